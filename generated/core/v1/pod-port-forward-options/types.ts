// Generated from api-definitions/core/v1/pod-port-forward-options.yaml. Do not edit.

/** Which ports of a pod to forward. */
export interface PodPortForwardOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PodPortForwardOptions";
  /** Numbers of the ports. */
  ports?: number[];
}
