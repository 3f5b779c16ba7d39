// Generated from api-definitions/storage/v1beta1. Do not edit.
import {
  type Connection,
  type Creates,
  type Deletes,
  type DeletesCollection,
  type Described,
  type Gets,
  type Lists,
  type Namespaced,
  type Patches,
  type ReplacesVersions,
  type ResourceDescriptor,
  type Stored,
  type Watches,
  resourceClient,
} from "../../../runtime/client/generated-doorway.js";
import type { Status } from "../../meta/v1/types.js";
import type { CSIStorageCapacity } from "../../storage/v1beta1/types.js";

/** How csistoragecapacities are spoken of. */
export const csiStorageCapacityDescriptor: ResourceDescriptor = { group: "storage", vendorGroup: true, version: "v1beta1", kind: "CSIStorageCapacity", plural: "csistoragecapacities", namespaced: true };

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
    DeletesCollection<CSIStorageCapacity> {}

/** The resources of storage/v1beta1. */
export class StorageV1beta1 {
  constructor(readonly connection: Connection) {
  }

  /** Storage that a driver can still give in one place. */
  get csiStorageCapacities(): Namespaced<CSIStorageCapacityClient, Lists<CSIStorageCapacity> & Watches<CSIStorageCapacity>> {
    return resourceClient(this.connection, csiStorageCapacityDescriptor);
  }
}
