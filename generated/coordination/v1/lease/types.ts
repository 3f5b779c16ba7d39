// Generated from api-definitions/coordination/v1/lease.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/**
 * A claim that one holder keeps alive by renewing it. Programs elect leaders with it, nodes show by it that they live.
 */
export interface Lease {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Lease";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** Who holds the lease, and for how long. */
  spec?: LeaseSpec;
}

/** A list of Lease objects. */
export type LeaseList = ObjectList<"LeaseList", Lease, ListMeta>;

/** Who holds the lease, and for how long. */
export interface LeaseSpec {
  /** Who holds it; absent or empty when nobody does. */
  holderIdentity?: string;
  /** Seconds after the last renewal for which others have to respect the holder. */
  leaseDurationSeconds?: number;
  /** When the holder got it. */
  acquireTime?: string;
  /** When the holder last renewed it. */
  renewTime?: string;
  /** How often it went from one holder to another. */
  leaseTransitions?: number;
}
