// Generated from api-definitions/rbac/v1/cluster-role.yaml. Do not edit.
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
import type { ClusterRole } from "../../../rbac/v1/cluster-role/types.js";

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
    DeletesCollection {}
