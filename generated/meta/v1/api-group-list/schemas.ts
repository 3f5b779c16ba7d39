// Generated from api-definitions/meta/v1/api-group-list.yaml. Do not edit.
import { atomicList, field, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { apiGroupSchema } from "../api-group/schemas.js";

/** Schema of APIGroupList (api-definitions/meta/v1/api-group-list.yaml). */
export const apiGroupListSchema: StructSchema = struct("APIGroupList", () => ({
  isKind: true,
  fields: {
    groups: field(atomicList(apiGroupSchema), { required: true }),
  },
}));
