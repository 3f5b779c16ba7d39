// Generated from api-definitions/meta/v1/api-group.yaml. Do not edit.
import type { ServerAddressByClientCIDR } from "../api-versions/types.js";

/** An API group and its versions. */
export interface APIGroup {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "APIGroup";
  /** Name of the group. */
  name: string;
  /** Served versions, the most preferred first. */
  versions: GroupVersionForDiscovery[];
  /** The version to use when any will do. */
  preferredVersion?: GroupVersionForDiscovery;
  /** Addresses at which clients reach the server, by their own address. */
  serverAddressByClientCIDRs?: ServerAddressByClientCIDR[];
}

/** A version of a group. */
export interface GroupVersionForDiscovery {
  /** Group and version, as group/version. */
  groupVersion: string;
  /** The version alone. */
  version: string;
}
