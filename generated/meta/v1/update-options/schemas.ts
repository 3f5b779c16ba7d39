// Generated from api-definitions/meta/v1/update-options.yaml. Do not edit.
import { atomicList, field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of UpdateOptions (api-definitions/meta/v1/update-options.yaml). */
export const updateOptionsSchema: StructSchema = struct("UpdateOptions", () => ({
  isKind: true,
  fields: {
    dryRun: field(atomicList(scalar.string), { omitEmpty: true }),
    fieldManager: field(scalar.string, { omitEmpty: true }),
    fieldValidation: field(scalar.string, { omitEmpty: true }),
  },
}));
