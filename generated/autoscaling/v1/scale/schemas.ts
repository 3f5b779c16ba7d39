// Generated from api-definitions/autoscaling/v1/scale.yaml. Do not edit.
import { field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of Scale (api-definitions/autoscaling/v1/scale.yaml). */
export const scaleSchema: StructSchema = struct("Scale", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(scaleSpecSchema),
    status: field(scaleStatusSchema),
  },
}));

/** Schema of ScaleSpec (api-definitions/autoscaling/v1/scale.yaml). */
export const scaleSpecSchema: StructSchema = struct("ScaleSpec", () => ({
  fields: {
    replicas: field(scalar.int32, { omitEmpty: true }),
  },
}));

/** Schema of ScaleStatus (api-definitions/autoscaling/v1/scale.yaml). */
export const scaleStatusSchema: StructSchema = struct("ScaleStatus", () => ({
  fields: {
    replicas: field(scalar.int32, { required: true }),
    selector: field(scalar.string, { omitEmpty: true }),
  },
}));
