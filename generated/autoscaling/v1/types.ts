// Generated from api-definitions/autoscaling/v1. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1/types.js";

/** Changes the number of pods of a workload so that they use a given share of the cpu they request. */
export interface HorizontalPodAutoscaler {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "HorizontalPodAutoscaler";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** What is to be reached, within which bounds. */
  spec?: HorizontalPodAutoscalerSpec;
  /** How things stand. */
  status?: HorizontalPodAutoscalerStatus;
}

/** A list of HorizontalPodAutoscaler objects. */
export interface HorizontalPodAutoscalerList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "HorizontalPodAutoscalerList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The HorizontalPodAutoscaler objects. */
  items: HorizontalPodAutoscaler[];
}

/** What is to be reached, within which bounds. */
export interface HorizontalPodAutoscalerSpec {
  /** The workload. */
  scaleTargetRef: CrossVersionObjectReference;
  /** The least number of pods. */
  minReplicas?: number;
  /** The greatest number of pods. */
  maxReplicas: number;
  /** Share of the requested cpu that the pods should use on average, in percent. */
  targetCPUUtilizationPercentage?: number;
}

/** How things stand. */
export interface HorizontalPodAutoscalerStatus {
  /** Generation that the controller has acted on. */
  observedGeneration?: number | bigint;
  /** When the number of pods last changed. */
  lastScaleTime?: string;
  /** Pods that there are. */
  currentReplicas: number;
  /** Pods that are wanted. */
  desiredReplicas: number;
  /** Share of the requested cpu that the pods use on average, in percent. */
  currentCPUUtilizationPercentage?: number;
}

/** An object of the same namespace. */
export interface CrossVersionObjectReference {
  /** Kind of the object. */
  kind: string;
  /** Name of the object. */
  name: string;
  /** API version of the object. */
  apiVersion?: string;
}

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
