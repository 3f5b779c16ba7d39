// Generated from api-definitions/networking/v1. Do not edit.
import type { LoadBalancerStatus, TypedLocalObjectReference } from "../../core/v1/types.js";
import type { Condition, LabelSelector, ListMeta, ObjectMeta } from "../../meta/v1/types.js";

/** A kind of ingress; its controller serves the ingresses that name it. */
export interface IngressClass {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "IngressClass";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Who serves the class. */
  spec?: IngressClassSpec;
}

/** A list of IngressClass objects. */
export interface IngressClassList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "IngressClassList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The IngressClass objects. */
  items: IngressClass[];
}

/** Who serves the class. */
export interface IngressClassSpec {
  /** Controller that serves the class, as example.com/name; it cannot be changed. */
  controller?: string;
  /** Object with parameters for the controller. */
  parameters?: IngressClassParametersReference;
}

/** An object with parameters. */
export interface IngressClassParametersReference {
  /** Group of the object; absent for core. */
  apiGroup?: string;
  /** Kind of the object. */
  kind: string;
  /** Name of the object. */
  name: string;
  /** Whether it is in a namespace: Cluster or Namespace. */
  scope?: string;
  /** Namespace of the object; given if and only if scope is Namespace. */
  namespace?: string;
}

/** Rules by which HTTP from outside comes to services. */
export interface Ingress {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Ingress";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Which requests lead where. */
  spec?: IngressSpec;
  /** How it is reached. */
  status?: IngressStatus;
}

/** A list of Ingress objects. */
export interface IngressList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "IngressList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The Ingress objects. */
  items: Ingress[];
}

/** Which requests lead where. */
export interface IngressSpec {
  /** Class whose controller serves it. */
  ingressClassName?: string;
  /** Where requests go that no rule matches. */
  defaultBackend?: IngressBackend;
  /** Hosts served by TLS. */
  tls?: IngressTLS[];
  /** Hosts and paths. */
  rules?: IngressRule[];
}

/** How it is reached. */
export interface IngressStatus {
  /** Where traffic comes in. */
  loadBalancer?: LoadBalancerStatus;
}

/** Hosts served by TLS. */
export interface IngressTLS {
  /** Host names that the certificate is for. */
  hosts?: string[];
  /** Secret with certificate and key; that of the controller when empty. */
  secretName?: string;
}

/** A host and its paths. */
export interface IngressRule {
  /** Host name, which may begin with *.; every host when empty. */
  host?: string;
  /** Paths of HTTP. */
  http?: HTTPIngressRuleValue;
}

/** What a rule is about. */
export interface IngressRuleValue {
  /** Paths of HTTP. */
  http?: HTTPIngressRuleValue;
}

/** Paths of HTTP. */
export interface HTTPIngressRuleValue {
  /** The paths and where they lead. */
  paths: HTTPIngressPath[];
}

/** A path and where it leads. */
export interface HTTPIngressPath {
  /** The path. */
  path?: string;
  /** How it is compared: Exact, Prefix by whole parts, or as the class decides (ImplementationSpecific). */
  pathType: string;
  /** Where it leads. */
  backend: IngressBackend;
}

/** Where requests go; either a service or another object. */
export interface IngressBackend {
  /** The service. */
  service?: IngressServiceBackend;
  /** The other object. */
  resource?: TypedLocalObjectReference;
}

/** A port of a service. */
export interface IngressServiceBackend {
  /** Name of the service. */
  name: string;
  /** The port. */
  port?: ServiceBackendPort;
}

/** A port, by name or by number. */
export interface ServiceBackendPort {
  /** Name of the port. */
  name?: string;
  /** Number of the port. */
  number?: number;
}

/** Which traffic pods may have. Pods that no policy chooses may have all; for the others policies add up. */
export interface NetworkPolicy {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "NetworkPolicy";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Which pods may have which traffic. */
  spec?: NetworkPolicySpec;
  /** What became of it. */
  status?: NetworkPolicyStatus;
}

/** A list of NetworkPolicy objects. */
export interface NetworkPolicyList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "NetworkPolicyList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The NetworkPolicy objects. */
  items: NetworkPolicy[];
}

/** Which pods may have which traffic. */
export interface NetworkPolicySpec {
  /** Pods that it is for; all of the namespace when it is empty. */
  podSelector: LabelSelector;
  /** Traffic that may come in; none when empty. */
  ingress?: NetworkPolicyIngressRule[];
  /** Traffic that may go out; none when empty. */
  egress?: NetworkPolicyEgressRule[];
  /** Which traffic it is about: Ingress, and Egress where there are egress rules, unless it is said here. */
  policyTypes?: string[];
}

/** What became of it. */
export interface NetworkPolicyStatus {
  /** State of the policy, aspect by aspect. */
  conditions?: Condition[];
}

/** Traffic that may come in; ports and peers have to match. */
export interface NetworkPolicyIngressRule {
  /** Ports of the pods; every port when empty. */
  ports?: NetworkPolicyPort[];
  /** Where it may come from; anywhere when empty. */
  from?: NetworkPolicyPeer[];
}

/** Traffic that may go out; ports and peers have to match. */
export interface NetworkPolicyEgressRule {
  /** Ports of the destination; every port when empty. */
  ports?: NetworkPolicyPort[];
  /** Where it may go; anywhere when empty. */
  to?: NetworkPolicyPeer[];
}

/** A port or a range of ports. */
export interface NetworkPolicyPort {
  /** Protocol of the port. */
  protocol?: "TCP" | "UDP" | "SCTP";
  /** Number or name of the port; every port when absent. */
  port?: number | string;
  /** Last port of a range that begins with port, which is then a number. */
  endPort?: number;
}

/** The other end of traffic: pods, or a block of addresses. */
export interface NetworkPolicyPeer {
  /** Pods, of this namespace or of those that namespaceSelector chooses. */
  podSelector?: LabelSelector;
  /** Namespaces, all of whose pods count unless podSelector says otherwise. */
  namespaceSelector?: LabelSelector;
  /** Addresses; then there is no selector. */
  ipBlock?: IPBlock;
}

/** A block of addresses. */
export interface IPBlock {
  /** The block, as 10.0.0.0/8 or 2001:db8::/64. */
  cidr: string;
  /** Blocks within it that do not count. */
  except?: string[];
}
