// Generated from api-definitions/rbac/v1/cluster-role.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors } from "../../../../runtime/codec/generated-doorway.js";
import { validateLabelSelector } from "../../../meta/v1/label-selector/validators.js";

/** Rules of ClusterRole (api-definitions/rbac/v1/cluster-role.yaml). */
export function validateClusterRole(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.aggregationRule !== undefined) {
      if (!validateAggregationRule(data.aggregationRule, { instancePath: instancePath + "/aggregationRule" })) {
        vErrors = addErrors(vErrors, validateAggregationRule.errors);
        errors = vErrors.length;
      }
    }
  }
  validateClusterRole.errors = vErrors;
  return errors === 0;
}

/** Rules of AggregationRule (api-definitions/rbac/v1/cluster-role.yaml). */
export function validateAggregationRule(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.clusterRoleSelectors !== undefined) {
      let data0 = data.clusterRoleSelectors;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateLabelSelector(data0[i0], { instancePath: instancePath + "/clusterRoleSelectors/" + i0 })) {
            vErrors = addErrors(vErrors, validateLabelSelector.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateAggregationRule.errors = vErrors;
  return errors === 0;
}
