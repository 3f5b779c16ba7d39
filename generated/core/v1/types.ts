// Generated from api-definitions/core/v1. Do not edit.
import type { LabelSelector, ListMeta, ObjectMeta } from "../../meta/v1/types.js";

/** A list of ConfigMap objects. */
export interface ConfigMapList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ConfigMapList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The ConfigMap objects. */
  items: ConfigMap[];
}

/** Configuration for programs, as text or bytes by key. */
export interface ConfigMap {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ConfigMap";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** When true, data and binaryData may not change any more, nor this field; only metadata may. */
  immutable?: boolean;
  /** Text by key. A key consists of letters, digits, dashes, underscores and dots, and may not be in binaryData too. */
  data?: Record<string, string>;
  /** Bytes by key, under the same rule for keys. */
  binaryData?: Record<string, string>;
}

/** A list of Namespace objects. */
export interface NamespaceList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "NamespaceList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The Namespace objects. */
  items: Namespace[];
}

/** A scope for names, and the unit of access control and deletion. */
export interface Namespace {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Namespace";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** What a namespace is to be. */
  spec?: NamespaceSpec;
  /** What a namespace is. */
  status?: NamespaceStatus;
}

/** What a namespace is to be. */
export interface NamespaceSpec {
  /** Parties that must act before the namespace is removed. */
  finalizers?: string[];
}

/** What a namespace is. */
export interface NamespaceStatus {
  /** Active, or Terminating once it is being deleted. */
  phase?: string;
  /** How its deletion goes. */
  conditions?: NamespaceCondition[];
}

/** One aspect of the deletion of a namespace. */
export interface NamespaceCondition {
  /** Name of the condition. */
  type: string;
  /** True, False or Unknown. */
  status: string;
  /** When the status last changed. */
  lastTransitionTime?: string;
  /** Why it changed last, in one word for programs. */
  reason?: string;
  /** Details for people. */
  message?: string;
}

/** A list of PersistentVolumeClaim objects. */
export interface PersistentVolumeClaimList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PersistentVolumeClaimList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The PersistentVolumeClaim objects. */
  items: PersistentVolumeClaim[];
}

/** A request for storage by a user, bound to one persistent volume. */
export interface PersistentVolumeClaim {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PersistentVolumeClaim";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** What is asked for. */
  spec?: PersistentVolumeClaimSpec;
  /** What there is. */
  status?: PersistentVolumeClaimStatus;
}

/** What a claim asks for. */
export interface PersistentVolumeClaimSpec {
  /** How the volume is to be mounted; at least one mode. */
  accessModes?: Array<"ReadOnlyMany" | "ReadWriteMany" | "ReadWriteOnce">;
  /** Labels that a volume must have to be bound. */
  selector?: LabelSelector;
  /** Size wanted, as requests.storage. */
  resources?: ResourceRequirements;
  /** Name of the bound volume. */
  volumeName?: string;
  /** Name of the storage class. */
  storageClassName?: string;
  /** Whether the volume is mounted as a file system or used as a block device. */
  volumeMode?: "Block" | "Filesystem";
  /** Snapshot or claim that the volume starts as a copy of; other kinds are dropped. */
  dataSource?: TypedLocalObjectReference;
  /**
   * Object that the volume is filled from: any that is not of the core group, or a claim. Equal to dataSource when both
   * are set.
   */
  dataSourceRef?: TypedLocalObjectReference;
}

/** State of a claim. */
export interface PersistentVolumeClaimStatus {
  /** Pending until bound; Lost when the bound volume is gone. */
  phase?: "Bound" | "Lost" | "Pending";
  /** How the bound volume can be mounted. */
  accessModes?: string[];
  /** Size of the bound volume. */
  capacity?: Record<string, string>;
  /** State of a resize. */
  conditions?: PersistentVolumeClaimCondition[];
  /** Size that is being expanded to, or was last. */
  allocatedResources?: Record<string, string>;
  /** Step of the expansion; empty when none goes on. */
  resizeStatus?: "" | "ControllerExpansionFailed" | "ControllerExpansionInProgress" | "NodeExpansionFailed" | "NodeExpansionInProgress" | "NodeExpansionPending";
}

/** One aspect of the state of a claim. */
export interface PersistentVolumeClaimCondition {
  /** Name of the condition; ResizeStarted while a resize goes on. */
  type: string;
  /** True, False or Unknown. */
  status: string;
  /** When the condition was last looked at. */
  lastProbeTime?: string;
  /** When the status last changed. */
  lastTransitionTime?: string;
  /** Why it changed last, in one word for programs. */
  reason?: string;
  /** Details for people. */
  message?: string;
}

/** An object of a known kind in the same namespace. */
export interface LocalObjectReference {
  /** Name of the object. */
  name?: string;
}

/** An object of any kind in the same namespace. */
export interface TypedLocalObjectReference {
  /** Group of the object; absent or empty for core. */
  apiGroup?: string;
  /** Kind of the object. */
  kind: string;
  /** Name of the object. */
  name: string;
}

/** An object, or a part of one. */
export interface ObjectReference {
  /** Kind of the object. */
  kind?: string;
  /** Namespace of the object. */
  namespace?: string;
  /** Name of the object. */
  name?: string;
  /** UID of the object. */
  uid?: string;
  /** API version of the object. */
  apiVersion?: string;
  /** Version of the object that is meant. */
  resourceVersion?: string;
  /** Path to the part that is meant, as in spec.containers[2]. */
  fieldPath?: string;
}

/** A secret in any namespace. */
export interface SecretReference {
  /** Name of the secret. */
  name?: string;
  /** Namespace of the secret. */
  namespace?: string;
}

/** Compute or storage wanted. */
export interface ResourceRequirements {
  /** The most that may be used, by resource name. */
  limits?: Record<string, string>;
  /** The least that is needed, by resource name; the limits where it is not said. */
  requests?: Record<string, string>;
}

/** A list of Secret objects. */
export interface SecretList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "SecretList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The Secret objects. */
  items: Secret[];
}

/** Confidential bytes by key: passwords, tokens, keys. */
export interface Secret {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Secret";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** When true, data may not change any more, nor this field; only metadata may. */
  immutable?: boolean;
  /** Bytes by key. A key consists of letters, digits, dashes, underscores and dots. */
  data?: Record<string, string>;
  /** Text by key for convenience: merged into data on every write, over what is there, and never returned. */
  stringData?: Record<string, string>;
  /** What the secret is for; programs rely on the keys that a type asks for. */
  type?: string;
}
