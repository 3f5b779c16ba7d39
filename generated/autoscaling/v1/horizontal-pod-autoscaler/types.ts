// Generated from api-definitions/autoscaling/v1/horizontal-pod-autoscaler.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

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
  /** How many pods there are, and what the metrics say; kept by the controller. */
  status?: HorizontalPodAutoscalerStatus;
}

/** A list of HorizontalPodAutoscaler objects. */
export type HorizontalPodAutoscalerList = ObjectList<"HorizontalPodAutoscalerList", HorizontalPodAutoscaler, ListMeta>;

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

/** How many pods there are, and what the metrics say; kept by the controller. */
export interface HorizontalPodAutoscalerStatus {
  /** Generation that the controller has acted on. */
  observedGeneration?: number;
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
