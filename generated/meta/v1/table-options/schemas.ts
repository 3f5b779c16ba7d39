// Generated from api-definitions/meta/v1/table-options.yaml. Do not edit.
import { field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of TableOptions (api-definitions/meta/v1/table-options.yaml). */
export const tableOptionsSchema: StructSchema = struct("TableOptions", () => ({
  isKind: true,
  fields: {
    includeObject: field(scalar.string, { omitEmpty: true }),
  },
}));
