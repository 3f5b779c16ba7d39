// Generated from api-definitions/networking/v1/ingress-class.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { addErrors, hasFormat, isEmpty } from "../../../../runtime/codec/generated-doorway.js";

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
