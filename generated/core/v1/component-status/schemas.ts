// Generated from api-definitions/core/v1/component-status.yaml. Do not edit.
import { field, mapList, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of ComponentStatus (api-definitions/core/v1/component-status.yaml). */
export const componentStatusSchema: StructSchema = struct("ComponentStatus", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    conditions: field(mapList(["type"], componentConditionSchema), { omitEmpty: true, patchStrategy: ["merge"], patchMergeKey: "type" }),
  },
}));

/** Schema of ComponentCondition (api-definitions/core/v1/component-status.yaml). */
export const componentConditionSchema: StructSchema = struct("ComponentCondition", () => ({
  fields: {
    type: field(scalar.string, { required: true }),
    status: field(scalar.string, { required: true }),
    message: field(scalar.string, { omitEmpty: true }),
    error: field(scalar.string, { omitEmpty: true }),
  },
}));
