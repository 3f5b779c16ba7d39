// Generated from api-definitions/core/v1/persistent-volume.yaml. Do not edit.
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
import type { PersistentVolume } from "../../../core/v1/persistent-volume/types.js";

/** How persistentvolumes are spoken of. */
export const persistentVolumeDescriptor: ResourceDescriptor = { group: "", version: "v1", kind: "PersistentVolume", plural: "persistentvolumes", namespaced: false, subresources: { status: null } };

/** What can be done with persistentvolumes. */
export interface PersistentVolumeClient
  extends Described,
    Gets<PersistentVolume>,
    Lists<PersistentVolume>,
    Watches<PersistentVolume>,
    Creates<PersistentVolume>,
    Replaces<PersistentVolume>,
    Patches<PersistentVolume>,
    Deletes<Stored<PersistentVolume>>,
    DeletesCollection {
  readonly status: GetsSubresource<PersistentVolume> & ReplacesSubresource<PersistentVolume> & PatchesSubresource<PersistentVolume>;
}
