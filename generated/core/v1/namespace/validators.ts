// Generated from api-definitions/core/v1/namespace.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, hasFormat } from "../../../../runtime/codec/generated-doorway.js";

/** Rules of Namespace (api-definitions/core/v1/namespace.yaml). */
export function validateNamespace(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validateNamespaceSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validateNamespaceSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validateNamespace.errors = vErrors;
  return errors === 0;
}

/** Rules of NamespaceSpec (api-definitions/core/v1/namespace.yaml). */
export function validateNamespaceSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.finalizers !== undefined) {
      let data0 = data.finalizers;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (!hasFormat("qualifiedName", data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/finalizers/" + i0, keyword: "format", params: { format: "qualifiedName" } });
              errors++;
            }
          }
        }
      }
    }
  }
  validateNamespaceSpec.errors = vErrors;
  return errors === 0;
}
