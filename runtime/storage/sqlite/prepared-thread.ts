/** A storage thread that loads its code while it is not yet known what it will open. */
import { SHARE_ENV, Worker } from "node:worker_threads";
import { MAXIMUM_KEY_BYTES } from "../key-order.js";
import { type ChannelMemory, createChannelMemory } from "./channel.js";
import { REQUEST_BYTES, RESPONSE_BYTES } from "./messages.js";
import type { ThreadRole } from "./thread.js";

/** Short-lived memory of a thread, MiB: what it handles lives for one call. */
const YOUNG_GENERATION_MIB = 4;

/** Opens nothing before it has its options, as its first message. Whoever uses it may have another copy of this module. */
export interface PreparedThread {
  readonly worker: Worker;
  readonly memory: ChannelMemory;
  /** Why it is of no use; undefined as long as nothing is known against it. */
  readonly failure: Error | undefined;
}

export function prepareThread(role: ThreadRole): PreparedThread {
  const memory = createChannelMemory(role === "writer" ? REQUEST_BYTES : 4 * MAXIMUM_KEY_BYTES, RESPONSE_BYTES);
  const worker = new Worker(new URL("./thread.js", import.meta.url), {
    name: `storage ${role}`,
    workerData: memory,
    env: SHARE_ENV,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MIB },
  });
  let failure: Error | undefined;
  worker.once("error", (cause) => {
    failure = cause;
  });
  worker.once("exit", () => {
    failure ??= new Error("it has ended");
  });
  return {
    worker,
    memory,
    get failure() {
      return failure;
    },
  };
}
