// Generated from api-definitions/autoscaling/v2beta1. Do not edit.
import { atomicList, field, scalar, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { labelSelectorSchema, listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of HorizontalPodAutoscaler (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerSchema: StructSchema = struct("HorizontalPodAutoscaler", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(horizontalPodAutoscalerSpecSchema, 2),
    status: field(horizontalPodAutoscalerStatusSchema, 3),
  },
}));

/** Schema of HorizontalPodAutoscalerList (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerListSchema: StructSchema = struct("HorizontalPodAutoscalerList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(horizontalPodAutoscalerSchema), 2, { required: true }),
  },
}));

/** Schema of HorizontalPodAutoscalerSpec (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerSpecSchema: StructSchema = struct("HorizontalPodAutoscalerSpec", () => ({
  checks: {
    rules: [
      { rule: "self.maxReplicas > 0", message: "must be greater than 0", reason: "FieldValueInvalid", fieldPath: ".maxReplicas" },
      {
        rule: "!has(self.minReplicas) || self.maxReplicas >= self.minReplicas",
        message: "must be greater than or equal to `minReplicas`",
        reason: "FieldValueInvalid",
        fieldPath: ".maxReplicas",
      },
    ],
  },
  fields: {
    scaleTargetRef: field(crossVersionObjectReferenceSchema, 1, { required: true }),
    minReplicas: field(
      scalar.int32,
      2,
      {
        omitEmpty: true,
        optional: true,
        default: 1,
        checks: { rules: [{ rule: "self >= 1", message: "must be greater than or equal to 1", reason: "FieldValueInvalid" }] },
      },
    ),
    maxReplicas: field(scalar.int32, 3, { required: true }),
    metrics: field(
      atomicList(metricSpecSchema),
      4,
      { omitEmpty: true, default: [{ type: "Resource", resource: { name: "cpu", targetAverageUtilization: 80 } }] },
    ),
  },
}));

/** Schema of HorizontalPodAutoscalerStatus (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerStatusSchema: StructSchema = struct("HorizontalPodAutoscalerStatus", () => ({
  fields: {
    observedGeneration: field(scalar.int64, 1, { omitEmpty: true, optional: true }),
    lastScaleTime: field(scalar.Time, 2, { omitEmpty: true, optional: true }),
    currentReplicas: field(scalar.int32, 3, { required: true }),
    desiredReplicas: field(scalar.int32, 4, { required: true }),
    currentMetrics: field(atomicList(metricStatusSchema), 5),
    conditions: field(atomicList(horizontalPodAutoscalerConditionSchema), 6),
  },
}));

/** Schema of CrossVersionObjectReference (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const crossVersionObjectReferenceSchema: StructSchema = struct("CrossVersionObjectReference", () => ({
  fields: {
    kind: field(scalar.string, 1, { required: true }),
    name: field(scalar.string, 2, { required: true }),
    apiVersion: field(scalar.string, 3, { omitEmpty: true }),
  },
}));

/** Schema of MetricSpec (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const metricSpecSchema: StructSchema = struct("MetricSpec", () => ({
  fields: {
    type: field(scalar.string, 1, { required: true }),
    object: field(objectMetricSourceSchema, 2, { omitEmpty: true, optional: true }),
    pods: field(podsMetricSourceSchema, 3, { omitEmpty: true, optional: true }),
    resource: field(resourceMetricSourceSchema, 4, { omitEmpty: true, optional: true }),
    containerResource: field(containerResourceMetricSourceSchema, 7, { omitEmpty: true, optional: true, gate: "HPAContainerMetrics" }),
    external: field(externalMetricSourceSchema, 5, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of HorizontalPodAutoscalerCondition (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerConditionSchema: StructSchema = struct("HorizontalPodAutoscalerCondition", () => ({
  fields: {
    type: field(scalar.string, 1, { required: true }),
    status: field(scalar.string, 2, { required: true }),
    lastTransitionTime: field(scalar.Time, 3),
    reason: field(scalar.string, 4, { omitEmpty: true }),
    message: field(scalar.string, 5, { omitEmpty: true }),
  },
}));

/** Schema of MetricStatus (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const metricStatusSchema: StructSchema = struct("MetricStatus", () => ({
  fields: {
    type: field(scalar.string, 1, { required: true }),
    object: field(objectMetricStatusSchema, 2, { omitEmpty: true, optional: true }),
    pods: field(podsMetricStatusSchema, 3, { omitEmpty: true, optional: true }),
    resource: field(resourceMetricStatusSchema, 4, { omitEmpty: true, optional: true }),
    containerResource: field(containerResourceMetricStatusSchema, 7, { omitEmpty: true, optional: true }),
    external: field(externalMetricStatusSchema, 5, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ObjectMetricSource (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const objectMetricSourceSchema: StructSchema = struct("ObjectMetricSource", () => ({
  fields: {
    target: field(crossVersionObjectReferenceSchema, 1, { required: true }),
    metricName: field(scalar.string, 2, { required: true }),
    targetValue: field(scalar.Quantity, 3, { required: true }),
    selector: field(labelSelectorSchema, 4, { omitEmpty: true, optional: true }),
    averageValue: field(scalar.Quantity, 5, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of PodsMetricSource (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const podsMetricSourceSchema: StructSchema = struct("PodsMetricSource", () => ({
  fields: {
    metricName: field(scalar.string, 1, { required: true }),
    targetAverageValue: field(scalar.Quantity, 2, { required: true }),
    selector: field(labelSelectorSchema, 3, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ResourceMetricSource (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const resourceMetricSourceSchema: StructSchema = struct("ResourceMetricSource", () => ({
  fields: {
    name: field(scalar.string, 1, { required: true }),
    targetAverageUtilization: field(scalar.int32, 2, { omitEmpty: true, optional: true }),
    targetAverageValue: field(scalar.Quantity, 3, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ContainerResourceMetricSource (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const containerResourceMetricSourceSchema: StructSchema = struct("ContainerResourceMetricSource", () => ({
  fields: {
    name: field(scalar.string, 1, { required: true }),
    targetAverageUtilization: field(scalar.int32, 2, { omitEmpty: true, optional: true }),
    targetAverageValue: field(scalar.Quantity, 3, { omitEmpty: true, optional: true }),
    container: field(scalar.string, 4, { required: true }),
  },
}));

/** Schema of ExternalMetricSource (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const externalMetricSourceSchema: StructSchema = struct("ExternalMetricSource", () => ({
  fields: {
    metricName: field(scalar.string, 1, { required: true }),
    metricSelector: field(labelSelectorSchema, 2, { omitEmpty: true, optional: true }),
    targetValue: field(scalar.Quantity, 3, { omitEmpty: true, optional: true }),
    targetAverageValue: field(scalar.Quantity, 4, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ObjectMetricStatus (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const objectMetricStatusSchema: StructSchema = struct("ObjectMetricStatus", () => ({
  fields: {
    target: field(crossVersionObjectReferenceSchema, 1, { required: true }),
    metricName: field(scalar.string, 2, { required: true }),
    currentValue: field(scalar.Quantity, 3, { required: true }),
    selector: field(labelSelectorSchema, 4, { omitEmpty: true, optional: true }),
    averageValue: field(scalar.Quantity, 5, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of PodsMetricStatus (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const podsMetricStatusSchema: StructSchema = struct("PodsMetricStatus", () => ({
  fields: {
    metricName: field(scalar.string, 1, { required: true }),
    currentAverageValue: field(scalar.Quantity, 2, { required: true }),
    selector: field(labelSelectorSchema, 3, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ResourceMetricStatus (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const resourceMetricStatusSchema: StructSchema = struct("ResourceMetricStatus", () => ({
  fields: {
    name: field(scalar.string, 1, { required: true }),
    currentAverageUtilization: field(scalar.int32, 2, { omitEmpty: true, optional: true }),
    currentAverageValue: field(scalar.Quantity, 3, { required: true }),
  },
}));

/** Schema of ContainerResourceMetricStatus (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const containerResourceMetricStatusSchema: StructSchema = struct("ContainerResourceMetricStatus", () => ({
  fields: {
    name: field(scalar.string, 1, { required: true }),
    currentAverageUtilization: field(scalar.int32, 2, { omitEmpty: true, optional: true }),
    currentAverageValue: field(scalar.Quantity, 3, { required: true }),
    container: field(scalar.string, 4, { required: true }),
  },
}));

/** Schema of ExternalMetricStatus (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const externalMetricStatusSchema: StructSchema = struct("ExternalMetricStatus", () => ({
  fields: {
    metricName: field(scalar.string, 1, { required: true }),
    metricSelector: field(labelSelectorSchema, 2, { omitEmpty: true, optional: true }),
    currentValue: field(scalar.Quantity, 3, { required: true }),
    currentAverageValue: field(scalar.Quantity, 4, { omitEmpty: true, optional: true }),
  },
}));
