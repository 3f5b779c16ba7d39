// Generated from api-definitions/core/v1/volume.yaml. Do not edit.
import type { ObjectMeta } from "../../../meta/v1/object-meta/types.js";
import type { ObjectFieldSelector, ResourceFieldSelector } from "../field-selectors/types.js";
import type { PersistentVolumeClaimSpec } from "../persistent-volume-claim/types.js";
import type { LocalObjectReference } from "../references/types.js";

/** A named volume that containers of the pod mount. */
export interface Volume {
  /** Name of the volume, unique in the pod. */
  name: string;
  /** A file or directory of the node. */
  hostPath?: HostPathVolumeSource;
  /** A directory that is empty at the start and goes with the pod. */
  emptyDir?: EmptyDirVolumeSource;
  /** A disk of Google Compute Engine. */
  gcePersistentDisk?: GCEPersistentDiskVolumeSource;
  /** A disk of AWS Elastic Block Store. */
  awsElasticBlockStore?: AWSElasticBlockStoreVolumeSource;
  /**
   * A git repository at a revision.
   *
   * @deprecated
   */
  gitRepo?: GitRepoVolumeSource;
  /** The keys of a secret as files. */
  secret?: SecretVolumeSource;
  /** A directory of an NFS server. */
  nfs?: NFSVolumeSource;
  /** A disk of an iSCSI target. */
  iscsi?: ISCSIVolumeSource;
  /** A Gluster volume. */
  glusterfs?: GlusterfsVolumeSource;
  /** The volume bound to a claim. */
  persistentVolumeClaim?: PersistentVolumeClaimVolumeSource;
  /** A Rados block device image. */
  rbd?: RBDVolumeSource;
  /** A volume that an exec-based plugin provides. */
  flexVolume?: FlexVolumeSource;
  /** A disk of OpenStack Cinder. */
  cinder?: CinderVolumeSource;
  /** A directory of a Ceph file system. */
  cephfs?: CephFSVolumeSource;
  /** A dataset of a Flocker service. */
  flocker?: FlockerVolumeSource;
  /** Fields of the pod as files. */
  downwardAPI?: DownwardAPIVolumeSource;
  /** A Fibre Channel disk. */
  fc?: FCVolumeSource;
  /** A file share of Azure. */
  azureFile?: AzureFileVolumeSource;
  /** The keys of a config map as files. */
  configMap?: ConfigMapVolumeSource;
  /** A disk of vSphere. */
  vsphereVolume?: VsphereVirtualDiskVolumeSource;
  /** A Quobyte volume. */
  quobyte?: QuobyteVolumeSource;
  /** A data disk of Azure. */
  azureDisk?: AzureDiskVolumeSource;
  /** A disk of Photon Controller. */
  photonPersistentDisk?: PhotonPersistentDiskVolumeSource;
  /** Secrets, config maps, fields of the pod and tokens in one directory. */
  projected?: ProjectedVolumeSource;
  /** A Portworx volume. */
  portworxVolume?: PortworxVolumeSource;
  /** A ScaleIO volume. */
  scaleIO?: ScaleIOVolumeSource;
  /** A StorageOS volume. */
  storageos?: StorageOSVolumeSource;
  /** A volume inside the pod that a CSI driver provides. */
  csi?: CSIVolumeSource;
  /** A volume made for this pod by way of a claim that goes with it. */
  ephemeral?: EphemeralVolumeSource;
}

/** Where the contents of a volume come from; exactly one source is given, an empty directory when none is. */
export interface VolumeSource {
  /** A file or directory of the node. */
  hostPath?: HostPathVolumeSource;
  /** A directory that is empty at the start and goes with the pod. */
  emptyDir?: EmptyDirVolumeSource;
  /** A disk of Google Compute Engine. */
  gcePersistentDisk?: GCEPersistentDiskVolumeSource;
  /** A disk of AWS Elastic Block Store. */
  awsElasticBlockStore?: AWSElasticBlockStoreVolumeSource;
  /**
   * A git repository at a revision.
   *
   * @deprecated
   */
  gitRepo?: GitRepoVolumeSource;
  /** The keys of a secret as files. */
  secret?: SecretVolumeSource;
  /** A directory of an NFS server. */
  nfs?: NFSVolumeSource;
  /** A disk of an iSCSI target. */
  iscsi?: ISCSIVolumeSource;
  /** A Gluster volume. */
  glusterfs?: GlusterfsVolumeSource;
  /** The volume bound to a claim. */
  persistentVolumeClaim?: PersistentVolumeClaimVolumeSource;
  /** A Rados block device image. */
  rbd?: RBDVolumeSource;
  /** A volume that an exec-based plugin provides. */
  flexVolume?: FlexVolumeSource;
  /** A disk of OpenStack Cinder. */
  cinder?: CinderVolumeSource;
  /** A directory of a Ceph file system. */
  cephfs?: CephFSVolumeSource;
  /** A dataset of a Flocker service. */
  flocker?: FlockerVolumeSource;
  /** Fields of the pod as files. */
  downwardAPI?: DownwardAPIVolumeSource;
  /** A Fibre Channel disk. */
  fc?: FCVolumeSource;
  /** A file share of Azure. */
  azureFile?: AzureFileVolumeSource;
  /** The keys of a config map as files. */
  configMap?: ConfigMapVolumeSource;
  /** A disk of vSphere. */
  vsphereVolume?: VsphereVirtualDiskVolumeSource;
  /** A Quobyte volume. */
  quobyte?: QuobyteVolumeSource;
  /** A data disk of Azure. */
  azureDisk?: AzureDiskVolumeSource;
  /** A disk of Photon Controller. */
  photonPersistentDisk?: PhotonPersistentDiskVolumeSource;
  /** Secrets, config maps, fields of the pod and tokens in one directory. */
  projected?: ProjectedVolumeSource;
  /** A Portworx volume. */
  portworxVolume?: PortworxVolumeSource;
  /** A ScaleIO volume. */
  scaleIO?: ScaleIOVolumeSource;
  /** A StorageOS volume. */
  storageos?: StorageOSVolumeSource;
  /** A volume inside the pod that a CSI driver provides. */
  csi?: CSIVolumeSource;
  /** A volume made for this pod by way of a claim that goes with it. */
  ephemeral?: EphemeralVolumeSource;
}

/** A file or directory of the node. */
export interface HostPathVolumeSource {
  /** Path on the node. */
  path: string;
  /** What must be at the path; empty means that nothing is checked. */
  type?: "" | "BlockDevice" | "CharDevice" | "Directory" | "DirectoryOrCreate" | "File" | "FileOrCreate" | "Socket";
}

/** A directory that is empty at the start and goes with the pod. */
export interface EmptyDirVolumeSource {
  /** Kind of storage; empty for that of the node, Memory for RAM. */
  medium?: string;
  /** Most that may be stored. */
  sizeLimit?: string;
}

/** A disk of Google Compute Engine. */
export interface GCEPersistentDiskVolumeSource {
  /** Name of the disk. */
  pdName: string;
  /** Type of the file system. */
  fsType?: string;
  /** Partition to mount. */
  partition?: number;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** A disk of AWS Elastic Block Store. */
export interface AWSElasticBlockStoreVolumeSource {
  /** ID of the disk. */
  volumeID: string;
  /** Type of the file system. */
  fsType?: string;
  /** Partition to mount. */
  partition?: number;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** A git repository at a revision. */
export interface GitRepoVolumeSource {
  /** URL of the repository. */
  repository: string;
  /** Commit to check out. */
  revision?: string;
  /** Directory for the checkout, relative to the volume. */
  directory?: string;
}

/** The keys of a secret as files. */
export interface SecretVolumeSource {
  /** Name of the secret. */
  secretName?: string;
  /** Keys to show and where; all, under their own names, when none is given. */
  items?: KeyToPath[];
  /** Permission bits of the files. */
  defaultMode?: number;
  /** Whether the secret or a key of it may be missing. */
  optional?: boolean;
}

/** A directory of an NFS server. */
export interface NFSVolumeSource {
  /** Host name or address of the server. */
  server: string;
  /** Path the server exports. */
  path: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** A disk of an iSCSI target. */
export interface ISCSIVolumeSource {
  /** Address of the target, with the port when it is not the usual one. */
  targetPortal: string;
  /** Qualified name of the target. */
  iqn: string;
  /** Number of the unit. */
  lun: number;
  /** Name of the interface. */
  iscsiInterface?: string;
  /** Type of the file system. */
  fsType?: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Further addresses of the target. */
  portals?: string[];
  /** Uses CHAP for discovery. */
  chapAuthDiscovery?: boolean;
  /** Uses CHAP for the session. */
  chapAuthSession?: boolean;
  /** Secret with the CHAP credentials. */
  secretRef?: LocalObjectReference;
  /** Name to log in under. */
  initiatorName?: string;
}

/** A Gluster volume. */
export interface GlusterfsVolumeSource {
  /** Name of the endpoints object with the servers. */
  endpoints: string;
  /** Name of the volume. */
  path: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** The volume bound to a claim. */
export interface PersistentVolumeClaimVolumeSource {
  /** Name of the claim, in the namespace of the pod. */
  claimName: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** A Rados block device image. */
export interface RBDVolumeSource {
  /** Addresses of the Ceph monitors. */
  monitors: string[];
  /** Name of the image. */
  image: string;
  /** Type of the file system. */
  fsType?: string;
  /** Name of the pool. */
  pool?: string;
  /** Name of the user. */
  user?: string;
  /** Path of the key ring. */
  keyring?: string;
  /** Secret with the credentials, instead of the key ring. */
  secretRef?: LocalObjectReference;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** A volume that an exec-based plugin provides. */
export interface FlexVolumeSource {
  /** Name of the plugin. */
  driver: string;
  /** Type of the file system. */
  fsType?: string;
  /** Secret handed to the plugin. */
  secretRef?: LocalObjectReference;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Options handed to the plugin. */
  options?: Record<string, string>;
}

/** A disk of OpenStack Cinder. */
export interface CinderVolumeSource {
  /** ID of the disk. */
  volumeID: string;
  /** Type of the file system. */
  fsType?: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Secret with the parameters of OpenStack. */
  secretRef?: LocalObjectReference;
}

/** A directory of a Ceph file system. */
export interface CephFSVolumeSource {
  /** Addresses of the Ceph monitors. */
  monitors: string[];
  /** Directory to mount; the root when empty. */
  path?: string;
  /** Name of the user; admin when empty. */
  user?: string;
  /** Path of the key ring of the user. */
  secretFile?: string;
  /** Secret with the credentials, instead of the key ring. */
  secretRef?: LocalObjectReference;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** A dataset of a Flocker service, by name or by UUID. */
export interface FlockerVolumeSource {
  /** Name of the dataset, in its metadata. */
  datasetName?: string;
  /** UUID of the dataset. */
  datasetUUID?: string;
}

/** Fields of the pod as files. */
export interface DownwardAPIVolumeSource {
  /** The files. */
  items?: DownwardAPIVolumeFile[];
  /** Permission bits of the files. */
  defaultMode?: number;
}

/** A Fibre Channel disk, by target names and unit or by world wide identifiers. */
export interface FCVolumeSource {
  /** World wide names of the targets. */
  targetWWNs?: string[];
  /** Number of the unit. */
  lun?: number;
  /** Type of the file system. */
  fsType?: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** World wide identifiers of the volume. */
  wwids?: string[];
}

/** A file share of Azure. */
export interface AzureFileVolumeSource {
  /** Name of the secret with the storage account. */
  secretName: string;
  /** Name of the share. */
  shareName: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** The keys of a config map as files. */
export interface ConfigMapVolumeSource {
  /** Name of the object. */
  name?: string;
  /** Keys to show and where; all, under their own names, when none is given. */
  items?: KeyToPath[];
  /** Permission bits of the files. */
  defaultMode?: number;
  /** Whether the config map or a key of it may be missing. */
  optional?: boolean;
}

/** A disk of vSphere. */
export interface VsphereVirtualDiskVolumeSource {
  /** Path of the disk. */
  volumePath: string;
  /** Type of the file system. */
  fsType?: string;
  /** Name of the storage policy profile. */
  storagePolicyName?: string;
  /** ID of the storage policy profile. */
  storagePolicyID?: string;
}

/** A Quobyte volume. */
export interface QuobyteVolumeSource {
  /** Addresses of the registries as host:port, separated by commas. */
  registry: string;
  /** Name of the volume. */
  volume: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** User to map to; that of the service when empty. */
  user?: string;
  /** Group to map to. */
  group?: string;
  /** Tenant that owns the volume. */
  tenant?: string;
}

/** A data disk of Azure. */
export interface AzureDiskVolumeSource {
  /** Name of the disk. */
  diskName: string;
  /** URI of the disk. */
  diskURI: string;
  /** How the host caches. */
  cachingMode?: "None" | "ReadOnly" | "ReadWrite";
  /** Type of the file system. */
  fsType?: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Shared for several disks per storage account, Dedicated for one, Managed for disks managed by Azure. */
  kind?: "Dedicated" | "Managed" | "Shared";
}

/** A disk of Photon Controller. */
export interface PhotonPersistentDiskVolumeSource {
  /** ID of the disk. */
  pdID: string;
  /** Type of the file system. */
  fsType?: string;
}

/** Several sources in one directory. */
export interface ProjectedVolumeSource {
  /** The sources. */
  sources?: VolumeProjection[];
  /** Permission bits of the files. */
  defaultMode?: number;
}

/** A Portworx volume. */
export interface PortworxVolumeSource {
  /** ID of the volume. */
  volumeID: string;
  /** Type of the file system. */
  fsType?: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
}

/** A ScaleIO volume. */
export interface ScaleIOVolumeSource {
  /** Address of the ScaleIO gateway. */
  gateway: string;
  /** Name of the storage system. */
  system: string;
  /** Secret with the credentials. */
  secretRef: LocalObjectReference;
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
export interface StorageOSVolumeSource {
  /** Name of the volume, unique in its namespace. */
  volumeName?: string;
  /** Namespace within StorageOS; that of the pod when empty. */
  volumeNamespace?: string;
  /** Type of the file system. */
  fsType?: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Secret with the credentials. */
  secretRef?: LocalObjectReference;
}

/** A volume inside the pod that a CSI driver provides. */
export interface CSIVolumeSource {
  /** Name of the driver. */
  driver: string;
  /** Mounts it read-only. */
  readOnly?: boolean;
  /** Type of the file system; the driver decides when it is absent. */
  fsType?: string;
  /** Properties handed to the driver. */
  volumeAttributes?: Record<string, string>;
  /** Secret handed to the driver when it mounts the volume. */
  nodePublishSecretRef?: LocalObjectReference;
}

/** A volume made for this pod by way of a claim that goes with it. */
export interface EphemeralVolumeSource {
  /** The claim, which is named after the pod and the volume. */
  volumeClaimTemplate?: PersistentVolumeClaimTemplate;
}

/** What a claim is made from. */
export interface PersistentVolumeClaimTemplate {
  /** Labels and annotations of the claim; nothing else may be set. */
  metadata?: ObjectMeta;
  /** What the claim asks for. */
  spec: PersistentVolumeClaimSpec;
}

/** A key shown as a file. */
export interface KeyToPath {
  /** Name of the key. */
  key: string;
  /** Path of the file, relative to the volume. */
  path: string;
  /** Permission bits of the file; those of the volume when absent. */
  mode?: number;
}

/** A field of the pod shown as a file. */
export interface DownwardAPIVolumeFile {
  /** Path of the file, relative to the volume. */
  path: string;
  /** The field: annotations, labels, name, namespace or uid. */
  fieldRef?: ObjectFieldSelector;
  /** The resource of a container: a limit or request of cpu, memory or ephemeral-storage. */
  resourceFieldRef?: ResourceFieldSelector;
  /** Permission bits of the file; those of the volume when absent. */
  mode?: number;
}

/** One source of a projected volume. */
export interface VolumeProjection {
  /** The keys of a secret. */
  secret?: SecretProjection;
  /** Fields of the pod. */
  downwardAPI?: DownwardAPIProjection;
  /** The keys of a config map. */
  configMap?: ConfigMapProjection;
  /** A token of the pod's service account. */
  serviceAccountToken?: ServiceAccountTokenProjection;
}

/** The keys of a secret as files. */
export interface SecretProjection {
  /** Name of the object. */
  name?: string;
  /** Keys to show and where; all, under their own names, when none is given. */
  items?: KeyToPath[];
  /** Whether the secret or a key of it may be missing. */
  optional?: boolean;
}

/** Fields of the pod as files. */
export interface DownwardAPIProjection {
  /** The files. */
  items?: DownwardAPIVolumeFile[];
}

/** The keys of a config map as files. */
export interface ConfigMapProjection {
  /** Name of the object. */
  name?: string;
  /** Keys to show and where; all, under their own names, when none is given. */
  items?: KeyToPath[];
  /** Whether the config map or a key of it may be missing. */
  optional?: boolean;
}

/** A token of the pod's service account as a file, renewed before it expires. */
export interface ServiceAccountTokenProjection {
  /** Whom the token is for; the API server when empty. */
  audience?: string;
  /** Life of the token in seconds. */
  expirationSeconds?: number;
  /** Path of the file, relative to the volume. */
  path: string;
}
