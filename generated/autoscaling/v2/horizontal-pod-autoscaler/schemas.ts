// Generated from api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml. Do not edit.
import { atomicList, field, mapList, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { labelSelectorSchema } from "../../../meta/v1/label-selector/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of HorizontalPodAutoscaler (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerSchema: StructSchema = struct("HorizontalPodAutoscaler", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(horizontalPodAutoscalerSpecSchema),
    status: field(horizontalPodAutoscalerStatusSchema),
  },
}));

/** Schema of HorizontalPodAutoscalerSpec (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerSpecSchema: StructSchema = struct("HorizontalPodAutoscalerSpec", () => ({
  validationOrder: ["minReplicas", "maxReplicas", "scaleTargetRef", "metrics", "behavior"],
  checks: {
    rules: [
      { rule: "self.maxReplicas > 0", message: "must be greater than 0", reason: "FieldValueInvalid", fieldPath: ".maxReplicas" },
      {
        rule: "!has(self.minReplicas) || self.maxReplicas >= self.minReplicas",
        message: "must be greater than or equal to `minReplicas`",
        reason: "FieldValueInvalid",
        fieldPath: ".maxReplicas",
      },
      {
        rule: "!has(self.minReplicas) || self.minReplicas != 0 || self.metrics.exists(metric, metric.type in ['Object', 'External'])",
        message: "must specify at least one Object or External metric to support scaling to zero replicas",
        reason: "FieldValueForbidden",
        fieldPath: ".metrics",
      },
    ],
  },
  fields: {
    scaleTargetRef: field(crossVersionObjectReferenceSchema, { required: true }),
    minReplicas: field(
      scalar.int32,
      {
        omitEmpty: true,
        optional: true,
        default: 1,
        checks: { rules: [{ rule: "self >= 1", message: "must be greater than or equal to 1", reason: "FieldValueInvalid" }] },
      },
    ),
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

/** Schema of HorizontalPodAutoscalerStatus (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerStatusSchema: StructSchema = struct("HorizontalPodAutoscalerStatus", () => ({
  fields: {
    observedGeneration: field(scalar.int64, { omitEmpty: true, optional: true }),
    lastScaleTime: field(scalar.Time, { omitEmpty: true, optional: true }),
    currentReplicas: field(scalar.int32, { omitEmpty: true }),
    desiredReplicas: field(scalar.int32, { required: true }),
    currentMetrics: field(atomicList(metricStatusSchema), { unchecked: true }),
    conditions: field(
      mapList(["type"], horizontalPodAutoscalerConditionSchema),
      { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" },
    ),
  },
}));

/** Schema of CrossVersionObjectReference (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export const crossVersionObjectReferenceSchema: StructSchema = struct("CrossVersionObjectReference", () => ({
  fields: {
    kind: field(scalar.string, { required: true }),
    name: field(scalar.string, { required: true }),
    apiVersion: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of MetricSpec (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export const metricSpecSchema: StructSchema = struct("MetricSpec", () => ({
  validationOrder: ["type", "object", "external", "pods", "resource", "containerResource"],
  checks: {
    rules: [
      { rule: "self.type != ''", message: "must specify a metric source type", reason: "FieldValueRequired", fieldPath: ".type" },
      {
        rule: "self.type in ['ContainerResource', 'External', 'Object', 'Pods', 'Resource']",
        message: "supported values: \"ContainerResource\", \"External\", \"Object\", \"Pods\", \"Resource\"",
        reason: "FieldValueNotSupported",
        fieldPath: ".type",
      },
    ],
  },
  unions: [
    {
      members: ["object", "pods", "resource", "containerResource", "external"],
      required: true,
      noun: "metric source",
      discriminator: "type",
      values: { object: "Object", pods: "Pods", resource: "Resource", containerResource: "ContainerResource", external: "External" },
    },
  ],
  fields: {
    type: field(scalar.string, { required: true }),
    object: field(objectMetricSourceSchema, { omitEmpty: true, optional: true }),
    pods: field(podsMetricSourceSchema, { omitEmpty: true, optional: true }),
    resource: field(resourceMetricSourceSchema, { omitEmpty: true, optional: true }),
    containerResource: field(containerResourceMetricSourceSchema, { omitEmpty: true, optional: true, gate: "HPAContainerMetrics" }),
    external: field(externalMetricSourceSchema, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of HorizontalPodAutoscalerBehavior (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
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

/** Schema of HPAScalingRules (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export const hpaScalingRulesSchema: StructSchema = struct("HPAScalingRules", () => ({
  validationOrder: ["stabilizationWindowSeconds", "selectPolicy", "policies"],
  checks: {
    rules: [
      {
        rule: "has(self.policies) && size(self.policies) > 0",
        message: "must specify at least one Policy",
        reason: "FieldValueRequired",
        fieldPath: ".policies",
      },
    ],
  },
  fields: {
    stabilizationWindowSeconds: field(
      scalar.int32,
      {
        omitEmpty: true,
        optional: true,
        checks: {
          rules: [
            { rule: "self >= 0", message: "must be greater than or equal to zero", reason: "FieldValueInvalid" },
            { rule: "self <= 3600", message: "must be less than or equal to 3600", reason: "FieldValueInvalid" },
          ],
        },
      },
    ),
    selectPolicy: field(scalar.string, { omitEmpty: true, optional: true }),
    policies: field(atomicList(hpaScalingPolicySchema), { omitEmpty: true, optional: true }),
  },
}));

/** Schema of HPAScalingPolicy (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export const hpaScalingPolicySchema: StructSchema = struct("HPAScalingPolicy", () => ({
  fields: {
    type: field(scalar.string, { required: true }),
    value: field(
      scalar.int32,
      { required: true, checks: { rules: [{ rule: "self > 0", message: "must be greater than zero", reason: "FieldValueInvalid" }] } },
    ),
    periodSeconds: field(
      scalar.int32,
      {
        required: true,
        checks: {
          rules: [
            { rule: "self > 0", message: "must be greater than zero", reason: "FieldValueInvalid" },
            { rule: "self <= 1800", message: "must be less than or equal to 1800", reason: "FieldValueInvalid" },
          ],
        },
      },
    ),
  },
}));

/** Schema of MetricTarget (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export const metricTargetSchema: StructSchema = struct("MetricTarget", () => ({
  checks: {
    rules: [
      { rule: "self.type != ''", message: "must specify a metric target type", reason: "FieldValueRequired", fieldPath: ".type" },
      {
        rule: "self.type in ['Utilization', 'Value', 'AverageValue']",
        message: "must be either Utilization, Value, or AverageValue",
        reason: "FieldValueInvalid",
        fieldPath: ".type",
      },
      {
        rule: "!has(self.value) || quantity(self.value).sign() > 0",
        message: "must be positive",
        reason: "FieldValueInvalid",
        fieldPath: ".value",
      },
      {
        rule: "!has(self.averageValue) || quantity(self.averageValue).sign() > 0",
        message: "must be positive",
        reason: "FieldValueInvalid",
        fieldPath: ".averageValue",
      },
      {
        rule: "!has(self.averageUtilization) || self.averageUtilization > 0",
        message: "must be greater than 0",
        reason: "FieldValueInvalid",
        fieldPath: ".averageUtilization",
      },
    ],
  },
  fields: {
    type: field(scalar.string, { required: true }),
    value: field(scalar.Quantity, { omitEmpty: true, optional: true }),
    averageValue: field(scalar.Quantity, { omitEmpty: true, optional: true }),
    averageUtilization: field(scalar.int32, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of MetricIdentifier (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export const metricIdentifierSchema: StructSchema = struct("MetricIdentifier", () => ({
  checks: { rules: [{ rule: "self.name != ''", message: "must specify a metric name", reason: "FieldValueRequired", fieldPath: ".name" }] },
  fields: {
    name: field(scalar.string, { required: true }),
    selector: field(labelSelectorSchema, { omitEmpty: true, optional: true, unchecked: true }),
  },
}));

/** Schema of ObjectMetricSource (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export const objectMetricSourceSchema: StructSchema = struct("ObjectMetricSource", () => ({
  validationOrder: ["describedObject", "metric", "target"],
  checks: {
    rules: [
      {
        rule: "has(self.target.value) || has(self.target.averageValue)",
        message: "must set either a target value or averageValue",
        reason: "FieldValueRequired",
        fieldPath: ".target.averageValue",
      },
    ],
  },
  fields: {
    describedObject: field(crossVersionObjectReferenceSchema, { required: true }),
    target: field(metricTargetSchema, { required: true }),
    metric: field(metricIdentifierSchema, { required: true }),
  },
}));

/** Schema of PodsMetricSource (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export const podsMetricSourceSchema: StructSchema = struct("PodsMetricSource", () => ({
  checks: {
    rules: [
      {
        rule: "has(self.target.averageValue)",
        message: "must specify a positive target averageValue",
        reason: "FieldValueRequired",
        fieldPath: ".target.averageValue",
      },
    ],
  },
  fields: {
    metric: field(metricIdentifierSchema, { required: true }),
    target: field(metricTargetSchema, { required: true }),
  },
}));

/** Schema of ResourceMetricSource (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export const resourceMetricSourceSchema: StructSchema = struct("ResourceMetricSource", () => ({
  checks: {
    rules: [
      { rule: "self.name != ''", message: "must specify a resource name", reason: "FieldValueRequired", fieldPath: ".name" },
      {
        rule: "has(self.target.averageUtilization) || has(self.target.averageValue)",
        message: "must set either a target raw value or a target utilization",
        reason: "FieldValueRequired",
        fieldPath: ".target.averageUtilization",
      },
      {
        rule: "!has(self.target.averageUtilization) || !has(self.target.averageValue)",
        message: "may not set both a target raw value and a target utilization",
        reason: "FieldValueForbidden",
        fieldPath: ".target.averageValue",
      },
    ],
  },
  fields: {
    name: field(scalar.string, { required: true }),
    target: field(metricTargetSchema, { required: true }),
  },
}));

/** Schema of ContainerResourceMetricSource (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export const containerResourceMetricSourceSchema: StructSchema = struct("ContainerResourceMetricSource", () => ({
  checks: {
    rules: [
      { rule: "self.name != ''", message: "must specify a resource name", reason: "FieldValueRequired", fieldPath: ".name" },
      { rule: "self.container != ''", message: "must specify a container", reason: "FieldValueRequired", fieldPath: ".container" },
      {
        rule: "has(self.target.averageUtilization) || has(self.target.averageValue)",
        message: "must set either a target raw value or a target utilization",
        reason: "FieldValueRequired",
        fieldPath: ".target.averageUtilization",
      },
      {
        rule: "!has(self.target.averageUtilization) || !has(self.target.averageValue)",
        message: "may not set both a target raw value and a target utilization",
        reason: "FieldValueForbidden",
        fieldPath: ".target.averageValue",
      },
    ],
  },
  fields: {
    name: field(scalar.string, { required: true }),
    target: field(metricTargetSchema, { required: true }),
    container: field(scalar.string, { required: true }),
  },
}));

/** Schema of ExternalMetricSource (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export const externalMetricSourceSchema: StructSchema = struct("ExternalMetricSource", () => ({
  checks: {
    rules: [
      {
        rule: "has(self.target.value) || has(self.target.averageValue)",
        message: "must set either a target value for metric or a per-pod target",
        reason: "FieldValueRequired",
        fieldPath: ".target.averageValue",
      },
      {
        rule: "!has(self.target.value) || !has(self.target.averageValue)",
        message: "may not set both a target value for metric and a per-pod target",
        reason: "FieldValueForbidden",
        fieldPath: ".target.value",
      },
    ],
  },
  fields: {
    metric: field(metricIdentifierSchema, { required: true }),
    target: field(metricTargetSchema, { required: true }),
  },
}));

/** Schema of HorizontalPodAutoscalerCondition (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerConditionSchema: StructSchema = struct("HorizontalPodAutoscalerCondition", () => ({
  fields: {
    type: field(scalar.string, { required: true }),
    status: field(scalar.string, { required: true }),
    lastTransitionTime: field(scalar.Time),
    reason: field(scalar.string, { omitEmpty: true }),
    message: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of MetricStatus (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
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

/** Schema of MetricValueStatus (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export const metricValueStatusSchema: StructSchema = struct("MetricValueStatus", () => ({
  fields: {
    value: field(scalar.Quantity, { omitEmpty: true, optional: true }),
    averageValue: field(scalar.Quantity, { omitEmpty: true, optional: true }),
    averageUtilization: field(scalar.int32, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of ObjectMetricStatus (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export const objectMetricStatusSchema: StructSchema = struct("ObjectMetricStatus", () => ({
  fields: {
    metric: field(metricIdentifierSchema, { required: true }),
    current: field(metricValueStatusSchema, { required: true }),
    describedObject: field(crossVersionObjectReferenceSchema, { required: true }),
  },
}));

/** Schema of PodsMetricStatus (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export const podsMetricStatusSchema: StructSchema = struct("PodsMetricStatus", () => ({
  fields: {
    metric: field(metricIdentifierSchema, { required: true }),
    current: field(metricValueStatusSchema, { required: true }),
  },
}));

/** Schema of ResourceMetricStatus (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export const resourceMetricStatusSchema: StructSchema = struct("ResourceMetricStatus", () => ({
  fields: {
    name: field(scalar.string, { required: true }),
    current: field(metricValueStatusSchema, { required: true }),
  },
}));

/** Schema of ContainerResourceMetricStatus (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export const containerResourceMetricStatusSchema: StructSchema = struct("ContainerResourceMetricStatus", () => ({
  fields: {
    name: field(scalar.string, { required: true }),
    current: field(metricValueStatusSchema, { required: true }),
    container: field(scalar.string, { required: true }),
  },
}));

/** Schema of ExternalMetricStatus (api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml). */
export const externalMetricStatusSchema: StructSchema = struct("ExternalMetricStatus", () => ({
  fields: {
    metric: field(metricIdentifierSchema, { required: true }),
    current: field(metricValueStatusSchema, { required: true }),
  },
}));
