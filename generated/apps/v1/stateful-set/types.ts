// Generated from api-definitions/apps/v1/stateful-set.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { PersistentVolumeClaim } from "../../../core/v1/persistent-volume-claim/types.js";
import type { PodTemplateSpec } from "../../../core/v1/pod-template/types.js";
import type { LabelSelector } from "../../../meta/v1/label-selector/types.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** Keeps numbered pods running, each with a name and volumes of its own. */
export interface StatefulSet {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "StatefulSet";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Which pods are wanted. */
  spec?: StatefulSetSpec;
  /** Which pods there are. */
  status?: StatefulSetStatus;
}

/** A list of StatefulSet objects. */
export type StatefulSetList = ObjectList<"StatefulSetList", StatefulSet, ListMeta>;

/** Which pods are wanted. */
export interface StatefulSetSpec {
  /** How many pods are wanted. */
  replicas?: number;
  /** Which pods belong to it; must match the labels of the template, and cannot be changed. */
  selector: LabelSelector;
  /** What the pods are to be, beside their name and volumes; whether it is right shows when they are made. */
  template: PodTemplateSpec;
  /** Claims made for every pod; a volume of the template with the same name gives way. */
  volumeClaimTemplates?: PersistentVolumeClaim[];
  /** Service that gives the pods their host names; it has to exist first. */
  serviceName: string;
  /** OrderedReady starts one pod after the other and stops them backwards; Parallel waits for none. */
  podManagementPolicy?: string;
  /** How pods are replaced. */
  updateStrategy?: StatefulSetUpdateStrategy;
  /** Old revisions kept, to go back to. */
  revisionHistoryLimit?: number;
  /** Seconds that a pod must be ready before it counts as available. */
  minReadySeconds?: number;
  /** When the claims of pods go too. */
  persistentVolumeClaimRetentionPolicy?: StatefulSetPersistentVolumeClaimRetentionPolicy;
}

/** Which pods there are. */
export interface StatefulSetStatus {
  /** Generation that the controller has acted on. */
  observedGeneration?: number;
  /** How many pods there are. */
  replicas: number;
  /** How many of them can serve. */
  readyReplicas?: number;
  /** How many of them are of currentRevision. */
  currentReplicas?: number;
  /** How many of them are of updateRevision. */
  updatedReplicas?: number;
  /** Revision of the pods that are not updated yet. */
  currentRevision?: string;
  /** Revision of the pods that are updated. */
  updateRevision?: string;
  /** How often the name of a new revision was taken already. */
  collisionCount?: number;
  /** State of the stateful set, aspect by aspect. */
  conditions?: StatefulSetCondition[];
  /** How many of them have been ready long enough. */
  availableReplicas?: number;
}

/** How pods of a stateful set are replaced. */
export interface StatefulSetUpdateStrategy {
  /** How a rolling update goes; only for that type. */
  rollingUpdate?: RollingUpdateStatefulSetStrategy;
  /** OnDelete replaces a pod when it is deleted; RollingUpdate replaces them from the last to the first. */
  type?: string;
}

/** How a rolling update of a stateful set goes. */
export interface RollingUpdateStatefulSetStrategy {
  /** Number of the first pod that is updated; those before it stay as they are. */
  partition?: number;
  /** Pods that may be missing meanwhile, as a number or a share rounded up. */
  maxUnavailable?: number | string;
}

/** When the claims made for pods go too. */
export interface StatefulSetPersistentVolumeClaimRetentionPolicy {
  /** What happens to them when the stateful set is deleted: Delete or Retain. */
  whenDeleted?: string;
  /** What happens to those of pods that are scaled away: Delete or Retain. */
  whenScaled?: string;
}

/** One aspect of the state of a stateful set. */
export interface StatefulSetCondition {
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
