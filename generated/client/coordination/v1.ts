// Generated from api-definitions/coordination/v1. Do not edit.
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
  type ReplacesVersions,
  type ResourceDescriptor,
  type Stored,
  type Watches,
  resourceClient,
} from "../../../runtime/client/generated-doorway.js";
import type { Lease } from "../../coordination/v1/types.js";
import type { Status } from "../../meta/v1/types.js";

/** How leases are spoken of. */
export const leaseDescriptor: ResourceDescriptor = { group: "coordination", vendorGroup: true, version: "v1", kind: "Lease", plural: "leases", namespaced: true };

/** What can be done with leases, in one namespace. */
export interface LeaseClient
  extends Described,
    Gets<Lease>,
    Lists<Lease>,
    Watches<Lease>,
    Creates<Lease>,
    ReplacesVersions<Lease>,
    Patches<Lease>,
    Deletes<Stored<Lease> | Status>,
    DeletesCollection<Lease> {}

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
