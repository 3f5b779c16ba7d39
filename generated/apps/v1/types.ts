// Generated from api-definitions/apps/v1. Do not edit.
import type { JsonObject } from "../../../runtime/definition/json.js";
import type { PersistentVolumeClaim, PodTemplateSpec } from "../../core/v1/types.js";
import type { LabelSelector, ListMeta, ObjectMeta } from "../../meta/v1/types.js";

/** A state of a daemon set or stateful set, kept so that one can go back to it. Its data does not change. */
export interface ControllerRevision {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ControllerRevision";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** The state, in the form its controller chose. */
  data?: JsonObject;
  /** Number of the state; higher is newer. */
  revision: number | bigint;
}

/** A list of ControllerRevision objects. */
export interface ControllerRevisionList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ControllerRevisionList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The ControllerRevision objects. */
  items: ControllerRevision[];
}

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
export interface DaemonSetList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "DaemonSetList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The DaemonSet objects. */
  items: DaemonSet[];
}

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
  observedGeneration?: number | bigint;
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

/** Keeps a number of equal pods running, and replaces them step by step when their template changes. */
export interface Deployment {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Deployment";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Which pods are wanted. */
  spec?: DeploymentSpec;
  /** Which pods there are. */
  status?: DeploymentStatus;
}

/** A list of Deployment objects. */
export interface DeploymentList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "DeploymentList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The Deployment objects. */
  items: Deployment[];
}

/** Which pods are wanted. */
export interface DeploymentSpec {
  /** How many pods are wanted. */
  replicas?: number;
  /** Which pods belong to it; must match the labels of the template, and cannot be changed. */
  selector: LabelSelector;
  /** What the pods are to be. */
  template: PodTemplateSpec;
  /** How pods are replaced. */
  strategy?: DeploymentStrategy;
  /** Seconds that a pod must be ready before it counts as available. */
  minReadySeconds?: number;
  /** Old replica sets kept, to go back to. */
  revisionHistoryLimit?: number;
  /** Whether changes of the template wait. */
  paused?: boolean;
  /** Seconds without progress after which the condition says so; more than minReadySeconds. */
  progressDeadlineSeconds?: number;
}

/** Which pods there are. */
export interface DeploymentStatus {
  /** Generation that the controller has acted on. */
  observedGeneration?: number | bigint;
  /** How many pods there are. */
  replicas?: number;
  /** How many of them are made from the present template. */
  updatedReplicas?: number;
  /** How many of them can serve. */
  readyReplicas?: number;
  /** How many of them have been ready long enough. */
  availableReplicas?: number;
  /** How many more are needed. */
  unavailableReplicas?: number;
  /** State of the deployment, aspect by aspect. */
  conditions?: DeploymentCondition[];
  /** How often the name of a new replica set was taken already. */
  collisionCount?: number;
}

/** How pods are replaced. */
export interface DeploymentStrategy {
  /** Recreate removes all pods first; RollingUpdate replaces them bit by bit. */
  type?: string;
  /** How a rolling update goes; only for that type. */
  rollingUpdate?: RollingUpdateDeployment;
}

/** How a rolling update of a deployment goes. */
export interface RollingUpdateDeployment {
  /** Pods that may be missing meanwhile, as a number or a share rounded down. */
  maxUnavailable?: number | string;
  /** Pods that may be there beyond those wanted, as a number or a share rounded up. */
  maxSurge?: number | string;
}

/** One aspect of the state of a deployment. */
export interface DeploymentCondition {
  /** Name of the condition. */
  type: string;
  /** True, False or Unknown. */
  status: string;
  /** When the condition was last written. */
  lastUpdateTime?: string;
  /** When the status last changed. */
  lastTransitionTime?: string;
  /** Why it changed last, in one word for programs. */
  reason?: string;
  /** Details for people. */
  message?: string;
}

/** Keeps a number of equal pods running. Deployments make and use them. */
export interface ReplicaSet {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ReplicaSet";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Which pods are wanted. */
  spec?: ReplicaSetSpec;
  /** Which pods there are. */
  status?: ReplicaSetStatus;
}

/** A list of ReplicaSet objects. */
export interface ReplicaSetList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ReplicaSetList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The ReplicaSet objects. */
  items: ReplicaSet[];
}

/** Which pods are wanted. */
export interface ReplicaSetSpec {
  /** How many pods are wanted. */
  replicas?: number;
  /** Seconds that a pod must be ready before it counts as available. */
  minReadySeconds?: number;
  /** Which pods belong to it; must match the labels of the template, and cannot be changed. */
  selector: LabelSelector;
  /** What the pods are to be. */
  template?: PodTemplateSpec;
}

/** Which pods there are. */
export interface ReplicaSetStatus {
  /** How many pods there are. */
  replicas: number;
  /** How many of them have all labels of the template. */
  fullyLabeledReplicas?: number;
  /** How many of them can serve. */
  readyReplicas?: number;
  /** How many of them have been ready long enough. */
  availableReplicas?: number;
  /** Generation that the controller has acted on. */
  observedGeneration?: number | bigint;
  /** State of the replica set, aspect by aspect. */
  conditions?: ReplicaSetCondition[];
}

/** One aspect of the state of a replica set. */
export interface ReplicaSetCondition {
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
export interface StatefulSetList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "StatefulSetList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The StatefulSet objects. */
  items: StatefulSet[];
}

/** Which pods are wanted. */
export interface StatefulSetSpec {
  /** How many pods are wanted. */
  replicas?: number;
  /** Which pods belong to it; must match the labels of the template, and cannot be changed. */
  selector: LabelSelector;
  /** What the pods are to be, beside their name and volumes. */
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
  observedGeneration?: number | bigint;
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
  /** OnDelete replaces a pod when it is deleted; RollingUpdate replaces them from the last to the first. */
  type?: string;
  /** How a rolling update goes; only for that type. */
  rollingUpdate?: RollingUpdateStatefulSetStrategy;
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
