// Generated from api-definitions/scheduling/v1. Do not edit.
import { atomicList, field, scalar } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of PriorityClass (api-definitions/scheduling/v1/priority-class.yaml). */
export const priorityClassSchema: StructSchema = {
  kind: "struct",
  typeName: "PriorityClass",
  atomic: false,
  fields: {
    metadata: field(objectMetaSchema, 1),
    value: field(scalar.int32, 2, { required: true }),
    globalDefault: field(scalar.boolean, 3, { omitEmpty: true }),
    description: field(scalar.string, 4, { omitEmpty: true }),
    preemptionPolicy: field(scalar.string, 5, { omitEmpty: true, optional: true, default: "PreemptLowerPriority" }),
  },
};

/** Schema of PriorityClassList (api-definitions/scheduling/v1/priority-class.yaml). */
export const priorityClassListSchema: StructSchema = {
  kind: "struct",
  typeName: "PriorityClassList",
  atomic: false,
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(priorityClassSchema), 2, { required: true }),
  },
};
