// Generated from api-definitions/rbac/v1/role-binding.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";
import type { RoleRef, Subject } from "../policy-rule/types.js";

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
export type RoleBindingList = ObjectList<"RoleBindingList", RoleBinding, ListMeta>;
