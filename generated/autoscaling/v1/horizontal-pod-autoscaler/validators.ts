// Generated from api-definitions/autoscaling/v1/horizontal-pod-autoscaler.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { addErrors, hasFormat, isEmpty } from "../../../../runtime/codec/generated-doorway.js";

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

/** Rules of CrossVersionObjectReference (api-definitions/autoscaling/v1/horizontal-pod-autoscaler.yaml). */
export function validateCrossVersionObjectReference(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind !== undefined) {
      let data0 = data.kind;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("pathSegment", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/kind", keyword: "format", params: { format: "pathSegment" } });
            errors++;
          }
        }
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (!isEmpty(data0)) {
        if (typeof data0 === "string") {
          if (!hasFormat("pathSegment", data0)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "format", params: { format: "pathSegment" } });
            errors++;
          }
        }
      }
    }
    if (isEmpty(data.kind)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "kind" } });
      errors++;
    }
    if (isEmpty(data.name)) {
      (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
  }
  validateCrossVersionObjectReference.errors = vErrors;
  return errors === 0;
}
