// Generated from api-definitions/networking/v1/ingress.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, hasFormat, isEmpty } from "../../../../runtime/codec/generated-doorway.js";
import { validateLoadBalancerStatus } from "../../../core/v1/load-balancer-status/validators.js";
import { validateTypedLocalObjectReference } from "../../../core/v1/references/validators.js";

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
