// Generated from api-definitions/core/v1/scheduling.yaml. Do not edit.
import type { LabelSelector } from "../../../meta/v1/label-selector/types.js";

/** Where the pod wants to run, and where not. */
export interface Affinity {
  /** Nodes that the pod wants. */
  nodeAffinity?: NodeAffinity;
  /** Pods that it wants to be near. */
  podAffinity?: PodAffinity;
  /** Pods that it wants to be away from. */
  podAntiAffinity?: PodAntiAffinity;
}

/** Nodes that a pod wants. */
export interface NodeAffinity {
  /** Nodes that it must have when it is scheduled. */
  requiredDuringSchedulingIgnoredDuringExecution?: NodeSelector;
  /** Nodes that it would like; the sum of the weights counts. */
  preferredDuringSchedulingIgnoredDuringExecution?: PreferredSchedulingTerm[];
}

/** Pods that a pod wants to be near. */
export interface PodAffinity {
  /** Terms that must all hold when it is scheduled. */
  requiredDuringSchedulingIgnoredDuringExecution?: PodAffinityTerm[];
  /** Terms that it would like to hold; the sum of the weights counts. */
  preferredDuringSchedulingIgnoredDuringExecution?: WeightedPodAffinityTerm[];
}

/** Pods that a pod wants to be away from. */
export interface PodAntiAffinity {
  /** Terms that must all hold when it is scheduled. */
  requiredDuringSchedulingIgnoredDuringExecution?: PodAffinityTerm[];
  /** Terms that it would like to hold; the sum of the weights counts. */
  preferredDuringSchedulingIgnoredDuringExecution?: WeightedPodAffinityTerm[];
}

/** Nodes with a weight. */
export interface PreferredSchedulingTerm {
  /** From 1 to 100. */
  weight: number;
  /** The nodes. */
  preference: NodeSelectorTerm;
}

/** Pods with a weight. */
export interface WeightedPodAffinityTerm {
  /** From 1 to 100. */
  weight: number;
  /** The pods. */
  podAffinityTerm: PodAffinityTerm;
}

/** Pods, and how near is near. */
export interface PodAffinityTerm {
  /** Labels of the pods. */
  labelSelector?: LabelSelector;
  /** Namespaces of the pods; that of the pod itself when there is no namespaceSelector either. */
  namespaces?: string[];
  /** Label of nodes; nodes with the same value count as one place. */
  topologyKey: string;
  /** Labels of the namespaces of the pods. */
  namespaceSelector?: LabelSelector;
}

/** Nodes by labels and fields; one of the terms must hold. */
export interface NodeSelector {
  /** The terms. */
  nodeSelectorTerms: NodeSelectorTerm[];
}

/** Nodes by labels and fields; all demands must hold. An empty term matches no node. */
export interface NodeSelectorTerm {
  /** Demands on labels. */
  matchExpressions?: NodeSelectorRequirement[];
  /** Demands on fields of the node. */
  matchFields?: NodeSelectorRequirement[];
}

/** A demand on a label or field. */
export interface NodeSelectorRequirement {
  /** Key of the label, or path of the field. */
  key: string;
  /** How it relates to the values. */
  operator: string;
  /** Values for In, NotIn, Gt and Lt. */
  values?: string[];
}

/** A taint of nodes that the pod puts up with. */
export interface Toleration {
  /** Key of the taint; every taint when empty. */
  key?: string;
  /** Exists for any value; Equal, also when empty, for the given one. */
  operator?: "Equal" | "Exists";
  /** Value of the taint. */
  value?: string;
  /** Effect of the taint; every effect when empty. */
  effect?: "NoSchedule" | "PreferNoSchedule" | "NoExecute";
  /** How long a NoExecute taint is put up with; forever when absent. */
  tolerationSeconds?: number;
}

/** How evenly pods are spread. */
export interface TopologySpreadConstraint {
  /** By how much the numbers of pods in two places may differ. */
  maxSkew: number;
  /** Label of nodes; nodes with the same value are one place. */
  topologyKey: string;
  /**
   * What to do with a pod that would break it: let it wait (DoNotSchedule), or place it where it breaks it least
   * (ScheduleAnyway).
   */
  whenUnsatisfiable: "DoNotSchedule" | "ScheduleAnyway";
  /** Pods that count. */
  labelSelector?: LabelSelector;
  /** Number of places that there must be at least, else the least number counts as zero. */
  minDomains?: number;
}
