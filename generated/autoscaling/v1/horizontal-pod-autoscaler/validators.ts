// Generated from api-definitions/autoscaling/v1/horizontal-pod-autoscaler.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { addErrors } from "../../../../runtime/codec/generated-doorway.js";
import { validateCrossVersionObjectReference } from "../../v2/horizontal-pod-autoscaler/validators.js";

/** Rules of HorizontalPodAutoscaler (api-definitions/autoscaling/v1/horizontal-pod-autoscaler.yaml). */
export function validateHorizontalPodAutoscaler(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.spec !== undefined) {
      if (!validateHorizontalPodAutoscalerSpec(data.spec, { instancePath: instancePath + "/spec" })) {
        vErrors = addErrors(vErrors, validateHorizontalPodAutoscalerSpec.errors);
        errors = vErrors.length;
      }
    }
  }
  validateHorizontalPodAutoscaler.errors = vErrors;
  return errors === 0;
}

/** Rules of HorizontalPodAutoscalerSpec (api-definitions/autoscaling/v1/horizontal-pod-autoscaler.yaml). */
export function validateHorizontalPodAutoscalerSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.scaleTargetRef !== undefined) {
      if (!validateCrossVersionObjectReference(data.scaleTargetRef, { instancePath: instancePath + "/scaleTargetRef" })) {
        vErrors = addErrors(vErrors, validateCrossVersionObjectReference.errors);
        errors = vErrors.length;
      }
    }
  }
  validateHorizontalPodAutoscalerSpec.errors = vErrors;
  return errors === 0;
}
