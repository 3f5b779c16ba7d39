// Generated from api-definitions/storage/v1. Do not edit.
import { type Connection, type Lists, type Namespaced, type Watches, resourceClient } from "../../../runtime/client/generated-doorway.js";
import type { CSIStorageCapacity } from "../../storage/v1/csi-storage-capacity/types.js";
import { type CSIDriverClient, csiDriverDescriptor } from "./v1/csi-driver.js";
import { type CSINodeClient, csiNodeDescriptor } from "./v1/csi-node.js";
import { type CSIStorageCapacityClient, csiStorageCapacityDescriptor } from "./v1/csi-storage-capacity.js";
import { type StorageClassClient, storageClassDescriptor } from "./v1/storage-class.js";
import { type VolumeAttachmentClient, volumeAttachmentDescriptor } from "./v1/volume-attachment.js";

/** The resources of storage/v1. */
export class StorageV1 {
  constructor(readonly connection: Connection) {
  }

  /** A storage driver installed on the cluster. Its name is the name the driver calls itself. */
  get csiDrivers(): CSIDriverClient {
    return resourceClient(this.connection, csiDriverDescriptor);
  }

  /** The storage drivers on a node, under the name of the node. */
  get csiNodes(): CSINodeClient {
    return resourceClient(this.connection, csiNodeDescriptor);
  }

  /** Storage that a driver can still give in one place. */
  get csiStorageCapacities(): Namespaced<CSIStorageCapacityClient, Lists<CSIStorageCapacity> & Watches<CSIStorageCapacity>> {
    return resourceClient(this.connection, csiStorageCapacityDescriptor);
  }

  /** A kind of storage that claims can ask for; its provisioner makes the volumes. */
  get storageClasses(): StorageClassClient {
    return resourceClient(this.connection, storageClassDescriptor);
  }

  /** The wish that a volume be attached to a node; its deletion asks for it to be detached. */
  get volumeAttachments(): VolumeAttachmentClient {
    return resourceClient(this.connection, volumeAttachmentDescriptor);
  }
}

export type { CSIDriverClient } from "./v1/csi-driver.js";
export type { CSINodeClient } from "./v1/csi-node.js";
export type { CSIStorageCapacityClient } from "./v1/csi-storage-capacity.js";
export type { StorageClassClient } from "./v1/storage-class.js";
export type { VolumeAttachmentClient } from "./v1/volume-attachment.js";
