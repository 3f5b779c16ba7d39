// Generated from api-definitions/authorization/v1. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1/types.js";

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
export interface LocalSubjectAccessReviewList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "LocalSubjectAccessReviewList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The LocalSubjectAccessReview objects. */
  items: LocalSubjectAccessReview[];
}

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
export interface SelfSubjectAccessReviewList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "SelfSubjectAccessReviewList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The SelfSubjectAccessReview objects. */
  items: SelfSubjectAccessReview[];
}

/** The question. */
export interface SelfSubjectAccessReviewSpec {
  /** What is to be done with which resource. */
  resourceAttributes?: ResourceAttributes;
  /** What is to be done at which path. */
  nonResourceAttributes?: NonResourceAttributes;
}

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
export interface SelfSubjectRulesReviewList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "SelfSubjectRulesReviewList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The SelfSubjectRulesReview objects. */
  items: SelfSubjectRulesReview[];
}

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
export interface SubjectAccessReviewList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "SubjectAccessReviewList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The SubjectAccessReview objects. */
  items: SubjectAccessReview[];
}

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
