// Generated from api-definitions/authorization/v1/self-subject-access-review.yaml. Do not edit.
import { field, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";
import {
  nonResourceAttributesSchema,
  resourceAttributesSchema,
  subjectAccessReviewStatusSchema,
} from "../subject-access-review/schemas.js";

/** Schema of SelfSubjectAccessReview (api-definitions/authorization/v1/self-subject-access-review.yaml). */
export const selfSubjectAccessReviewSchema: StructSchema = struct("SelfSubjectAccessReview", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(selfSubjectAccessReviewSpecSchema, { required: true }),
    status: field(subjectAccessReviewStatusSchema),
  },
}));

/** Schema of SelfSubjectAccessReviewSpec (api-definitions/authorization/v1/self-subject-access-review.yaml). */
export const selfSubjectAccessReviewSpecSchema: StructSchema = struct("SelfSubjectAccessReviewSpec", () => ({
  fields: {
    resourceAttributes: field(resourceAttributesSchema, { omitEmpty: true, optional: true }),
    nonResourceAttributes: field(nonResourceAttributesSchema, { omitEmpty: true, optional: true }),
  },
}));
