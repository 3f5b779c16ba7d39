// Generated from api-definitions/networking/v1. Do not edit.
import {
  type Connection,
  type Creates,
  type Deletes,
  type DeletesCollection,
  type Described,
  type Gets,
  type Lists,
  type Patches,
  type Replaces,
  type ResourceDescriptor,
  type Stored,
  type Watches,
  resourceClient,
} from "../../../runtime/client/generated-doorway.js";
import type { Status } from "../../meta/v1/types.js";
import type { IngressClass } from "../../networking/v1/types.js";

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

/** The resources of networking/v1. */
export class NetworkingV1 {
  constructor(readonly connection: Connection) {
  }

  /** A kind of ingress; its controller serves the ingresses that name it. */
  get ingressClasses(): IngressClassClient {
    return resourceClient(this.connection, ingressClassDescriptor);
  }
}
