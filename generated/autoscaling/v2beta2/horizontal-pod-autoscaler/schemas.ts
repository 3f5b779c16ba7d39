// Generated from api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml. Do not edit.
import { atomicList, field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { labelSelectorSchema } from "../../../meta/v1/label-selector/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of HorizontalPodAutoscaler (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerSchema: StructSchema = struct("HorizontalPodAutoscaler", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(horizontalPodAutoscalerSpecSchema),
    status: field(horizontalPodAutoscalerStatusSchema),
  },
}));

/** Schema of HorizontalPodAutoscalerSpec (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerSpecSchema: StructSchema = struct("HorizontalPodAutoscalerSpec", () => ({
  validationOrder: ["minReplicas", "maxReplicas", "scaleTargetRef"],
  fields: {
    scaleTargetRef: field(crossVersionObjectReferenceSchema, { required: true }),
    minReplicas: field(scalar.int32, { omitEmpty: true, optional: true, default: 1 }),
    maxReplicas: field(scalar.int32, { required: true }),
    metrics: field(
      atomicList(metricSpecSchema),
      {
        omitEmpty: true,
        default: [{ type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: 80 } } }],
      },
    ),
    behavior: field(horizontalPodAutoscalerBehaviorSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of HorizontalPodAutoscalerStatus (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerStatusSchema: StructSchema = struct("HorizontalPodAutoscalerStatus", () => ({
  fields: {
    observedGeneration: field(scalar.int64, { omitEmpty: true, optional: true }),
    lastScaleTime: field(scalar.Time, { omitEmpty: true, optional: true }),
    currentReplicas: field(scalar.int32, { required: true }),
    desiredReplicas: field(scalar.int32, { required: true }),
    currentMetrics: field(atomicList(metricStatusSchema), { unchecked: true }),
    conditions: field(atomicList(horizontalPodAutoscalerConditionSchema)),
  },
}));

/** Schema of CrossVersionObjectReference (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
export const crossVersionObjectReferenceSchema: StructSchema = struct("CrossVersionObjectReference", () => ({
  fields: {
    kind: field(scalar.string, { required: true }),
    name: field(scalar.string, { required: true }),
    apiVersion: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of MetricSpec (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
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

/** Schema of HorizontalPodAutoscalerBehavior (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerBehaviorSchema: StructSchema = struct("HorizontalPodAutoscalerBehavior", () => ({
  defaultsBelow: [
    {
      at: ".scaleUp",
      value: {
        stabilizationWindowSeconds: 0,
        selectPolicy: "Max",
        policies: [{ type: "Pods", value: 4, periodSeconds: 15 }, { type: "Percent", value: 100, periodSeconds: 15 }],
      },
    },
    { at: ".scaleUp.stabilizationWindowSeconds", value: 0 },
    { at: ".scaleUp.selectPolicy", value: "Max" },
    { at: ".scaleUp.policies", value: [{ type: "Pods", value: 4, periodSeconds: 15 }, { type: "Percent", value: 100, periodSeconds: 15 }] },
    { at: ".scaleDown", value: { selectPolicy: "Max", policies: [{ type: "Percent", value: 100, periodSeconds: 15 }] } },
    { at: ".scaleDown.selectPolicy", value: "Max" },
    { at: ".scaleDown.policies", value: [{ type: "Percent", value: 100, periodSeconds: 15 }] },
  ],
  fields: {
    scaleUp: field(hpaScalingRulesSchema, { omitEmpty: true, optional: true }),
    scaleDown: field(hpaScalingRulesSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of HPAScalingRules (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
export const hpaScalingRulesSchema: StructSchema = struct("HPAScalingRules", () => ({
  fields: {
    stabilizationWindowSeconds: field(scalar.int32, { omitEmpty: true, optional: true }),
    selectPolicy: field(scalar.string, { omitEmpty: true, optional: true }),
    policies: field(atomicList(hpaScalingPolicySchema), { omitEmpty: true, optional: true }),
  },
}));

/** Schema of HPAScalingPolicy (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
export const hpaScalingPolicySchema: StructSchema = struct("HPAScalingPolicy", () => ({
  fields: {
    type: field(scalar.string, { required: true }),
    value: field(scalar.int32, { required: true }),
    periodSeconds: field(scalar.int32, { required: true }),
  },
}));

/** Schema of MetricTarget (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
export const metricTargetSchema: StructSchema = struct("MetricTarget", () => ({
  fields: {
    type: field(scalar.string, { required: true }),
    value: field(scalar.Quantity, { omitEmpty: true, optional: true }),
    averageValue: field(scalar.Quantity, { omitEmpty: true, optional: true }),
    averageUtilization: field(scalar.int32, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of MetricIdentifier (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
export const metricIdentifierSchema: StructSchema = struct("MetricIdentifier", () => ({
  fields: {
    name: field(scalar.string, { required: true }),
    selector: field(labelSelectorSchema, { omitEmpty: true, optional: true, unchecked: true }),
  },
}));

/** Schema of ObjectMetricSource (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
export const objectMetricSourceSchema: StructSchema = struct("ObjectMetricSource", () => ({
  validationOrder: ["describedObject", "metric", "target", "."],
  fields: {
    describedObject: field(crossVersionObjectReferenceSchema, { required: true }),
    target: field(metricTargetSchema, { required: true }),
    metric: field(metricIdentifierSchema, { required: true }),
  },
}));

/** Schema of PodsMetricSource (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
export const podsMetricSourceSchema: StructSchema = struct("PodsMetricSource", () => ({
  fields: {
    metric: field(metricIdentifierSchema, { required: true }),
    target: field(metricTargetSchema, { required: true }),
  },
}));

/** Schema of ResourceMetricSource (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
export const resourceMetricSourceSchema: StructSchema = struct("ResourceMetricSource", () => ({
  fields: {
    name: field(scalar.string, { required: true }),
    target: field(metricTargetSchema, { required: true }),
  },
}));

/** Schema of ContainerResourceMetricSource (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
export const containerResourceMetricSourceSchema: StructSchema = struct("ContainerResourceMetricSource", () => ({
  fields: {
    name: field(scalar.string, { required: true }),
    target: field(metricTargetSchema, { required: true }),
    container: field(scalar.string, { required: true }),
  },
}));

/** Schema of ExternalMetricSource (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
export const externalMetricSourceSchema: StructSchema = struct("ExternalMetricSource", () => ({
  fields: {
    metric: field(metricIdentifierSchema, { required: true }),
    target: field(metricTargetSchema, { required: true }),
  },
}));

/** Schema of HorizontalPodAutoscalerCondition (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerConditionSchema: StructSchema = struct("HorizontalPodAutoscalerCondition", () => ({
  fields: {
    type: field(scalar.string, { required: true }),
    status: field(scalar.string, { required: true }),
    lastTransitionTime: field(scalar.Time),
    reason: field(scalar.string, { omitEmpty: true }),
    message: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of MetricStatus (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
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

/** Schema of MetricValueStatus (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
export const metricValueStatusSchema: StructSchema = struct("MetricValueStatus", () => ({
  fields: {
    value: field(scalar.Quantity, { omitEmpty: true, optional: true }),
    averageValue: field(scalar.Quantity, { omitEmpty: true, optional: true }),
    averageUtilization: field(scalar.int32, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ObjectMetricStatus (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
export const objectMetricStatusSchema: StructSchema = struct("ObjectMetricStatus", () => ({
  fields: {
    metric: field(metricIdentifierSchema, { required: true }),
    current: field(metricValueStatusSchema, { required: true }),
    describedObject: field(crossVersionObjectReferenceSchema, { required: true }),
  },
}));

/** Schema of PodsMetricStatus (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
export const podsMetricStatusSchema: StructSchema = struct("PodsMetricStatus", () => ({
  fields: {
    metric: field(metricIdentifierSchema, { required: true }),
    current: field(metricValueStatusSchema, { required: true }),
  },
}));

/** Schema of ResourceMetricStatus (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
export const resourceMetricStatusSchema: StructSchema = struct("ResourceMetricStatus", () => ({
  fields: {
    name: field(scalar.string, { required: true }),
    current: field(metricValueStatusSchema, { required: true }),
  },
}));

/** Schema of ContainerResourceMetricStatus (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
export const containerResourceMetricStatusSchema: StructSchema = struct("ContainerResourceMetricStatus", () => ({
  fields: {
    name: field(scalar.string, { required: true }),
    current: field(metricValueStatusSchema, { required: true }),
    container: field(scalar.string, { required: true }),
  },
}));

/** Schema of ExternalMetricStatus (api-definitions/autoscaling/v2beta2/horizontal-pod-autoscaler.yaml). */
export const externalMetricStatusSchema: StructSchema = struct("ExternalMetricStatus", () => ({
  fields: {
    metric: field(metricIdentifierSchema, { required: true }),
    current: field(metricValueStatusSchema, { required: true }),
  },
}));
