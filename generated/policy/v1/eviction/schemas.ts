// Generated from api-definitions/policy/v1/eviction.yaml. Do not edit.
import { field, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { deleteOptionsSchema } from "../../../meta/v1/delete-options/schemas.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of Eviction (api-definitions/policy/v1/eviction.yaml). */
export const evictionSchema: StructSchema = struct("Eviction", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    deleteOptions: field(deleteOptionsSchema, { omitEmpty: true, optional: true }),
  },
}));
