/** Starts and ends storage threads. */
import { StorageError } from "../key-value-store.js";
import { CallLane } from "./call-lane.js";
import { ThreadCaller } from "./channel.js";
import { Operation } from "./messages.js";
import { prepareThread } from "./prepared-thread.js";
import type { ThreadOptions } from "./thread.js";

/** The reading thread ends when nobody has asked for so long, milliseconds: it is memory, and quick to start. */
const READER_IDLE_MS = 15_000;

/** A started thread. */
export interface StorageThread {
  readonly lane: CallLane;
  /** The thread's first words, valid until the first call. */
  readonly greeting: Buffer;
  /** Why the thread can serve no more; undefined while it can. */
  readonly failed: StorageError | undefined;
  /** Resolves with the same when it comes to that. */
  readonly ended: Promise<StorageError>;
  /** Lets the thread close the file. */
  end(): Promise<void>;
}

/** Rejects with the StorageError of a file that cannot be opened. `prepared` serves nobody else. */
export async function startThread(options: ThreadOptions, prepared = prepareThread(options.role)): Promise<StorageThread> {
  const { worker, memory, failure } = prepared;
  if (failure !== undefined) throw new StorageError("Unavailable", `the storage thread failed: ${failure.message}`, { cause: failure });
  const caller = new ThreadCaller(worker, memory);
  worker.postMessage(options);
  try {
    const greeting = await caller.started();
    const lane = new CallLane(caller);
    return {
      lane,
      greeting,
      get failed() {
        return caller.failed;
      },
      ended: caller.ended,
      end: () => endThread(caller, lane),
    };
  } catch (error) {
    await caller.terminate();
    throw error;
  }
}

/** A thread that has failed is beyond closing the file, and the file is safe without. */
async function endThread(caller: ThreadCaller, lane: CallLane): Promise<void> {
  try {
    await lane.ask({ operation: Operation.Close, write: () => undefined, read: () => undefined });
  } catch (error) {
    if (caller.failed === undefined) throw error;
  } finally {
    await caller.terminate();
  }
}

/** The thread for reads: started when first asked for, ended when idle, replaced when it has failed. */
export class ReaderThread {
  readonly #start: () => Promise<StorageThread>;
  #starting: Promise<StorageThread> | undefined;
  #thread: StorageThread | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(file: string, start = () => startThread({ role: "reader", file, maximumBytes: undefined, mustExist: true, now: 0 })) {
    this.#start = start;
  }

  get running(): boolean {
    return this.#starting !== undefined;
  }

  /** Asks the thread; once more, of a new one, when it fails before it has answered. A read may be repeated. */
  async read<T>(ask: (lane: CallLane) => Promise<T>): Promise<T> {
    const thread = await this.#running();
    try {
      return await ask(thread.lane);
    } catch (error) {
      if (thread.failed === undefined) throw error;
    }
    return ask((await this.#running()).lane);
  }

  async end(): Promise<void> {
    clearTimeout(this.#idle);
    this.#idle = undefined;
    const ending = this.#starting;
    this.#starting = undefined;
    this.#thread = undefined;
    await (await ending?.catch(() => undefined))?.end();
  }

  #running(): Promise<StorageThread> {
    // What has failed has nothing to close.
    if (this.#thread?.failed !== undefined) void this.end();
    this.#starting ??= this.#startOne();
    this.#idle?.refresh();
    return this.#starting;
  }

  async #startOne(): Promise<StorageThread> {
    try {
      const thread = await this.#start();
      this.#thread = thread;
      this.#idle = setTimeout(() => (thread.lane.busy ? this.#idle?.refresh() : void this.end()), READER_IDLE_MS);
      this.#idle.unref();
      return thread;
    } catch (error) {
      // The next read tries again.
      this.#starting = undefined;
      throw error;
    }
  }
}
