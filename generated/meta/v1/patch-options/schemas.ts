// Generated from api-definitions/meta/v1/patch-options.yaml. Do not edit.
import { atomicList, field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of PatchOptions (api-definitions/meta/v1/patch-options.yaml). */
export const patchOptionsSchema: StructSchema = struct("PatchOptions", () => ({
  isKind: true,
  fields: {
    dryRun: field(atomicList(scalar.string), { omitEmpty: true }),
    force: field(scalar.boolean, { omitEmpty: true, optional: true }),
    fieldManager: field(scalar.string, { omitEmpty: true }),
    fieldValidation: field(scalar.string, { omitEmpty: true }),
  },
}));
