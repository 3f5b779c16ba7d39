// Generated from api-definitions/core/v1/persistent-volume-claim.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { LabelSelector } from "../../../meta/v1/label-selector/types.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";
import type { TypedLocalObjectReference } from "../references/types.js";
import type { ResourceRequirements } from "../resource-requirements/types.js";

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

/** A list of PersistentVolumeClaim objects. */
export type PersistentVolumeClaimList = ObjectList<"PersistentVolumeClaimList", PersistentVolumeClaim, ListMeta>;

/** What a claim asks for. */
export interface PersistentVolumeClaimSpec {
  /** How the volume is to be mounted: by one node for writing, or by many for reading or writing; at least one mode. */
  accessModes?: Array<"ReadOnlyMany" | "ReadWriteMany" | "ReadWriteOnce">;
  /** Labels that a volume must have to be bound. */
  selector?: LabelSelector;
  /** Size wanted, as requests.storage. */
  resources?: ResourceRequirements;
  /** Name of the bound volume. */
  volumeName?: string;
  /** Name of the storage class; empty for claims that no class is to provision for. */
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
  phase?: string;
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
