// Generated from api-definitions/meta/v1/table.yaml. Do not edit.
import { atomicList, field, rawExtension, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { listMetaSchema } from "../object-meta/schemas.js";

/** Schema of Table (api-definitions/meta/v1/table.yaml). */
export const tableSchema: StructSchema = struct("Table", () => ({
  isKind: true,
  fields: {
    metadata: field(listMetaSchema),
    columnDefinitions: field(atomicList(tableColumnDefinitionSchema), { required: true }),
    rows: field(atomicList(tableRowSchema), { required: true }),
  },
}));

/** Schema of TableColumnDefinition (api-definitions/meta/v1/table.yaml). */
export const tableColumnDefinitionSchema: StructSchema = struct("TableColumnDefinition", () => ({
  fields: {
    name: field(scalar.string, { required: true }),
    type: field(scalar.string, { required: true }),
    format: field(scalar.string, { required: true }),
    description: field(scalar.string, { required: true }),
    priority: field(scalar.int32, { required: true }),
  },
}));

/** Schema of TableRow (api-definitions/meta/v1/table.yaml). */
export const tableRowSchema: StructSchema = struct("TableRow", () => ({
  fields: {
    cells: field(atomicList(rawExtension), { required: true }),
    conditions: field(atomicList(tableRowConditionSchema), { omitEmpty: true }),
    object: field(rawExtension, { omitEmpty: true, optional: true }),
  },
}));

/** Schema of TableRowCondition (api-definitions/meta/v1/table.yaml). */
export const tableRowConditionSchema: StructSchema = struct("TableRowCondition", () => ({
  fields: {
    type: field(scalar.string, { required: true }),
    status: field(scalar.string, { required: true }),
    reason: field(scalar.string, { omitEmpty: true }),
    message: field(scalar.string, { omitEmpty: true }),
  },
}));
