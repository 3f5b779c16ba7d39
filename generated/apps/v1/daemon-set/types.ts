// Generated from api-definitions/apps/v1/daemon-set.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { PodTemplateSpec } from "../../../core/v1/pod-template/types.js";
import type { LabelSelector } from "../../../meta/v1/label-selector/types.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** Keeps one pod running on every node that fits. */
export interface DaemonSet {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "DaemonSet";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Which pods are wanted. */
  spec?: DaemonSetSpec;
  /** Which pods there are. */
  status?: DaemonSetStatus;
}

/** A list of DaemonSet objects. */
export type DaemonSetList = ObjectList<"DaemonSetList", DaemonSet, ListMeta>;

/** Which pods are wanted. */
export interface DaemonSetSpec {
  /** Which pods belong to it; must match the labels of the template, and cannot be changed. */
  selector: LabelSelector;
  /** What the pods are to be; its node selector says on which nodes. */
  template: PodTemplateSpec;
  /** How pods are replaced. */
  updateStrategy?: DaemonSetUpdateStrategy;
  /** Seconds that a pod must be ready before it counts as available. */
  minReadySeconds?: number;
  /** Old revisions kept, to go back to. */
  revisionHistoryLimit?: number;
}

/** Which pods there are. */
export interface DaemonSetStatus {
  /** How many nodes run a pod and should. */
  currentNumberScheduled: number;
  /** How many nodes run a pod and should not. */
  numberMisscheduled: number;
  /** How many nodes should run a pod. */
  desiredNumberScheduled: number;
  /** How many nodes have a pod that can serve. */
  numberReady: number;
  /** Generation that the controller has acted on. */
  observedGeneration?: number;
  /** How many nodes run a pod made from the present template. */
  updatedNumberScheduled?: number;
  /** How many nodes have a pod that has been ready long enough. */
  numberAvailable?: number;
  /** How many nodes should have an available pod and have none. */
  numberUnavailable?: number;
  /** How often the name of a new revision was taken already. */
  collisionCount?: number;
  /** State of the daemon set, aspect by aspect. */
  conditions?: DaemonSetCondition[];
}

/** How pods of a daemon set are replaced. */
export interface DaemonSetUpdateStrategy {
  /** OnDelete replaces a pod when it is deleted; RollingUpdate replaces them bit by bit. */
  type?: string;
  /** How a rolling update goes; only for that type. */
  rollingUpdate?: RollingUpdateDaemonSet;
}

/** How a rolling update of a daemon set goes; one of the two numbers is zero. */
export interface RollingUpdateDaemonSet {
  /** Nodes whose pod may be missing meanwhile, as a number or a share rounded up. */
  maxUnavailable?: number | string;
  /** Nodes that may run an old and a new pod at once, as a number or a share rounded up. */
  maxSurge?: number | string;
}

/** One aspect of the state of a daemon set. */
export interface DaemonSetCondition {
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
