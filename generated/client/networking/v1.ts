// Generated from api-definitions/networking/v1. Do not edit.
import { type Connection, type Lists, type Namespaced, type Watches, resourceClient } from "../../../runtime/client/generated-doorway.js";
import type { Ingress } from "../../networking/v1/ingress/types.js";
import type { NetworkPolicy } from "../../networking/v1/network-policy/types.js";
import { type IngressClassClient, ingressClassDescriptor } from "./v1/ingress-class.js";
import { type IngressClient, ingressDescriptor } from "./v1/ingress.js";
import { type NetworkPolicyClient, networkPolicyDescriptor } from "./v1/network-policy.js";

/** The resources of networking/v1. */
export class NetworkingV1 {
  constructor(readonly connection: Connection) {
  }

  /** Rules by which HTTP from outside comes to services. */
  get ingresses(): Namespaced<IngressClient, Lists<Ingress> & Watches<Ingress>> {
    return resourceClient(this.connection, ingressDescriptor);
  }

  /** A kind of ingress; its controller serves the ingresses that name it. */
  get ingressClasses(): IngressClassClient {
    return resourceClient(this.connection, ingressClassDescriptor);
  }

  /** Which traffic pods may have. Pods that no policy chooses may have all; for the others policies add up. */
  get networkPolicies(): Namespaced<NetworkPolicyClient, Lists<NetworkPolicy> & Watches<NetworkPolicy>> {
    return resourceClient(this.connection, networkPolicyDescriptor);
  }
}

export type { IngressClient } from "./v1/ingress.js";
export type { IngressClassClient } from "./v1/ingress-class.js";
export type { NetworkPolicyClient } from "./v1/network-policy.js";
