// Generated from api-definitions/coordination/v1. Do not edit.
import { type Connection, type Lists, type Namespaced, type Watches, resourceClient } from "../../../runtime/client/generated-doorway.js";
import type { Lease } from "../../coordination/v1/lease/types.js";
import { type LeaseClient, leaseDescriptor } from "./v1/lease.js";

/** The resources of coordination/v1. */
export class CoordinationV1 {
  constructor(readonly connection: Connection) {
  }

  /**
   * A claim that one holder keeps alive by renewing it. Programs elect leaders with it, nodes show by it that they
   * live.
   */
  get leases(): Namespaced<LeaseClient, Lists<Lease> & Watches<Lease>> {
    return resourceClient(this.connection, leaseDescriptor);
  }
}

export type { LeaseClient } from "./v1/lease.js";
