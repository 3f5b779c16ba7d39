/** The embedded store: one SQLite file, written by one thread and read by another (DESIGN: the seams, how things flow). */
import { type HistoryRetention, keepHistory } from "../history-retention.js";
import {
  type ChangesPage,
  type ChangesRequest,
  type CommitRequest,
  type CommitResult,
  type KeyValueStore,
  type RangeRequest,
  type RangeResult,
  type Revision,
  StorageError,
  type StoreEvent,
  type StoreWatch,
  type WatchRequest,
} from "../key-value-store.js";
import type { Lane } from "./call-lane.js";
import { CommitQueue } from "./commit-queue.js";
import { EXPIRY_CHECK_MS, Expiry } from "./expiry.js";
import { MessageReader, Operation } from "./messages.js";
import type { PreparedThread } from "./prepared-thread.js";
import { countRange, readChanges, readRange } from "./read-lane.js";
import { ReaderThread, type StorageThread, startThread } from "./storage-thread.js";
import { StoreWatches } from "./store-watches.js";
import { WriterThread } from "./writer-thread.js";

export interface SqliteStoreOptions {
  /** Path of the database file; made with mode 0600 when missing. Its folder must exist. */
  readonly file: string;
  /** History older than this is compacted, milliseconds. Absent: only `compact` forgets. */
  readonly historyRetentionMs?: number;
  /** The file never grows beyond this, bytes; writes are then refused as on a full disk. Absent: the disk is the limit. */
  readonly maximumBytes?: number;
  /** True: the file has to be there and hold a store; it is not made. */
  readonly mustExist?: boolean;
  /** The clock that keys expire by, milliseconds since the epoch. By default it does not follow jumps of the system's while it runs. */
  readonly now?: () => number;
  /** How often it is looked whether keys have expired, milliseconds. */
  readonly expiryCheckMs?: number;
  /** Hears of work behind the scenes that failed and will be tried again, e.g. `compaction`. */
  readonly onFailure?: (work: string, error: unknown) => void;
  /** The thread that writes, if it has been prepared; it serves no other store. */
  readonly writer?: PreparedThread;
}

/**
 * Opens or creates the file and resolves when it serves. Rejects with StorageError `Unavailable` when another process holds
 * the file or it cannot be opened, `Corrupt` when it is no store of this format, and `Missing` when there is none but must be.
 */
export async function openSqliteStore(options: SqliteStoreOptions): Promise<KeyValueStore> {
  return new SqliteStore(options, await startWriter(options, options.mustExist ?? false, options.writer));
}

function startWriter(
  { file, maximumBytes, now = steadyNow }: SqliteStoreOptions,
  mustExist: boolean,
  prepared?: PreparedThread,
): Promise<StorageThread> {
  return startThread({ role: "writer", file, maximumBytes, mustExist, now: now() }, prepared);
}

const startedAt = Date.now() - performance.now();
const steadyNow = (): number => startedAt + performance.now();

/** The reading thread copies the log into the file when so many of its pages are not there yet. */
const CHECKPOINT_LOG_PAGES = 1024;
/** What a watch that starts in the past reads at a time. */
const WATCH_PAGE = { limit: 2000, maximumBytes: 1024 * 1024 };
/** Reading so many keys holds up a commit for less than a thread for reading takes to start. */
const FEW_KEYS = 500;

class SqliteStore implements KeyValueStore {
  readonly exclusive = true;
  readonly #writer: WriterThread;
  readonly #reader: ReaderThread;
  readonly #commits: CommitQueue;
  readonly #watches: StoreWatches;
  readonly #expiry: Expiry;
  readonly #retention: HistoryRetention | undefined;
  #head: Revision;
  #committed = false;
  #copyingLog = false;
  #closing: Promise<void> | undefined;

  constructor(options: SqliteStoreOptions, writer: StorageThread) {
    this.#writer = new WriterThread(writer, {
      start: () => startWriter(options, true),
      replaced: (thread) => this.#catchUp(thread),
      failed: (error) => options.onFailure?.("writing", error),
    });
    this.#reader = new ReaderThread(options.file);
    const greeting = new MessageReader(writer.greeting);
    this.#head = greeting.number();
    const nextExpiry = greeting.number();
    const now = options.now ?? steadyNow;
    this.#watches = new StoreWatches(this.#head, (prefix, after) =>
      this.#read((lane) => readChanges(lane, { ...WATCH_PAGE, prefix, after }, this.#head, false)),
    );
    this.#commits = new CommitQueue(this.#writer, now, (events) => {
      this.#tell(events);
      if (this.#commits.logPages > CHECKPOINT_LOG_PAGES && !this.#copyingLog) void this.#copyLog();
    });
    const { historyRetentionMs: retentionMs, onFailure } = options;
    const failed = (error: unknown) => onFailure?.("expiry", error);
    const checkMs = options.expiryCheckMs ?? EXPIRY_CHECK_MS;
    this.#expiry = new Expiry({ lane: this.#writer, commit: (request) => this.commit(request), now, checkMs, failed }, nextExpiry);
    if (retentionMs !== undefined) {
      this.#retention = keepHistory(this, { retentionMs, onError: (error) => onFailure?.("compaction", error) });
    }
  }

  async range(request: RangeRequest): Promise<RangeResult> {
    this.#requireOpen();
    if (request.revision !== undefined) return this.#rangeAt(request, request.revision);
    for (;;) {
      try {
        return await this.#rangeAt(request, this.#head);
      } catch (error) {
        // Compaction overtook a slow read of what was then the most recent state.
        if (!(error instanceof StorageError && error.code === "Compacted")) throw error;
      }
    }
  }

  gatherWhile(moreFollow: () => boolean): void {
    this.#commits.moreFollow = moreFollow;
  }

  expectCommit(): void {
    if (this.#closing === undefined && this.#commits.expect()) this.#writer.expect();
  }

  commit(request: CommitRequest): Promise<CommitResult> {
    if (this.#closing !== undefined) return Promise.reject(closedError());
    this.#committed = true;
    if (request.ttlMs !== undefined) this.#expiry.expect(request.ttlMs);
    return this.#commits.commit(request);
  }

  async changes(request: ChangesRequest): Promise<ChangesPage> {
    this.#requireOpen();
    return this.#read((lane) => readChanges(lane, request, this.#head, true));
  }

  watch(request: WatchRequest): StoreWatch {
    this.#requireOpen();
    return this.#watches.add(request);
  }

  async compact(revision: Revision): Promise<void> {
    this.#requireOpen();
    this.#requireHeld(revision);
    await this.#writer.ask({ operation: Operation.Compact, write: (to) => to.number(revision), read: () => undefined });
    this.#watches.compacted(revision);
  }

  async revision(): Promise<Revision> {
    this.#requireOpen();
    return this.#head;
  }

  async health(): Promise<void> {
    this.#requireOpen();
    await this.#writer.ask({ operation: Operation.Probe, write: () => undefined, read: () => undefined });
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#retention?.stop();
    this.#expiry.stop();
    await this.#commits.drain();
    this.#watches.end(closedError());
    try {
      await this.#reader.end();
    } finally {
      await this.#writer.end();
    }
  }

  async #rangeAt(request: RangeRequest, revision: Revision): Promise<RangeResult> {
    this.#requireHeld(revision);
    const { start, limit = 0, uncounted } = request;
    const question = { start, end: request.end ?? `${start}\0`, revision, limit };
    const isBrief = request.end === undefined || (uncounted === true && limit > 0 && limit <= FEW_KEYS);
    const { items, complete } = await this.#read((lane) => readRange(lane, question), isBrief);
    const count = complete || uncounted ? items.length : await this.#read((lane) => countRange(lane, question));
    return { items, revision, count };
  }

  /**
   * Where reads go: to the writer as long as nothing was written, which is when a server loads its state; then to a thread of their
   * own, so that they never delay a commit. For a brief one alone none is started.
   */
  async #read<T>(ask: (lane: Lane) => Promise<T>, isBrief = false): Promise<T> {
    if (this.#reader.running || (this.#committed && !isBrief)) return this.#reader.read(ask);
    try {
      return await ask(this.#writer);
    } catch (error) {
      // The writer has ended; who only reads needs no other one.
      if (!(error instanceof StorageError && error.code === "Unavailable")) throw error;
      return this.#reader.read(ask);
    }
  }

  /** The writing thread does it itself when this fails or is late. */
  async #copyLog(): Promise<void> {
    if (this.#closing !== undefined) return;
    this.#copyingLog = true;
    try {
      await this.#reader.read((lane) => lane.ask({ operation: Operation.Checkpoint, write: () => undefined, read: () => undefined }));
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
    } finally {
      this.#copyingLog = false;
    }
  }

  #tell(events: readonly StoreEvent[]): void {
    this.#head = events.at(-1)?.revision ?? this.#head;
    this.#watches.dispatch(events);
  }

  /** Tells of what the last writer wrote and did not say. */
  async #catchUp({ greeting, lane }: StorageThread): Promise<void> {
    const head = new MessageReader(greeting).number();
    while (this.#head < head) {
      const { changes } = await readChanges(lane, { ...WATCH_PAGE, prefix: "", after: this.#head }, head, false);
      if (changes.length === 0)
        throw new StorageError("Corrupt", `there is no change after revision ${this.#head}, but ${head} is written`);
      this.#tell(changes);
    }
  }

  #requireOpen(): void {
    if (this.#closing !== undefined) throw closedError();
  }

  #requireHeld(revision: Revision): void {
    if (revision > this.#head) {
      throw new StorageError("FutureRevision", `revision ${revision} is not written yet; the newest one is ${this.#head}`);
    }
  }
}

function closedError(): StorageError {
  return new StorageError("Closed", "the store is closed");
}
