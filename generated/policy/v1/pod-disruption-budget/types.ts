// Generated from api-definitions/policy/v1/pod-disruption-budget.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { Condition } from "../../../meta/v1/condition/types.js";
import type { LabelSelector } from "../../../meta/v1/label-selector/types.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** How many pods of a set may be missing because somebody evicts them. */
export interface PodDisruptionBudget {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PodDisruptionBudget";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** What has to hold; at most one of the two numbers is given. */
  spec?: PodDisruptionBudgetSpec;
  /** How many pods there are, and how many may be evicted now; kept by the controller. */
  status?: PodDisruptionBudgetStatus;
}

/** A list of PodDisruptionBudget objects. */
export type PodDisruptionBudgetList = ObjectList<"PodDisruptionBudgetList", PodDisruptionBudget, ListMeta>;

/** What has to hold; at most one of the two numbers is given. */
export interface PodDisruptionBudgetSpec {
  /** Pods that have to be there after an eviction, as a number or a share. */
  minAvailable?: number | string;
  /** Which pods count; an empty selector stands for all of the namespace, none for none. */
  selector?: LabelSelector;
  /** Pods that may be missing after an eviction, as a number or a share. */
  maxUnavailable?: number | string;
}

/** How many pods there are, and how many may be evicted now; kept by the controller. */
export interface PodDisruptionBudgetStatus {
  /** Generation that the controller has acted on. */
  observedGeneration?: number;
  /** Pods that were evicted and are not seen to be gone yet, with the time of it. */
  disruptedPods?: Record<string, string>;
  /** Pods that may be evicted now. */
  disruptionsAllowed: number;
  /** Pods that are healthy. */
  currentHealthy: number;
  /** Pods that have to be healthy. */
  desiredHealthy: number;
  /** Pods that count. */
  expectedPods: number;
  /** State of the budget, aspect by aspect. */
  conditions?: Condition[];
}
