// Generated from api-definitions/rbac/v1/role.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";
import type { PolicyRule } from "../policy-rule/types.js";

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
export type RoleList = ObjectList<"RoleList", Role, ListMeta>;
