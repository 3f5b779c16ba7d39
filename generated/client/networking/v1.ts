// Generated from api-definitions/networking/v1. Do not edit.
import {
  type Connection,
  type Creates,
  type Deletes,
  type DeletesCollection,
  type Described,
  type Gets,
  type GetsSubresource,
  type Lists,
  type Namespaced,
  type Patches,
  type PatchesSubresource,
  type Replaces,
  type ReplacesSubresource,
  type ResourceDescriptor,
  type Stored,
  type Watches,
  resourceClient,
} from "../../../runtime/client/generated-doorway.js";
import type { Status } from "../../meta/v1/types.js";
import type { Ingress, IngressClass, NetworkPolicy } from "../../networking/v1/types.js";

/** How ingresses are spoken of. */
export const ingressDescriptor: ResourceDescriptor = {
  group: "networking",
  vendorGroup: true,
  version: "v1",
  kind: "Ingress",
  plural: "ingresses",
  namespaced: true,
  subresources: { status: null },
};

/** What can be done with ingresses, in one namespace. */
export interface IngressClient
  extends Described,
    Gets<Ingress>,
    Lists<Ingress>,
    Watches<Ingress>,
    Creates<Ingress>,
    Replaces<Ingress>,
    Patches<Ingress>,
    Deletes<Stored<Ingress> | Status>,
    DeletesCollection<Ingress> {
  readonly status: GetsSubresource<Ingress> & ReplacesSubresource<Ingress> & PatchesSubresource<Ingress>;
}

/** How ingressclasses are spoken of. */
export const ingressClassDescriptor: ResourceDescriptor = { group: "networking", vendorGroup: true, version: "v1", kind: "IngressClass", plural: "ingressclasses", namespaced: false };

/** What can be done with ingressclasses. */
export interface IngressClassClient
  extends Described,
    Gets<IngressClass>,
    Lists<IngressClass>,
    Watches<IngressClass>,
    Creates<IngressClass>,
    Replaces<IngressClass>,
    Patches<IngressClass>,
    Deletes<Stored<IngressClass> | Status>,
    DeletesCollection<IngressClass> {}

/** How networkpolicies are spoken of. */
export const networkPolicyDescriptor: ResourceDescriptor = {
  group: "networking",
  vendorGroup: true,
  version: "v1",
  kind: "NetworkPolicy",
  plural: "networkpolicies",
  namespaced: true,
  subresources: { status: null },
};

/** What can be done with networkpolicies, in one namespace. */
export interface NetworkPolicyClient
  extends Described,
    Gets<NetworkPolicy>,
    Lists<NetworkPolicy>,
    Watches<NetworkPolicy>,
    Creates<NetworkPolicy>,
    Replaces<NetworkPolicy>,
    Patches<NetworkPolicy>,
    Deletes<Stored<NetworkPolicy> | Status>,
    DeletesCollection<NetworkPolicy> {
  readonly status: GetsSubresource<NetworkPolicy> & ReplacesSubresource<NetworkPolicy> & PatchesSubresource<NetworkPolicy>;
}

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
