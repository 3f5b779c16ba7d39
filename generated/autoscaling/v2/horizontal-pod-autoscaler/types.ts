// Generated from api-definitions/autoscaling/v2/horizontal-pod-autoscaler.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { LabelSelector } from "../../../meta/v1/label-selector/types.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** Changes the number of pods of a workload by what metrics say. */
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
  /** The least number of pods; 0 only with a metric of an object or from outside, and behind a feature gate. */
  minReplicas?: number;
  /** The greatest number of pods. */
  maxReplicas: number;
  /** What is to be reached; the metric that wants most pods wins. Without any, 80 percent of the requested cpu. */
  metrics?: MetricSpec[];
  /** How fast the number may change. */
  behavior?: HorizontalPodAutoscalerBehavior;
}

/** How many pods there are, and what the metrics say; kept by the controller. */
export interface HorizontalPodAutoscalerStatus {
  /** Generation that the controller has acted on. */
  observedGeneration?: number;
  /** When the number of pods last changed. */
  lastScaleTime?: string;
  /** Pods that there are. */
  currentReplicas?: number;
  /** Pods that are wanted. */
  desiredReplicas: number;
  /** What the metrics say now. */
  currentMetrics?: MetricStatus[];
  /** State of the autoscaler, aspect by aspect. */
  conditions?: HorizontalPodAutoscalerCondition[];
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

/** What is to be reached by one metric; the field that type names is given. */
export interface MetricSpec {
  /** Which metric: ContainerResource, External, Object, Pods or Resource. */
  type: string;
  /** A metric of one object, such as the hits of an ingress. */
  object?: ObjectMetricSource;
  /** A metric of each pod, averaged. */
  pods?: PodsMetricSource;
  /** A resource of each pod, such as cpu. */
  resource?: ResourceMetricSource;
  /** A resource of one container of each pod. */
  containerResource?: ContainerResourceMetricSource;
  /** A metric from outside the cluster. */
  external?: ExternalMetricSource;
}

/** How fast the number of pods may change. */
export interface HorizontalPodAutoscalerBehavior {
  /** How fast it may grow; four pods or twice as many in 15 seconds unless it is said. */
  scaleUp?: HPAScalingRules;
  /** How fast it may shrink; at once, after 300 seconds of calm, unless it is said. */
  scaleDown?: HPAScalingRules;
}

/** How fast the number of pods may change in one direction. */
export interface HPAScalingRules {
  /** Seconds over which earlier recommendations are looked at, from 0 to 3600. */
  stabilizationWindowSeconds?: number;
  /** Which policy counts: Max, Min, or Disabled for no change at all. */
  selectPolicy?: "Disabled" | "Max" | "Min";
  /** Policies, of which there is at least one. */
  policies?: HPAScalingPolicy[];
}

/** A bound for the change within a time. */
export interface HPAScalingPolicy {
  /** Whether value is a number of Pods or a share in Percent. */
  type: "Percent" | "Pods";
  /** How large the change may be; more than zero. */
  value: number;
  /** Seconds for which the bound holds, from 1 to 1800. */
  periodSeconds: number;
}

/** What a metric is to be; the field that type names is given. */
export interface MetricTarget {
  /** Utilization, Value or AverageValue. */
  type: string;
  /** Value of the metric. */
  value?: string;
  /** Value of the metric per pod. */
  averageValue?: string;
  /** Share of the requested resource, in percent; only for resources. */
  averageUtilization?: number;
}

/** A metric. */
export interface MetricIdentifier {
  /** Name of the metric. */
  name: string;
  /** Labels of the metric. */
  selector?: LabelSelector;
}

/** A metric of one object. */
export interface ObjectMetricSource {
  /** The object. */
  describedObject: CrossVersionObjectReference;
  /** What the metric is to be: a value, or one per pod. */
  target: MetricTarget;
  /** The metric. */
  metric: MetricIdentifier;
}

/** A metric of each pod, averaged. */
export interface PodsMetricSource {
  /** The metric. */
  metric: MetricIdentifier;
  /** What the metric is to be, as averageValue. */
  target: MetricTarget;
}

/** A resource of each pod. */
export interface ResourceMetricSource {
  /** Name of the resource, such as cpu. */
  name: string;
  /** What its use is to be: averageUtilization or averageValue. */
  target: MetricTarget;
}

/** A resource of one container of each pod. */
export interface ContainerResourceMetricSource {
  /** Name of the resource, such as cpu. */
  name: string;
  /** What its use is to be: averageUtilization or averageValue. */
  target: MetricTarget;
  /** Name of the container. */
  container: string;
}

/** A metric from outside the cluster. */
export interface ExternalMetricSource {
  /** The metric. */
  metric: MetricIdentifier;
  /** What the metric is to be: a value, or one per pod. */
  target: MetricTarget;
}

/** One aspect of the state of an autoscaler. */
export interface HorizontalPodAutoscalerCondition {
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

/** What one metric says now; the field that type names is given. */
export interface MetricStatus {
  /** Which metric: ContainerResource, External, Object, Pods or Resource. */
  type: string;
  /** A metric of one object. */
  object?: ObjectMetricStatus;
  /** A metric of each pod, averaged. */
  pods?: PodsMetricStatus;
  /** A resource of each pod. */
  resource?: ResourceMetricStatus;
  /** A resource of one container of each pod. */
  containerResource?: ContainerResourceMetricStatus;
  /** A metric from outside the cluster. */
  external?: ExternalMetricStatus;
}

/** What a metric is. */
export interface MetricValueStatus {
  /** Value of the metric. */
  value?: string;
  /** Value of the metric per pod. */
  averageValue?: string;
  /** Share of the requested resource, in percent; only for resources. */
  averageUtilization?: number;
}

/** What a metric of one object says now. */
export interface ObjectMetricStatus {
  /** The metric. */
  metric: MetricIdentifier;
  /** What it is. */
  current: MetricValueStatus;
  /** The object. */
  describedObject: CrossVersionObjectReference;
}

/** What a metric of each pod says now. */
export interface PodsMetricStatus {
  /** The metric. */
  metric: MetricIdentifier;
  /** What it is. */
  current: MetricValueStatus;
}

/** How much of a resource the pods use now. */
export interface ResourceMetricStatus {
  /** Name of the resource. */
  name: string;
  /** How much is used. */
  current: MetricValueStatus;
}

/** How much of a resource one container of each pod uses now. */
export interface ContainerResourceMetricStatus {
  /** Name of the resource. */
  name: string;
  /** How much is used. */
  current: MetricValueStatus;
  /** Name of the container. */
  container: string;
}

/** What a metric from outside says now. */
export interface ExternalMetricStatus {
  /** The metric. */
  metric: MetricIdentifier;
  /** What it is. */
  current: MetricValueStatus;
}
