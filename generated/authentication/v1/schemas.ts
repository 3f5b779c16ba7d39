// Generated from api-definitions/authentication/v1. Do not edit.
import { atomicList, field, granularMap, scalar, struct } from "../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../runtime/definition/schema.js";
import { listMetaSchema, objectMetaSchema } from "../../meta/v1/schemas.js";

/** Schema of TokenRequest (api-definitions/authentication/v1/token-request.yaml). */
export const tokenRequestSchema: StructSchema = struct("TokenRequest", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(tokenRequestSpecSchema, 2, { required: true }),
    status: field(tokenRequestStatusSchema, 3),
  },
}));

/** Schema of TokenRequestSpec (api-definitions/authentication/v1/token-request.yaml). */
export const tokenRequestSpecSchema: StructSchema = struct("TokenRequestSpec", () => ({
  fields: {
    audiences: field(atomicList(scalar.string), 1, { required: true }),
    expirationSeconds: field(
      scalar.int64,
      4,
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
    boundObjectRef: field(boundObjectReferenceSchema, 3, { optional: true }),
  },
}));

/** Schema of TokenRequestStatus (api-definitions/authentication/v1/token-request.yaml). */
export const tokenRequestStatusSchema: StructSchema = struct("TokenRequestStatus", () => ({
  fields: {
    token: field(scalar.string, 1, { required: true }),
    expirationTimestamp: field(scalar.Time, 2, { required: true }),
  },
}));

/** Schema of BoundObjectReference (api-definitions/authentication/v1/token-request.yaml). */
export const boundObjectReferenceSchema: StructSchema = struct("BoundObjectReference", () => ({
  fields: {
    kind: field(scalar.string, 1, { omitEmpty: true }),
    apiVersion: field(scalar.string, 2, { omitEmpty: true }),
    name: field(scalar.string, 3, { omitEmpty: true }),
    uid: field(scalar.string, 4, { omitEmpty: true }),
  },
}));

/** Schema of TokenReview (api-definitions/authentication/v1/token-review.yaml). */
export const tokenReviewSchema: StructSchema = struct("TokenReview", () => ({
  fields: {
    metadata: field(objectMetaSchema, 1),
    spec: field(tokenReviewSpecSchema, 2, { required: true }),
    status: field(tokenReviewStatusSchema, 3),
  },
}));

/** Schema of TokenReviewList (api-definitions/authentication/v1/token-review.yaml). */
export const tokenReviewListSchema: StructSchema = struct("TokenReviewList", () => ({
  fields: {
    metadata: field(listMetaSchema, 1),
    items: field(atomicList(tokenReviewSchema), 2, { required: true }),
  },
}));

/** Schema of TokenReviewSpec (api-definitions/authentication/v1/token-review.yaml). */
export const tokenReviewSpecSchema: StructSchema = struct("TokenReviewSpec", () => ({
  fields: {
    token: field(scalar.string, 1, { omitEmpty: true }),
    audiences: field(atomicList(scalar.string), 2, { omitEmpty: true }),
  },
}));

/** Schema of TokenReviewStatus (api-definitions/authentication/v1/token-review.yaml). */
export const tokenReviewStatusSchema: StructSchema = struct("TokenReviewStatus", () => ({
  fields: {
    authenticated: field(scalar.boolean, 1, { omitEmpty: true }),
    user: field(userInfoSchema, 2),
    audiences: field(atomicList(scalar.string), 4, { omitEmpty: true }),
    error: field(scalar.string, 3, { omitEmpty: true }),
  },
}));

/** Schema of UserInfo (api-definitions/authentication/v1/user-info.yaml). */
export const userInfoSchema: StructSchema = struct("UserInfo", () => ({
  fields: {
    username: field(scalar.string, 1, { omitEmpty: true }),
    uid: field(scalar.string, 2, { omitEmpty: true }),
    groups: field(atomicList(scalar.string), 3, { omitEmpty: true }),
    extra: field(granularMap(atomicList(scalar.string)), 4, { omitEmpty: true }),
  },
}));
