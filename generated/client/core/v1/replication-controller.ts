// Generated from api-definitions/core/v1/replication-controller.yaml. Do not edit.
import type {
  Creates,
  Deletes,
  DeletesCollection,
  Described,
  Gets,
  GetsSubresource,
  Lists,
  Patches,
  PatchesSubresource,
  Replaces,
  ReplacesSubresource,
  ResourceDescriptor,
  Stored,
  Watches,
} from "../../../../runtime/client/generated-doorway.js";
import type { Scale } from "../../../autoscaling/v1/scale/types.js";
import type { ReplicationController } from "../../../core/v1/replication-controller/types.js";
import type { Status } from "../../../meta/v1/status/types.js";

/** How replicationcontrollers are spoken of. */
export const replicationControllerDescriptor: ResourceDescriptor = {
  group: "",
  version: "v1",
  kind: "ReplicationController",
  plural: "replicationcontrollers",
  namespaced: true,
  subresources: { status: null, scale: { group: "autoscaling", version: "v1", kind: "Scale" } },
};

/** What can be done with replicationcontrollers, in one namespace. */
export interface ReplicationControllerClient
  extends Described,
    Gets<ReplicationController>,
    Lists<ReplicationController>,
    Watches<ReplicationController>,
    Creates<ReplicationController>,
    Replaces<ReplicationController>,
    Patches<ReplicationController>,
    Deletes<Stored<ReplicationController> | Status>,
    DeletesCollection {
  readonly status: GetsSubresource<ReplicationController> & ReplacesSubresource<ReplicationController> & PatchesSubresource<ReplicationController>;
  readonly scale: GetsSubresource<Scale> & ReplacesSubresource<Scale> & PatchesSubresource<Scale>;
}
