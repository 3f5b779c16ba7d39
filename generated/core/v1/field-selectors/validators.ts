// Generated from api-definitions/core/v1/field-selectors.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { isEmpty } from "../../../../runtime/codec/generated-doorway.js";

/** Rules of ObjectFieldSelector (api-definitions/core/v1/field-selectors.yaml). */
export function validateObjectFieldSelector(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.fieldPath)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "fieldPath" } });
      errors++;
    }
  }
  validateObjectFieldSelector.errors = vErrors;
  return errors === 0;
}

/** Rules of ResourceFieldSelector (api-definitions/core/v1/field-selectors.yaml). */
export function validateResourceFieldSelector(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (isEmpty(data.resource)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "resource" } });
      errors++;
    }
  }
  validateResourceFieldSelector.errors = vErrors;
  return errors === 0;
}
