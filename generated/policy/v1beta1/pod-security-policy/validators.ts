// Generated from api-definitions/policy/v1beta1/pod-security-policy.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { addErrors, isEmpty } from "../../../../runtime/codec/generated-doorway.js";

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
