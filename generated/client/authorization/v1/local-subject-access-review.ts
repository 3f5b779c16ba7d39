// Generated from api-definitions/authorization/v1/local-subject-access-review.yaml. Do not edit.
import type { Described, ResourceDescriptor, Submits } from "../../../../runtime/client/generated-doorway.js";
import type { LocalSubjectAccessReview } from "../../../authorization/v1/local-subject-access-review/types.js";

/** How localsubjectaccessreviews are spoken of. */
export const localSubjectAccessReviewDescriptor: ResourceDescriptor = {
  group: "authorization",
  vendorGroup: true,
  version: "v1",
  kind: "LocalSubjectAccessReview",
  plural: "localsubjectaccessreviews",
  namespaced: true,
};

/** What can be done with localsubjectaccessreviews, in one namespace. */
export interface LocalSubjectAccessReviewClient
  extends Described,
    Submits<LocalSubjectAccessReview> {}
