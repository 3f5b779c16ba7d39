// Generated from api-definitions/core/v1/replication-controller.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";
import type { PodTemplateSpec } from "../pod-template/types.js";

/** Keeps a number of equal pods running. A Deployment does it better. */
export interface ReplicationController {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ReplicationController";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Which pods are wanted. */
  spec?: ReplicationControllerSpec;
  /** Which pods there are. */
  status?: ReplicationControllerStatus;
}

/** A list of ReplicationController objects. */
export type ReplicationControllerList = ObjectList<"ReplicationControllerList", ReplicationController, ListMeta>;

/** Which pods are wanted. */
export interface ReplicationControllerSpec {
  /** How many pods are wanted. */
  replicas?: number;
  /** Seconds that a pod must be ready before it counts as available. */
  minReadySeconds?: number;
  /** Labels of the pods that belong to it; those of the template when empty. */
  selector?: Record<string, string>;
  /** What the pods are to be. */
  template?: PodTemplateSpec;
}

/** Which pods there are. */
export interface ReplicationControllerStatus {
  /** How many pods there are. */
  replicas: number;
  /** How many of them have all labels of the template. */
  fullyLabeledReplicas?: number;
  /** How many of them can serve. */
  readyReplicas?: number;
  /** How many of them have been ready long enough. */
  availableReplicas?: number;
  /** Generation that the controller has acted on. */
  observedGeneration?: number;
  /** State of the controller, aspect by aspect. */
  conditions?: ReplicationControllerCondition[];
}

/** One aspect of the state of a replication controller. */
export interface ReplicationControllerCondition {
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
