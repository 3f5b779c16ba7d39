// Generated from api-definitions/storage/v1. Do not edit.
import type { PersistentVolumeSpec, TopologySelectorTerm } from "../../core/v1/types.js";
import type { LabelSelector, ListMeta, ObjectMeta } from "../../meta/v1/types.js";

/** A storage driver installed on the cluster. Its name is the name the driver calls itself. */
export interface CSIDriver {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "CSIDriver";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** How the driver is treated. */
  spec: CSIDriverSpec;
}

/** A list of CSIDriver objects. */
export interface CSIDriverList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "CSIDriverList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The CSIDriver objects. */
  items: CSIDriver[];
}

/** How the driver is treated. */
export interface CSIDriverSpec {
  /** Whether volumes must be attached before they are mounted. */
  attachRequired?: boolean;
  /** Whether the driver is told about the pod when it mounts a volume. */
  podInfoOnMount?: boolean;
  /** Persistent for volumes of claims, Ephemeral for volumes inside pods. */
  volumeLifecycleModes?: Array<"Ephemeral" | "Persistent">;
  /** Whether the scheduler looks at the storage capacity that the driver publishes. */
  storageCapacity?: boolean;
  /** When the ownership of a volume is changed to the group of the pod. */
  fsGroupPolicy?: "File" | "None" | "ReadWriteOnceWithFSType";
  /** Service account tokens that the driver gets when it mounts a volume; audiences differ. */
  tokenRequests?: TokenRequest[];
  /** Whether mounting is repeated now and then, to refresh what is mounted. */
  requiresRepublish?: boolean;
}

/** A service account token that a driver wants. */
export interface TokenRequest {
  /** Audience of the token; empty means the API server. */
  audience: string;
  /** Life of the token in seconds. */
  expirationSeconds?: number | bigint;
}

/** The storage drivers on a node, under the name of the node. */
export interface CSINode {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "CSINode";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** The drivers of a node. */
  spec: CSINodeSpec;
}

/** A list of CSINode objects. */
export interface CSINodeList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "CSINodeList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The CSINode objects. */
  items: CSINode[];
}

/** The drivers of a node. */
export interface CSINodeSpec {
  /** The drivers; names differ. */
  drivers: CSINodeDriver[];
}

/** A driver on a node. An entry may be added and removed but not changed. */
export interface CSINodeDriver {
  /** Name of the driver. */
  name: string;
  /** Name that the driver has for the node. */
  nodeID: string;
  /** Labels of the node that say where its volumes can be reached. */
  topologyKeys?: string[];
  /** Room for volumes of the driver on the node. */
  allocatable?: VolumeNodeResources;
}

/** Room for volumes on a node. */
export interface VolumeNodeResources {
  /** How many volumes can be used at once; absent means any number. */
  count?: number;
}

/** Storage that a driver can still give in one place. */
export interface CSIStorageCapacity {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "CSIStorageCapacity";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Nodes that reach the storage. Absent: none; empty: all. */
  nodeTopology?: LabelSelector;
  /** Storage class that the capacity is for. */
  storageClassName: string;
  /** Room that is left; absent or zero means none. */
  capacity?: string;
  /** Size of the largest volume that can be made. */
  maximumVolumeSize?: string;
}

/** A list of CSIStorageCapacity objects. */
export interface CSIStorageCapacityList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "CSIStorageCapacityList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The CSIStorageCapacity objects. */
  items: CSIStorageCapacity[];
}

/** A kind of storage that claims can ask for; its provisioner makes the volumes. */
export interface StorageClass {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "StorageClass";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Who makes the volumes, as example.com/name. */
  provisioner: string;
  /** What the provisioner is told; at most 512 entries and 256 KiB. */
  parameters?: Record<string, string>;
  /** What happens to a volume whose claim is gone: Delete or Retain. */
  reclaimPolicy?: "Delete" | "Retain";
  /** Options of the mounts; not checked. */
  mountOptions?: string[];
  /** Whether claims may grow. */
  allowVolumeExpansion?: boolean;
  /** Whether volumes are made at once (Immediate), or when a pod needs them (WaitForFirstConsumer). */
  volumeBindingMode?: "Immediate" | "WaitForFirstConsumer";
  /** Places where volumes may be made; anywhere when empty. */
  allowedTopologies?: TopologySelectorTerm[];
}

/** A list of StorageClass objects. */
export interface StorageClassList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "StorageClassList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The StorageClass objects. */
  items: StorageClass[];
}

/** The wish to attach a volume to a node or to detach it. */
export interface VolumeAttachment {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "VolumeAttachment";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Which volume is to be attached where; it cannot be changed. */
  spec: VolumeAttachmentSpec;
  /** What the driver has done. */
  status?: VolumeAttachmentStatus;
}

/** A list of VolumeAttachment objects. */
export interface VolumeAttachmentList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "VolumeAttachmentList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The VolumeAttachment objects. */
  items: VolumeAttachment[];
}

/** Which volume is to be attached where; it cannot be changed. */
export interface VolumeAttachmentSpec {
  /** Driver that attaches the volume. */
  attacher: string;
  /** The volume. */
  source: VolumeAttachmentSource;
  /** The node. */
  nodeName: string;
}

/** What the driver has done. */
export interface VolumeAttachmentStatus {
  /** Whether the volume is attached. */
  attached: boolean;
  /** What the driver gave for those who mount the volume. */
  attachmentMetadata?: Record<string, string>;
  /** What went wrong when it was last attached. */
  attachError?: VolumeError;
  /** What went wrong when it was last detached. */
  detachError?: VolumeError;
}

/** A volume to attach; exactly one. */
export interface VolumeAttachmentSource {
  /** Name of the persistent volume. */
  persistentVolumeName?: string;
  /** A volume that a pod names itself, in the form of a persistent volume. */
  inlineVolumeSpec?: PersistentVolumeSpec;
}

/** A mistake when a volume was attached or detached. */
export interface VolumeError {
  /** When it happened. */
  time?: string;
  /** What went wrong, without secrets. */
  message?: string;
}
