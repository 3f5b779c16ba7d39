// Generated from api-definitions/authentication/v1/token-request.yaml. Do not edit.
import { atomicList, field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of TokenRequest (api-definitions/authentication/v1/token-request.yaml). */
export const tokenRequestSchema: StructSchema = struct("TokenRequest", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(tokenRequestSpecSchema, { required: true }),
    status: field(tokenRequestStatusSchema),
  },
}));

/** Schema of TokenRequestSpec (api-definitions/authentication/v1/token-request.yaml). */
export const tokenRequestSpecSchema: StructSchema = struct("TokenRequestSpec", () => ({
  fields: {
    audiences: field(
      atomicList(scalar.string),
      {
        required: true,
        checks: { rules: [{ rule: "size(self) <= 10000", message: "must have at most 10000 items", reason: "FieldValueTooLong" }] },
      },
    ),
    expirationSeconds: field(
      scalar.int64,
      {
        optional: true,
        default: 3600,
        checks: {
          rules: [
            { rule: "self >= 600", message: "may not specify a duration less than 10 minutes", reason: "FieldValueInvalid" },
            { rule: "self <= 4294967296", message: "may not specify a duration larger than 2^32 seconds", reason: "FieldValueInvalid" },
          ],
        },
      },
    ),
    boundObjectRef: field(boundObjectReferenceSchema, { optional: true }),
  },
}));

/** Schema of TokenRequestStatus (api-definitions/authentication/v1/token-request.yaml). */
export const tokenRequestStatusSchema: StructSchema = struct("TokenRequestStatus", () => ({
  fields: {
    token: field(scalar.string, { required: true }),
    expirationTimestamp: field(scalar.Time, { required: true }),
  },
}));

/** Schema of BoundObjectReference (api-definitions/authentication/v1/token-request.yaml). */
export const boundObjectReferenceSchema: StructSchema = struct("BoundObjectReference", () => ({
  fields: {
    kind: field(scalar.string, { omitEmpty: true }),
    apiVersion: field(scalar.string, { omitEmpty: true }),
    name: field(scalar.string, { omitEmpty: true }),
    uid: field(scalar.string, { omitEmpty: true }),
  },
}));
