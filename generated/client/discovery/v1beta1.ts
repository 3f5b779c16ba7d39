// Generated from api-definitions/discovery/v1beta1. Do not edit.
import {
  type Connection,
  type Creates,
  type Deletes,
  type DeletesCollection,
  type Described,
  type Gets,
  type Lists,
  type Namespaced,
  type Patches,
  type Replaces,
  type ResourceDescriptor,
  type Stored,
  type Watches,
  resourceClient,
} from "../../../runtime/client/generated-doorway.js";
import type { EndpointSlice } from "../../discovery/v1beta1/types.js";
import type { Status } from "../../meta/v1/types.js";

/** How endpointslices are spoken of. */
export const endpointSliceDescriptor: ResourceDescriptor = { group: "discovery", vendorGroup: true, version: "v1beta1", kind: "EndpointSlice", plural: "endpointslices", namespaced: true };

/** What can be done with endpointslices, in one namespace. */
export interface EndpointSliceClient
  extends Described,
    Gets<EndpointSlice>,
    Lists<EndpointSlice>,
    Watches<EndpointSlice>,
    Creates<EndpointSlice>,
    Replaces<EndpointSlice>,
    Patches<EndpointSlice>,
    Deletes<Stored<EndpointSlice> | Status>,
    DeletesCollection<EndpointSlice> {}

/** The resources of discovery/v1beta1. */
export class DiscoveryV1beta1 {
  constructor(readonly connection: Connection) {
  }

  /** Some of the addresses that a service leads to, with their ports. */
  get endpointSlices(): Namespaced<EndpointSliceClient, Lists<EndpointSlice> & Watches<EndpointSlice>> {
    return resourceClient(this.connection, endpointSliceDescriptor);
  }
}
