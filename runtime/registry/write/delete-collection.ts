/** Deletes what a list selects, several at a time (PATH-12, DEL-05). */
import { collectionTurn, isSliceOver } from "../../codec/lists/turns.js";
import type { RequestContext } from "../../definition/request-context.js";
import { hasReason } from "../../errors/status.js";
import type { ObjectEntry } from "../object-entry.js";
import type { ObjectTarget } from "../options.js";

/** Deletions under way at once: enough to share commits, few enough to leave the queue to others. */
const PARALLEL_DELETIONS = 32;
/** Bytes of objects whose deletions are under way, unless one alone has more: plugins may have all of them read. */
const DELETED_BYTES = 1024 * 1024;

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
  let bytes = 0;
  let waiting: (() => void)[] = [];
  const removed = async (entry: ObjectEntry): Promise<void> => {
    const { namespace, name, size } = entry;
    while (bytes > 0 && bytes + size > DELETED_BYTES) await new Promise<void>((resolve) => waiting.push(resolve));
    if (failures.length > 0 || context.isGone) return;
    bytes += size;
    await remove({ ...target, namespace, name }, entry).catch((error: unknown) => {
      if (!hasReason(error, "NotFound")) failures.push(error);
    });
    bytes -= size;
    const resumed = waiting;
    waiting = [];
    for (const resume of resumed) resume();
  };
  const worker = async (): Promise<void> => {
    while (failures.length === 0 && !context.isGone) {
      if (isSliceOver()) {
        await collectionTurn();
        continue;
      }
      const next = iterator.next();
      if (next.done) return;
      await removed(next.value);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_DELETIONS }, worker));
  if (failures.length > 0) throw failures[0];
}
