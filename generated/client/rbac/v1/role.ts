// Generated from api-definitions/rbac/v1/role.yaml. Do not edit.
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
import type { Role } from "../../../rbac/v1/role/types.js";

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
    DeletesCollection {}
