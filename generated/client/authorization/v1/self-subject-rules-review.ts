// Generated from api-definitions/authorization/v1/self-subject-rules-review.yaml. Do not edit.
import type { Described, ResourceDescriptor, Submits } from "../../../../runtime/client/generated-doorway.js";
import type { SelfSubjectRulesReview } from "../../../authorization/v1/self-subject-rules-review/types.js";

/** How selfsubjectrulesreviews are spoken of. */
export const selfSubjectRulesReviewDescriptor: ResourceDescriptor = {
  group: "authorization",
  vendorGroup: true,
  version: "v1",
  kind: "SelfSubjectRulesReview",
  plural: "selfsubjectrulesreviews",
  namespaced: false,
};

/** What can be done with selfsubjectrulesreviews. */
export interface SelfSubjectRulesReviewClient
  extends Described,
    Submits<SelfSubjectRulesReview> {}
