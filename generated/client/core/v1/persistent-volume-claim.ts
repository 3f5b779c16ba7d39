// Generated from api-definitions/core/v1/persistent-volume-claim.yaml. Do not edit.
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
import type { PersistentVolumeClaim } from "../../../core/v1/persistent-volume-claim/types.js";

/** How persistentvolumeclaims are spoken of. */
export const persistentVolumeClaimDescriptor: ResourceDescriptor = {
  group: "",
  version: "v1",
  kind: "PersistentVolumeClaim",
  plural: "persistentvolumeclaims",
  namespaced: true,
  subresources: { status: null },
};

/** What can be done with persistentvolumeclaims, in one namespace. */
export interface PersistentVolumeClaimClient
  extends Described,
    Gets<PersistentVolumeClaim>,
    Lists<PersistentVolumeClaim>,
    Watches<PersistentVolumeClaim>,
    Creates<PersistentVolumeClaim>,
    Replaces<PersistentVolumeClaim>,
    Patches<PersistentVolumeClaim>,
    Deletes<Stored<PersistentVolumeClaim>>,
    DeletesCollection {
  readonly status: GetsSubresource<PersistentVolumeClaim> & ReplacesSubresource<PersistentVolumeClaim> & PatchesSubresource<PersistentVolumeClaim>;
}
