// Generated from api-definitions/rbac/v1/cluster-role-binding.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";
import type { RoleRef, Subject } from "../policy-rule/types.js";

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
export type ClusterRoleBindingList = ObjectList<"ClusterRoleBindingList", ClusterRoleBinding, ListMeta>;
