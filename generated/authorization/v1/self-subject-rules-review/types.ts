// Generated from api-definitions/authorization/v1/self-subject-rules-review.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** Asks for all that the asker may do in a namespace, to show in programs; not to decide by. */
export interface SelfSubjectRulesReview {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "SelfSubjectRulesReview";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** The question. */
  spec: SelfSubjectRulesReviewSpec;
  /** The answer. */
  status?: SubjectRulesReviewStatus;
}

/** A list of SelfSubjectRulesReview objects. */
export type SelfSubjectRulesReviewList = ObjectList<"SelfSubjectRulesReviewList", SelfSubjectRulesReview, ListMeta>;

/** The question. */
export interface SelfSubjectRulesReviewSpec {
  /** The namespace. */
  namespace?: string;
}

/** The answer. */
export interface SubjectRulesReviewStatus {
  /** What may be done with resources; the order means nothing. */
  resourceRules: ResourceRule[];
  /** What may be done at paths; the order means nothing. */
  nonResourceRules: NonResourceRule[];
  /** Whether there may be more than is listed. */
  incomplete: boolean;
  /** Why it is incomplete. */
  evaluationError?: string;
}

/** Verbs that are allowed for resources. */
export interface ResourceRule {
  /** The verbs; * stands for every verb. */
  verbs: string[];
  /** Groups of the resources; * stands for every group. */
  apiGroups?: string[];
  /** The resources, in plural; * stands for every resource, and before a slash for a sub-resource of every resource. */
  resources?: string[];
  /** Names that it is limited to; every name when empty. */
  resourceNames?: string[];
}

/** Verbs that are allowed at paths. */
export interface NonResourceRule {
  /** HTTP methods in lower case; * stands for every method. */
  verbs: string[];
  /** The paths, which may end in *. */
  nonResourceURLs?: string[];
}
