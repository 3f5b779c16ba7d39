// Generated from api-definitions/meta/v1/object-meta.yaml. Do not edit.
import type { JsonObject } from "../../../../runtime/definition/json.js";

/** Metadata that every object carries. */
export interface ObjectMeta {
  /** Name of the object, unique for its kind within a namespace; it cannot be changed. */
  name?: string;
  /** Prefix for a name that the server makes unique, used when no name is given. */
  generateName?: string;
  /** Namespace the object lives in; empty for objects of the whole cluster. */
  namespace?: string;
  /**
   * No longer filled in by the server.
   *
   * @deprecated
   */
  selfLink?: string;
  /** Identity of the object in time and space, set by the server. */
  uid?: string;
  /** Version of the stored object. Opaque to clients, who hand it back unchanged to detect concurrent changes. */
  resourceVersion?: string;
  /** Counts changes of the desired state, set by the server. */
  generation?: number;
  /** When the server created the object. */
  creationTimestamp?: string;
  /**
   * When the object is to be gone. Set by the server when deletion was asked for; the object stays while it has
   * finalizers.
   */
  deletionTimestamp?: string;
  /**
   * Seconds that the object may take to end before it is removed; set together with deletionTimestamp and only ever
   * shortened.
   */
  deletionGracePeriodSeconds?: number;
  /** Keys and values to organise and select objects by. */
  labels?: Record<string, string>;
  /** Keys and values that tools keep with the object; they cannot be selected by. */
  annotations?: Record<string, string>;
  /** Objects this one depends on. It is collected when all of them are gone; at most one is the controller. */
  ownerReferences?: OwnerReference[];
  /** Names of parties that must act before the object is removed from the store; each removes its own name. */
  finalizers?: string[];
  /**
   * Unused; always empty.
   *
   * @deprecated
   */
  clusterName?: string;
  /** Which manager owns which fields, kept by the server. */
  managedFields?: ManagedFieldsEntry[];
}

/** Reference to an owning object, in the same namespace or of the cluster. */
export interface OwnerReference {
  /** API version of the owner. */
  apiVersion: string;
  /** Kind of the owner. */
  kind: string;
  /** Name of the owner. */
  name: string;
  /** UID of the owner. */
  uid: string;
  /** Whether the owner is the managing controller. */
  controller?: boolean;
  /** Whether foreground deletion of the owner waits for this object to be gone. */
  blockOwnerDeletion?: boolean;
}

/** The fields that one manager owns through one kind of operation. */
export interface ManagedFieldsEntry {
  /** Name of the manager. */
  manager?: string;
  /** How the fields became owned: Apply or Update. */
  operation?: string;
  /** Version of the resource that the field names belong to. */
  apiVersion?: string;
  /** When the set of fields last changed. */
  time?: string;
  /** Form of the fields; always FieldsV1. */
  fieldsType?: string;
  /** The set of fields in FieldsV1 form. */
  fieldsV1?: JsonObject;
  /** Sub-resource through which the fields were written; empty for the object itself. */
  subresource?: string;
}

/** Metadata of lists and statuses. */
export interface ListMeta {
  /**
   * No longer filled in by the server.
   *
   * @deprecated
   */
  selfLink?: string;
  /** Version of the store at which the list was made; a watch can start from it. */
  resourceVersion?: string;
  /** Token that asks for the next part of the list; empty when there is no more. */
  continue?: string;
  /** Number of items that follow this part, when it is known. */
  remainingItemCount?: number;
}

/** Kind and version of an object. */
export interface TypeMeta {
  /** Name of the kind. */
  kind?: string;
  /** Group and version that the kind belongs to. */
  apiVersion?: string;
}

/** Full name of a kind. */
export interface GroupVersionKind {
  /** API group; empty for core. */
  group: string;
  /** Version within the group. */
  version: string;
  /** Name of the kind. */
  kind: string;
}

/** Full name of a resource. */
export interface GroupVersionResource {
  /** API group; empty for core. */
  group: string;
  /** Version within the group. */
  version: string;
  /** Plural name of the resource. */
  resource: string;
}
