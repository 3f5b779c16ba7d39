/** A load generator in a process of its own, so that it takes no time from the server it measures. */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Credentials } from "../support/api-client.js";

/** What each client sends, one request after the other. */
export type Workload =
  | { readonly kind: "get"; readonly path: string; readonly accept?: string }
  | {
      readonly kind: "create";
      /** Default: a config map. */
      readonly object?: "configmap" | "pod";
      readonly collection: string;
      readonly prefix: string;
      readonly bytes: number;
    }
  | {
      readonly kind: "update";
      readonly collection: string;
      readonly prefix: string;
      readonly bytes: number;
      /** Objects that each client takes in turn; one of its own by default. */
      readonly objects?: number;
    }
  | { readonly kind: "apply"; readonly collection: string; readonly prefix: string; readonly items: number; readonly each: ApplyKind };

/** What each apply is: of a new object, the same again, or all values changed. */
export type ApplyKind = "new" | "unchanged" | "changed";

export interface LoadOptions {
  readonly url: string;
  readonly credentials: Credentials;
  readonly protocol: "h1" | "h2";
  /** Sent with every request besides those that it needs; names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly clients: number;
  /** How long, or how many requests of all clients together. */
  readonly seconds?: number;
  readonly requests?: number;
  readonly workload: Workload;
}

export interface LoadResult {
  readonly requests: number;
  readonly failures: number;
  readonly firstFailure: string;
  readonly seconds: number;
  readonly bytes: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Runs the load and resolves with what the clients saw. */
export function runLoad(options: LoadOptions): Promise<LoadResult> {
  const child = fork(fileURLToPath(new URL("./load-process.js", import.meta.url)));
  return new Promise((resolve, reject) => {
    child.once("message", (result) => resolve(result as LoadResult));
    child.once("exit", (code) => code !== 0 && reject(new Error(`the load generator exited with ${code}`)));
    child.send(options);
  });
}

/** The value below which `share` of the sorted values lie. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
