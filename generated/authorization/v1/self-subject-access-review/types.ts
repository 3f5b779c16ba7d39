// Generated from api-definitions/authorization/v1/self-subject-access-review.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";
import type { NonResourceAttributes, ResourceAttributes, SubjectAccessReviewStatus } from "../subject-access-review/types.js";

/** Asks whether the asker may do something. It is answered and not stored. */
export interface SelfSubjectAccessReview {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "SelfSubjectAccessReview";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** The question. */
  spec: SelfSubjectAccessReviewSpec;
  /** The answer. */
  status?: SubjectAccessReviewStatus;
}

/** A list of SelfSubjectAccessReview objects. */
export type SelfSubjectAccessReviewList = ObjectList<"SelfSubjectAccessReviewList", SelfSubjectAccessReview, ListMeta>;

/** The question. */
export interface SelfSubjectAccessReviewSpec {
  /** What is to be done with which resource. */
  resourceAttributes?: ResourceAttributes;
  /** What is to be done at which path. */
  nonResourceAttributes?: NonResourceAttributes;
}
