// Generated from api-definitions/rbac/v1. Do not edit.
import {
  type Connection,
  type Creates,
  type Deletes,
  type DeletesCollection,
  type Described,
  type Gets,
  type Lists,
  type Namespaced,
  type Patches,
  type Replaces,
  type ResourceDescriptor,
  type Stored,
  type Watches,
  resourceClient,
} from "../../../runtime/client/generated-doorway.js";
import type { Status } from "../../meta/v1/types.js";
import type { ClusterRole, ClusterRoleBinding, Role, RoleBinding } from "../../rbac/v1/types.js";

/** How clusterroles are spoken of. */
export const clusterRoleDescriptor: ResourceDescriptor = { group: "rbac.authorization", vendorGroup: true, version: "v1", kind: "ClusterRole", plural: "clusterroles", namespaced: false };

/** What can be done with clusterroles. */
export interface ClusterRoleClient
  extends Described,
    Gets<ClusterRole>,
    Lists<ClusterRole>,
    Watches<ClusterRole>,
    Creates<ClusterRole>,
    Replaces<ClusterRole>,
    Patches<ClusterRole>,
    Deletes<Stored<ClusterRole> | Status>,
    DeletesCollection<ClusterRole> {}

/** How clusterrolebindings are spoken of. */
export const clusterRoleBindingDescriptor: ResourceDescriptor = {
  group: "rbac.authorization",
  vendorGroup: true,
  version: "v1",
  kind: "ClusterRoleBinding",
  plural: "clusterrolebindings",
  namespaced: false,
};

/** What can be done with clusterrolebindings. */
export interface ClusterRoleBindingClient
  extends Described,
    Gets<ClusterRoleBinding>,
    Lists<ClusterRoleBinding>,
    Watches<ClusterRoleBinding>,
    Creates<ClusterRoleBinding>,
    Replaces<ClusterRoleBinding>,
    Patches<ClusterRoleBinding>,
    Deletes<Stored<ClusterRoleBinding> | Status>,
    DeletesCollection<ClusterRoleBinding> {}

/** How roles are spoken of. */
export const roleDescriptor: ResourceDescriptor = { group: "rbac.authorization", vendorGroup: true, version: "v1", kind: "Role", plural: "roles", namespaced: true };

/** What can be done with roles, in one namespace. */
export interface RoleClient
  extends Described,
    Gets<Role>,
    Lists<Role>,
    Watches<Role>,
    Creates<Role>,
    Replaces<Role>,
    Patches<Role>,
    Deletes<Stored<Role> | Status>,
    DeletesCollection<Role> {}

/** How rolebindings are spoken of. */
export const roleBindingDescriptor: ResourceDescriptor = { group: "rbac.authorization", vendorGroup: true, version: "v1", kind: "RoleBinding", plural: "rolebindings", namespaced: true };

/** What can be done with rolebindings, in one namespace. */
export interface RoleBindingClient
  extends Described,
    Gets<RoleBinding>,
    Lists<RoleBinding>,
    Watches<RoleBinding>,
    Creates<RoleBinding>,
    Replaces<RoleBinding>,
    Patches<RoleBinding>,
    Deletes<Stored<RoleBinding> | Status>,
    DeletesCollection<RoleBinding> {}

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
