// Generated from api-definitions/core/v1/pod-template.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { addErrors } from "../../../../runtime/codec/generated-doorway.js";
import { validatePodSpec } from "../pod/validators.js";

/** Rules of PodTemplate (api-definitions/core/v1/pod-template.yaml). */
export function validatePodTemplate(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.template !== undefined) {
      if (!validatePodTemplateSpec(data.template, { instancePath: instancePath + "/template" })) {
        vErrors = addErrors(vErrors, validatePodTemplateSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePodTemplate.errors = vErrors;
  return errors === 0;
}

/** Rules of PodTemplateSpec (api-definitions/core/v1/pod-template.yaml). */
export function validatePodTemplateSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validatePodSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validatePodSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePodTemplateSpec.errors = vErrors;
  return errors === 0;
}
