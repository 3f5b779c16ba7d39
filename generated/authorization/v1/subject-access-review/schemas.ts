// Generated from api-definitions/authorization/v1/subject-access-review.yaml. Do not edit.
import { atomicList, field, granularMap, scalar, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";

/** Schema of SubjectAccessReview (api-definitions/authorization/v1/subject-access-review.yaml). */
export const subjectAccessReviewSchema: StructSchema = struct("SubjectAccessReview", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(subjectAccessReviewSpecSchema, { required: true }),
    status: field(subjectAccessReviewStatusSchema),
  },
}));

/** Schema of SubjectAccessReviewSpec (api-definitions/authorization/v1/subject-access-review.yaml). */
export const subjectAccessReviewSpecSchema: StructSchema = struct("SubjectAccessReviewSpec", () => ({
  fields: {
    resourceAttributes: field(resourceAttributesSchema, { omitEmpty: true, optional: true }),
    nonResourceAttributes: field(nonResourceAttributesSchema, { omitEmpty: true, optional: true }),
    user: field(scalar.string, { omitEmpty: true }),
    groups: field(
      atomicList(scalar.string),
      {
        omitEmpty: true,
        checks: { rules: [{ rule: "size(self) <= 10000", message: "must have at most 10000 items", reason: "FieldValueTooLong" }] },
      },
    ),
    extra: field(
      granularMap(atomicList(scalar.string)),
      {
        omitEmpty: true,
        checks: {
          rules: [
            {
              rule: "size(self) <= 10000 && self.all(key, size(self[key]) <= 10000)",
              message: "must have at most 10000 items, each of at most 10000 values",
              reason: "FieldValueTooLong",
            },
          ],
        },
      },
    ),
    uid: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of SubjectAccessReviewStatus (api-definitions/authorization/v1/subject-access-review.yaml). */
export const subjectAccessReviewStatusSchema: StructSchema = struct("SubjectAccessReviewStatus", () => ({
  fields: {
    allowed: field(scalar.boolean, { required: true }),
    denied: field(scalar.boolean, { omitEmpty: true }),
    reason: field(scalar.string, { omitEmpty: true }),
    evaluationError: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of ResourceAttributes (api-definitions/authorization/v1/subject-access-review.yaml). */
export const resourceAttributesSchema: StructSchema = struct("ResourceAttributes", () => ({
  fields: {
    namespace: field(scalar.string, { omitEmpty: true }),
    verb: field(scalar.string, { omitEmpty: true }),
    group: field(scalar.string, { omitEmpty: true }),
    version: field(scalar.string, { omitEmpty: true }),
    resource: field(scalar.string, { omitEmpty: true }),
    subresource: field(scalar.string, { omitEmpty: true }),
    name: field(scalar.string, { omitEmpty: true }),
  },
}));

/** Schema of NonResourceAttributes (api-definitions/authorization/v1/subject-access-review.yaml). */
export const nonResourceAttributesSchema: StructSchema = struct("NonResourceAttributes", () => ({
  fields: {
    path: field(scalar.string, { omitEmpty: true }),
    verb: field(scalar.string, { omitEmpty: true }),
  },
}));
