/** The embedded store: one SQLite file, written by one thread and read by another (DESIGN: the seams, how things flow). */
import { SHARE_ENV, Worker } from "node:worker_threads";
import { type HistoryRetention, keepHistory } from "../history-retention.js";
import {
  type CommitRequest,
  type CommitResult,
  type KeyValueStore,
  type RangeRequest,
  type RangeResult,
  type Revision,
  StorageError,
  type StoreWatch,
  type WatchRequest,
} from "../key-value-store.js";
import { CallLane } from "./call-lane.js";
import { createChannelMemory, ThreadCaller } from "./channel.js";
import { CommitQueue } from "./commit-queue.js";
import { MAXIMUM_KEY_BYTES, MessageReader, Operation, REQUEST_BYTES, RESPONSE_BYTES } from "./messages.js";
import { countRange, readEvents, readRange } from "./read-lane.js";
import { StoreWatches } from "./store-watches.js";
import type { ThreadOptions } from "./thread.js";

export interface SqliteStoreOptions {
  /** Path of the database file; made with mode 0600 when missing. Its folder must exist. */
  readonly file: string;
  /** History older than this is compacted, milliseconds. Absent: only `compact` forgets. */
  readonly historyRetentionMs?: number;
  /** The file never grows beyond this, bytes; writes are then refused as on a full disk. Absent: the disk is the limit. */
  readonly maximumBytes?: number;
}

/**
 * Opens or creates the file and resolves when it serves. Rejects with StorageError `Unavailable` when another process holds
 * the file or it cannot be opened, and `Corrupt` when it is no store of this format.
 */
export async function openSqliteStore(options: SqliteStoreOptions): Promise<KeyValueStore> {
  const writer = await startThread("writer", options);
  return new SqliteStore(options, writer.thread, new MessageReader(writer.answer).number());
}

interface StartedThread {
  readonly thread: ThreadCaller;
  /** The thread's first words. */
  readonly answer: Buffer;
}

async function startThread(role: ThreadOptions["role"], options: SqliteStoreOptions): Promise<StartedThread> {
  const memory = createChannelMemory(role === "writer" ? REQUEST_BYTES : 4 * MAXIMUM_KEY_BYTES, RESPONSE_BYTES);
  const workerData: ThreadOptions = { role, file: options.file, maximumBytes: options.maximumBytes, memory };
  const worker = new Worker(new URL("./thread.js", import.meta.url), { name: `storage ${role}`, workerData, env: SHARE_ENV, execArgv: [] });
  const thread = new ThreadCaller(worker, memory);
  try {
    return { thread, answer: await thread.started() };
  } catch (error) {
    await thread.terminate();
    throw error;
  }
}

class SqliteStore implements KeyValueStore {
  readonly exclusive = true;
  readonly #options: SqliteStoreOptions;
  readonly #writer: ThreadCaller;
  readonly #writing: CallLane;
  readonly #commits: CommitQueue;
  readonly #watches: StoreWatches;
  readonly #retention: HistoryRetention | undefined;
  #reader: Promise<{ thread: ThreadCaller; lane: CallLane }> | undefined;
  #head: Revision;
  #committed = false;
  #closing: Promise<void> | undefined;

  constructor(options: SqliteStoreOptions, writer: ThreadCaller, head: Revision) {
    this.#options = options;
    this.#writer = writer;
    this.#writing = new CallLane(writer);
    this.#head = head;
    this.#watches = new StoreWatches(head, async (prefix, after) => readEvents(await this.#reading(), prefix, after));
    this.#commits = new CommitQueue(this.#writing, (events) => {
      this.#head = events.at(-1)?.revision ?? this.#head;
      this.#watches.dispatch(events);
    });
    if (options.historyRetentionMs !== undefined) this.#retention = keepHistory(this, { retentionMs: options.historyRetentionMs });
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

  commit(request: CommitRequest): Promise<CommitResult> {
    if (this.#closing !== undefined) return Promise.reject(closedError());
    this.#committed = true;
    return this.#commits.commit(request);
  }

  watch(request: WatchRequest): StoreWatch {
    this.#requireOpen();
    return this.#watches.add(request);
  }

  async compact(revision: Revision): Promise<void> {
    this.#requireOpen();
    this.#requireHeld(revision);
    await this.#writing.ask({ operation: Operation.Compact, write: (to) => to.number(revision), read: () => undefined });
    this.#watches.compacted(revision);
  }

  async revision(): Promise<Revision> {
    this.#requireOpen();
    return this.#head;
  }

  async health(): Promise<void> {
    this.#requireOpen();
    await this.#writing.ask({ operation: Operation.Probe, write: () => undefined, read: () => undefined });
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#retention?.stop();
    await this.#commits.drain();
    this.#watches.end(closedError());
    const reader = await this.#reader?.catch(() => undefined);
    try {
      if (reader !== undefined) await end(reader.thread, reader.lane);
    } finally {
      await end(this.#writer, this.#writing);
    }
  }

  async #rangeAt(request: RangeRequest, revision: Revision): Promise<RangeResult> {
    this.#requireHeld(revision);
    const { start, limit = 0 } = request;
    const question = { start, end: request.end ?? `${start}\0`, revision, limit };
    const lane = await this.#reading();
    const { items, complete } = await readRange(lane, question);
    const count = complete || request.uncounted ? items.length : await countRange(lane, question);
    return { items, revision, count };
  }

  /**
   * Where reads go: to the writer as long as nothing was written, which is when a server loads its state; then to a thread of their
   * own, so that they never delay a commit.
   */
  async #reading(): Promise<CallLane> {
    if (!this.#committed && this.#reader === undefined) return this.#writing;
    this.#reader ??= this.#startReader();
    return (await this.#reader).lane;
  }

  async #startReader(): Promise<{ thread: ThreadCaller; lane: CallLane }> {
    try {
      const { thread } = await startThread("reader", this.#options);
      return { thread, lane: new CallLane(thread) };
    } catch (error) {
      // The next read tries again.
      this.#reader = undefined;
      throw error;
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

/** Lets the thread close the file; a thread that has failed is beyond that, and the file is safe without. */
async function end(thread: ThreadCaller, lane: CallLane): Promise<void> {
  try {
    await lane.ask({ operation: Operation.Close, write: () => undefined, read: () => undefined });
  } catch (error) {
    if (thread.failed === undefined) throw error;
  } finally {
    await thread.terminate();
  }
}

function closedError(): StorageError {
  return new StorageError("Closed", "the store is closed");
}
