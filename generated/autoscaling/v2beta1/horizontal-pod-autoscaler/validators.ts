// Generated from api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors } from "../../../../runtime/codec/generated-doorway.js";
import { validateLabelSelector } from "../../../meta/v1/label-selector/validators.js";
import { validateCrossVersionObjectReference } from "../../v2/horizontal-pod-autoscaler/validators.js";

/** Rules of HorizontalPodAutoscaler (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
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
    if (data.status !== undefined) {
      if (!validateHorizontalPodAutoscalerStatus(data.status, { instancePath: instancePath + "/status" })) {
        vErrors = addErrors(vErrors, validateHorizontalPodAutoscalerStatus.errors);
        errors = vErrors.length;
      }
    }
  }
  validateHorizontalPodAutoscaler.errors = vErrors;
  return errors === 0;
}

/** Rules of HorizontalPodAutoscalerSpec (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
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

/** Rules of HorizontalPodAutoscalerStatus (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export function validateHorizontalPodAutoscalerStatus(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.currentMetrics !== undefined) {
      let data0 = data.currentMetrics;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateMetricStatus(data0[i0], { instancePath: instancePath + "/currentMetrics/" + i0 })) {
            vErrors = addErrors(vErrors, validateMetricStatus.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateHorizontalPodAutoscalerStatus.errors = vErrors;
  return errors === 0;
}

/** Rules of MetricSpec (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export function validateMetricSpec(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.object !== undefined) {
      if (!validateObjectMetricSource(data.object, { instancePath: instancePath + "/object" })) {
        vErrors = addErrors(vErrors, validateObjectMetricSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.pods !== undefined) {
      if (!validatePodsMetricSource(data.pods, { instancePath: instancePath + "/pods" })) {
        vErrors = addErrors(vErrors, validatePodsMetricSource.errors);
        errors = vErrors.length;
      }
    }
    if (data.external !== undefined) {
      if (!validateExternalMetricSource(data.external, { instancePath: instancePath + "/external" })) {
        vErrors = addErrors(vErrors, validateExternalMetricSource.errors);
        errors = vErrors.length;
      }
    }
  }
  validateMetricSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of MetricStatus (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export function validateMetricStatus(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.object !== undefined) {
      if (!validateObjectMetricStatus(data.object, { instancePath: instancePath + "/object" })) {
        vErrors = addErrors(vErrors, validateObjectMetricStatus.errors);
        errors = vErrors.length;
      }
    }
    if (data.pods !== undefined) {
      if (!validatePodsMetricStatus(data.pods, { instancePath: instancePath + "/pods" })) {
        vErrors = addErrors(vErrors, validatePodsMetricStatus.errors);
        errors = vErrors.length;
      }
    }
    if (data.external !== undefined) {
      if (!validateExternalMetricStatus(data.external, { instancePath: instancePath + "/external" })) {
        vErrors = addErrors(vErrors, validateExternalMetricStatus.errors);
        errors = vErrors.length;
      }
    }
  }
  validateMetricStatus.errors = vErrors;
  return errors === 0;
}

/** Rules of ObjectMetricSource (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export function validateObjectMetricSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.target !== undefined) {
      if (!validateCrossVersionObjectReference(data.target, { instancePath: instancePath + "/target" })) {
        vErrors = addErrors(vErrors, validateCrossVersionObjectReference.errors);
        errors = vErrors.length;
      }
    }
    if (data.selector !== undefined) {
      if (!validateLabelSelector(data.selector, { instancePath: instancePath + "/selector" })) {
        vErrors = addErrors(vErrors, validateLabelSelector.errors);
        errors = vErrors.length;
      }
    }
  }
  validateObjectMetricSource.errors = vErrors;
  return errors === 0;
}

/** Rules of PodsMetricSource (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export function validatePodsMetricSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.selector !== undefined) {
      if (!validateLabelSelector(data.selector, { instancePath: instancePath + "/selector" })) {
        vErrors = addErrors(vErrors, validateLabelSelector.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePodsMetricSource.errors = vErrors;
  return errors === 0;
}

/** Rules of ExternalMetricSource (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export function validateExternalMetricSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.metricSelector !== undefined) {
      if (!validateLabelSelector(data.metricSelector, { instancePath: instancePath + "/metricSelector" })) {
        vErrors = addErrors(vErrors, validateLabelSelector.errors);
        errors = vErrors.length;
      }
    }
  }
  validateExternalMetricSource.errors = vErrors;
  return errors === 0;
}

/** Rules of ObjectMetricStatus (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export function validateObjectMetricStatus(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.target !== undefined) {
      if (!validateCrossVersionObjectReference(data.target, { instancePath: instancePath + "/target" })) {
        vErrors = addErrors(vErrors, validateCrossVersionObjectReference.errors);
        errors = vErrors.length;
      }
    }
    if (data.selector !== undefined) {
      if (!validateLabelSelector(data.selector, { instancePath: instancePath + "/selector" })) {
        vErrors = addErrors(vErrors, validateLabelSelector.errors);
        errors = vErrors.length;
      }
    }
  }
  validateObjectMetricStatus.errors = vErrors;
  return errors === 0;
}

/** Rules of PodsMetricStatus (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export function validatePodsMetricStatus(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.selector !== undefined) {
      if (!validateLabelSelector(data.selector, { instancePath: instancePath + "/selector" })) {
        vErrors = addErrors(vErrors, validateLabelSelector.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePodsMetricStatus.errors = vErrors;
  return errors === 0;
}

/** Rules of ExternalMetricStatus (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export function validateExternalMetricStatus(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.metricSelector !== undefined) {
      if (!validateLabelSelector(data.metricSelector, { instancePath: instancePath + "/metricSelector" })) {
        vErrors = addErrors(vErrors, validateLabelSelector.errors);
        errors = vErrors.length;
      }
    }
  }
  validateExternalMetricStatus.errors = vErrors;
  return errors === 0;
}
