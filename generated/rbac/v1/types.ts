// Generated from api-definitions/rbac/v1. Do not edit.
import type { LabelSelector, ListMeta, ObjectMeta } from "../../meta/v1/types.js";

/** Grants a ClusterRole in the whole cluster. */
export interface ClusterRoleBinding {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ClusterRoleBinding";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Who gets the role. */
  subjects?: Subject[];
  /** The role; it cannot be changed, only bound anew. */
  roleRef: RoleRef;
}

/** A list of ClusterRoleBinding objects. */
export interface ClusterRoleBindingList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ClusterRoleBindingList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The ClusterRoleBinding objects. */
  items: ClusterRoleBinding[];
}

/** Permissions in the whole cluster, or in any namespace where a RoleBinding grants them. */
export interface ClusterRole {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ClusterRole";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** What the role permits; written by the controller where there is an aggregationRule. */
  rules?: PolicyRule[];
  /** Other cluster roles whose rules this one gathers. */
  aggregationRule?: AggregationRule;
}

/** A list of ClusterRole objects. */
export interface ClusterRoleList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ClusterRoleList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The ClusterRole objects. */
  items: ClusterRole[];
}

/** Cluster roles whose rules are gathered into one. */
export interface AggregationRule {
  /** Labels of the cluster roles; one of the selectors must match. */
  clusterRoleSelectors?: LabelSelector[];
}

/** Permission for verbs, either on resources or on paths that are no resources. */
export interface PolicyRule {
  /** Verbs of the permission, such as get; * stands for every verb. */
  verbs: string[];
  /** Groups of the resources; "" is the core group, * every group. */
  apiGroups?: string[];
  /**
   * Resources in plural, sub-resources as pods/log; * stands for all, and before the slash for a sub-resource of all.
   */
  resources?: string[];
  /** Names that the permission is limited to; every name when empty. */
  resourceNames?: string[];
  /** Paths outside the API, which may end in *; only cluster roles may have them. */
  nonResourceURLs?: string[];
}

/** The role that is granted. */
export interface RoleRef {
  /** Group of the role. */
  apiGroup: string;
  /** Role or ClusterRole. */
  kind: string;
  /** Name of the role. */
  name: string;
}

/** A user, a group or a service account. */
export interface Subject {
  /** User, Group or ServiceAccount. */
  kind: "ServiceAccount" | "User" | "Group";
  /** Group of the subject: that of access control for users and groups, none for service accounts. */
  apiGroup?: string;
  /** Name of the subject. */
  name: string;
  /** Namespace of a service account; users and groups have none. */
  namespace?: string;
}

/** Grants a Role, or a ClusterRole, within one namespace. */
export interface RoleBinding {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "RoleBinding";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Who gets the role. */
  subjects?: Subject[];
  /** The role; it cannot be changed, only bound anew. */
  roleRef: RoleRef;
}

/** A list of RoleBinding objects. */
export interface RoleBindingList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "RoleBindingList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The RoleBinding objects. */
  items: RoleBinding[];
}

/** Permissions within a namespace. */
export interface Role {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Role";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** What the role permits. */
  rules?: PolicyRule[];
}

/** A list of Role objects. */
export interface RoleList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "RoleList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The Role objects. */
  items: Role[];
}
