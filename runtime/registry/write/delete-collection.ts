/** Deletes what a list selects, several at a time (PATH-12, DEL-05). */
import { collectionTurn, isSliceOver } from "../../codec/lists/turns.js";
import type { RequestContext } from "../../definition/request-context.js";
import { hasReason } from "../../errors/status.js";
import type { ObjectEntry } from "../object-entry.js";
import type { ObjectTarget } from "../options.js";

/** Deletions under way at once: enough to share commits, few enough to leave the queue to others. */
const PARALLEL_DELETIONS = 32;

/**
 * Objects that others deleted meanwhile are no failure; after the first other failure no more deletions begin, and the call ends with it
 * once those that are under way have: nothing goes on behind the answer.
 */
export async function deleteEntries(
  context: RequestContext,
  target: ObjectTarget,
  entries: Iterable<ObjectEntry>,
  remove: (target: ObjectTarget, entry: ObjectEntry) => Promise<void>,
): Promise<void> {
  const iterator = entries[Symbol.iterator]();
  const failures: unknown[] = [];
  const worker = async () => {
    while (failures.length === 0 && !context.isGone) {
      if (isSliceOver()) {
        await collectionTurn();
        continue;
      }
      const next = iterator.next();
      if (next.done) return;
      const { namespace, name } = next.value;
      await remove({ ...target, namespace, name }, next.value).catch(unlessGone);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_DELETIONS }, () => worker().catch((error: unknown) => failures.push(error))));
  if (failures.length > 0) throw failures[0];
}

function unlessGone(error: unknown): void {
  if (!hasReason(error, "NotFound")) throw error;
}
