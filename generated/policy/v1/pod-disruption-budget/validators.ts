// Generated from api-definitions/policy/v1/pod-disruption-budget.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors } from "../../../../runtime/codec/generated-doorway.js";
import { validateCondition } from "../../../meta/v1/condition/validators.js";
import { validateLabelSelector } from "../../../meta/v1/label-selector/validators.js";

/** Rules of PodDisruptionBudget (api-definitions/policy/v1/pod-disruption-budget.yaml). */
export function validatePodDisruptionBudget(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validatePodDisruptionBudgetSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validatePodDisruptionBudgetSpec.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      if (!validatePodDisruptionBudgetStatus(data.status, { instancePath: instancePath + "/status" })) {
        vErrors = addErrors(vErrors, validatePodDisruptionBudgetStatus.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePodDisruptionBudget.errors = vErrors;
  return errors === 0;
}

/** Rules of PodDisruptionBudgetSpec (api-definitions/policy/v1/pod-disruption-budget.yaml). */
export function validatePodDisruptionBudgetSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.selector !== undefined) {
      if (!validateLabelSelector(data.selector, { instancePath: instancePath + "/selector" })) {
        vErrors = addErrors(vErrors, validateLabelSelector.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePodDisruptionBudgetSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of PodDisruptionBudgetStatus (api-definitions/policy/v1/pod-disruption-budget.yaml). */
export function validatePodDisruptionBudgetStatus(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.disruptionsAllowed !== undefined) {
      let data0 = data.disruptionsAllowed;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/disruptionsAllowed", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.currentHealthy !== undefined) {
      let data0 = data.currentHealthy;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/currentHealthy", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.desiredHealthy !== undefined) {
      let data0 = data.desiredHealthy;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/desiredHealthy", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.expectedPods !== undefined) {
      let data0 = data.expectedPods;
      if ((typeof data0 == "number" || typeof data0 == "bigint") && data0 < 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/expectedPods", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
        errors++;
      }
    }
    if (data.conditions !== undefined) {
      let data0 = data.conditions;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateCondition(data0[i0], { instancePath: instancePath + "/conditions/" + i0 })) {
            vErrors = addErrors(vErrors, validateCondition.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validatePodDisruptionBudgetStatus.errors = vErrors;
  return errors === 0;
}
