// Generated from api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml. Do not edit.
import { atomicList, field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { labelSelectorSchema } from "../../../meta/v1/label-selector/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of HorizontalPodAutoscaler (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerSchema: StructSchema = struct("HorizontalPodAutoscaler", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(horizontalPodAutoscalerSpecSchema),
    status: field(horizontalPodAutoscalerStatusSchema),
  },
}));

/** Schema of HorizontalPodAutoscalerSpec (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerSpecSchema: StructSchema = struct("HorizontalPodAutoscalerSpec", () => ({
  validationOrder: ["minReplicas", "maxReplicas", "scaleTargetRef"],
  fields: {
    scaleTargetRef: field(crossVersionObjectReferenceSchema, { required: true }),
    minReplicas: field(scalar.int32, { omitEmpty: true, optional: true, default: 1 }),
    maxReplicas: field(scalar.int32, { required: true }),
    metrics: field(
      atomicList(metricSpecSchema),
      { omitEmpty: true, default: [{ type: "Resource", resource: { name: "cpu", targetAverageUtilization: 80 } }] },
    ),
  },
}));

/** Schema of HorizontalPodAutoscalerStatus (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerStatusSchema: StructSchema = struct("HorizontalPodAutoscalerStatus", () => ({
  fields: {
    observedGeneration: field(scalar.int64, { omitEmpty: true, optional: true }),
    lastScaleTime: field(scalar.Time, { omitEmpty: true, optional: true }),
    currentReplicas: field(scalar.int32, { required: true }),
    desiredReplicas: field(scalar.int32, { required: true }),
    currentMetrics: field(atomicList(metricStatusSchema)),
    conditions: field(atomicList(horizontalPodAutoscalerConditionSchema)),
  },
}));

/** Schema of CrossVersionObjectReference (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const crossVersionObjectReferenceSchema: StructSchema = struct("CrossVersionObjectReference", () => ({
  fields: {
    kind: field(scalar.string, { required: true }),
    name: field(scalar.string, { required: true }),
    apiVersion: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of MetricSpec (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const metricSpecSchema: StructSchema = struct("MetricSpec", () => ({
  fields: {
    type: field(scalar.string, { required: true }),
    object: field(objectMetricSourceSchema, { omitEmpty: true, optional: true }),
    pods: field(podsMetricSourceSchema, { omitEmpty: true, optional: true }),
    resource: field(resourceMetricSourceSchema, { omitEmpty: true, optional: true }),
    containerResource: field(containerResourceMetricSourceSchema, { omitEmpty: true, optional: true, gate: "HPAContainerMetrics" }),
    external: field(externalMetricSourceSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of HorizontalPodAutoscalerCondition (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerConditionSchema: StructSchema = struct("HorizontalPodAutoscalerCondition", () => ({
  fields: {
    type: field(scalar.string, { required: true }),
    status: field(scalar.string, { required: true }),
    lastTransitionTime: field(scalar.Time),
    reason: field(scalar.string, { omitEmpty: true }),
    message: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of MetricStatus (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const metricStatusSchema: StructSchema = struct("MetricStatus", () => ({
  fields: {
    type: field(scalar.string, { required: true }),
    object: field(objectMetricStatusSchema, { omitEmpty: true, optional: true }),
    pods: field(podsMetricStatusSchema, { omitEmpty: true, optional: true }),
    resource: field(resourceMetricStatusSchema, { omitEmpty: true, optional: true }),
    containerResource: field(containerResourceMetricStatusSchema, { omitEmpty: true, optional: true }),
    external: field(externalMetricStatusSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ObjectMetricSource (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const objectMetricSourceSchema: StructSchema = struct("ObjectMetricSource", () => ({
  fields: {
    target: field(crossVersionObjectReferenceSchema, { required: true }),
    metricName: field(scalar.string, { required: true }),
    targetValue: field(scalar.Quantity, { required: true }),
    selector: field(labelSelectorSchema, { omitEmpty: true, optional: true, unchecked: true }),
    averageValue: field(scalar.Quantity, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of PodsMetricSource (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const podsMetricSourceSchema: StructSchema = struct("PodsMetricSource", () => ({
  fields: {
    metricName: field(scalar.string, { required: true }),
    targetAverageValue: field(scalar.Quantity, { required: true }),
    selector: field(labelSelectorSchema, { omitEmpty: true, optional: true, unchecked: true }),
  },
}));

/** Schema of ResourceMetricSource (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const resourceMetricSourceSchema: StructSchema = struct("ResourceMetricSource", () => ({
  fields: {
    name: field(scalar.string, { required: true }),
    targetAverageUtilization: field(scalar.int32, { omitEmpty: true, optional: true }),
    targetAverageValue: field(scalar.Quantity, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ContainerResourceMetricSource (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const containerResourceMetricSourceSchema: StructSchema = struct("ContainerResourceMetricSource", () => ({
  fields: {
    name: field(scalar.string, { required: true }),
    targetAverageUtilization: field(scalar.int32, { omitEmpty: true, optional: true }),
    targetAverageValue: field(scalar.Quantity, { omitEmpty: true, optional: true }),
    container: field(scalar.string, { required: true }),
  },
}));

/** Schema of ExternalMetricSource (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const externalMetricSourceSchema: StructSchema = struct("ExternalMetricSource", () => ({
  fields: {
    metricName: field(scalar.string, { required: true }),
    metricSelector: field(labelSelectorSchema, { omitEmpty: true, optional: true, unchecked: true }),
    targetValue: field(scalar.Quantity, { omitEmpty: true, optional: true }),
    targetAverageValue: field(scalar.Quantity, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ObjectMetricStatus (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const objectMetricStatusSchema: StructSchema = struct("ObjectMetricStatus", () => ({
  fields: {
    target: field(crossVersionObjectReferenceSchema, { required: true }),
    metricName: field(scalar.string, { required: true }),
    currentValue: field(scalar.Quantity, { required: true }),
    selector: field(labelSelectorSchema, { omitEmpty: true, optional: true, unchecked: true }),
    averageValue: field(scalar.Quantity, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of PodsMetricStatus (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const podsMetricStatusSchema: StructSchema = struct("PodsMetricStatus", () => ({
  fields: {
    metricName: field(scalar.string, { required: true }),
    currentAverageValue: field(scalar.Quantity, { required: true }),
    selector: field(labelSelectorSchema, { omitEmpty: true, optional: true, unchecked: true }),
  },
}));

/** Schema of ResourceMetricStatus (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const resourceMetricStatusSchema: StructSchema = struct("ResourceMetricStatus", () => ({
  fields: {
    name: field(scalar.string, { required: true }),
    currentAverageUtilization: field(scalar.int32, { omitEmpty: true, optional: true }),
    currentAverageValue: field(scalar.Quantity, { required: true }),
  },
}));

/** Schema of ContainerResourceMetricStatus (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const containerResourceMetricStatusSchema: StructSchema = struct("ContainerResourceMetricStatus", () => ({
  fields: {
    name: field(scalar.string, { required: true }),
    currentAverageUtilization: field(scalar.int32, { omitEmpty: true, optional: true }),
    currentAverageValue: field(scalar.Quantity, { required: true }),
    container: field(scalar.string, { required: true }),
  },
}));

/** Schema of ExternalMetricStatus (api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml). */
export const externalMetricStatusSchema: StructSchema = struct("ExternalMetricStatus", () => ({
  fields: {
    metricName: field(scalar.string, { required: true }),
    metricSelector: field(labelSelectorSchema, { omitEmpty: true, optional: true, unchecked: true }),
    currentValue: field(scalar.Quantity, { required: true }),
    currentAverageValue: field(scalar.Quantity, { omitEmpty: true, optional: true }),
  },
}));
