// Generated from api-definitions/rbac/v1. Do not edit.
import { type Connection, type Lists, type Namespaced, type Watches, resourceClient } from "../../../runtime/client/generated-doorway.js";
import type { RoleBinding } from "../../rbac/v1/role-binding/types.js";
import type { Role } from "../../rbac/v1/role/types.js";
import { type ClusterRoleBindingClient, clusterRoleBindingDescriptor } from "./v1/cluster-role-binding.js";
import { type ClusterRoleClient, clusterRoleDescriptor } from "./v1/cluster-role.js";
import { type RoleBindingClient, roleBindingDescriptor } from "./v1/role-binding.js";
import { type RoleClient, roleDescriptor } from "./v1/role.js";

/** The resources of rbac/v1. */
export class RbacV1 {
  constructor(readonly connection: Connection) {
  }

  /** Permissions in the whole cluster, or in any namespace where a RoleBinding grants them. */
  get clusterRoles(): ClusterRoleClient {
    return resourceClient(this.connection, clusterRoleDescriptor);
  }

  /** Grants a ClusterRole in the whole cluster. */
  get clusterRoleBindings(): ClusterRoleBindingClient {
    return resourceClient(this.connection, clusterRoleBindingDescriptor);
  }

  /** Permissions within a namespace. */
  get roles(): Namespaced<RoleClient, Lists<Role> & Watches<Role>> {
    return resourceClient(this.connection, roleDescriptor);
  }

  /** Grants a Role, or a ClusterRole, within one namespace. */
  get roleBindings(): Namespaced<RoleBindingClient, Lists<RoleBinding> & Watches<RoleBinding>> {
    return resourceClient(this.connection, roleBindingDescriptor);
  }
}

export type { ClusterRoleClient } from "./v1/cluster-role.js";
export type { ClusterRoleBindingClient } from "./v1/cluster-role-binding.js";
export type { RoleClient } from "./v1/role.js";
export type { RoleBindingClient } from "./v1/role-binding.js";
