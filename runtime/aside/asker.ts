/** The thread's side of questions: each waits for its reply. */
import { errorOf } from "./failures.js";
import type { Failure, Question } from "./messages.js";
import type { TimedPort } from "./timed-port.js";

/** Work in one piece that others had better not wait for twice. */
const PIECE_MS = 25;

/** What a value takes in memory, on both sides, beside its text. */
const VALUE_BYTES = 128;
const COMMA = 0x2c;

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export class Asker {
  readonly #pending = new Map<number, Pending>();
  #next = 1;

  constructor(private readonly port: TimedPort) {}

  /** Asks on behalf of one request. Rejects with the error that the other side threw. */
  ask<T>(id: number, asked: Question, handedOver: readonly ArrayBuffer[] = []): Promise<T> {
    const question = this.#next++;
    return new Promise((resolve, reject) => {
      this.#pending.set(question, { resolve: (value) => resolve(value as T), reject });
      this.port.post({ type: "question", id, question, asked, heldBytes: heldBytes(handedOver) }, handedOver);
    });
  }

  /** Lets others have their turn when the thread has worked for one request long enough. */
  async pause(id: number): Promise<void> {
    if (this.port.worked >= PIECE_MS) await this.ask(id, { kind: "turn" });
  }

  replied(question: number, value: unknown): void {
    this.#take(question)?.resolve(value);
  }

  failed(question: number, failure: Failure): void {
    this.#take(question)?.reject(errorOf(failure));
  }

  #take(question: number): Pending | undefined {
    const pending = this.#pending.get(question);
    this.#pending.delete(question);
    return pending;
  }
}

/** By the JSON of the objects that are shown: next to each value there is a comma. */
function heldBytes(shown: readonly ArrayBuffer[]): number {
  let sum = 0;
  for (const buffer of shown) {
    sum += buffer.byteLength;
    for (const byte of new Uint8Array(buffer)) if (byte === COMMA) sum += VALUE_BYTES;
  }
  return sum;
}
