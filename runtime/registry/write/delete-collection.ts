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

/** Objects that others deleted meanwhile are no failure; the first other failure ends the call, part of the work done. */
export async function deleteEntries(
  core: ResourceCore,
  context: RequestContext,
  target: ObjectTarget,
  entries: Iterable<ObjectEntry>,
  options: DeleteOptions,
): Promise<void> {
  const iterator = entries[Symbol.iterator]();
  let worked = 0;
  const worker = async () => {
    for (let next = iterator.next(); !next.done && !context.signal.aborted; next = iterator.next()) {
      const { namespace, name } = next.value;
      while (worked >= SLICE_MS) {
        await collectionTurn();
        worked = 0;
      }
      const begun = performance.now();
      const pending = deleteOne(core, context, { ...target, namespace, name }, options);
      worked += performance.now() - begun;
      await pending;
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_DELETIONS }, worker));
}

async function deleteOne(core: ResourceCore, context: RequestContext, target: ObjectTarget, options: DeleteOptions): Promise<void> {
  try {
    await deleteObject(core, context, target, options);
  } catch (error) {
    if (!hasReason(error, "NotFound")) throw error;
  }
}
