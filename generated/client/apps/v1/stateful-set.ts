// Generated from api-definitions/apps/v1/stateful-set.yaml. Do not edit.
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
import type { StatefulSet } from "../../../apps/v1/stateful-set/types.js";
import type { Scale } from "../../../autoscaling/v1/scale/types.js";
import type { Status } from "../../../meta/v1/status/types.js";

/** How statefulsets are spoken of. */
export const statefulSetDescriptor: ResourceDescriptor = {
  group: "apps",
  version: "v1",
  kind: "StatefulSet",
  plural: "statefulsets",
  namespaced: true,
  subresources: { status: null, scale: { group: "autoscaling", version: "v1", kind: "Scale" } },
};

/** What can be done with statefulsets, in one namespace. */
export interface StatefulSetClient
  extends Described,
    Gets<StatefulSet>,
    Lists<StatefulSet>,
    Watches<StatefulSet>,
    Creates<StatefulSet>,
    Replaces<StatefulSet>,
    Patches<StatefulSet>,
    Deletes<Stored<StatefulSet> | Status>,
    DeletesCollection {
  readonly status: GetsSubresource<StatefulSet> & ReplacesSubresource<StatefulSet> & PatchesSubresource<StatefulSet>;
  readonly scale: GetsSubresource<Scale> & ReplacesSubresource<Scale> & PatchesSubresource<Scale>;
}
