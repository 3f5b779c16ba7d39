// Generated from api-definitions/authorization/v1/local-subject-access-review.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";
import type { SubjectAccessReviewSpec, SubjectAccessReviewStatus } from "../subject-access-review/types.js";

/** Asks whether somebody may do something in one namespace, so that the right to ask can be given by namespace. */
export interface LocalSubjectAccessReview {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "LocalSubjectAccessReview";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** The question; its namespace is that of the review. */
  spec: SubjectAccessReviewSpec;
  /** The answer. */
  status?: SubjectAccessReviewStatus;
}

/** A list of LocalSubjectAccessReview objects. */
export type LocalSubjectAccessReviewList = ObjectList<"LocalSubjectAccessReviewList", LocalSubjectAccessReview, ListMeta>;
