// Generated from api-definitions/autoscaling/v1. Do not edit.
import { atomicList, field, scalar, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of HorizontalPodAutoscaler (api-definitions/autoscaling/v1/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerSchema: StructSchema = struct("HorizontalPodAutoscaler", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(horizontalPodAutoscalerSpecSchema, 2),
    status: field(horizontalPodAutoscalerStatusSchema, 3),
  },
}));

/** Schema of HorizontalPodAutoscalerList (api-definitions/autoscaling/v1/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerListSchema: StructSchema = struct("HorizontalPodAutoscalerList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(horizontalPodAutoscalerSchema), 2, { required: true }),
  },
}));

/** Schema of HorizontalPodAutoscalerSpec (api-definitions/autoscaling/v1/horizontal-pod-autoscaler.yaml). */
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
    targetCPUUtilizationPercentage: field(
      scalar.int32,
      4,
      {
        omitEmpty: true,
        optional: true,
        checks: { rules: [{ rule: "self >= 1", message: "must be greater than 0", reason: "FieldValueInvalid" }] },
      },
    ),
  },
}));

/** Schema of HorizontalPodAutoscalerStatus (api-definitions/autoscaling/v1/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerStatusSchema: StructSchema = struct("HorizontalPodAutoscalerStatus", () => ({
  fields: {
    observedGeneration: field(scalar.int64, 1, { omitEmpty: true, optional: true }),
    lastScaleTime: field(scalar.Time, 2, { omitEmpty: true, optional: true }),
    currentReplicas: field(scalar.int32, 3, { required: true }),
    desiredReplicas: field(scalar.int32, 4, { required: true }),
    currentCPUUtilizationPercentage: field(scalar.int32, 5, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of CrossVersionObjectReference (api-definitions/autoscaling/v1/horizontal-pod-autoscaler.yaml). */
export const crossVersionObjectReferenceSchema: StructSchema = struct("CrossVersionObjectReference", () => ({
  atomic: true,
  fields: {
    kind: field(scalar.string, 1, { required: true }),
    name: field(scalar.string, 2, { required: true }),
    apiVersion: field(scalar.string, 3, { omitEmpty: true }),
  },
}));

/** Schema of Scale (api-definitions/autoscaling/v1/scale.yaml). */
export const scaleSchema: StructSchema = struct("Scale", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(scaleSpecSchema, 2),
    status: field(scaleStatusSchema, 3),
  },
}));

/** Schema of ScaleSpec (api-definitions/autoscaling/v1/scale.yaml). */
export const scaleSpecSchema: StructSchema = struct("ScaleSpec", () => ({
  fields: {
    replicas: field(scalar.int32, 1, { omitEmpty: true }),
  },
}));

/** Schema of ScaleStatus (api-definitions/autoscaling/v1/scale.yaml). */
export const scaleStatusSchema: StructSchema = struct("ScaleStatus", () => ({
  fields: {
    replicas: field(scalar.int32, 1, { required: true }),
    selector: field(scalar.string, 2, { omitEmpty: true }),
  },
}));
