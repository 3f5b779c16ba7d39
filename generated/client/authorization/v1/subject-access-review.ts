// Generated from api-definitions/authorization/v1/subject-access-review.yaml. Do not edit.
import type { Described, ResourceDescriptor, Submits } from "../../../../runtime/client/generated-doorway.js";
import type { SubjectAccessReview } from "../../../authorization/v1/subject-access-review/types.js";

/** How subjectaccessreviews are spoken of. */
export const subjectAccessReviewDescriptor: ResourceDescriptor = { group: "authorization", vendorGroup: true, version: "v1", kind: "SubjectAccessReview", plural: "subjectaccessreviews", namespaced: false };

/** What can be done with subjectaccessreviews. */
export interface SubjectAccessReviewClient
  extends Described,
    Submits<SubjectAccessReview> {}
