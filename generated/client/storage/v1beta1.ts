// Generated from api-definitions/storage/v1beta1. Do not edit.
import { type Connection, type Lists, type Namespaced, type Watches, resourceClient } from "../../../runtime/client/generated-doorway.js";
import type { CSIStorageCapacity } from "../../storage/v1beta1/csi-storage-capacity/types.js";
import { type CSIStorageCapacityClient, csiStorageCapacityDescriptor } from "./v1beta1/csi-storage-capacity.js";

/** The resources of storage/v1beta1. */
export class StorageV1beta1 {
  constructor(readonly connection: Connection) {
  }

  /** Storage that a driver can still give in one place. */
  get csiStorageCapacities(): Namespaced<CSIStorageCapacityClient, Lists<CSIStorageCapacity> & Watches<CSIStorageCapacity>> {
    return resourceClient(this.connection, csiStorageCapacityDescriptor);
  }
}

export type { CSIStorageCapacityClient } from "./v1beta1/csi-storage-capacity.js";
