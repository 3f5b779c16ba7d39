// Generated from api-definitions/networking/v1/network-policy.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, isEmpty } from "../../../../runtime/codec/generated-doorway.js";
import { validateCondition } from "../../../meta/v1/condition/validators.js";
import { validateLabelSelector } from "../../../meta/v1/label-selector/validators.js";

/** Rules of NetworkPolicy (api-definitions/networking/v1/network-policy.yaml). */
export function validateNetworkPolicy(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validateNetworkPolicySpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validateNetworkPolicySpec.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      if (!validateNetworkPolicyStatus(data.status, { instancePath: instancePath + "/status" })) {
        vErrors = addErrors(vErrors, validateNetworkPolicyStatus.errors);
        errors = vErrors.length;
      }
    }
  }
  validateNetworkPolicy.errors = vErrors;
  return errors === 0;
}

/** Rules of NetworkPolicySpec (api-definitions/networking/v1/network-policy.yaml). */
export function validateNetworkPolicySpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.podSelector !== undefined) {
      if (!validateLabelSelector(data.podSelector, { instancePath: instancePath + "/podSelector" })) {
        vErrors = addErrors(vErrors, validateLabelSelector.errors);
        errors = vErrors.length;
      }
    }
    if (data.ingress !== undefined) {
      let data0 = data.ingress;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateNetworkPolicyIngressRule(data0[i0], { instancePath: instancePath + "/ingress/" + i0 })) {
            vErrors = addErrors(vErrors, validateNetworkPolicyIngressRule.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.egress !== undefined) {
      let data0 = data.egress;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateNetworkPolicyEgressRule(data0[i0], { instancePath: instancePath + "/egress/" + i0 })) {
            vErrors = addErrors(vErrors, validateNetworkPolicyEgressRule.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateNetworkPolicySpec.errors = vErrors;
  return errors === 0;
}

/** Rules of NetworkPolicyStatus (api-definitions/networking/v1/network-policy.yaml). */
export function validateNetworkPolicyStatus(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
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
  validateNetworkPolicyStatus.errors = vErrors;
  return errors === 0;
}

/** Rules of NetworkPolicyIngressRule (api-definitions/networking/v1/network-policy.yaml). */
export function validateNetworkPolicyIngressRule(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ports !== undefined) {
      let data0 = data.ports;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateNetworkPolicyPort(data0[i0], { instancePath: instancePath + "/ports/" + i0 })) {
            vErrors = addErrors(vErrors, validateNetworkPolicyPort.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.from !== undefined) {
      let data0 = data.from;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateNetworkPolicyPeer(data0[i0], { instancePath: instancePath + "/from/" + i0 })) {
            vErrors = addErrors(vErrors, validateNetworkPolicyPeer.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateNetworkPolicyIngressRule.errors = vErrors;
  return errors === 0;
}

/** Rules of NetworkPolicyEgressRule (api-definitions/networking/v1/network-policy.yaml). */
export function validateNetworkPolicyEgressRule(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ports !== undefined) {
      let data0 = data.ports;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateNetworkPolicyPort(data0[i0], { instancePath: instancePath + "/ports/" + i0 })) {
            vErrors = addErrors(vErrors, validateNetworkPolicyPort.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.to !== undefined) {
      let data0 = data.to;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateNetworkPolicyPeer(data0[i0], { instancePath: instancePath + "/to/" + i0 })) {
            vErrors = addErrors(vErrors, validateNetworkPolicyPeer.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateNetworkPolicyEgressRule.errors = vErrors;
  return errors === 0;
}

/** Rules of NetworkPolicyPort (api-definitions/networking/v1/network-policy.yaml). */
export function validateNetworkPolicyPort(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.protocol !== undefined) {
      let data0 = data.protocol;
      if (typeof data0 === "string") {
        if (data0 !== "TCP" && data0 !== "UDP" && data0 !== "SCTP") {
          (vErrors ??= []).push({ instancePath: instancePath + "/protocol", keyword: "enum", params: { allowedValues: ["TCP", "UDP", "SCTP"] } });
          errors++;
        }
      }
    }
  }
  validateNetworkPolicyPort.errors = vErrors;
  return errors === 0;
}

/** Rules of NetworkPolicyPeer (api-definitions/networking/v1/network-policy.yaml). */
export function validateNetworkPolicyPeer(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.podSelector !== undefined) {
      if (!validateLabelSelector(data.podSelector, { instancePath: instancePath + "/podSelector" })) {
        vErrors = addErrors(vErrors, validateLabelSelector.errors);
        errors = vErrors.length;
      }
    }
    if (data.namespaceSelector !== undefined) {
      if (!validateLabelSelector(data.namespaceSelector, { instancePath: instancePath + "/namespaceSelector" })) {
        vErrors = addErrors(vErrors, validateLabelSelector.errors);
        errors = vErrors.length;
      }
    }
    if (data.ipBlock !== undefined) {
      if (!validateIPBlock(data.ipBlock, { instancePath: instancePath + "/ipBlock" })) {
        vErrors = addErrors(vErrors, validateIPBlock.errors);
        errors = vErrors.length;
      }
    }
  }
  validateNetworkPolicyPeer.errors = vErrors;
  return errors === 0;
}

/** Rules of IPBlock (api-definitions/networking/v1/network-policy.yaml). */
export function validateIPBlock(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.cidr)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "cidr" } });
      errors++;
    }
  }
  validateIPBlock.errors = vErrors;
  return errors === 0;
}
