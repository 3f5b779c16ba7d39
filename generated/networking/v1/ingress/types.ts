// Generated from api-definitions/networking/v1/ingress.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { LoadBalancerStatus } from "../../../core/v1/load-balancer-status/types.js";
import type { TypedLocalObjectReference } from "../../../core/v1/references/types.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

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
export type IngressList = ObjectList<"IngressList", Ingress, ListMeta>;

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
