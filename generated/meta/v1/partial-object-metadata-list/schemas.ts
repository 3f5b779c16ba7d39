// Generated from api-definitions/meta/v1/partial-object-metadata-list.yaml. Do not edit.
import { atomicList, field, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { listMetaSchema } from "../object-meta/schemas.js";
import { partialObjectMetadataSchema } from "../partial-object-metadata/schemas.js";

/** Schema of PartialObjectMetadataList (api-definitions/meta/v1/partial-object-metadata-list.yaml). */
export const partialObjectMetadataListSchema: StructSchema = struct("PartialObjectMetadataList", () => ({
  isKind: true,
  fields: {
    metadata: field(listMetaSchema),
    items: field(atomicList(partialObjectMetadataSchema), { required: true }),
  },
}));
