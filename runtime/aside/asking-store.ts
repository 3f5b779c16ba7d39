/** The store of one request: commits are the server's own, and nothing else is needed. */
import type { CommitRequest, CommitResult, KeyValue, KeyValueStore } from "../storage/key-value-store.js";
import { asBuffer, ownCopy } from "./handed-over.js";
import type { CommitReply, Question } from "./messages.js";

export type AskCommit = (question: Extract<Question, { kind: "commit" }>, handedOver: readonly ArrayBuffer[]) => Promise<CommitReply>;

export class AskingStore implements KeyValueStore {
  readonly exclusive = false;

  /** `refused` hears what a guard saw. */
  constructor(
    private readonly ask: AskCommit,
    private readonly refused: (current: KeyValue) => void,
  ) {}

  async commit({ key, value, expected }: CommitRequest): Promise<CommitResult> {
    const own = value === undefined ? undefined : ownCopy(value);
    const reply = await this.ask(
      { kind: "commit", key, expected, ...(own === undefined ? {} : { value: own }) },
      own === undefined ? [] : [own.buffer],
    );
    if (reply.ok) return reply;
    if (reply.current === undefined) return { ok: false, current: undefined };
    const current = { key, value: asBuffer(reply.current.value), revision: reply.current.revision };
    this.refused(current);
    return { ok: false, current };
  }

  range(): Promise<never> {
    return notHere();
  }

  changes(): Promise<never> {
    return notHere();
  }

  compact(): Promise<never> {
    return notHere();
  }

  watch(): never {
    throw new TypeError("only commits are made aside");
  }

  revision(): Promise<never> {
    return notHere();
  }

  health(): Promise<never> {
    return notHere();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

const notHere = (): Promise<never> => Promise.reject(new TypeError("only commits are made aside"));
