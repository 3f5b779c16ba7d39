/** Options of the verbs in parsed form; endpoints check them by `validation/options.ts` before they hand them to a resource (specification: Query parameters). */
import type { ApiObject } from "../definition/object-meta.js";
import type { ResourceDefinition } from "../definition/resource-definition.js";
import type { FieldSelector } from "./selectors/field-selector.js";
import type { LabelSelector } from "./selectors/label-selector.js";

/** Which object, or with an empty name which collection, a call is about, in the version the client speaks. */
export interface ObjectTarget {
  readonly definition: ResourceDefinition;
  /** "" for cluster-scoped resources and for collections across all namespaces. */
  readonly namespace: string;
  /** "" for collections and for creation under the name in the body. */
  readonly name: string;
  /** "" for the main resource. */
  readonly subresource: string;
}

export interface GetOptions {
  /** As received: unset is most recent, `0` any, a number not older than that. */
  readonly resourceVersion?: string | undefined;
}

export interface ListOptions {
  readonly labelSelector?: LabelSelector | undefined;
  readonly fieldSelector?: FieldSelector | undefined;
  /** As received; the store parses it (400 when it is no number). */
  readonly resourceVersion?: string | undefined;
  readonly resourceVersionMatch?: string | undefined;
  /** 0 and below is no limit. */
  readonly limit?: number | undefined;
  readonly continue?: string | undefined;
  /** Forbidden for lists; kept so that the store can say so. */
  readonly sendInitialEvents?: boolean | undefined;
}

export interface WatchOptions extends Omit<ListOptions, "limit"> {
  readonly allowWatchBookmarks?: boolean | undefined;
  /** How long the watch lasts, in seconds; the endpoint chooses the default. */
  readonly timeoutSeconds: number;
}

interface WriteOptions {
  /** As received; `["All"]` is the only non-empty value that passes validation. */
  readonly dryRun?: readonly string[] | undefined;
  /** As received, "" when absent; the store then derives it from the user agent. */
  readonly fieldManager?: string | undefined;
  /** As received: Ignore, Warn, Strict or "". The decoder honours it. */
  readonly fieldValidation?: string | undefined;
}

export interface CreateOptions extends WriteOptions {
  /** The object is the program's own, and a test shows that it is valid and lacks no default: neither is looked for. No client can say this. */
  readonly trusted?: boolean | undefined;
}

/** What no client can say. */
interface OwnOptions {
  /** Admission has agreed to the request that this write is part of; it is not asked again. */
  readonly admitted?: boolean | undefined;
}

export interface UpdateOptions extends WriteOptions, OwnOptions {
  /** PUT: a missing object is created when the new one carries neither resourceVersion nor uid (N1). */
  readonly createMissing?: boolean | undefined;
  /** Called before a missing object is created; throws when the caller may not create (PATH-08). */
  readonly beforeCreate?: (() => void | Promise<void>) | undefined;
  /** PUT: a foreign uid is a 409 of the precondition rather than the 422 of an immutable field (META-14). */
  readonly uidIsPrecondition?: boolean | undefined;
}

/** What somebody applies: read when it is needed, since most of what is applied was applied before. */
export interface AppliedConfig {
  /** Its text, which tells it from others; absent where that is not known. */
  readonly bytes?: Buffer;
  /** Known once it is read: whether it is refused, or warned of, where reading is strict. */
  readonly hasComplaints?: boolean;
  /** The partial object, the same each time, which is not mutated. @throws StatusError 400. */
  read(): ApiObject;
}

export interface PatchOptions extends WriteOptions {
  readonly force?: boolean | undefined;
  /** Called once an applied configuration is merged: complaints of strict reading come after misfits and conflicts (VAL-03). */
  readonly afterMerge?: (() => void) | undefined;
  /** As in {@link UpdateOptions}; for an apply that creates. */
  readonly beforeCreate?: (() => void | Promise<void>) | undefined;
}

/** What DELETE carries, from the body or the query. */
export interface DeleteOptions extends OwnOptions {
  readonly dryRun?: readonly string[] | undefined;
  readonly gracePeriodSeconds?: number | undefined;
  readonly preconditions?: { readonly uid?: string | undefined; readonly resourceVersion?: string | undefined } | undefined;
  /** Foreground, Background or Orphan; as received. */
  readonly propagationPolicy?: string | undefined;
  readonly orphanDependents?: boolean | undefined;
}

/**
 * Computes the desired object from the current one, both in the target's version. The current one may be mutated, but for PUT
 * (`createMissing`), which has no use for it. The result is conformed and fresh on every call, because the store mutates it:
 * the function is called again with the newer state when another writer came between. Throws StatusError to refuse.
 */
export type ComputeObject = (current: ApiObject | undefined) => ApiObject | Promise<ApiObject>;
