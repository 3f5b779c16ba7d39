/**
 * The storage contract: one ordered key space under one global revision, shaped after etcd (DESIGN: the seams). Requests and
 * events are plain data and byte buffers, so an implementation may stand behind a thread, a process or a network.
 */

/** Position in the history of the store: a positive safe integer, one counter for all keys. */
export type Revision = number;

/** One key at one revision. */
export interface KeyValue {
  readonly key: string;
  readonly value: Buffer;
  /** Revision of the last change of the key. */
  readonly revision: Revision;
}

export interface RangeRequest {
  /** First key, inclusive. Keys order by their UTF-8 bytes. */
  readonly start: string;
  /** First key not included. Absent: `start` alone. */
  readonly end?: string;
  /** At most so many items; absent or 0 is all. */
  readonly limit?: number;
  /** True: the answer's `count` may be that of its items, so that a page costs no more than it holds. */
  readonly uncounted?: boolean;
  /** State as of this revision; absent is the most recent, linearizable. */
  readonly revision?: Revision;
}

export interface RangeResult {
  readonly items: readonly KeyValue[];
  /** The revision the answer shows. */
  readonly revision: Revision;
  /** Keys in the whole range, regardless of `limit`; not when `uncounted`. */
  readonly count: number;
}

/** A guarded write of one key. */
export interface CommitRequest {
  readonly key: string;
  /** Absent: delete. Never written to by the caller afterwards: events may share its memory. */
  readonly value?: Buffer;
  /** The revision the key must have now; 0 is: it must not exist (which a deletion therefore never meets). */
  readonly expected: Revision;
  /**
   * The store deletes the key so many milliseconds after it is written, by its own clock, unless it is written again before: never
   * earlier, soon after, exactly once, also across restarts, as a change like any other. Absent: it stays.
   */
  readonly ttlMs?: number;
  /** True: a refusal need not say what there is now, which costs a store a read. */
  readonly withoutCurrent?: boolean;
}

export type CommitResult =
  /** Durable. `revision` is the write's own. */
  | { readonly ok: true; readonly revision: Revision }
  /** Refused by the guard; `current` was true at some moment during the call, and is undefined also when it was not asked for. */
  | { readonly ok: false; readonly current: KeyValue | undefined };

/** One durable change. */
export interface StoreEvent {
  readonly key: string;
  /** Absent: the key was deleted. */
  readonly value?: Buffer;
  readonly revision: Revision;
  /** The key did not exist before. What it held before, a store need not know to tell of a change. */
  readonly created: boolean;
}

/** Changes of the past, asked for a page at a time: whoever reads slowly makes the store wait, not remember. */
export interface ChangesRequest {
  readonly prefix: string;
  /** Changes after this revision, none lost, in revision order. */
  readonly after: Revision;
  /** Changes of a page at most. */
  readonly limit: number;
  /** The page ends with the change whose values pass this; it holds one change at least, if there is any. */
  readonly maximumBytes: number;
  /** For whom it is read: holders take turns where reads wait. */
  readonly holder?: string | undefined;
}

/** One change of the past with what it replaced. */
export interface PastChange extends StoreEvent {
  /** What the key held before; absent when it was created. */
  readonly previous?: { readonly value: Buffer; readonly revision: Revision };
}

export interface ChangesPage {
  readonly changes: readonly PastChange[];
  /** All changes up to this revision are in the page or before it: the `after` of the next one. Never beyond what was acknowledged. */
  readonly through: Revision;
}

export interface WatchRequest {
  readonly prefix: string;
  /** Events after this revision, none lost, in revision order. */
  readonly after: Revision;
  /** A batch of events of one or more commits. Called before the writer's own commit promise resolves. */
  onEvents(events: readonly StoreEvent[]): void;
  /**
   * Everything up to this revision has been given, though nothing under the prefix changed at it. Comes at any time, and soon after
   * `revision` has answered one that no event reaches: a follower of few keys knows then that it is up to date.
   */
  onProgress?(revision: Revision): void;
  /** History before this revision was forgotten by a compaction. */
  onCompact?(revision: Revision): void;
  /**
   * The watch ended and will give no more events: `Compacted` when what comes next is no longer held, so that the state has to be read
   * anew; `Unavailable` when another watch may go on from the last revision given; `Closed` with the store.
   */
  onEnd(error: StorageError): void;
}

export interface StoreWatch {
  close(): void;
}

/**
 * - `Compacted`: the revision is no longer held; a newer one is.
 * - `FutureRevision`: it is not written yet; trying again may help.
 * - `Unavailable`: the store cannot be reached or has failed. Of a write the outcome is unknown; a read may be repeated.
 * - `Full`: there is no room, and nothing was written. Deletions still pass, and commits that hardly add to what they replace.
 * - `TooLarge`: key or value, whatever the room. Nothing was written, and never will be.
 * - `Closed`: by `close`. Nothing was written.
 * - `Corrupt`: what is stored cannot be trusted; somebody has to look.
 * - `Missing`: there is no store where one must be.
 */
export type StorageErrorCode = "Compacted" | "FutureRevision" | "Unavailable" | "Full" | "TooLarge" | "Closed" | "Corrupt" | "Missing";

/** Failures of the store itself; the registry translates them into Status errors, in one place. */
export class StorageError extends Error {
  /** With `Compacted`: the oldest revision that is held, where that is known. */
  readonly oldest: Revision | undefined;

  constructor(
    readonly code: StorageErrorCode,
    message: string,
    options?: ErrorOptions & { readonly oldest?: Revision },
  ) {
    super(message, options);
    this.name = "StorageError";
    this.oldest = options?.oldest;
  }
}

export interface KeyValueStore {
  /**
   * Reads keys in order. Without `revision` the answer includes every write acknowledged before the call.
   * Throws StorageError `Compacted` or `FutureRevision` for a revision that is not held.
   */
  range(request: RangeRequest): Promise<RangeResult>;

  /**
   * Writes one key if it still has the expected revision. Resolves only when the change is durable and its event has
   * been handed to every watch. Never retried inside: a rejected promise leaves the outcome unknown
   * (`Unavailable`), or has written nothing (`Full`, `TooLarge`, `Closed`).
   */
  commit(request: CommitRequest): Promise<CommitResult>;
  /** A commit is about to be asked for, most likely: who writes may be woken for it. Absent where nothing is gained by that. */
  expectCommit?(): void;
  /** Commits wait for others, for a few turns of the event loop, while more are about to come; absent where they are not written together. */
  gatherWhile?(moreFollow: () => boolean): void;

  /**
   * Reads a page of history. An answer whose `through` is not beyond `after` has seen everything there is. Throws StorageError
   * `Compacted` when `after` is no longer held.
   */
  changes(request: ChangesRequest): Promise<ChangesPage>;

  /** Follows changes. Events of a batch may span prefixes' keys only below `prefix`. */
  watch(request: WatchRequest): StoreWatch;

  /** Forgets history before `revision`: older reads and watches then throw `Compacted`. Current values stay. */
  compact(revision: Revision): Promise<void>;

  /** The revision of the last acknowledged write. `local` stores know it without asking anyone. */
  revision(): Promise<Revision>;

  /** True when this process is the only writer, so that a cache fed by `watch` is as fresh as the store. */
  readonly exclusive: boolean;

  /** Rejects with why the store cannot serve, or can only be read. */
  health(): Promise<void>;

  /** Finishes waiting commits, then closes. Later calls reject with `Closed`. */
  close(): Promise<void>;
}
