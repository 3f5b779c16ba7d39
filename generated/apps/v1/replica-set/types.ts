// Generated from api-definitions/apps/v1/replica-set.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { PodTemplateSpec } from "../../../core/v1/pod-template/types.js";
import type { LabelSelector } from "../../../meta/v1/label-selector/types.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

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
export type ReplicaSetList = ObjectList<"ReplicaSetList", ReplicaSet, ListMeta>;

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
  observedGeneration?: number;
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
