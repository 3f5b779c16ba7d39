// Generated from api-definitions/authorization/v1. Do not edit.
import {
  type Connection,
  type Described,
  type Namespaced,
  type ResourceDescriptor,
  type Submits,
  resourceClient,
} from "../../../runtime/client/generated-doorway.js";
import type {
  LocalSubjectAccessReview,
  SelfSubjectAccessReview,
  SelfSubjectRulesReview,
  SubjectAccessReview,
} from "../../authorization/v1/types.js";

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

/** How subjectaccessreviews are spoken of. */
export const subjectAccessReviewDescriptor: ResourceDescriptor = { group: "authorization", vendorGroup: true, version: "v1", kind: "SubjectAccessReview", plural: "subjectaccessreviews", namespaced: false };

/** What can be done with subjectaccessreviews. */
export interface SubjectAccessReviewClient
  extends Described,
    Submits<SubjectAccessReview> {}

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
