/** Deletes what a list selects, several at a time (PATH-12, DEL-05). */
import { collectionTurn } from "../../codec/lists/turns.js";
import type { RequestContext } from "../../definition/request-context.js";
import { hasReason } from "../../errors/status.js";
import type { ObjectEntry } from "../object-entry.js";
import type { DeleteOptions, ObjectTarget } from "../options.js";
import type { ResourceCore } from "../resource-core.js";
import { deleteObject } from "./delete.js";

/** Deletions under way at once: enough to share commits, few enough to leave the queue to others. */
const PARALLEL_DELETIONS = 32;
/** Work on deletions, milliseconds, that is done before others get their turn; one that takes longer is finished first. */
const SLICE_MS = 4;

/**
 * Objects that others deleted meanwhile are no failure; after the first other failure no more deletions begin, and the call ends with it
 * once those that are under way have: nothing goes on behind the answer.
 */
export async function deleteEntries(
  core: ResourceCore,
  context: RequestContext,
  target: ObjectTarget,
  entries: Iterable<ObjectEntry>,
  options: DeleteOptions,
): Promise<void> {
  const iterator = entries[Symbol.iterator]();
  let worked = 0;
  const failures: unknown[] = [];
  const worker = async () => {
    while (failures.length === 0 && !context.signal.aborted) {
      if (worked >= SLICE_MS) {
        await collectionTurn();
        worked = 0;
        continue;
      }
      const next = iterator.next();
      if (next.done) return;
      const { namespace, name } = next.value;
      const begun = performance.now();
      const pending = deleteOne(core, context, { ...target, namespace, name }, options);
      worked += performance.now() - begun;
      await pending;
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_DELETIONS }, () => worker().catch((error: unknown) => failures.push(error))));
  if (failures.length > 0) throw failures[0];
}

async function deleteOne(core: ResourceCore, context: RequestContext, target: ObjectTarget, options: DeleteOptions): Promise<void> {
  try {
    await deleteObject(core, context, target, options);
  } catch (error) {
    if (!hasReason(error, "NotFound")) throw error;
  }
}
