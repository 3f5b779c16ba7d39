/** What caches remember of the past is bounded together: who needs more has more, and gives way first. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { CacheMemory } from "../../../../runtime/storage/cache/cache-memory.js";
import { createWatchCache } from "../../../../runtime/storage/cache/watch-cache.js";
import { StorageError } from "../../../../runtime/storage/key-value-store.js";
import { list, open, PREFIX, textFactory, withCache } from "./cache-fixture.js";

const BOUND = 100_000;
const compacted = (error: unknown): boolean => error instanceof StorageError && error.code === "Compacted";

it("windows of several caches share one bound; a busy one does not take the past of a quiet one", () =>
  withCache(async ({ store }) => {
    const memory = new CacheMemory(BOUND);
    const quiet = createWatchCache(store, "/q/", textFactory, { memory });
    const busy = createWatchCache(store, "/b/", textFactory, { memory });
    await Promise.all([quiet.ready(), busy.ready()]);
    const start = quiet.revision;
    const put = async (key: string, bytes: number, expected: number) => {
      const result = await store.commit({ key, value: Buffer.alloc(bytes, "x"), expected });
      assert.ok(result.ok);
      return result.revision;
    };
    await put("/q/a", 1_000, 0);
    let revision = 0;
    for (let i = 0; i < 50; i++) revision = await put("/b/a", 10_000, revision);
    assert.ok(memory.bytes > BOUND / 2 && memory.bytes <= BOUND, `${memory.bytes}`);
    const after = (cache: typeof quiet, prefix: string, from: number) =>
      cache.watch({ prefix, after: from, queueLimit: 100, onReady: () => undefined });
    assert.equal(after(quiet, "/q/", start).take().length, 1);
    assert.throws(() => after(busy, "/b/", start), compacted);
    assert.equal(after(busy, "/b/", revision - 5).take().length, 5);
    busy.close();
    assert.equal(memory.bytes, 1_000);
    quiet.close();
    assert.equal(memory.bytes, 0);
  }));

it("past states count what they hold back, and give way too", () =>
  withCache(async ({ store }) => {
    const memory = new CacheMemory(BOUND);
    const cache = createWatchCache(store, PREFIX, textFactory, { memory, windowChanges: 1 });
    await cache.ready();
    const known = new Map<string, number>();
    const round = async (text: string) => {
      for (let i = 0; i < 4; i++) {
        const key = `${PREFIX}a!${i}`;
        const result = await store.commit({ key, value: Buffer.from(text.repeat(5_000)), expected: known.get(key) ?? 0 });
        assert.ok(result.ok);
        known.set(key, result.revision);
      }
      return cache.revision;
    };
    const revisions: number[] = [];
    for (const text of ["1", "2", "3", "4", "5", "6", "7", "8", "9"]) revisions.push(await round(text));
    for (const revision of revisions) {
      assert.equal(list(await cache.snapshotAt(revision)).length, 4);
      assert.ok(memory.bytes <= BOUND, `${memory.bytes}`);
    }
    assert.ok(memory.bytes > BOUND / 2, `${memory.bytes}`);
    const again = await cache.snapshotAt(revisions[0] as number);
    assert.match(list(again)[0] as string, /^a!0=1+$/);
    const seen = open(cache, cache.revision);
    await round("a");
    assert.equal(seen.take().length, 4);
    assert.ok(memory.bytes <= BOUND);
    cache.close();
    assert.equal(memory.bytes, 0);
  }));
