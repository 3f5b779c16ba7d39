// Generated from api-definitions/meta/v1/delete-options.yaml. Do not edit.
import { atomicList, field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";

/** Schema of DeleteOptions (api-definitions/meta/v1/delete-options.yaml). */
export const deleteOptionsSchema: StructSchema = struct("DeleteOptions", () => ({
  isKind: true,
  fields: {
    gracePeriodSeconds: field(scalar.int64, { omitEmpty: true, optional: true }),
    preconditions: field(preconditionsSchema, { omitEmpty: true, optional: true }),
    orphanDependents: field(scalar.boolean, { omitEmpty: true, optional: true }),
    propagationPolicy: field(scalar.string, { omitEmpty: true, optional: true }),
    dryRun: field(atomicList(scalar.string), { omitEmpty: true }),
  },
}));

/** Schema of Preconditions (api-definitions/meta/v1/delete-options.yaml). */
export const preconditionsSchema: StructSchema = struct("Preconditions", () => ({
  fields: {
    uid: field(scalar.string, { omitEmpty: true, optional: true }),
    resourceVersion: field(scalar.string, { omitEmpty: true, optional: true }),
  },
}));
