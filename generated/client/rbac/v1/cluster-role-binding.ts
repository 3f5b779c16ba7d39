// Generated from api-definitions/rbac/v1/cluster-role-binding.yaml. Do not edit.
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
import type { ClusterRoleBinding } from "../../../rbac/v1/cluster-role-binding/types.js";

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
    DeletesCollection {}
