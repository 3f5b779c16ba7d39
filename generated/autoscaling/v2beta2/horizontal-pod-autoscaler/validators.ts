// Generated from api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors } from "../../../../runtime/codec/generated-doorway.js";
import { validateContainerResourceMetricSource } from "../../v2/horizontal-pod-autoscaler/validators.js";

/** Rules of HorizontalPodAutoscaler (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
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

/** Rules of HorizontalPodAutoscalerSpec (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
export function validateHorizontalPodAutoscalerSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.metrics !== undefined) {
      let data0 = data.metrics;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateMetricSpec(data0[i0], { instancePath: instancePath + "/metrics/" + i0 })) {
            vErrors = addErrors(vErrors, validateMetricSpec.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateHorizontalPodAutoscalerSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of MetricSpec (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
export function validateMetricSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.containerResource !== undefined) {
      if (!validateContainerResourceMetricSource(data.containerResource, { instancePath: instancePath + "/containerResource" })) {
        vErrors = addErrors(vErrors, validateContainerResourceMetricSource.errors);
        errors = vErrors.length;
      }
    }
  }
  validateMetricSpec.errors = vErrors;
  return errors === 0;
}
