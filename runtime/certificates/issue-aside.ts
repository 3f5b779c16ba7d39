/**
 * Makes certificates on a thread of its own: loading the library for it takes longer than the rest of a start, and a signature of a large
 * key longer than a request. The thread is started by the first order and ends when there was none for a while.
 */
import { Worker } from "node:worker_threads";
import type { CertificateRequest } from "./certificate-request.js";
import type { KeyPair } from "./key-pair.js";
import type { SigningOrder } from "./sign.js";

/** The thread ends when it had nothing to do for so long. */
const IDLE_MS = 30_000;

/** Certificates for the server itself, with their keys. */
export interface IssueOrder {
  /** The authority that signs; absent: one of this name is made first. */
  readonly authority: KeyPair | undefined;
  readonly authorityName: string;
  /** By file name. */
  readonly requests: Readonly<Record<string, CertificateRequest>>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface Issued {
  readonly authority: KeyPair;
  readonly pairs: Readonly<Record<string, KeyPair>>;
}

/** What the thread can be asked, by name, and what it answers. */
export interface Work {
  issue: { readonly order: IssueOrder; readonly answer: Issued };
  sign: { readonly order: SigningOrder; readonly answer: string };
}

/** What goes to the thread; answers come back under the same number. */
export interface Assignment<K extends keyof Work = keyof Work> {
  readonly id: number;
  readonly work: K;
  readonly order: Work[K]["order"];
}

export type Outcome = { readonly id: number; readonly answer: unknown } | { readonly id: number; readonly failure: string };

interface UnderWay {
  resolve(answer: unknown): void;
  reject(reason: Error): void;
}

/** Orders are worked on one after the other. Whoever gives many bounds them. */
export class CertificateThread {
  readonly #underWay = new Map<number, UnderWay>();
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #nextId = 1;

  /** Rejects with an Error that says what went wrong. */
  run<K extends keyof Work>(work: K, order: Work[K]["order"]): Promise<Work[K]["answer"]> {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    const worker = this.#worker;
    worker.ref();
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#underWay.set(id, { resolve: resolve as UnderWay["resolve"], reject });
      worker.postMessage({ id, work, order } satisfies Assignment);
    });
  }

  /** Ends the thread; what is under way fails. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    if (worker === undefined) return;
    this.#lose(worker, new Error("the thread for certificates ends"));
    await worker.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL("./issue-thread.js", import.meta.url), { name: "certificates" });
    worker.on("message", (outcome: Outcome) => this.#receive(outcome));
    worker.on("error", (error) => this.#lose(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on("exit", () => this.#lose(worker, new Error("the thread for certificates ended")));
    return worker;
  }

  #receive(outcome: Outcome): void {
    const waiting = this.#underWay.get(outcome.id);
    this.#underWay.delete(outcome.id);
    if ("failure" in outcome) waiting?.reject(new Error(outcome.failure));
    else waiting?.resolve(outcome.answer);
    if (this.#underWay.size > 0) return;
    this.#worker?.unref();
    this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
  }

  /** The thread is gone; the next order starts another. */
  #lose(worker: Worker, reason: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const lost = [...this.#underWay.values()];
    this.#underWay.clear();
    for (const { reject } of lost) reject(reason);
  }
}

/** A single order of a program that gives no others. Rejects with what the thread threw. */
export async function issueAside(order: IssueOrder): Promise<Issued> {
  const thread = new CertificateThread();
  try {
    return await thread.run("issue", order);
  } finally {
    void thread.close();
  }
}
