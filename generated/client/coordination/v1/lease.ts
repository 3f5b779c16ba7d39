// Generated from api-definitions/coordination/v1/lease.yaml. Do not edit.
import type {
  Creates,
  Deletes,
  DeletesCollection,
  Described,
  Gets,
  Lists,
  Patches,
  ReplacesVersions,
  ResourceDescriptor,
  Stored,
  Watches,
} from "../../../../runtime/client/generated-doorway.js";
import type { Lease } from "../../../coordination/v1/lease/types.js";
import type { Status } from "../../../meta/v1/status/types.js";

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
    DeletesCollection {}
