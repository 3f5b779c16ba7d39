/** The thread's side of questions: each waits for its reply. */
import type { MessagePort } from "node:worker_threads";
import { errorOf } from "./failures.js";
import type { Failure, FromAside, Question } from "./messages.js";

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export class Asker {
  readonly #pending = new Map<number, Pending>();
  #next = 1;

  constructor(private readonly port: MessagePort) {}

  /** Asks on behalf of one request. Rejects with the error that the other side threw. */
  ask<T>(id: number, asked: Question, handedOver: readonly ArrayBuffer[] = []): Promise<T> {
    const question = this.#next++;
    return new Promise((resolve, reject) => {
      this.#pending.set(question, { resolve: (value) => resolve(value as T), reject });
      this.port.postMessage({ type: "question", id, question, asked } satisfies FromAside, [...handedOver]);
    });
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
