// Generated from api-definitions/core/v1/persistent-volume.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";
import type { ObjectReference, SecretReference } from "../references/types.js";
import type { NodeSelector } from "../scheduling/types.js";
import type {
  AWSElasticBlockStoreVolumeSource,
  AzureDiskVolumeSource,
  FCVolumeSource,
  FlockerVolumeSource,
  GCEPersistentDiskVolumeSource,
  HostPathVolumeSource,
  NFSVolumeSource,
  PhotonPersistentDiskVolumeSource,
  PortworxVolumeSource,
  QuobyteVolumeSource,
  VsphereVirtualDiskVolumeSource,
} from "../volume/types.js";

/** A piece of storage that a claim can be bound to. */
export interface PersistentVolume {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PersistentVolume";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** What the volume is. */
  spec?: PersistentVolumeSpec;
  /** What becomes of the volume. */
  status?: PersistentVolumeStatus;
}

/** A list of PersistentVolume objects. */
export type PersistentVolumeList = ObjectList<"PersistentVolumeList", PersistentVolume, ListMeta>;

/** What becomes of the volume. */
export interface PersistentVolumeStatus {
  /**
   * Whether it is not looked at yet (Pending), free, bound, given back (Released), or could not be taken back (Failed).
   */
  phase?: string;
  /** Why it is in this phase, for people. */
  message?: string;
  /** Why, in one word for programs. */
  reason?: string;
}

/** What a volume is. */
export interface PersistentVolumeSpec {
  /** Its size, under the name storage. */
  capacity?: Record<string, string>;
  /** A disk of Google Compute Engine. */
  gcePersistentDisk?: GCEPersistentDiskVolumeSource;
  /** A disk of AWS Elastic Block Store. */
  awsElasticBlockStore?: AWSElasticBlockStoreVolumeSource;
  /** A file or directory of the node; for clusters of one node. */
  hostPath?: HostPathVolumeSource;
  /** A Gluster volume. */
  glusterfs?: GlusterfsPersistentVolumeSource;
  /** A directory of an NFS server. */
  nfs?: NFSVolumeSource;
  /** A Rados block device image. */
  rbd?: RBDPersistentVolumeSource;
  /** A disk of an iSCSI target. */
  iscsi?: ISCSIPersistentVolumeSource;
  /** A disk of OpenStack Cinder. */
  cinder?: CinderPersistentVolumeSource;
  /** A directory of a Ceph file system. */
  cephfs?: CephFSPersistentVolumeSource;
  /** A Fibre Channel disk. */
  fc?: FCVolumeSource;
  /** A dataset of a Flocker service. */
  flocker?: FlockerVolumeSource;
  /** A volume that an exec-based plugin provides. */
  flexVolume?: FlexPersistentVolumeSource;
  /** A file share of Azure. */
  azureFile?: AzureFilePersistentVolumeSource;
  /** A disk of vSphere. */
  vsphereVolume?: VsphereVirtualDiskVolumeSource;
  /** A Quobyte volume. */
  quobyte?: QuobyteVolumeSource;
  /** A data disk of Azure. */
  azureDisk?: AzureDiskVolumeSource;
  /** A disk of Photon Controller. */
  photonPersistentDisk?: PhotonPersistentDiskVolumeSource;
  /** A Portworx volume. */
  portworxVolume?: PortworxVolumeSource;
  /** A ScaleIO volume. */
  scaleIO?: ScaleIOPersistentVolumeSource;
  /** A disk, partition or directory of one node. */
  local?: LocalVolumeSource;
  /** A StorageOS volume. */
  storageos?: StorageOSPersistentVolumeSource;
  /** A volume that a CSI driver provides. */
  csi?: CSIPersistentVolumeSource;
  /** How it can be mounted. */
  accessModes?: Array<"ReadOnlyMany" | "ReadWriteMany" | "ReadWriteOnce">;
  /** Claim that it is bound to, or reserved for. */
  claimRef?: ObjectReference;
  /**
   * What happens to it when the claim is gone: it stays for somebody to free (Retain), is removed (Delete), or emptied
   * (Recycle, deprecated).
   */
  persistentVolumeReclaimPolicy?: "Delete" | "Recycle" | "Retain";
  /** Storage class that it belongs to; none when empty. */
  storageClassName?: string;
  /** Options of the mount; not checked. */
  mountOptions?: string[];
  /** Whether it is a file system or a block device. */
  volumeMode?: "Block" | "Filesystem";
  /** Nodes that reach it. */
  nodeAffinity?: VolumeNodeAffinity;
}

/** Where a volume is; exactly one. */
export interface PersistentVolumeSource {
  /** A disk of Google Compute Engine. */
  gcePersistentDisk?: GCEPersistentDiskVolumeSource;
  /** A disk of AWS Elastic Block Store. */
  awsElasticBlockStore?: AWSElasticBlockStoreVolumeSource;
  /** A file or directory of the node; for clusters of one node. */
  hostPath?: HostPathVolumeSource;
  /** A Gluster volume. */
  glusterfs?: GlusterfsPersistentVolumeSource;
  /** A directory of an NFS server. */
  nfs?: NFSVolumeSource;
  /** A Rados block device image. */
  rbd?: RBDPersistentVolumeSource;
  /** A disk of an iSCSI target. */
  iscsi?: ISCSIPersistentVolumeSource;
  /** A disk of OpenStack Cinder. */
  cinder?: CinderPersistentVolumeSource;
  /** A directory of a Ceph file system. */
  cephfs?: CephFSPersistentVolumeSource;
  /** A Fibre Channel disk. */
  fc?: FCVolumeSource;
  /** A dataset of a Flocker service. */
  flocker?: FlockerVolumeSource;
  /** A volume that an exec-based plugin provides. */
  flexVolume?: FlexPersistentVolumeSource;
  /** A file share of Azure. */
  azureFile?: AzureFilePersistentVolumeSource;
  /** A disk of vSphere. */
  vsphereVolume?: VsphereVirtualDiskVolumeSource;
  /** A Quobyte volume. */
  quobyte?: QuobyteVolumeSource;
  /** A data disk of Azure. */
  azureDisk?: AzureDiskVolumeSource;
  /** A disk of Photon Controller. */
  photonPersistentDisk?: PhotonPersistentDiskVolumeSource;
  /** A Portworx volume. */
  portworxVolume?: PortworxVolumeSource;
  /** A ScaleIO volume. */
  scaleIO?: ScaleIOPersistentVolumeSource;
  /** A disk, partition or directory of one node. */
  local?: LocalVolumeSource;
  /** A StorageOS volume. */
  storageos?: StorageOSPersistentVolumeSource;
  /** A volume that a CSI driver provides. */
  csi?: CSIPersistentVolumeSource;
}

/** Nodes that reach a volume. */
export interface VolumeNodeAffinity {
  /** Demands on the nodes. */
  required?: NodeSelector;
}

/** A disk, partition or directory of one node. */
export interface LocalVolumeSource {
  /** Path on the node. */
  path: string;
  /** Type of the file system; found out when absent. */
  fsType?: string;
}

/** A Gluster volume. */
export interface GlusterfsPersistentVolumeSource {
  /** Name of the endpoints with the addresses of the servers. */
  endpoints: string;
  /** Name of the volume. */
  path: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Namespace of the endpoints; that of the claim when absent. */
  endpointsNamespace?: string;
}

/** A Rados block device image. */
export interface RBDPersistentVolumeSource {
  /** Addresses of the Ceph monitors. */
  monitors: string[];
  /** Name of the image. */
  image: string;
  /** Type of the file system. */
  fsType?: string;
  /** Pool of the image. */
  pool?: string;
  /** User to log in as. */
  user?: string;
  /** File on the node with the key of the user. */
  keyring?: string;
  /** Secret with the key of the user, in place of the file. */
  secretRef?: SecretReference;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** A disk of an iSCSI target. */
export interface ISCSIPersistentVolumeSource {
  /** Address and port of the target. */
  targetPortal: string;
  /** Qualified name of the target. */
  iqn: string;
  /** Number of the disk. */
  lun: number;
  /** Interface of the initiator. */
  iscsiInterface?: string;
  /** Type of the file system. */
  fsType?: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Further addresses and ports of the target. */
  portals?: string[];
  /** Whether discovery authenticates by CHAP. */
  chapAuthDiscovery?: boolean;
  /** Whether sessions authenticate by CHAP. */
  chapAuthSession?: boolean;
  /** Secret with the credentials for CHAP. */
  secretRef?: SecretReference;
  /** Name of the initiator; that of the node when absent. */
  initiatorName?: string;
}

/** A disk of OpenStack Cinder. */
export interface CinderPersistentVolumeSource {
  /** ID of the disk. */
  volumeID: string;
  /** Type of the file system. */
  fsType?: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Secret with credentials for OpenStack. */
  secretRef?: SecretReference;
}

/** A directory of a Ceph file system. */
export interface CephFSPersistentVolumeSource {
  /** Addresses of the Ceph monitors. */
  monitors: string[];
  /** Directory to mount; the root when empty. */
  path?: string;
  /** User to log in as; admin when empty. */
  user?: string;
  /** File on the node with the secret of the user. */
  secretFile?: string;
  /** Secret of the user, in place of the file. */
  secretRef?: SecretReference;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** A volume that an exec-based plugin provides. */
export interface FlexPersistentVolumeSource {
  /** Name of the plugin. */
  driver: string;
  /** Type of the file system; the plugin decides when empty. */
  fsType?: string;
  /** Secret handed to the plugin. */
  secretRef?: SecretReference;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Options handed to the plugin. */
  options?: Record<string, string>;
}

/** A file share of Azure. */
export interface AzureFilePersistentVolumeSource {
  /** Secret with the name and key of the storage account. */
  secretName: string;
  /** Name of the share. */
  shareName: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Namespace of the secret; that of the claim when absent. */
  secretNamespace?: string;
}

/** A ScaleIO volume. */
export interface ScaleIOPersistentVolumeSource {
  /** Address of the ScaleIO gateway. */
  gateway: string;
  /** Name of the storage system. */
  system: string;
  /** Secret with the credentials. */
  secretRef: SecretReference;
  /** Talks TLS to the gateway. */
  sslEnabled?: boolean;
  /** Name of the protection domain. */
  protectionDomain?: string;
  /** Name of the storage pool. */
  storagePool?: string;
  /** ThickProvisioned or ThinProvisioned. */
  storageMode?: string;
  /** Name of the volume. */
  volumeName?: string;
  /** Type of the file system. */
  fsType?: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** A StorageOS volume. */
export interface StorageOSPersistentVolumeSource {
  /** Name of the volume, unique in its namespace. */
  volumeName?: string;
  /** Namespace within StorageOS; that of the claim when empty. */
  volumeNamespace?: string;
  /** Type of the file system. */
  fsType?: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Secret with the credentials. */
  secretRef?: ObjectReference;
}

/** A volume that a CSI driver provides. */
export interface CSIPersistentVolumeSource {
  /** Name of the driver. */
  driver: string;
  /** Name that the driver gave the volume; it cannot be changed. */
  volumeHandle: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Type of the file system. */
  fsType?: string;
  /** Properties handed to the driver. */
  volumeAttributes?: Record<string, string>;
  /** Secret handed to the driver when it attaches the volume to a node. */
  controllerPublishSecretRef?: SecretReference;
  /** Secret handed to the driver when it prepares the volume on a node. */
  nodeStageSecretRef?: SecretReference;
  /** Secret handed to the driver when it mounts the volume. */
  nodePublishSecretRef?: SecretReference;
  /** Secret handed to the driver when the volume grows. */
  controllerExpandSecretRef?: SecretReference;
}
