/** Keeps an index of one resource's objects true, also when the follower has to start over: what went meanwhile is taken out then. */
import type { ObjectEntry } from "../object-entry.js";
import type { ResourceStore } from "../resource-store.js";
import { CacheFollower } from "./cache-follower.js";

export interface IndexFeed {
  /** An object that is there, new or changed or told once more. */
  set(entry: ObjectEntry): void;
  /** An object of which `set` was told is gone. */
  remove(key: string): void;
}

export interface FollowedIndex {
  /** Resolves when the index shows all that was there at the start. */
  readonly ready: Promise<void>;
  /** Takes in the changes that wait, at once: the index is then as new as the cache. False while it is not whole yet. */
  catchUp(): boolean;
  /** Follows no more. */
  close(): void;
}

/** `prefix` narrows to one namespace. */
export function followIndex(store: ResourceStore, feed: IndexFeed, prefix = store.prefix): FollowedIndex {
  let known = new Set<string>();
  /** What is there, until all of it has been told; changes come only after that. */
  let given = new Set<string>();
  const { promise, resolve } = Promise.withResolvers<void>();
  const follower = new CacheFollower({
    store,
    prefix,
    present: (entry) => {
      given.add(entry.key);
      feed.set(entry);
    },
    settled: () => {
      for (const key of known) if (!given.has(key)) feed.remove(key);
      known = given;
      given = new Set();
      resolve();
    },
    changed: ({ key, current }) => {
      if (current !== undefined) {
        known.add(key);
        feed.set(current);
      } else if (known.delete(key)) feed.remove(key);
    },
  });
  return { ready: promise, catchUp: () => follower.catchUp(), close: () => follower.close() };
}

/** Several as one. */
export const joinIndexes = (followed: readonly FollowedIndex[]): FollowedIndex => ({
  ready: Promise.all(followed.map(({ ready }) => ready)).then(() => undefined),
  catchUp: () => followed.map((each) => each.catchUp()).every((isWhole) => isWhole),
  close: () => {
    for (const each of followed) each.close();
  },
});
