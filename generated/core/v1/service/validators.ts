// Generated from api-definitions/core/v1/service.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, hasFormat, isEmpty } from "../../../../runtime/codec/generated-doorway.js";
import { validateLoadBalancerStatus } from "../load-balancer-status/validators.js";

/** Rules of Service (api-definitions/core/v1/service.yaml). */
export function validateService(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validateServiceSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validateServiceSpec.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== undefined) {
      if (!validateServiceStatus(data.status, { instancePath: instancePath + "/status" })) {
        vErrors = addErrors(vErrors, validateServiceStatus.errors);
        errors = vErrors.length;
      }
    }
  }
  validateService.errors = vErrors;
  return errors === 0;
}

/** Rules of ServiceSpec (api-definitions/core/v1/service.yaml). */
export function validateServiceSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ports !== undefined) {
      let data0 = data.ports;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateServicePort(data0[i0], { instancePath: instancePath + "/ports/" + i0 })) {
            vErrors = addErrors(vErrors, validateServicePort.errors);
            errors = vErrors.length;
          }
        }
      }
    }
    if (data.selector !== undefined) {
      let data0 = data.selector;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key0 in data0) {
          if (errors >= MOST_MISTAKES) break;
          const _errs0 = errors;
          if (typeof key0 === "string") {
            if (!hasFormat("qualifiedName", key0)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/selector", keyword: "format", params: { format: "qualifiedName" }, propertyName: key0 });
              errors++;
            }
          }
          var valid0 = _errs0 === errors;
          if (!valid0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/selector", keyword: "propertyNames", params: { propertyName: key0 } });
            errors++;
          }
        }
        for (const key0 in data0) {
          if (errors >= MOST_MISTAKES) break;
          let data1 = data0[key0];
          if (typeof data1 === "string") {
            if (!hasFormat("labelValue", data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/selector/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "format", params: { format: "labelValue" } });
              errors++;
            }
          }
        }
      }
    }
    if (data.type !== undefined) {
      let data0 = data.type;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "ClusterIP" && data0 !== "ExternalName" && data0 !== "LoadBalancer" && data0 !== "NodePort") {
            (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "enum", params: { allowedValues: ["ClusterIP", "ExternalName", "LoadBalancer", "NodePort"] } });
            errors++;
          }
        }
      }
    }
    if (data.externalIPs !== undefined) {
      let data0 = data.externalIPs;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (!hasFormat("ipAddress", data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/externalIPs/" + i0, keyword: "format", params: { format: "ipAddress" } });
              errors++;
            }
          }
        }
      }
    }
    if (data.sessionAffinity !== undefined) {
      let data0 = data.sessionAffinity;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "ClientIP" && data0 !== "None") {
            (vErrors ??= []).push({ instancePath: instancePath + "/sessionAffinity", keyword: "enum", params: { allowedValues: ["ClientIP", "None"] } });
            errors++;
          }
        }
      }
    }
    if (data.externalName !== undefined) {
      let data0 = data.externalName;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Subdomain", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/externalName", keyword: "format", params: { format: "dns1123Subdomain" } });
            errors++;
          }
        }
      }
    }
    if (data.externalTrafficPolicy !== undefined) {
      let data0 = data.externalTrafficPolicy;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "Cluster" && data0 !== "Local") {
            (vErrors ??= []).push({ instancePath: instancePath + "/externalTrafficPolicy", keyword: "enum", params: { allowedValues: ["Cluster", "Local"] } });
            errors++;
          }
        }
      }
    }
    if (data.ipFamilies !== undefined) {
      let data0 = data.ipFamilies;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (data1 !== "IPv4" && data1 !== "IPv6") {
              (vErrors ??= []).push({ instancePath: instancePath + "/ipFamilies/" + i0, keyword: "enum", params: { allowedValues: ["IPv4", "IPv6"] } });
              errors++;
            }
          }
        }
      }
    }
    if (data.ipFamilyPolicy !== undefined) {
      let data0 = data.ipFamilyPolicy;
      if (typeof data0 === "string") {
        if (data0 !== "PreferDualStack" && data0 !== "RequireDualStack" && data0 !== "SingleStack") {
          (vErrors ??= []).push({ instancePath: instancePath + "/ipFamilyPolicy", keyword: "enum", params: { allowedValues: ["PreferDualStack", "RequireDualStack", "SingleStack"] } });
          errors++;
        }
      }
    }
    if (data.loadBalancerClass !== undefined) {
      let data0 = data.loadBalancerClass;
      if (typeof data0 === "string") {
        if (!hasFormat("qualifiedName", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/loadBalancerClass", keyword: "format", params: { format: "qualifiedName" } });
          errors++;
        }
      }
    }
    if (data.internalTrafficPolicy !== undefined) {
      let data0 = data.internalTrafficPolicy;
      if (typeof data0 === "string") {
        if (data0 !== "Cluster" && data0 !== "Local") {
          (vErrors ??= []).push({ instancePath: instancePath + "/internalTrafficPolicy", keyword: "enum", params: { allowedValues: ["Cluster", "Local"] } });
          errors++;
        }
      }
    }
  }
  validateServiceSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of ServiceStatus (api-definitions/core/v1/service.yaml). */
export function validateServiceStatus(data, { instancePath = "" } = {}) {
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
  validateServiceStatus.errors = vErrors;
  return errors === 0;
}

/** Rules of ServicePort (api-definitions/core/v1/service.yaml). */
export function validateServicePort(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== undefined) {
      let data0 = data.name;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("dns1123Label", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "format", params: { format: "dns1123Label" } });
            errors++;
          }
        }
      }
    }
    if (data.protocol !== undefined) {
      let data0 = data.protocol;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (data0 !== "SCTP" && data0 !== "TCP" && data0 !== "UDP") {
            (vErrors ??= []).push({ instancePath: instancePath + "/protocol", keyword: "enum", params: { allowedValues: ["SCTP", "TCP", "UDP"] } });
            errors++;
          }
        }
      }
    }
    if (data.appProtocol !== undefined) {
      let data0 = data.appProtocol;
      if (typeof data0 === "string") {
        if (!hasFormat("qualifiedName", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/appProtocol", keyword: "format", params: { format: "qualifiedName" } });
          errors++;
        }
      }
    }
  }
  validateServicePort.errors = vErrors;
  return errors === 0;
}
