/** Waits for an object that somebody is about to make. */
import type { ObjectEntry } from "../object-entry.js";
import type { ResourceStore } from "../resource-store.js";

/** Changes of one key that may wait; it is looked at whatever they are. */
const QUEUE_LIMIT = 16;

/** The object as soon as there is one; undefined when there is none after so many milliseconds, or when nobody wants it any more. */
export function waitForObject(
  { cache }: ResourceStore,
  key: string,
  milliseconds: number,
  signal: AbortSignal,
): Promise<ObjectEntry | undefined> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", finish);
      watch.close();
      resolve(cache.get(key));
    };
    const look = (): void => {
      watch.take();
      if (cache.get(key) !== undefined || watch.ended !== undefined || signal.aborted) finish();
    };
    const watch = cache.watch({ prefix: key, exact: true, after: cache.snapshot().revision, queueLimit: QUEUE_LIMIT, onReady: look });
    const timer = setTimeout(finish, milliseconds);
    signal.addEventListener("abort", finish);
    look();
  });
}
