// Generated from api-definitions/rbac/v1. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, isEmpty } from "../../../runtime/codec/generated-doorway.js";
import { validateLabelSelector } from "../../meta/v1/validators.js";

/** Rules of ClusterRoleBinding (api-definitions/rbac/v1/cluster-role-binding.yaml). */
export function validateClusterRoleBinding(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subjects !== undefined) {
      let data0 = data.subjects;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateSubject(data0[i0], { instancePath: instancePath + "/subjects/" + i0 })) {
            vErrors = addErrors(vErrors, validateSubject.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.roleRef !== undefined) {
      if (!validateRoleRef(data.roleRef, { instancePath: instancePath + "/roleRef" })) {
        vErrors = addErrors(vErrors, validateRoleRef.errors);
        errors = vErrors.length;
      }
    }
  }
  validateClusterRoleBinding.errors = vErrors;
  return errors === 0;
}

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

/** Rules of RoleRef (api-definitions/rbac/v1/policy-rule.yaml). */
export function validateRoleRef(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.name)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
  }
  validateRoleRef.errors = vErrors;
  return errors === 0;
}

/** Rules of Subject (api-definitions/rbac/v1/policy-rule.yaml). */
export function validateSubject(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind !== undefined) {
      let data0 = data.kind;
      if (typeof data0 === "string") {
        if (data0 !== "ServiceAccount" && data0 !== "User" && data0 !== "Group") {
          (vErrors ??= []).push({ instancePath: instancePath + "/kind", keyword: "enum", params: { allowedValues: ["ServiceAccount", "User", "Group"] } });
          errors++;
        }
      }
    }
    if (isEmpty(data.name)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
  }
  validateSubject.errors = vErrors;
  return errors === 0;
}

/** Rules of RoleBinding (api-definitions/rbac/v1/role-binding.yaml). */
export function validateRoleBinding(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subjects !== undefined) {
      let data0 = data.subjects;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateSubject(data0[i0], { instancePath: instancePath + "/subjects/" + i0 })) {
            vErrors = addErrors(vErrors, validateSubject.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.roleRef !== undefined) {
      if (!validateRoleRef(data.roleRef, { instancePath: instancePath + "/roleRef" })) {
        vErrors = addErrors(vErrors, validateRoleRef.errors);
        errors = vErrors.length;
      }
    }
  }
  validateRoleBinding.errors = vErrors;
  return errors === 0;
}
