// Generated from api-definitions/meta/v1/partial-object-metadata.yaml. Do not edit.
import { field, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../object-meta/schemas.js";

/** Schema of PartialObjectMetadata (api-definitions/meta/v1/partial-object-metadata.yaml). */
export const partialObjectMetadataSchema: StructSchema = struct("PartialObjectMetadata", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
  },
}));
