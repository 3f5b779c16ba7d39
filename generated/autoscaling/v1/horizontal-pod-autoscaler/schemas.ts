// Generated from api-definitions/autoscaling/v1/horizontal-pod-autoscaler.yaml. Do not edit.
import { field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of HorizontalPodAutoscaler (api-definitions/autoscaling/v1/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerSchema: StructSchema = struct("HorizontalPodAutoscaler", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(horizontalPodAutoscalerSpecSchema),
    status: field(horizontalPodAutoscalerStatusSchema),
  },
}));

/** Schema of HorizontalPodAutoscalerSpec (api-definitions/autoscaling/v1/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerSpecSchema: StructSchema = struct("HorizontalPodAutoscalerSpec", () => ({
  validationOrder: ["minReplicas", "maxReplicas", "scaleTargetRef"],
  fields: {
    scaleTargetRef: field(crossVersionObjectReferenceSchema, { required: true }),
    minReplicas: field(scalar.int32, { omitEmpty: true, optional: true, default: 1 }),
    maxReplicas: field(scalar.int32, { required: true }),
    targetCPUUtilizationPercentage: field(scalar.int32, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of HorizontalPodAutoscalerStatus (api-definitions/autoscaling/v1/horizontal-pod-autoscaler.yaml). */
export const horizontalPodAutoscalerStatusSchema: StructSchema = struct("HorizontalPodAutoscalerStatus", () => ({
  fields: {
    observedGeneration: field(scalar.int64, { omitEmpty: true, optional: true }),
    lastScaleTime: field(scalar.Time, { omitEmpty: true, optional: true }),
    currentReplicas: field(scalar.int32, { required: true }),
    desiredReplicas: field(scalar.int32, { required: true }),
    currentCPUUtilizationPercentage: field(scalar.int32, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of CrossVersionObjectReference (api-definitions/autoscaling/v1/horizontal-pod-autoscaler.yaml). */
export const crossVersionObjectReferenceSchema: StructSchema = struct("CrossVersionObjectReference", () => ({
  atomic: true,
  fields: {
    kind: field(scalar.string, { required: true }),
    name: field(scalar.string, { required: true }),
    apiVersion: field(scalar.string, { omitEmpty: true }),
  },
}));
