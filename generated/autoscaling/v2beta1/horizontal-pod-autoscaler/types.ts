// Generated from api-definitions/autoscaling/v2beta1/horizontal-pod-autoscaler.yaml. Do not edit.
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

/** A metric of one object. */
export interface ObjectMetricSource {
  /** The object. */
  target: CrossVersionObjectReference;
  /** Name of the metric. */
  metricName: string;
  /** Value that it is to be. */
  targetValue: string;
  /** Labels of the metric. */
  selector?: LabelSelector;
  /** Value per pod that it is to be. */
  averageValue?: string;
}

/** A metric of each pod, averaged. */
export interface PodsMetricSource {
  /** Name of the metric. */
  metricName: string;
  /** Average that it is to be. */
  targetAverageValue: string;
  /** Labels of the metric. */
  selector?: LabelSelector;
}

/** A resource of each pod. */
export interface ResourceMetricSource {
  /** Name of the resource. */
  name: string;
  /** Share of the request that is to be used on average, in percent. */
  targetAverageUtilization?: number;
  /** Average that is to be used. */
  targetAverageValue?: string;
}

/** A resource of one container of each pod. */
export interface ContainerResourceMetricSource {
  /** Name of the resource. */
  name: string;
  /** Share of the request that is to be used on average, in percent. */
  targetAverageUtilization?: number;
  /** Average that is to be used. */
  targetAverageValue?: string;
  /** Name of the container. */
  container: string;
}

/** A metric from outside the cluster. */
export interface ExternalMetricSource {
  /** Name of the metric. */
  metricName: string;
  /** Labels of the metric. */
  metricSelector?: LabelSelector;
  /** Value that it is to be. */
  targetValue?: string;
  /** Value per pod that it is to be. */
  targetAverageValue?: string;
}

/** What a metric of one object says now. */
export interface ObjectMetricStatus {
  /** The object. */
  target: CrossVersionObjectReference;
  /** Name of the metric. */
  metricName: string;
  /** Its value. */
  currentValue: string;
  /** Labels of the metric. */
  selector?: LabelSelector;
  /** Its value per pod. */
  averageValue?: string;
}

/** What a metric of each pod says now. */
export interface PodsMetricStatus {
  /** Name of the metric. */
  metricName: string;
  /** Its average. */
  currentAverageValue: string;
  /** Labels of the metric. */
  selector?: LabelSelector;
}

/** How much of a resource the pods use now. */
export interface ResourceMetricStatus {
  /** Name of the resource. */
  name: string;
  /** Share of the request that is used on average, in percent. */
  currentAverageUtilization?: number;
  /** Average that is used. */
  currentAverageValue: string;
}

/** How much of a resource one container of each pod uses now. */
export interface ContainerResourceMetricStatus {
  /** Name of the resource. */
  name: string;
  /** Share of the request that is used on average, in percent. */
  currentAverageUtilization?: number;
  /** Average that is used. */
  currentAverageValue: string;
  /** Name of the container. */
  container: string;
}

/** What a metric from outside says now. */
export interface ExternalMetricStatus {
  /** Name of the metric. */
  metricName: string;
  /** Labels of the metric. */
  metricSelector?: LabelSelector;
  /** Its value. */
  currentValue: string;
  /** Its value per pod. */
  currentAverageValue?: string;
}
