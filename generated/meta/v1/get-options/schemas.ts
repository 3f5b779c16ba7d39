// Generated from api-definitions/meta/v1/get-options.yaml. Do not edit.
import { field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of GetOptions (api-definitions/meta/v1/get-options.yaml). */
export const getOptionsSchema: StructSchema = struct("GetOptions", () => ({
  isKind: true,
  fields: {
    resourceVersion: field(scalar.string, { omitEmpty: true }),
  },
}));
