// Generated from api-definitions/runtime/unknown.yaml. Do not edit.
import { field, scalar, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";

/** Schema of TypeMeta (api-definitions/runtime/unknown.yaml). */
export const typeMetaSchema: StructSchema = struct("TypeMeta", () => ({
  fields: {
    apiVersion: field(scalar.string, { omitEmpty: true }),
    kind: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of Unknown (api-definitions/runtime/unknown.yaml). */
export const unknownSchema: StructSchema = struct("Unknown", () => ({
  fields: {
    typeMeta: field(typeMetaSchema),
    raw: field(scalar.bytes, { omitEmpty: true }),
    contentEncoding: field(scalar.string, { omitEmpty: true }),
    contentType: field(scalar.string, { omitEmpty: true }),
  },
}));
