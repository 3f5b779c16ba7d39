/** Calls to one storage thread, one after the other: holders take turns, each in the order they were asked for. */
import { HolderQueue } from "../../flow/holder-queue.js";
import type { ThreadCaller } from "./channel.js";
import { MessageReader, MessageWriter } from "./messages.js";

/** One question to the thread, and how its answer is read. */
export interface Call<T> {
  readonly operation: number;
  /** Whose turn it takes; most share one. */
  readonly holder?: string | undefined;
  /** Writes the question when its turn has come, not before. */
  write(to: MessageWriter): void;
  /** Reads the answer, whose memory is the thread's again right after. */
  read(from: MessageReader, bytes: Buffer): T;
}

/** What answers calls. */
export interface Lane {
  /** Rejects with the StorageError the thread answers, `Unavailable` when it is gone. */
  ask<T>(call: Call<T>): Promise<T>;
}

export class CallLane implements Lane {
  readonly #thread: ThreadCaller;
  readonly #writer: MessageWriter;
  readonly #waiting = new HolderQueue<() => Promise<void>>();
  #busy = false;

  constructor(thread: ThreadCaller) {
    this.#thread = thread;
    this.#writer = new MessageWriter(thread.request);
  }

  get busy(): boolean {
    return this.#busy;
  }

  /** A call is about to come. */
  expect(): void {
    if (!this.#busy) this.#thread.callUp();
  }

  ask<T>(call: Call<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const send = async (): Promise<void> => {
        let result: T;
        try {
          this.#writer.reset();
          call.write(this.#writer);
          const answer = await this.#thread.call(call.operation);
          result = call.read(new MessageReader(answer), answer);
        } catch (error) {
          this.#next();
          reject(error);
          return;
        }
        this.#next();
        resolve(result);
      };
      this.#waiting.add(send, call.holder ?? "");
      if (!this.#busy) this.#next();
    });
  }

  #next(): void {
    const next = this.#waiting.take();
    this.#busy = next !== undefined;
    void next?.();
  }
}
