// Generated from api-definitions/meta/v1/status.yaml. Do not edit.
import { atomicList, field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { listMetaSchema } from "../object-meta/schemas.js";

/** Schema of Status (api-definitions/meta/v1/status.yaml). */
export const statusSchema: StructSchema = struct("Status", () => ({
  isKind: true,
  fields: {
    metadata: field(listMetaSchema),
    status: field(scalar.string, { omitEmpty: true }),
    message: field(scalar.string, { omitEmpty: true }),
    reason: field(scalar.string, { omitEmpty: true }),
    details: field(statusDetailsSchema, { omitEmpty: true, optional: true }),
    code: field(scalar.int32, { omitEmpty: true }),
  },
}));

/** Schema of StatusDetails (api-definitions/meta/v1/status.yaml). */
export const statusDetailsSchema: StructSchema = struct("StatusDetails", () => ({
  fields: {
    name: field(scalar.string, { omitEmpty: true }),
    group: field(scalar.string, { omitEmpty: true }),
    kind: field(scalar.string, { omitEmpty: true }),
    uid: field(scalar.string, { omitEmpty: true }),
    causes: field(atomicList(statusCauseSchema), { omitEmpty: true }),
    retryAfterSeconds: field(scalar.int32, { omitEmpty: true }),
  },
}));

/** Schema of StatusCause (api-definitions/meta/v1/status.yaml). */
export const statusCauseSchema: StructSchema = struct("StatusCause", () => ({
  fields: {
    reason: field(scalar.string, { omitEmpty: true }),
    message: field(scalar.string, { omitEmpty: true }),
    field: field(scalar.string, { omitEmpty: true }),
  },
}));
