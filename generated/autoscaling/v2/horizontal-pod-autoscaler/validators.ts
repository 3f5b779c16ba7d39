// Generated from api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { MOST_MISTAKES, addErrors, hasFormat, isEmpty } from "../../../../runtime/codec/generated-doorway.js";

/** Rules of HorizontalPodAutoscaler (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
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

/** Rules of HorizontalPodAutoscalerSpec (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
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
    if (data.behavior !== undefined) {
      if (!validateHorizontalPodAutoscalerBehavior(data.behavior, { instancePath: instancePath + "/behavior" })) {
        vErrors = addErrors(vErrors, validateHorizontalPodAutoscalerBehavior.errors);
        errors = vErrors.length;
      }
    }
  }
  validateHorizontalPodAutoscalerSpec.errors = vErrors;
  return errors === 0;
}

/** Rules of CrossVersionObjectReference (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
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

/** Rules of MetricSpec (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
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
    if (data.containerResource !== undefined) {
      if (!validateContainerResourceMetricSource(data.containerResource, { instancePath: instancePath + "/containerResource" })) {
        vErrors = addErrors(vErrors, validateContainerResourceMetricSource.errors);
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

/** Rules of HorizontalPodAutoscalerBehavior (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export function validateHorizontalPodAutoscalerBehavior(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.scaleUp !== undefined) {
      if (!validateHPAScalingRules(data.scaleUp, { instancePath: instancePath + "/scaleUp" })) {
        vErrors = addErrors(vErrors, validateHPAScalingRules.errors);
        errors = vErrors.length;
      }
    }
    if (data.scaleDown !== undefined) {
      if (!validateHPAScalingRules(data.scaleDown, { instancePath: instancePath + "/scaleDown" })) {
        vErrors = addErrors(vErrors, validateHPAScalingRules.errors);
        errors = vErrors.length;
      }
    }
  }
  validateHorizontalPodAutoscalerBehavior.errors = vErrors;
  return errors === 0;
}

/** Rules of HPAScalingRules (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export function validateHPAScalingRules(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.selectPolicy !== undefined) {
      let data0 = data.selectPolicy;
      if (typeof data0 === "string") {
        if (data0 !== "Disabled" && data0 !== "Max" && data0 !== "Min") {
          (vErrors ??= []).push({ instancePath: instancePath + "/selectPolicy", keyword: "enum", params: { allowedValues: ["Disabled", "Max", "Min"] } });
          errors++;
        }
      }
    }
    if (data.policies !== undefined) {
      let data0 = data.policies;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0 && errors < MOST_MISTAKES; i0++) {
          if (!validateHPAScalingPolicy(data0[i0], { instancePath: instancePath + "/policies/" + i0 })) {
            vErrors = addErrors(vErrors, validateHPAScalingPolicy.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  }
  validateHPAScalingRules.errors = vErrors;
  return errors === 0;
}

/** Rules of HPAScalingPolicy (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export function validateHPAScalingPolicy(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type !== undefined) {
      let data0 = data.type;
      if (typeof data0 === "string") {
        if (data0 !== "Percent" && data0 !== "Pods") {
          (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "enum", params: { allowedValues: ["Percent", "Pods"] } });
          errors++;
        }
      }
    }
  }
  validateHPAScalingPolicy.errors = vErrors;
  return errors === 0;
}

/** Rules of MetricIdentifier (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export function validateMetricIdentifier(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (!hasFormat("pathSegment", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "format", params: { format: "pathSegment" } });
          errors++;
        }
      }
    }
  }
  validateMetricIdentifier.errors = vErrors;
  return errors === 0;
}

/** Rules of ObjectMetricSource (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export function validateObjectMetricSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.describedObject !== undefined) {
      if (!validateCrossVersionObjectReference(data.describedObject, { instancePath: instancePath + "/describedObject" })) {
        vErrors = addErrors(vErrors, validateCrossVersionObjectReference.errors);
        errors = vErrors.length;
      }
    }
    if (data.metric !== undefined) {
      if (!validateMetricIdentifier(data.metric, { instancePath: instancePath + "/metric" })) {
        vErrors = addErrors(vErrors, validateMetricIdentifier.errors);
        errors = vErrors.length;
      }
    }
  }
  validateObjectMetricSource.errors = vErrors;
  return errors === 0;
}

/** Rules of PodsMetricSource (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export function validatePodsMetricSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.metric !== undefined) {
      if (!validateMetricIdentifier(data.metric, { instancePath: instancePath + "/metric" })) {
        vErrors = addErrors(vErrors, validateMetricIdentifier.errors);
        errors = vErrors.length;
      }
    }
  }
  validatePodsMetricSource.errors = vErrors;
  return errors === 0;
}

/** Rules of ContainerResourceMetricSource (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export function validateContainerResourceMetricSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.container !== undefined) {
      let data0 = data.container;
      if (typeof data0 === "string") {
        if (!hasFormat("dns1123Label", data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/container", keyword: "format", params: { format: "dns1123Label" } });
          errors++;
        }
      }
    }
  }
  validateContainerResourceMetricSource.errors = vErrors;
  return errors === 0;
}

/** Rules of ExternalMetricSource (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export function validateExternalMetricSource(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.metric !== undefined) {
      if (!validateMetricIdentifier(data.metric, { instancePath: instancePath + "/metric" })) {
        vErrors = addErrors(vErrors, validateMetricIdentifier.errors);
        errors = vErrors.length;
      }
    }
  }
  validateExternalMetricSource.errors = vErrors;
  return errors === 0;
}
