// Generated from api-definitions/storage/v1/storage-class.yaml. Do not edit.
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
import type { StorageClass } from "../../../storage/v1/storage-class/types.js";

/** How storageclasses are spoken of. */
export const storageClassDescriptor: ResourceDescriptor = { group: "storage", vendorGroup: true, version: "v1", kind: "StorageClass", plural: "storageclasses", namespaced: false };

/** What can be done with storageclasses. */
export interface StorageClassClient
  extends Described,
    Gets<StorageClass>,
    Lists<StorageClass>,
    Watches<StorageClass>,
    Creates<StorageClass>,
    Replaces<StorageClass>,
    Patches<StorageClass>,
    Deletes<Stored<StorageClass>>,
    DeletesCollection {}
