// Generated from api-definitions/authorization/v1/subject-access-review.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** Asks whether somebody may do something. It is answered and not stored. */
export interface SubjectAccessReview {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "SubjectAccessReview";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** The question. */
  spec: SubjectAccessReviewSpec;
  /** The answer. */
  status?: SubjectAccessReviewStatus;
}

/** A list of SubjectAccessReview objects. */
export type SubjectAccessReviewList = ObjectList<"SubjectAccessReviewList", SubjectAccessReview, ListMeta>;

/** Whether somebody may do something, either with a resource or at a path that is no resource. */
export interface SubjectAccessReviewSpec {
  /** What is to be done with which resource. */
  resourceAttributes?: ResourceAttributes;
  /** What is to be done at which path. */
  nonResourceAttributes?: NonResourceAttributes;
  /** Name of the user; a user or groups are given. */
  user?: string;
  /** Groups of the user. */
  groups?: string[];
  /** Further facts about the user, by key. */
  extra?: Record<string, string[]>;
  /** UID of the user. */
  uid?: string;
}

/** Whether somebody may do something. */
export interface SubjectAccessReviewStatus {
  /** Whether it is allowed. */
  allowed: boolean;
  /** Whether it is forbidden whatever other authorizers say. */
  denied?: boolean;
  /** Why. */
  reason?: string;
  /** What went wrong while it was decided. */
  evaluationError?: string;
}

/** What is to be done with which resource. */
export interface ResourceAttributes {
  /** Namespace; every namespace when empty. */
  namespace?: string;
  /** The verb; * stands for every verb. */
  verb?: string;
  /** Group of the resource; * stands for every group. */
  group?: string;
  /** Version of the resource; * stands for every version. */
  version?: string;
  /** The resource, in plural; * stands for every resource. */
  resource?: string;
  /** The sub-resource; none when empty. */
  subresource?: string;
  /** Name of the object; every object when empty. */
  name?: string;
}

/** What is to be done at which path. */
export interface NonResourceAttributes {
  /** The path. */
  path?: string;
  /** The HTTP method in lower case. */
  verb?: string;
}
