// Generated from api-definitions/apps/v1/daemon-set.yaml. Do not edit.
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
import type { DaemonSet } from "../../../apps/v1/daemon-set/types.js";
import type { Status } from "../../../meta/v1/status/types.js";

/** How daemonsets are spoken of. */
export const daemonSetDescriptor: ResourceDescriptor = { group: "apps", version: "v1", kind: "DaemonSet", plural: "daemonsets", namespaced: true, subresources: { status: null } };

/** What can be done with daemonsets, in one namespace. */
export interface DaemonSetClient
  extends Described,
    Gets<DaemonSet>,
    Lists<DaemonSet>,
    Watches<DaemonSet>,
    Creates<DaemonSet>,
    Replaces<DaemonSet>,
    Patches<DaemonSet>,
    Deletes<Stored<DaemonSet> | Status>,
    DeletesCollection {
  readonly status: GetsSubresource<DaemonSet> & ReplacesSubresource<DaemonSet> & PatchesSubresource<DaemonSet>;
}
