// Generated from api-definitions/authorization/v1. Do not edit.
import { type Connection, type Described, type Namespaced, resourceClient } from "../../../runtime/client/generated-doorway.js";
import type { LocalSubjectAccessReview } from "../../authorization/v1/local-subject-access-review/types.js";
import { type LocalSubjectAccessReviewClient, localSubjectAccessReviewDescriptor } from "./v1/local-subject-access-review.js";
import { type SelfSubjectAccessReviewClient, selfSubjectAccessReviewDescriptor } from "./v1/self-subject-access-review.js";
import { type SelfSubjectRulesReviewClient, selfSubjectRulesReviewDescriptor } from "./v1/self-subject-rules-review.js";
import { type SubjectAccessReviewClient, subjectAccessReviewDescriptor } from "./v1/subject-access-review.js";

/** The resources of authorization/v1. */
export class AuthorizationV1 {
  constructor(readonly connection: Connection) {
  }

  /** Asks whether somebody may do something in one namespace, so that the right to ask can be given by namespace. */
  get localSubjectAccessReviews(): Namespaced<LocalSubjectAccessReviewClient, Described> {
    return resourceClient(this.connection, localSubjectAccessReviewDescriptor);
  }

  /** Asks whether the asker may do something. It is answered and not stored. */
  get selfSubjectAccessReviews(): SelfSubjectAccessReviewClient {
    return resourceClient(this.connection, selfSubjectAccessReviewDescriptor);
  }

  /** Asks for all that the asker may do in a namespace, to show in programs; not to decide by. */
  get selfSubjectRulesReviews(): SelfSubjectRulesReviewClient {
    return resourceClient(this.connection, selfSubjectRulesReviewDescriptor);
  }

  /** Asks whether somebody may do something. It is answered and not stored. */
  get subjectAccessReviews(): SubjectAccessReviewClient {
    return resourceClient(this.connection, subjectAccessReviewDescriptor);
  }
}

export type { LocalSubjectAccessReviewClient } from "./v1/local-subject-access-review.js";
export type { SelfSubjectAccessReviewClient } from "./v1/self-subject-access-review.js";
export type { SelfSubjectRulesReviewClient } from "./v1/self-subject-rules-review.js";
export type { SubjectAccessReviewClient } from "./v1/subject-access-review.js";
