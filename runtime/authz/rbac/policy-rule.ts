/** The objects of role-based access control as the authorizer reads them (AUTHZ-08). */

/** What a role allows: verbs on resources, or on paths that are no resources. Absent lists are empty. */
export interface PolicyRule {
  readonly verbs: readonly string[];
  readonly apiGroups?: readonly string[] | undefined;
  /** `pods`, `pods/log`, `*` (sub-resources too) or `*` followed by `/scale`: that sub-resource of everything. */
  readonly resources?: readonly string[] | undefined;
  /** Empty: every name, and requests without one. */
  readonly resourceNames?: readonly string[] | undefined;
  /** Whole paths, or beginnings that end in `*`. */
  readonly nonResourceURLs?: readonly string[] | undefined;
}

export type SubjectKind = "User" | "Group" | "ServiceAccount";

/** Whom a binding speaks of; the names are literal. */
export interface Subject {
  readonly kind: SubjectKind;
  readonly name: string;
  /** Of a service account; absent: the binding's own. */
  readonly namespace?: string | undefined;
}

export interface RoleReference {
  readonly kind: "Role" | "ClusterRole";
  readonly name: string;
}

/** A role, or with namespace "" a cluster role. */
export interface Role {
  readonly namespace: string;
  readonly name: string;
  readonly rules: readonly PolicyRule[];
}

/** A role binding, or with namespace "" a cluster role binding. */
export interface Binding {
  readonly namespace: string;
  readonly name: string;
  readonly roleRef: RoleReference;
  readonly subjects: readonly Subject[];
}
