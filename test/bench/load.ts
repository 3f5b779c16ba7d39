/** A load generator in a process of its own, so that it takes no time from the server it measures. */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { WebhookClientConfig } from "../../runtime/webhooks/endpoint.js";
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
      /** Asked after each creation, as the server asks webhooks of admission: what is measured is this, and not the creation. */
      readonly asked?: AskedWebhook;
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

export interface AskedWebhook {
  readonly clientConfig: WebhookClientConfig;
  readonly document: string;
}

/** What each apply is: of a new object, the same again, or all values changed. */
export type ApplyKind = "new" | "unchanged" | "changed";

export interface LoadClients {
  readonly url: string;
  readonly credentials: Credentials;
  readonly protocol: "h1" | "h2";
  /** Sent with every request besides those that it needs; names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly clients: number;
}

export interface LoadRound {
  /** How long, or how many requests of all clients together. */
  readonly seconds?: number;
  readonly requests?: number;
  readonly workload: Workload;
}

export type LoadOptions = LoadClients & LoadRound;

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

/** Clients that stay connected from one round to the next, so that short rounds can be told apart from what a start costs. */
export interface Load {
  /** Resolves with what the clients saw; one round at a time. */
  run(round: LoadRound): Promise<LoadResult>;
  stop(): void;
}

export function startLoad(clients: LoadClients): Load {
  const child = fork(fileURLToPath(new URL("./load-process.js", import.meta.url)));
  child.send(clients);
  return {
    run: (round) =>
      new Promise((resolve, reject) => {
        const exited = (code: number | null): void => reject(new Error(`the load generator exited with ${code}`));
        child.once("message", (result) => {
          child.off("exit", exited);
          resolve(result as LoadResult);
        });
        child.once("exit", exited);
        child.send(round);
      }),
    stop: () => child.disconnect(),
  };
}

/** One round of clients of its own. */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const { seconds, requests, workload, ...clients } = options;
  const load = startLoad(clients);
  try {
    return await load.run({ workload, ...(seconds === undefined ? {} : { seconds }), ...(requests === undefined ? {} : { requests }) });
  } finally {
    load.stop();
  }
}

/** The value below which `share` of the sorted values lie. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
