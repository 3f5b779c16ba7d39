/** Options of the calls of a resource's client, by verb. Every call takes a signal. */
import type { CallOptions } from "./connection.js";

export interface GetOptions extends CallOptions {
  /** The answer is not older than this; "0" is whatever the server has at hand. Default: the most recent. */
  readonly resourceVersion?: string;
}

/** Which objects. */
export interface Selection {
  /** e.g. `app=web,tier in (front,back)`. */
  readonly labelSelector?: string;
  /** e.g. `spec.nodeName=n`. */
  readonly fieldSelector?: string;
}

/** At which version: a version always comes with how it is meant (specification: Resource version semantics). */
export type AtVersion =
  | { readonly resourceVersion?: never; readonly resourceVersionMatch?: never }
  | { readonly resourceVersion: string; readonly resourceVersionMatch: "NotOlderThan" | "Exact" };

export type ListOptions = CallOptions &
  Selection &
  AtVersion & {
    /** At most so many objects a page; the server may give fewer. */
    readonly limit?: number;
    /** `continue` of the page before; with the same selection, and no version. */
    readonly continue?: string;
  };

/** Options of an iteration over everything. */
export type ItemsOptions = CallOptions & Selection & { /** Objects a page; default 500. */ readonly pageSize?: number };

export interface WatchOptions extends CallOptions, Selection {
  /** Changes after this version; absent: first everything there is as `ADDED`, then changes. */
  readonly resourceVersion?: string;
  /** Asks for events of type `BOOKMARK`, which only tell how far the watch has come. */
  readonly bookmarks?: boolean;
  /** The server ends the watch after this time; default its own choice. */
  readonly timeoutSeconds?: number;
  /** First the present state, ended by a bookmark with the profile's annotation; servers that cannot do it refuse the watch. */
  readonly sendInitialEvents?: boolean;
}

export interface WriteOptions extends CallOptions {
  /** Does everything but store. */
  readonly dryRun?: boolean;
  /** Name that the changed fields are recorded under; default from the user agent. */
  readonly fieldManager?: string;
  /** What happens to unknown and duplicate fields; default the server's. */
  readonly fieldValidation?: "Ignore" | "Warn" | "Strict";
}

export interface ApplyOptions extends WriteOptions {
  /** Who applies. */
  readonly fieldManager: string;
  /** Takes fields over from other managers instead of failing with a conflict. */
  readonly force?: boolean;
}

export interface DeleteOptions extends CallOptions {
  readonly dryRun?: boolean;
  /** Seconds for the object to end; 0 is at once. */
  readonly gracePeriodSeconds?: number;
  /** What becomes of the objects it owns. */
  readonly propagationPolicy?: "Orphan" | "Background" | "Foreground";
  /** Only this very object, or this very state of it, is deleted; else a conflict. */
  readonly preconditions?: { readonly uid?: string; readonly resourceVersion?: string };
}

export type DeleteCollectionOptions = DeleteOptions & Selection;
