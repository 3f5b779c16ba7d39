// Generated from api-definitions/authorization/v1/local-subject-access-review.yaml. Do not edit.
import { field, struct } from "../../../../runtime/codec/generated-doorway.js";
import type { StructSchema } from "../../../../runtime/definition/schema.js";
import { objectMetaSchema } from "../../../meta/v1/object-meta/schemas.js";
import { subjectAccessReviewSpecSchema, subjectAccessReviewStatusSchema } from "../subject-access-review/schemas.js";

/** Schema of LocalSubjectAccessReview (api-definitions/authorization/v1/local-subject-access-review.yaml). */
export const localSubjectAccessReviewSchema: StructSchema = struct("LocalSubjectAccessReview", () => ({
  isKind: true,
  fields: {
    metadata: field(objectMetaSchema),
    spec: field(subjectAccessReviewSpecSchema, { required: true }),
    status: field(subjectAccessReviewStatusSchema),
  },
}));
