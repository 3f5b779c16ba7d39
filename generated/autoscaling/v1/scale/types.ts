// Generated from api-definitions/autoscaling/v1/scale.yaml. Do not edit.
import type { ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** How many pods a workload has and is to have, by way of its sub-resource scale. */
export interface Scale {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Scale";
  /** Name and namespace of the workload. */
  metadata?: ObjectMeta;
  /** How many are wanted. */
  spec?: ScaleSpec;
  /** How many there are. */
  status?: ScaleStatus;
}

/** How many are wanted. */
export interface ScaleSpec {
  /** How many are wanted. */
  replicas?: number;
}

/** How many there are. */
export interface ScaleStatus {
  /** How many there are. */
  replicas: number;
  /** Labels of the pods, as text that a list takes as its label selector. */
  selector?: string;
}
