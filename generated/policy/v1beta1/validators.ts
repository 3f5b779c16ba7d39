// Generated from api-definitions/policy/v1beta1. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, isEmpty } from "../../../runtime/codec/generated-doorway.js";
import { validateCondition, validateLabelSelector } from "../../meta/v1/validators.js";

/** Rules of PodDisruptionBudget (api-definitions/policy/v1beta1/pod-disruption-budget.yaml). */
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

/** Rules of PodDisruptionBudgetSpec (api-definitions/policy/v1beta1/pod-disruption-budget.yaml). */
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

/** Rules of PodDisruptionBudgetStatus (api-definitions/policy/v1beta1/pod-disruption-budget.yaml). */
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

/** Rules of PodSecurityPolicy (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export function validatePodSecurityPolicy(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validatePodSecurityPolicySpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validatePodSecurityPolicySpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePodSecurityPolicy.errors = vErrors;
  return errors === 0;
}

/** Rules of PodSecurityPolicySpec (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export function validatePodSecurityPolicySpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.seLinux !== undefined) {
      if (!validateSELinuxStrategyOptions(data.seLinux, { instancePath: instancePath + "/seLinux" })) {
        vErrors = addErrors(vErrors, validateSELinuxStrategyOptions.errors);
        errors = vErrors.length;
      }
    }
    if (data.runAsUser !== undefined) {
      if (!validateRunAsUserStrategyOptions(data.runAsUser, { instancePath: instancePath + "/runAsUser" })) {
        vErrors = addErrors(vErrors, validateRunAsUserStrategyOptions.errors);
        errors = vErrors.length;
      }
    }
    if (data.runAsGroup !== undefined) {
      if (!validateRunAsGroupStrategyOptions(data.runAsGroup, { instancePath: instancePath + "/runAsGroup" })) {
        vErrors = addErrors(vErrors, validateRunAsGroupStrategyOptions.errors);
        errors = vErrors.length;
      }
    }
    if (data.supplementalGroups !== undefined) {
      if (!validateSupplementalGroupsStrategyOptions(data.supplementalGroups, { instancePath: instancePath + "/supplementalGroups" })) {
        vErrors = addErrors(vErrors, validateSupplementalGroupsStrategyOptions.errors);
        errors = vErrors.length;
      }
    }
    if (data.fsGroup !== undefined) {
      if (!validateFSGroupStrategyOptions(data.fsGroup, { instancePath: instancePath + "/fsGroup" })) {
        vErrors = addErrors(vErrors, validateFSGroupStrategyOptions.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePodSecurityPolicySpec.errors = vErrors;
  return errors === 0;
}

/** Rules of SELinuxStrategyOptions (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export function validateSELinuxStrategyOptions(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rule !== undefined) {
      let data0 = data.rule;
      if (typeof data0 === "string") {
        if (data0 !== "MustRunAs" && data0 !== "RunAsAny") {
          (vErrors ??= []).push({ instancePath: instancePath + "/rule", keyword: "enum", params: { allowedValues: ["MustRunAs", "RunAsAny"] } });
          errors++;
        }
      }
    }
  }
  validateSELinuxStrategyOptions.errors = vErrors;
  return errors === 0;
}

/** Rules of RunAsUserStrategyOptions (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export function validateRunAsUserStrategyOptions(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rule !== undefined) {
      let data0 = data.rule;
      if (typeof data0 === "string") {
        if (data0 !== "MustRunAs" && data0 !== "MustRunAsNonRoot" && data0 !== "RunAsAny") {
          (vErrors ??= []).push({ instancePath: instancePath + "/rule", keyword: "enum", params: { allowedValues: ["MustRunAs", "MustRunAsNonRoot", "RunAsAny"] } });
          errors++;
        }
      }
    }
  }
  validateRunAsUserStrategyOptions.errors = vErrors;
  return errors === 0;
}

/** Rules of RunAsGroupStrategyOptions (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export function validateRunAsGroupStrategyOptions(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rule !== undefined) {
      let data0 = data.rule;
      if (typeof data0 === "string") {
        if (data0 !== "MayRunAs" && data0 !== "MustRunAs" && data0 !== "RunAsAny") {
          (vErrors ??= []).push({ instancePath: instancePath + "/rule", keyword: "enum", params: { allowedValues: ["MayRunAs", "MustRunAs", "RunAsAny"] } });
          errors++;
        }
      }
    }
  }
  validateRunAsGroupStrategyOptions.errors = vErrors;
  return errors === 0;
}

/** Rules of SupplementalGroupsStrategyOptions (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export function validateSupplementalGroupsStrategyOptions(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rule !== undefined) {
      let data0 = data.rule;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "MayRunAs" && data0 !== "MustRunAs" && data0 !== "RunAsAny") {
            (vErrors ??= []).push({ instancePath: instancePath + "/rule", keyword: "enum", params: { allowedValues: ["MayRunAs", "MustRunAs", "RunAsAny"] } });
            errors++;
          }
        }
      }
    }
  }
  validateSupplementalGroupsStrategyOptions.errors = vErrors;
  return errors === 0;
}

/** Rules of FSGroupStrategyOptions (api-definitions/policy/v1beta1/pod-security-policy.yaml). */
export function validateFSGroupStrategyOptions(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rule !== undefined) {
      let data0 = data.rule;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "MayRunAs" && data0 !== "MustRunAs" && data0 !== "RunAsAny") {
            (vErrors ??= []).push({ instancePath: instancePath + "/rule", keyword: "enum", params: { allowedValues: ["MayRunAs", "MustRunAs", "RunAsAny"] } });
            errors++;
          }
        }
      }
    }
  }
  validateFSGroupStrategyOptions.errors = vErrors;
  return errors === 0;
}
