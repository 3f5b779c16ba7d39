// Generated from api-definitions/rbac/v1/role-binding.yaml. Do not edit.
import type {
  Creates,
  Deletes,
  DeletesCollection,
  Described,
  Gets,
  Lists,
  Patches,
  Replaces,
  ResourceDescriptor,
  Stored,
  Watches,
} from "../../../../runtime/client/generated-doorway.js";
import type { Status } from "../../../meta/v1/status/types.js";
import type { RoleBinding } from "../../../rbac/v1/role-binding/types.js";

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
    DeletesCollection {}
