/** Queues of control loops, which write through webhooks: what waits for one leaves its place to others. */
import { WorkQueue, type WorkQueueOptions } from "../client/kit/work-queue.js";
import { namespaceOfKey } from "../registry/keys.js";

/** Milliseconds until then; the answer of a webhook may take half a minute. */
const PATIENCE_MS = 250;

/** A queue of keys of any kind. */
export const loopQueue = (options: Omit<WorkQueueOptions, "patienceMs">): WorkQueue =>
  new WorkQueue({ ...options, patienceMs: PATIENCE_MS });

/** A queue of the keys of objects in namespaces, which take turns. */
export const namespacedQueue = (options: Omit<WorkQueueOptions, "patienceMs" | "holderOf">): WorkQueue =>
  loopQueue({ ...options, holderOf: namespaceOfKey });
