// Generated from api-definitions/rbac/v1/policy-rule.yaml. Do not edit.

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
