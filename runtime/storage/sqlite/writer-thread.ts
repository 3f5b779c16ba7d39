/** The thread for writes: replaced when it has ended. What it was asked and has not answered fails, what is asked afterwards waits for the new one. */
import { StorageError } from "../key-value-store.js";
import type { Call, Lane } from "./call-lane.js";
import type { StorageThread } from "./storage-thread.js";

/** One that ended sooner is replaced when something is asked of it again, and not at once, so that none is started in a circle. */
const SHORT_LIFE_MS = 1000;

export interface WriterOptions {
  /** Starts another one. */
  start(): Promise<StorageThread>;
  /** Runs before anything else is asked of a new one: the last one may have written what it never answered. */
  replaced(thread: StorageThread): Promise<void>;
  /** Hears why the last one ended, and of a new one that could not be started. */
  failed(error: StorageError): void;
}

export class WriterThread implements Lane {
  readonly #options: WriterOptions;
  #thread: StorageThread;
  #begun = performance.now();
  #replacing: Promise<StorageThread> | undefined;
  #closing = false;

  constructor(first: StorageThread, options: WriterOptions) {
    this.#options = options;
    this.#thread = first;
    this.#replaceWhenEnded(first);
  }

  /** Rejects with the StorageError the thread answers, `Unavailable` when it ends before, or when there can be none. */
  ask<T>(call: Call<T>): Promise<T> {
    if (this.#thread.failed === undefined && this.#replacing === undefined) return this.#thread.lane.ask(call);
    return this.#replacement().then((thread) => thread.lane.ask(call));
  }

  /** A call is about to come. */
  expect(): void {
    if (this.#replacing === undefined) this.#thread.lane.expect();
  }

  async end(): Promise<void> {
    this.#closing = true;
    await this.#replacing?.catch(() => undefined);
    await this.#thread.end();
  }

  #replaceWhenEnded(thread: StorageThread): void {
    void thread.ended.then((error) => {
      if (this.#closing) return;
      this.#options.failed(error);
      // Whoever asks next hears of a failure; here it is told already.
      if (performance.now() - this.#begun >= SHORT_LIFE_MS) this.#replacement().catch(() => undefined);
    });
  }

  #replacement(): Promise<StorageThread> {
    this.#replacing ??= this.#replace().finally(() => {
      this.#replacing = undefined;
    });
    return this.#replacing;
  }

  /** One that cannot is ended: it would keep its hold on the file. */
  async #catchUp(thread: StorageThread): Promise<void> {
    try {
      await this.#options.replaced(thread);
    } catch (error) {
      await thread.end().catch(() => undefined);
      throw error;
    }
  }

  async #replace(): Promise<StorageThread> {
    if (this.#closing) throw new StorageError("Closed", "the store is closed");
    // What has failed has nothing to close, but its memory and its hold on the file.
    await this.#thread.end();
    try {
      const thread = await this.#options.start();
      await this.#catchUp(thread);
      this.#thread = thread;
      this.#begun = performance.now();
      this.#replaceWhenEnded(thread);
      return thread;
    } catch (error) {
      const known = error instanceof StorageError ? error : new StorageError("Unavailable", String(error), { cause: error });
      this.#options.failed(known);
      throw known;
    }
  }
}
