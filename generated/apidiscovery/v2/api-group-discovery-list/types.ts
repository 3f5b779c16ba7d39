// Generated from api-definitions/apidiscovery/v2/api-group-discovery-list.yaml. Do not edit.
import type { GroupVersionKind, ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";

/** Everything that is served, in one answer of /api and one of /apis. Payload only. */
export interface APIGroupDiscoveryList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "APIGroupDiscoveryList";
  /** Not used. */
  metadata?: ListMeta;
  /** The groups, the most important first. */
  items: APIGroupDiscovery[];
}

/** A group: its versions with what they serve. */
export interface APIGroupDiscovery {
  /** The name of the group, empty for core; nothing else. */
  metadata?: ObjectMeta;
  /** Served versions, the most preferred first. */
  versions?: APIVersionDiscovery[];
}

/** A version of a group with its resources. */
export interface APIVersionDiscovery {
  /** The version alone. */
  version: string;
  /** The resources. */
  resources?: APIResourceDiscovery[];
  /** Current, or Stale where somebody else was asked and did not answer. */
  freshness?: string;
}

/** A resource with its sub-resources. */
export interface APIResourceDiscovery {
  /** Name in URLs, the plural. */
  resource: string;
  /** Kind of the answers; without group and version it is of those where the resource is. */
  responseKind?: GroupVersionKind;
  /** Cluster or Namespaced. */
  scope: string;
  /** Name of one. */
  singularResource: string;
  /** What can be done. */
  verbs: string[];
  /** Abbreviations that clients offer. */
  shortNames?: string[];
  /** Names of sets of resources, such as all. */
  categories?: string[];
  /** What is served below one. */
  subresources?: APISubresourceDiscovery[];
}

/** A sub-resource. */
export interface APISubresourceDiscovery {
  /** Name in URLs. */
  subresource: string;
  /** Kind of the answers. */
  responseKind?: GroupVersionKind;
  /** Kinds that are taken. */
  acceptedTypes?: GroupVersionKind[];
  /** What can be done. */
  verbs: string[];
}
