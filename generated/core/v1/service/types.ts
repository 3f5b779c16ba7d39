// Generated from api-definitions/core/v1/service.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { Condition } from "../../../meta/v1/condition/types.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";
import type { LoadBalancerStatus } from "../load-balancer-status/types.js";

/** A name, an address and ports under which pods are reached. */
export interface Service {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Service";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** What leads where. */
  spec?: ServiceSpec;
  /** How the service is reached. */
  status?: ServiceStatus;
}

/** A list of Service objects. */
export type ServiceList = ObjectList<"ServiceList", Service, ListMeta>;

/** What leads where. */
export interface ServiceSpec {
  /** Ports of the service. */
  ports?: ServicePort[];
  /** Labels of the pods that it leads to; none when somebody else says which endpoints there are. */
  selector?: Record<string, string>;
  /** Address within the cluster, chosen by the server when empty; None for a service without one. */
  clusterIP?: string;
  /** Addresses within the cluster, one a family at most, the first of which is clusterIP. */
  clusterIPs?: string[];
  /**
   * How the service is exposed: by an address of the cluster, a port of every node, a load balancer, or another name.
   */
  type?: "ClusterIP" | "ExternalName" | "LoadBalancer" | "NodePort";
  /** Addresses of nodes that lead to the service; somebody else has to route them there. */
  externalIPs?: string[];
  /** Whether the requests of one client go to the same pod. */
  sessionAffinity?: "ClientIP" | "None";
  /** Address wished for the load balancer; not every provider heeds it. */
  loadBalancerIP?: string;
  /** Addresses of clients that the load balancer lets through. */
  loadBalancerSourceRanges?: string[];
  /** Host name that the service stands for; only for type ExternalName. */
  externalName?: string;
  /** Whether traffic from outside goes to pods of any node, or only to those of the node where it comes in. */
  externalTrafficPolicy?: "Cluster" | "Local";
  /** Port of every node that tells whether it has pods of the service; chosen by the server. */
  healthCheckNodePort?: number;
  /** Whether addresses of pods that are not ready count as ready. */
  publishNotReadyAddresses?: boolean;
  /** How long the affinity lasts: three hours when it is not said. */
  sessionAffinityConfig?: SessionAffinityConfig;
  /** Families of the addresses, the first of which is that of clusterIP. */
  ipFamilies?: Array<"IPv4" | "IPv6">;
  /** Whether it has an address of one family, of both where the cluster has both, or must have both. */
  ipFamilyPolicy?: "PreferDualStack" | "RequireDualStack" | "SingleStack";
  /** Whether a service with a load balancer gets ports of the nodes too. */
  allocateLoadBalancerNodePorts?: boolean;
  /** Who makes the load balancer; the default of the cluster when absent. */
  loadBalancerClass?: string;
  /** Whether traffic from inside goes to pods of any node, or only to those of the same node. */
  internalTrafficPolicy?: "Cluster" | "Local";
}

/** How the service is reached. */
export interface ServiceStatus {
  /** Where the load balancer is. */
  loadBalancer?: LoadBalancerStatus;
  /** State of the service, aspect by aspect. */
  conditions?: Condition[];
}

/** A port of a service. */
export interface ServicePort {
  /** Name of the port, unique in the service; needed when there are several. */
  name?: string;
  /** Protocol of the port. */
  protocol?: "SCTP" | "TCP" | "UDP";
  /** Protocol of the application, by its registered name or as domain/name. */
  appProtocol?: string;
  /** Port of the service. */
  port: number;
  /** Number or name of the port of the pods; that of the service when absent. */
  targetPort?: number | string;
  /** Port of every node; chosen by the server. */
  nodePort?: number;
}

/** How long the affinity of clients lasts. */
export interface SessionAffinityConfig {
  /** How long the affinity by client address lasts. */
  clientIP?: ClientIPConfig;
}

/** How long the affinity by client address lasts. */
export interface ClientIPConfig {
  /** Seconds from the last request, at most a day; 10800 when absent. */
  timeoutSeconds?: number;
}
