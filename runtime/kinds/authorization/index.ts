/** What definitions of the group of reviews name. */
import type { KindBindings } from "../kind-bindings.js";
import { localSubjectAccessReview, selfSubjectAccessReview, subjectAccessReview } from "./access-reviews.js";
import { selfSubjectRulesReview } from "./rules-review.js";

export const authorizationKinds = {
  handlers: {
    "local-subject-access-review": localSubjectAccessReview,
    "self-subject-access-review": selfSubjectAccessReview,
    "self-subject-rules-review": selfSubjectRulesReview,
    "subject-access-review": subjectAccessReview,
  },
} as const satisfies Partial<KindBindings>;
