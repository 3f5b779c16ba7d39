/** Makes certificates on a thread of its own: loading the library for it takes longer than the rest of a start. */
import { Worker } from "node:worker_threads";
import type { CertificateRequest } from "./certificate-request.js";
import type { KeyPair } from "./key-pair.js";

/** What is to be made. */
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

/** Resolves with what was ordered. Rejects with what the thread threw. */
export function issueAside(order: IssueOrder): Promise<Issued> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./issue-thread.js", import.meta.url), { name: "certificates", workerData: order });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}
