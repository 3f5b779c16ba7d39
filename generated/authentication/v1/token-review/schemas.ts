// Generated from api-definitions/authentication/v1/token-review.yaml. Do not edit.
import { atomicList, field, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";
import { userInfoSchema } from "../user-info/schemas.js";

/** Schema of TokenReview (api-definitions/authentication/v1/token-review.yaml). */
export const tokenReviewSchema: StructSchema = struct("TokenReview", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(tokenReviewSpecSchema, { required: true }),
    status: field(tokenReviewStatusSchema),
  },
}));

/** Schema of TokenReviewSpec (api-definitions/authentication/v1/token-review.yaml). */
export const tokenReviewSpecSchema: StructSchema = struct("TokenReviewSpec", () => ({
  fields: {
    token: field(scalar.string, { omitEmpty: true }),
    audiences: field(
      atomicList(scalar.string),
      {
        omitEmpty: true,
        checks: { rules: [{ rule: "size(self) <= 10000", message: "must have at most 10000 items", reason: "FieldValueTooLong" }] },
      },
    ),
  },
}));

/** Schema of TokenReviewStatus (api-definitions/authentication/v1/token-review.yaml). */
export const tokenReviewStatusSchema: StructSchema = struct("TokenReviewStatus", () => ({
  fields: {
    authenticated: field(scalar.boolean, { omitEmpty: true }),
    user: field(userInfoSchema),
    audiences: field(atomicList(scalar.string), { omitEmpty: true }),
    error: field(scalar.string, { omitEmpty: true }),
  },
}));
