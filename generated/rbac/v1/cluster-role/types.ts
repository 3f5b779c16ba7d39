// Generated from api-definitions/rbac/v1/cluster-role.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { LabelSelector } from "../../../meta/v1/label-selector/types.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";
import type { PolicyRule } from "../policy-rule/types.js";

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
export type ClusterRoleList = ObjectList<"ClusterRoleList", ClusterRole, ListMeta>;

/** Cluster roles whose rules are gathered into one. */
export interface AggregationRule {
  /** Labels of the cluster roles; one of the selectors must match. */
  clusterRoleSelectors?: LabelSelector[];
}
