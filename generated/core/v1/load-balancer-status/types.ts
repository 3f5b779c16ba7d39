// Generated from api-definitions/core/v1/load-balancer-status.yaml. Do not edit.

/** Where a load balancer is. */
export interface LoadBalancerStatus {
  /** Where traffic comes in. */
  ingress?: LoadBalancerIngress[];
}

/** A place where traffic comes in. */
export interface LoadBalancerIngress {
  /** Its address. */
  ip?: string;
  /** Its host name. */
  hostname?: string;
  /** Ports that are served there. */
  ports?: PortStatus[];
}

/** A port that a load balancer serves or fails to serve. */
export interface PortStatus {
  /** Number of the port. */
  port: number;
  /** Protocol of the port. */
  protocol: string;
  /** What went wrong with it, in one word, as a qualified name when it is the provider's own. */
  error?: string;
}
