// Generated from api-definitions/networking/v1. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, hasFormat, isEmpty } from "../../../runtime/codec/generated-doorway.js";
import { validateLoadBalancerStatus, validateTypedLocalObjectReference } from "../../core/v1/validators.js";
import { validateCondition, validateLabelSelector } from "../../meta/v1/validators.js";

/** Rules of IngressClass (api-definitions/networking/v1/ingress-class.yaml). */
export function validateIngressClass(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validateIngressClassSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validateIngressClassSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validateIngressClass.errors = vErrors;
  return errors === 0;
}

/** Rules of IngressClassSpec (api-definitions/networking/v1/ingress-class.yaml). */
export function validateIngressClassSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.controller !== undefined) {
      let data0 = data.controller;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("domainPath", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/controller", keyword: "format", params: { format: "domainPath" } });
            errors++;
          }
        }
      }
    }
    if (data.parameters !== undefined) {
      if (!validateIngressClassParametersReference(data.parameters, { instancePath: instancePath + "/parameters" })) {
        vErrors = addErrors(vErrors, validateIngressClassParametersReference.errors);
        errors = vErrors.length;
      }
    }
    if (isEmpty(data.controller)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "controller" } });
      errors++;
    }
  }
  validateIngressClassSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of IngressClassParametersReference (api-definitions/networking/v1/ingress-class.yaml). */
export function validateIngressClassParametersReference(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apiGroup !== undefined) {
      let data0 = data.apiGroup;
      if (typeof data0 === "string") {
        if (!hasFormat("dns1123Subdomain", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/apiGroup", keyword: "format", params: { format: "dns1123Subdomain" } });
          errors++;
        }
      }
    }
    if (data.kind !== undefined) {
      let data0 = data.kind;
      if (typeof data0 === "string") {
        if (!hasFormat("pathSegment", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/kind", keyword: "format", params: { format: "pathSegment" } });
          errors++;
        }
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (!hasFormat("pathSegment", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "format", params: { format: "pathSegment" } });
          errors++;
        }
      }
    }
    if (data.namespace !== undefined) {
      let data0 = data.namespace;
      if (typeof data0 === "string") {
        if (!hasFormat("dns1123Label", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/namespace", keyword: "format", params: { format: "dns1123Label" } });
          errors++;
        }
      }
    }
  }
  validateIngressClassParametersReference.errors = vErrors;
  return errors === 0;
}

/** Rules of Ingress (api-definitions/networking/v1/ingress.yaml). */
export function validateIngress(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validateIngressSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validateIngressSpec.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      if (!validateIngressStatus(data.status, { instancePath: instancePath + "/status" })) {
        vErrors = addErrors(vErrors, validateIngressStatus.errors);
        errors = vErrors.length;
      }
    }
  }
  validateIngress.errors = vErrors;
  return errors === 0;
}

/** Rules of IngressSpec (api-definitions/networking/v1/ingress.yaml). */
export function validateIngressSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ingressClassName !== undefined) {
      let data0 = data.ingressClassName;
      if (typeof data0 === "string") {
        if (!hasFormat("dns1123Subdomain", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/ingressClassName", keyword: "format", params: { format: "dns1123Subdomain" } });
          errors++;
        }
      }
    }
    if (data.defaultBackend !== undefined) {
      if (!validateIngressBackend(data.defaultBackend, { instancePath: instancePath + "/defaultBackend" })) {
        vErrors = addErrors(vErrors, validateIngressBackend.errors);
        errors = vErrors.length;
      }
    }
    if (data.tls !== undefined) {
      let data0 = data.tls;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateIngressTLS(data0[i0], { instancePath: instancePath + "/tls/" + i0 })) {
            vErrors = addErrors(vErrors, validateIngressTLS.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.rules !== undefined) {
      let data0 = data.rules;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateIngressRule(data0[i0], { instancePath: instancePath + "/rules/" + i0 })) {
            vErrors = addErrors(vErrors, validateIngressRule.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateIngressSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of IngressStatus (api-definitions/networking/v1/ingress.yaml). */
export function validateIngressStatus(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.loadBalancer !== undefined) {
      if (!validateLoadBalancerStatus(data.loadBalancer, { instancePath: instancePath + "/loadBalancer" })) {
        vErrors = addErrors(vErrors, validateLoadBalancerStatus.errors);
        errors = vErrors.length;
      }
    }
  }
  validateIngressStatus.errors = vErrors;
  return errors === 0;
}

/** Rules of IngressTLS (api-definitions/networking/v1/ingress.yaml). */
export function validateIngressTLS(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.secretName !== undefined) {
      let data0 = data.secretName;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Subdomain", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/secretName", keyword: "format", params: { format: "dns1123Subdomain" } });
            errors++;
          }
        }
      }
    }
  }
  validateIngressTLS.errors = vErrors;
  return errors === 0;
}

/** Rules of IngressRule (api-definitions/networking/v1/ingress.yaml). */
export function validateIngressRule(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.http !== undefined) {
      if (!validateHTTPIngressRuleValue(data.http, { instancePath: instancePath + "/http" })) {
        vErrors = addErrors(vErrors, validateHTTPIngressRuleValue.errors);
        errors = vErrors.length;
      }
    }
  }
  validateIngressRule.errors = vErrors;
  return errors === 0;
}

/** Rules of IngressRuleValue (api-definitions/networking/v1/ingress.yaml). */
export function validateIngressRuleValue(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.http !== undefined) {
      if (!validateHTTPIngressRuleValue(data.http, { instancePath: instancePath + "/http" })) {
        vErrors = addErrors(vErrors, validateHTTPIngressRuleValue.errors);
        errors = vErrors.length;
      }
    }
  }
  validateIngressRuleValue.errors = vErrors;
  return errors === 0;
}

/** Rules of HTTPIngressRuleValue (api-definitions/networking/v1/ingress.yaml). */
export function validateHTTPIngressRuleValue(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.paths !== undefined) {
      let data0 = data.paths;
      if (!isEmpty(data0)) {
        if (Array.isArray(data0)) {
          const len0 = data0.length;
          for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
            if (!validateHTTPIngressPath(data0[i0], { instancePath: instancePath + "/paths/" + i0 })) {
              vErrors = addErrors(vErrors, validateHTTPIngressPath.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    }
    if (isEmpty(data.paths)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "paths" } });
      errors++;
    }
  }
  validateHTTPIngressRuleValue.errors = vErrors;
  return errors === 0;
}

/** Rules of HTTPIngressPath (api-definitions/networking/v1/ingress.yaml). */
export function validateHTTPIngressPath(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.backend !== undefined) {
      if (!validateIngressBackend(data.backend, { instancePath: instancePath + "/backend" })) {
        vErrors = addErrors(vErrors, validateIngressBackend.errors);
        errors = vErrors.length;
      }
    }
    if (data.pathType == null) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "pathType" } });
      errors++;
    }
  }
  validateHTTPIngressPath.errors = vErrors;
  return errors === 0;
}

/** Rules of IngressBackend (api-definitions/networking/v1/ingress.yaml). */
export function validateIngressBackend(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.service !== undefined) {
      if (!validateIngressServiceBackend(data.service, { instancePath: instancePath + "/service" })) {
        vErrors = addErrors(vErrors, validateIngressServiceBackend.errors);
        errors = vErrors.length;
      }
    }
    if (data.resource !== undefined) {
      if (!validateTypedLocalObjectReference(data.resource, { instancePath: instancePath + "/resource" })) {
        vErrors = addErrors(vErrors, validateTypedLocalObjectReference.errors);
        errors = vErrors.length;
      }
    }
  }
  validateIngressBackend.errors = vErrors;
  return errors === 0;
}

/** Rules of IngressServiceBackend (api-definitions/networking/v1/ingress.yaml). */
export function validateIngressServiceBackend(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== undefined) {
      let data0 = data.name;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1035Label", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "format", params: { format: "dns1035Label" } });
            errors++;
          }
        }
      }
    }
    if (data.port !== undefined) {
      if (!validateServiceBackendPort(data.port, { instancePath: instancePath + "/port" })) {
        vErrors = addErrors(vErrors, validateServiceBackendPort.errors);
        errors = vErrors.length;
      }
    }
    if (isEmpty(data.name)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
  }
  validateIngressServiceBackend.errors = vErrors;
  return errors === 0;
}

/** Rules of ServiceBackendPort (api-definitions/networking/v1/ingress.yaml). */
export function validateServiceBackendPort(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== undefined) {
      let data0 = data.name;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("portName", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "format", params: { format: "portName" } });
            errors++;
          }
        }
      }
    }
  }
  validateServiceBackendPort.errors = vErrors;
  return errors === 0;
}

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
    if (data.cidr !== undefined) {
      let data0 = data.cidr;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("cidr", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/cidr", keyword: "format", params: { format: "cidr" } });
            errors++;
          }
        }
      }
    }
    if (data.except !== undefined) {
      let data0 = data.except;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (!hasFormat("cidr", data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/except/" + i0, keyword: "format", params: { format: "cidr" } });
              errors++;
            }
          }
        }
      }
    }
    if (isEmpty(data.cidr)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "cidr" } });
      errors++;
    }
  }
  validateIPBlock.errors = vErrors;
  return errors === 0;
}
