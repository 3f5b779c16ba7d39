// Generated from api-definitions/core/v1/binding.yaml. Do not edit.
import { field, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";
import { objectReferenceSchema } from "../references/schemas.js";

/** Schema of Binding (api-definitions/core/v1/binding.yaml). */
export const bindingSchema: StructSchema = struct("Binding", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    target: field(objectReferenceSchema, { required: true }),
  },
}));
