// Generated from api-definitions/autoscaling/v1. Do not edit.
import { field, scalar } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of ScaleSpec (api-definitions/autoscaling/v1/scale.yaml). */
export const scaleSpecSchema: StructSchema = {
  kind: "struct",
  typeName: "ScaleSpec",
  atomic: false,
  fields: {
    replicas: field(scalar.int32, 1, { omitEmpty: true }),
  },
};

/** Schema of ScaleStatus (api-definitions/autoscaling/v1/scale.yaml). */
export const scaleStatusSchema: StructSchema = {
  kind: "struct",
  typeName: "ScaleStatus",
  atomic: false,
  fields: {
    replicas: field(scalar.int32, 1, { required: true }),
    selector: field(scalar.string, 2, { omitEmpty: true }),
  },
};

/** Schema of Scale (api-definitions/autoscaling/v1/scale.yaml). */
export const scaleSchema: StructSchema = {
  kind: "struct",
  typeName: "Scale",
  atomic: false,
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(scaleSpecSchema, 2),
    status: field(scaleStatusSchema, 3),
  },
};
