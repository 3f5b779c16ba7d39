// Generated from api-definitions/core/v1/references.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { isEmpty } from "../../../../runtime/codec/generated-doorway.js";

/** Rules of TypedLocalObjectReference (api-definitions/core/v1/references.yaml). */
export function validateTypedLocalObjectReference(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.kind)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "kind" } });
      errors++;
    }
    if (isEmpty(data.name)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
  }
  validateTypedLocalObjectReference.errors = vErrors;
  return errors === 0;
}
