// Generated from api-definitions/apps/v1. Do not edit.
import { atomicList, field, rawExtension, scalar } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of ControllerRevision (api-definitions/apps/v1/controller-revision.yaml). */
export const controllerRevisionSchema: StructSchema = {
  kind: "struct",
  typeName: "ControllerRevision",
  atomic: false,
  checks: { rules: [{ rule: "has(self.data)", message: "data is mandatory", reason: "FieldValueRequired", fieldPath: ".data" }] },
  fields: {
    metadata: field(objectMetaSchema, 1),
    data: field(rawExtension, 2, { omitEmpty: true, optional: true, checks: { immutable: {} } }),
    revision: field(scalar.int64, 3, { required: true }),
  },
};

/** Schema of ControllerRevisionList (api-definitions/apps/v1/controller-revision.yaml). */
export const controllerRevisionListSchema: StructSchema = {
  kind: "struct",
  typeName: "ControllerRevisionList",
  atomic: false,
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(controllerRevisionSchema), 2, { required: true }),
  },
};
