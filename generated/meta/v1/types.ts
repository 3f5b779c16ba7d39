// Generated from api-definitions/meta/v1. Do not edit.
import type { JsonObject, JsonValue } from "../../../runtime/definition/json.js";

/** All API groups but core. */
export interface APIGroupList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "APIGroupList";
  /** The groups. */
  groups: APIGroup[];
}

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

/** Resources of one group version. */
export interface APIResourceList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "APIResourceList";
  /** The group and version. */
  groupVersion: string;
  /** The resources. */
  resources: APIResource[];
}

/** A resource and what can be done with it. */
export interface APIResource {
  /** Plural name, or resource/sub-resource. */
  name: string;
  /** Singular name. */
  singularName: string;
  /** Whether its objects live in namespaces. */
  namespaced: boolean;
  /** Group of the kind, where it differs from the list. */
  group?: string;
  /** Version of the kind, where it differs from the list. */
  version?: string;
  /** Kind of the objects. */
  kind: string;
  /** What can be done with it. */
  verbs: string[];
  /** Abbreviations for command lines. */
  shortNames?: string[];
  /** Groups of resources it belongs to, as in all. */
  categories?: string[];
  /** Changes with the version that objects are stored in. */
  storageVersionHash?: string;
}

/** Versions of the core group. */
export interface APIVersions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "APIVersions";
  /** Names of the versions. */
  versions: string[];
  /** Addresses at which clients reach the server, by their own address. */
  serverAddressByClientCIDRs: ServerAddressByClientCIDR[];
}

/** Address for the clients of one network. */
export interface ServerAddressByClientCIDR {
  /** Network of the client. */
  clientCIDR: string;
  /** Host, or host and port, to use from there. */
  serverAddress: string;
}

/** One aspect of the current state of an object. */
export interface Condition {
  /** Name of the condition. */
  type: string;
  /** Whether it holds. */
  status: "True" | "False" | "Unknown";
  /** Generation of the object that the condition was set for. */
  observedGeneration?: number | bigint;
  /** When the status last changed. */
  lastTransitionTime: string;
  /** Why it changed last, in one word for programs. */
  reason: string;
  /** Details for people. */
  message: string;
}

/** Options of a create request. */
export interface CreateOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "CreateOptions";
  /** Empty, or All to run every stage but persistence. */
  dryRun?: string[];
  /** Name of the actor that makes the change, at most 128 printable characters. */
  fieldManager?: string;
  /** What to do about unknown and duplicate fields: Ignore, Warn or Strict. */
  fieldValidation?: string;
}

/** Options of a delete request. */
export interface DeleteOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "DeleteOptions";
  /** Seconds before the object is removed; 0 removes at once, absent means the kind's default. */
  gracePeriodSeconds?: number | bigint;
  /** What must be true of the object, else the request fails with a conflict. */
  preconditions?: Preconditions;
  /**
   * Whether dependents stay. Use propagationPolicy.
   *
   * @deprecated
   */
  orphanDependents?: boolean;
  /** What becomes of dependents: Orphan, Background or Foreground. */
  propagationPolicy?: string;
  /** Empty, or All to run every stage but persistence. */
  dryRun?: string[];
}

/** What must be true of the object to be deleted. */
export interface Preconditions {
  /** UID it must have. */
  uid?: string;
  /** Version it must have. */
  resourceVersion?: string;
}

/** Options of a get request. */
export interface GetOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "GetOptions";
  /** How fresh the answer must be. */
  resourceVersion?: string;
}

/** A query over labels; all of its demands must hold. An empty selector matches everything, an absent one nothing. */
export interface LabelSelector {
  /** Labels that must be there with exactly these values. */
  matchLabels?: Record<string, string>;
  /** Further demands on labels. */
  matchExpressions?: LabelSelectorRequirement[];
}

/** A demand on one label. */
export interface LabelSelectorRequirement {
  /** Key of the label. */
  key: string;
  /** How the label relates to the values: In, NotIn, Exists or DoesNotExist. */
  operator: string;
  /** Values for In and NotIn; empty for Exists and DoesNotExist. */
  values?: string[];
}

/** Options of list, watch and collection delete requests. */
export interface ListOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ListOptions";
  /** Only objects whose labels match. */
  labelSelector?: string;
  /** Only objects whose fields match. */
  fieldSelector?: string;
  /** Stream changes instead of returning the list. */
  watch?: boolean;
  /** The server may send BOOKMARK events. */
  allowWatchBookmarks?: boolean;
  /** Version the answer relates to. */
  resourceVersion?: string;
  /** How it relates: NotOlderThan or Exact. */
  resourceVersionMatch?: string;
  /** The request ends after this many seconds. */
  timeoutSeconds?: number | bigint;
  /** At most this many items; the rest is fetched by continue. */
  limit?: number | bigint;
  /** Token of the previous part of the list. */
  continue?: string;
}

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
  generation?: number | bigint;
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
  deletionGracePeriodSeconds?: number | bigint;
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
  remainingItemCount?: number | bigint;
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

/** A list of objects reduced to their metadata. */
export interface PartialObjectMetadataList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PartialObjectMetadataList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The objects. */
  items: PartialObjectMetadata[];
}

/** An object of any kind reduced to its metadata. */
export interface PartialObjectMetadata {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PartialObjectMetadata";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
}

/** Options of a patch request. */
export interface PatchOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "PatchOptions";
  /** Empty, or All to run every stage but persistence. */
  dryRun?: string[];
  /** Take over fields of other managers when applying; only for apply. */
  force?: boolean;
  /** Name of the actor that makes the change, at most 128 printable characters. */
  fieldManager?: string;
  /** What to do about unknown and duplicate fields: Ignore, Warn or Strict. */
  fieldValidation?: string;
}

/** Outcome of a request that does not return another object. */
export interface Status {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Status";
  /** Metadata of the list that the request was about. */
  metadata?: ListMeta;
  /** Success or Failure. */
  status?: string;
  /** What happened, for people. */
  message?: string;
  /** Why the request failed, in one word for programs. */
  reason?: string;
  /** More about the failure, as the reason says. */
  details?: StatusDetails;
  /** HTTP status code; 0 when unset. */
  code?: number;
}

/** More about a failure. */
export interface StatusDetails {
  /** Name of the object that the request was about. */
  name?: string;
  /** API group of that object. */
  group?: string;
  /** Resource or kind of that object. */
  kind?: string;
  /** UID of that object. */
  uid?: string;
  /** The mistakes, one by one. */
  causes?: StatusCause[];
  /** Seconds to wait before the request is tried again. */
  retryAfterSeconds?: number;
}

/** One mistake. */
export interface StatusCause {
  /** What kind of mistake, in one word. */
  reason?: string;
  /** What is wrong, for people. */
  message?: string;
  /** Path of the field at fault, as in spec.drivers[0].name. */
  field?: string;
}

/** Options of a request for the table form. */
export interface TableOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "TableOptions";
  /** What of the object each row carries; Metadata when absent. */
  includeObject?: "None" | "Metadata" | "Object";
}

/** Objects as rows of a table, made by the server for people to read. */
export interface Table {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "Table";
  /** Metadata of the list. */
  metadata?: ListMeta;
  /** The columns, in the order of the cells. */
  columnDefinitions: TableColumnDefinition[];
  /** One row for each object. */
  rows: TableRow[];
}

/** A column of a table. */
export interface TableColumnDefinition {
  /** Title of the column. */
  name: string;
  /** OpenAPI type of its cells. */
  type: string;
  /** OpenAPI format of its cells; name marks the column with the name of the object. */
  format: string;
  /** What the column shows. */
  description: string;
  /** 0 is always shown, higher numbers only where there is room. */
  priority: number;
}

/** A row of a table. */
export interface TableRow {
  /** One value for each column. */
  cells: JsonValue[];
  /** State of the row itself, Completed for example. */
  conditions?: TableRowCondition[];
  /** The object of the row, whole or its metadata only, or absent, as includeObject asks. */
  object?: JsonObject;
}

/** State of a row. */
export interface TableRowCondition {
  /** Name of the condition. */
  type: string;
  /** True, False or Unknown. */
  status: string;
  /** Why, in one word for programs. */
  reason?: string;
  /** Details for people. */
  message?: string;
}

/** Options of an update request. */
export interface UpdateOptions {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "UpdateOptions";
  /** Empty, or All to run every stage but persistence. */
  dryRun?: string[];
  /** Name of the actor that makes the change, at most 128 printable characters. */
  fieldManager?: string;
  /** What to do about unknown and duplicate fields: Ignore, Warn or Strict. */
  fieldValidation?: string;
}

/** A change seen by a watch. */
export interface WatchEvent {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "WatchEvent";
  /** ADDED, MODIFIED, DELETED, BOOKMARK or ERROR. */
  type: string;
  /** The object after the change, before it when DELETED; a Status for ERROR. */
  object: JsonObject;
}
