/** Keeps an index of one resource's objects true, also when the follower has to start over: what went meanwhile is taken out then. */
import type { ObjectEntry } from "../object-entry.js";
import type { ResourceStore } from "../resource-store.js";
import { FollowedMap } from "./followed-map.js";

export interface IndexFeed {
  /** Whether `set` looks at the whole of a large object, which is then read first, in slices. Absent: it does so at every one. */
  readsWhole?(entry: ObjectEntry): boolean;
  /** An object that is there, new or changed or told once more. What is thrown goes to {@link ResourceStore.followFailed}. */
  set(entry: ObjectEntry): void;
  /**
   * Whether what an object said before holds on when `set` throws, for indexes of what forbids: less would be forbidden otherwise, and
   * to forbid everything instead would lock everybody out, whoever could mend the object too. `set` then changes nothing before it throws.
   */
  readonly keepsLastGood?: boolean;
  /** What comes before `set` where that would take longer than a slice; does not reject. Undefined: nothing does. */
  readAhead?(entry: ObjectEntry): Promise<void> | undefined;
  /**
   * An object is gone, or `set` has thrown at it and nothing of it holds on: undoes what `set` did, if anything. Whoever has more to undo
   * than fits into a slice returns a promise, and is told no more until then.
   */
  remove(key: string): unknown;
}

export interface FollowedIndex {
  /** Resolves when the index shows all that was there at the start. */
  readonly ready: Promise<void>;
  /** Takes in the changes that wait, at once: the index is then as new as the cache. False while it is not whole yet, or once `isOver` says so. */
  catchUp(isOver?: () => boolean): boolean;
  /** Follows no more. */
  close(): void;
}

/** `prefix` narrows to one namespace. */
export const followIndex = (store: ResourceStore, feed: IndexFeed, prefix = store.prefix): FollowedIndex =>
  new FollowedMap<true>({
    store,
    prefix,
    readsWhole: (entry) => feed.readsWhole?.(entry) !== false,
    read: (entry) => {
      feed.set(entry);
      return true;
    },
    ...(feed.keepsLastGood === true ? { keepsLastGood: true } : {}),
    readAhead: (entry) => feed.readAhead?.(entry),
    changed: (key, isThere) => (isThere === undefined ? feed.remove(key) : undefined),
  });

/** Several as one. */
export const joinIndexes = (followed: readonly FollowedIndex[]): FollowedIndex => ({
  ready: Promise.all(followed.map(({ ready }) => ready)).then(() => undefined),
  catchUp: (isOver) => followed.map((each) => each.catchUp(isOver)).every((isWhole) => isWhole),
  close: () => {
    for (const each of followed) each.close();
  },
});
