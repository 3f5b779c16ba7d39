// Generated from api-definitions/discovery/v1. Do not edit.
import { type Connection, type Lists, type Namespaced, type Watches, resourceClient } from "../../../runtime/client/generated-doorway.js";
import type { EndpointSlice } from "../../discovery/v1/endpoint-slice/types.js";
import { type EndpointSliceClient, endpointSliceDescriptor } from "./v1/endpoint-slice.js";

/** The resources of discovery/v1. */
export class DiscoveryV1 {
  constructor(readonly connection: Connection) {
  }

  /** Some of the addresses that a service leads to, with their ports. */
  get endpointSlices(): Namespaced<EndpointSliceClient, Lists<EndpointSlice> & Watches<EndpointSlice>> {
    return resourceClient(this.connection, endpointSliceDescriptor);
  }
}

export type { EndpointSliceClient } from "./v1/endpoint-slice.js";
