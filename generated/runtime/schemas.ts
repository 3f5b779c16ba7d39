// Generated from api-definitions/runtime. Do not edit.
import { field, scalar, struct } from "../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../runtime/definition/schema.js";

/** Schema of TypeMeta (api-definitions/runtime/unknown.yaml). */
export const typeMetaSchema: StructSchema = struct("TypeMeta", () => ({
  fields: {
    apiVersion: field(scalar.string, 1, { omitEmpty: true }),
    kind: field(scalar.string, 2, { omitEmpty: true }),
  },
}));

/** Schema of Unknown (api-definitions/runtime/unknown.yaml). */
export const unknownSchema: StructSchema = struct("Unknown", () => ({
  fields: {
    typeMeta: field(typeMetaSchema, 1),
    raw: field(scalar.bytes, 2, { omitEmpty: true }),
    contentEncoding: field(scalar.string, 3, { omitEmpty: true }),
    contentType: field(scalar.string, 4, { omitEmpty: true }),
  },
}));
