// Generated from api-definitions/apps/v1/replica-set.yaml. Do not edit.
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
import type { ReplicaSet } from "../../../apps/v1/replica-set/types.js";
import type { Scale } from "../../../autoscaling/v1/scale/types.js";
import type { Status } from "../../../meta/v1/status/types.js";

/** How replicasets are spoken of. */
export const replicaSetDescriptor: ResourceDescriptor = {
  group: "apps",
  version: "v1",
  kind: "ReplicaSet",
  plural: "replicasets",
  namespaced: true,
  subresources: { status: null, scale: { group: "autoscaling", version: "v1", kind: "Scale" } },
};

/** What can be done with replicasets, in one namespace. */
export interface ReplicaSetClient
  extends Described,
    Gets<ReplicaSet>,
    Lists<ReplicaSet>,
    Watches<ReplicaSet>,
    Creates<ReplicaSet>,
    Replaces<ReplicaSet>,
    Patches<ReplicaSet>,
    Deletes<Stored<ReplicaSet> | Status>,
    DeletesCollection {
  readonly status: GetsSubresource<ReplicaSet> & ReplacesSubresource<ReplicaSet> & PatchesSubresource<ReplicaSet>;
  readonly scale: GetsSubresource<Scale> & ReplacesSubresource<Scale> & PatchesSubresource<Scale>;
}
