// Generated from api-definitions/core/v1/pod-proxy-options.yaml. Do not edit.

/** Where below a pod to go. */
export interface PodProxyOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PodProxyOptions";
  /** Path below the pod, with the query. */
  path?: string;
}
