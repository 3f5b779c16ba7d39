/**
 * The watch cache of one resource: current state in key order plus a window of recent changes (DESIGN: how things flow).
 * Fed by the store's watch; reads never touch the store unless they ask for a version the cache no longer holds.
 */
import type { KeyValue, Revision, StorageError } from "../key-value-store.js";

/** What the cache keeps per key. The owner decides what an entry is; the cache needs its key and revision only. */
export interface CacheEntry {
  readonly key: string;
  readonly revision: Revision;
  /** Bytes it keeps in memory, about. */
  readonly size: number;
}

/**
 * Makes entries from stored values. Runs once per change. An entry copies what it keeps (`slabFor` of slab.ts): `stored.value`
 * shares memory with its neighbours.
 */
export interface EntryFactory<E extends CacheEntry> {
  /** `replaced` is the entry of the key until now, if there is one: the new one is then allocated by itself. */
  create(stored: KeyValue, replaced?: E): E;
  /** The same content under another revision: the last state of a deleted object. */
  withRevision(entry: E, revision: Revision): E;
}

/** One change as watchers see it. */
export interface CacheChange<E> {
  readonly revision: Revision;
  readonly key: string;
  /** Bytes that the state after the change, or the last one of a deleted key, keeps in memory. */
  readonly size: number;
  /** State after the change; absent when the key was deleted. */
  readonly current?: E;
  /** State before the change; absent when the key was created. */
  readonly previous?: E;
  /** For a deletion: `previous` under the deletion's revision. */
  readonly deleted?: E;
}

/** The state of the resource at one revision; immutable, made in constant time. */
export interface CacheSnapshot<E> {
  readonly revision: Revision;
  /** Keys under `prefix`; constant time for the whole resource and for one namespace. */
  count(prefix: string): number;
  /** Entries under `prefix` in key order, after `after` when given. */
  entries(prefix: string, after?: string): Iterable<E>;
  /**
   * To be called by who reads it at the pace of a client, until what it returns is called: what has changed meanwhile is kept for him.
   * `giveUp` is called, once, when too much is: he is to let go of the entries.
   */
  hold(giveUp: () => void): () => void;
}

export interface CacheWatchRequest {
  readonly prefix: string;
  /** True: `prefix` is one whole key and only its own changes are given; as cheap with thousands of such watches as with one. */
  readonly exact?: boolean;
  /** Changes after this revision. Throws StorageError `Compacted` when the window no longer reaches back so far. */
  readonly after: Revision;
  /** Changes waiting to be taken; one more and the watch is cut off. */
  readonly queueLimit: number;
  /** Called once when the queue turns non-empty, again when a quarter of it is full, and when the watch ends; then call `take`. */
  onReady(): void;
}

export interface CacheWatch<E> {
  /** What waits, in revision order, up to some hundred KiB of it: call again until it is empty, `onReady` comes only after that. */
  take(): readonly CacheChange<E>[];
  /** Why the watch gives no more changes: `slow` for an overrun queue. Changes queued before the end are still there to take. */
  readonly ended: StorageError | "slow" | "closed" | undefined;
  close(): void;
}

export interface ResourceCache<E extends CacheEntry> {
  /** Resolves when the first state is loaded. */
  ready(): Promise<void>;
  /** The most recent entry the cache knows. */
  get(key: string): E | undefined;
  /** Every change up to this store-wide revision has been seen, also when it touched other resources. */
  readonly revision: Revision;
  /** Undefined when `get` and `snapshot` already show every acknowledged write; else resolves when they do. */
  fresh(): Promise<void> | undefined;
  /** Waits until `revision` reaches the given one; false after `timeoutMs`. */
  waitFor(revision: Revision, timeoutMs: number): Promise<boolean>;
  snapshot(): CacheSnapshot<E>;
  /** Exactly that revision. Throws StorageError `Compacted` or `FutureRevision`, and `Closed` where the asker has gone while it waited. */
  snapshotAt(revision: Revision, asker?: SnapshotAsker): Promise<CacheSnapshot<E>>;
  watch(request: CacheWatchRequest): CacheWatch<E>;
  close(): void;
}

/** For whom a state of the past is made anew. */
export interface SnapshotAsker {
  /** Holders take turns. */
  readonly holder: string;
  isGone(): boolean;
}
