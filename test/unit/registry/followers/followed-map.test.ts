import assert from "node:assert/strict";
import { test } from "node:test";
import { FollowedMap } from "../../../../runtime/registry/followers/followed-map.js";
import { LARGE_BYTES } from "../../../../runtime/registry/large-objects.js";
import type { ObjectEntry } from "../../../../runtime/registry/object-entry.js";
import type { ResourceStore } from "../../../../runtime/registry/resource-store.js";
import { eventually } from "../../../support/eventually.js";

/** A cache whose watch can be overrun: the follower then starts over from what is there. */
class OverrunCache {
  readonly objects = new Map<string, string>();
  #watch: { ended: "slow" | undefined; onReady(): void } | undefined;

  /** Names of those that were read ahead. */
  readonly read: string[] = [];

  snapshot() {
    const entries = [...this.objects].map(([key, name]) => ({
      key,
      name,
      size: name.startsWith("large") ? LARGE_BYTES : 100,
      readAhead: () => {
        this.read.push(name);
        return Promise.resolve(undefined);
      },
    }));
    return { revision: 1, entries: () => entries };
  }

  watch({ onReady }: { onReady(): void }) {
    this.#watch = { ended: undefined, onReady };
    return Object.assign(this.#watch, { take: () => [], close: () => undefined });
  }

  overrun(): void {
    if (this.#watch === undefined) return;
    this.#watch.ended = "slow";
    this.#watch.onReady();
  }
}

test("what went or came while changes were missed is told once the follower has started over", async () => {
  const cache = new OverrunCache();
  for (const name of ["kept", "gone", "ignored"]) cache.objects.set(`/${name}`, name);
  const told: unknown[] = [];
  const map = new FollowedMap<string>({
    store: { prefix: "/", cache } as unknown as ResourceStore,
    read: ({ name }: ObjectEntry) => (name === "ignored" ? undefined : name),
    changed: (...change) => told.push(change),
  });
  await eventually(() => told.length === 2);
  assert.deepEqual([...map.keys()], ["/kept", "/gone"]);
  cache.objects.delete("/gone");
  cache.objects.set("/added", "added");
  cache.overrun();
  await eventually(() => map.get("/gone") === undefined);
  assert.deepEqual([...map.keys()], ["/kept", "/added"]);
  assert.deepEqual(told.slice(2), [
    ["/kept", "kept", "kept"],
    ["/added", "added", undefined],
    ["/gone", undefined, "gone"],
  ]);
  map.close();
});

test("the last version that could be read is kept by a follower that starts over, too, until the object is gone", async () => {
  const cache = new OverrunCache();
  cache.objects.set("/a", "readable");
  const failures: unknown[] = [];
  const map = new FollowedMap<string>({
    store: { prefix: "/", cache, followFailed: (key: string) => failures.push(key) } as unknown as ResourceStore,
    keepsLastGood: true,
    read: ({ name }: ObjectEntry) => {
      if (name !== "readable") throw new Error(name);
      return name;
    },
  });
  await map.ready;
  cache.objects.set("/a", "unreadable");
  cache.objects.set("/b", "unreadable");
  cache.overrun();
  await eventually(() => failures.length === 2);
  cache.objects.set("/c", "readable");
  cache.overrun();
  await eventually(() => map.get("/c") !== undefined);
  assert.deepEqual([...map.keys()], ["/a", "/c"]);
  cache.objects.delete("/a");
  cache.overrun();
  await eventually(() => map.get("/a") === undefined);
  map.close();
});

test("a large object is read before it is taken in, and only where the whole of it is looked at", async () => {
  const cache = new OverrunCache();
  for (const name of ["small", "large", "large and passed over"]) cache.objects.set(`/${name}`, name);
  const taken: string[] = [];
  const map = new FollowedMap<string>({
    store: { prefix: "/", cache } as unknown as ResourceStore,
    readsWhole: ({ name }: ObjectEntry) => name !== "large and passed over",
    read: ({ name }: ObjectEntry) => {
      taken.push(name);
      if (name === "large") assert.deepEqual(cache.read, ["large"]);
      return name;
    },
  });
  await map.ready;
  assert.deepEqual(taken, ["small", "large", "large and passed over"]);
  assert.deepEqual(cache.read, ["large"]);
  map.close();
});
