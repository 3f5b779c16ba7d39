// Generated from api-definitions/storage/v1/csi-storage-capacity.yaml. Do not edit.
import type {
  Creates,
  Deletes,
  DeletesCollection,
  Described,
  Gets,
  Lists,
  Patches,
  ReplacesVersions,
  ResourceDescriptor,
  Stored,
  Watches,
} from "../../../../runtime/client/generated-doorway.js";
import type { Status } from "../../../meta/v1/status/types.js";
import type { CSIStorageCapacity } from "../../../storage/v1/csi-storage-capacity/types.js";

/** How csistoragecapacities are spoken of. */
export const csiStorageCapacityDescriptor: ResourceDescriptor = { group: "storage", vendorGroup: true, version: "v1", kind: "CSIStorageCapacity", plural: "csistoragecapacities", namespaced: true };

/** What can be done with csistoragecapacities, in one namespace. */
export interface CSIStorageCapacityClient
  extends Described,
    Gets<CSIStorageCapacity>,
    Lists<CSIStorageCapacity>,
    Watches<CSIStorageCapacity>,
    Creates<CSIStorageCapacity>,
    ReplacesVersions<CSIStorageCapacity>,
    Patches<CSIStorageCapacity>,
    Deletes<Stored<CSIStorageCapacity> | Status>,
    DeletesCollection {}
