/** What every KeyValueStore must do with keys that are to last for a time only. */
import assert from "node:assert/strict";
import { describe } from "node:test";
import type { KeyValueStore, Revision } from "../../runtime/storage/key-value-store.js";
import { bytes, collect, keysAt, type OpenStore, put, remove, storeTests, written } from "./store-under-test.js";

const TTL = 60_000;
const HOUR = 3_600_000;

async function putFor(store: KeyValueStore, key: string, ttlMs: number, expected: Revision = 0): Promise<Revision> {
  return written(await store.commit({ key, value: bytes("1"), expected, ttlMs }));
}

export function expiryContract(name: string, open: OpenStore): void {
  const { test } = storeTests(open);

  describe(`${name}: expiry`, () => {
    test("deletes a key when its time is over, not before, as a change like any other", async ({ store, clock }) => {
      const seen = collect(store, "", await store.revision());
      const created = await putFor(store, "/a/x", TTL);
      const later = await putFor(store, "/a/y", 2 * TTL);
      clock.now += TTL - 1;
      await put(store, "/a/z", "1");
      assert.deepEqual((await keysAt(store, "/a/")).length, 3);
      clock.now += 1;
      await seen.reach(4);
      assert.deepEqual(seen.events[3], { key: "/a/x", revision: created + 3, created: false });
      assert.equal(await store.revision(), created + 3);
      clock.now += TTL;
      await seen.reach(5);
      assert.deepEqual(seen.events[4], { key: "/a/y", revision: later + 3, created: false });
      assert.deepEqual(await keysAt(store, "/a/"), ["/a/z=1"]);
      assert.deepEqual(await keysAt(store, "/a/", later), ["/a/x=1", "/a/y=1"]);
      const past = collect(store, "/a/", created);
      await past.reach(4);
      assert.deepEqual(past.events, seen.events.slice(1));
    });

    test("is that of the last write: none, a longer one, or another object's of the same key", async ({ store, clock }) => {
      const seen = collect(store, "", await store.revision());
      const forever = await putFor(store, "/a/forever", TTL);
      await put(store, "/a/forever", "1", forever);
      const longer = await putFor(store, "/a/longer", TTL);
      await putFor(store, "/a/longer", 10 * TTL, longer);
      const again = await putFor(store, "/a/again", TTL);
      await remove(store, "/a/again", again);
      await put(store, "/a/again", "1");
      await putFor(store, "/a/last", TTL);
      clock.now += TTL;
      await seen.reach(9);
      assert.deepEqual(
        seen.events.slice(8).map(({ key, value }) => [key, value]),
        [["/a/last", undefined]],
      );
      assert.deepEqual(await keysAt(store, "/a/"), ["/a/again=1", "/a/forever=1", "/a/longer=1"]);
      clock.now += 9 * TTL;
      await seen.reach(10);
      assert.equal(seen.events[9]?.key, "/a/longer");
    });

    test("happens once, also for what was due while the store was closed", async ({ store, clock, reopen }) => {
      const start = await putFor(store, "/a/x", TTL);
      await putFor(store, "/a/y", 3 * TTL);
      clock.now += 2 * TTL - 1;
      const first = await reopen();
      const seen = collect(first.store, "", start + 1);
      await seen.reach(1);
      const second = await first.reopen();
      assert.deepEqual(await keysAt(second.store, "/a/"), ["/a/y=1"]);
      clock.now += TTL + 1;
      const all = collect(second.store, "", start + 1);
      await all.reach(2);
      await put(second.store, "/a/z", "1");
      await all.reach(3);
      assert.deepEqual(
        all.events.map(({ key, revision, value }) => [key, revision - start, value?.toString()]),
        [
          ["/a/x", 2, undefined],
          ["/a/y", 3, undefined],
          ["/a/z", 4, "1"],
        ],
      );
      return second;
    });

    test("is no later for a clock that was set back an hour while the store was closed", async ({ store, clock, reopen }) => {
      const start = await putFor(store, "/a/x", TTL);
      clock.now -= HOUR;
      const reopened = await reopen();
      const seen = collect(reopened.store, "/a/", start);
      clock.now += TTL;
      await seen.reach(1);
      assert.equal(seen.events[0]?.key, "/a/x");
    });

    test("comes to many keys at once", async ({ store, clock }) => {
      const start = await store.revision();
      await Promise.all(Array.from({ length: 1000 }, (_, i) => putFor(store, `/a/${i}`, TTL)));
      const seen = collect(store, "", start + 1000);
      clock.now += TTL;
      await seen.reach(1000);
      assert.equal(new Set(seen.events.map(({ key }) => key)).size, 1000);
      assert.deepEqual(await keysAt(store, "/a/"), []);
    });
  });
}
