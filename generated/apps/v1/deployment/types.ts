// Generated from api-definitions/apps/v1/deployment.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { PodTemplateSpec } from "../../../core/v1/pod-template/types.js";
import type { LabelSelector } from "../../../meta/v1/label-selector/types.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

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
export type DeploymentList = ObjectList<"DeploymentList", Deployment, ListMeta>;

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
  observedGeneration?: number;
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
