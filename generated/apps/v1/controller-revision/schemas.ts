// Generated from api-definitions/apps/v1/controller-revision.yaml. Do not edit.
import { field, rawExtension, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of ControllerRevision (api-definitions/apps/v1/controller-revision.yaml). */
export const controllerRevisionSchema: StructSchema = struct("ControllerRevision", () => ({
  isKind: true,
  checks: { rules: [{ rule: "has(self.data)", message: "data is mandatory", reason: "FieldValueRequired", fieldPath: ".data" }] },
  fields: {
    metadata: field(objectMetaSchema),
    data: field(rawExtension, { omitEmpty: true, optional: true, checks: { immutable: {} } }),
    revision: field(scalar.int64, { required: true }),
  },
}));
