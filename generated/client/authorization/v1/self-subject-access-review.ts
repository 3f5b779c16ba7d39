// Generated from api-definitions/authorization/v1/self-subject-access-review.yaml. Do not edit.
import type { Described, ResourceDescriptor, Submits } from "../../../../runtime/client/generated-doorway.js";
import type { SelfSubjectAccessReview } from "../../../authorization/v1/self-subject-access-review/types.js";

/** How selfsubjectaccessreviews are spoken of. */
export const selfSubjectAccessReviewDescriptor: ResourceDescriptor = {
  group: "authorization",
  vendorGroup: true,
  version: "v1",
  kind: "SelfSubjectAccessReview",
  plural: "selfsubjectaccessreviews",
  namespaced: false,
};

/** What can be done with selfsubjectaccessreviews. */
export interface SelfSubjectAccessReviewClient
  extends Described,
    Submits<SelfSubjectAccessReview> {}
