// Generated from api-definitions/storage/v1. Do not edit.
import {
  type Connection,
  type Creates,
  type Deletes,
  type DeletesCollection,
  type Described,
  type Gets,
  type GetsSubresource,
  type Lists,
  type Namespaced,
  type Patches,
  type PatchesSubresource,
  type Replaces,
  type ReplacesSubresource,
  type ReplacesVersions,
  type ResourceDescriptor,
  type Stored,
  type Watches,
  resourceClient,
} from "../../../runtime/client/generated-doorway.js";
import type { Status } from "../../meta/v1/types.js";
import type { CSIDriver, CSINode, CSIStorageCapacity, StorageClass, VolumeAttachment } from "../../storage/v1/types.js";

/** How csidrivers are spoken of. */
export const csiDriverDescriptor: ResourceDescriptor = { group: "storage", vendorGroup: true, version: "v1", kind: "CSIDriver", plural: "csidrivers", namespaced: false };

/** What can be done with csidrivers. */
export interface CSIDriverClient
  extends Described,
    Gets<CSIDriver>,
    Lists<CSIDriver>,
    Watches<CSIDriver>,
    Creates<CSIDriver>,
    ReplacesVersions<CSIDriver>,
    Patches<CSIDriver>,
    Deletes<Stored<CSIDriver>>,
    DeletesCollection<CSIDriver> {}

/** How csinodes are spoken of. */
export const csiNodeDescriptor: ResourceDescriptor = { group: "storage", vendorGroup: true, version: "v1", kind: "CSINode", plural: "csinodes", namespaced: false };

/** What can be done with csinodes. */
export interface CSINodeClient
  extends Described,
    Gets<CSINode>,
    Lists<CSINode>,
    Watches<CSINode>,
    Creates<CSINode>,
    ReplacesVersions<CSINode>,
    Patches<CSINode>,
    Deletes<Stored<CSINode>>,
    DeletesCollection<CSINode> {}

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
    DeletesCollection<CSIStorageCapacity> {}

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
    DeletesCollection<StorageClass> {}

/** How volumeattachments are spoken of. */
export const volumeAttachmentDescriptor: ResourceDescriptor = {
  group: "storage",
  vendorGroup: true,
  version: "v1",
  kind: "VolumeAttachment",
  plural: "volumeattachments",
  namespaced: false,
  subresources: { status: null },
};

/** What can be done with volumeattachments. */
export interface VolumeAttachmentClient
  extends Described,
    Gets<VolumeAttachment>,
    Lists<VolumeAttachment>,
    Watches<VolumeAttachment>,
    Creates<VolumeAttachment>,
    ReplacesVersions<VolumeAttachment>,
    Patches<VolumeAttachment>,
    Deletes<Stored<VolumeAttachment>>,
    DeletesCollection<VolumeAttachment> {
  readonly status: GetsSubresource<VolumeAttachment> & ReplacesSubresource<VolumeAttachment> & PatchesSubresource<VolumeAttachment>;
}

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

  /** The wish to attach a volume to a node or to detach it. */
  get volumeAttachments(): VolumeAttachmentClient {
    return resourceClient(this.connection, volumeAttachmentDescriptor);
  }
}
