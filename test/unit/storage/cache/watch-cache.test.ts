/** The watch cache: state, snapshots of the present and the past, and its limits. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createWatchCache } from "../../../../runtime/storage/cache/watch-cache.js";
import { StorageError, type StorageErrorCode } from "../../../../runtime/storage/key-value-store.js";
import { list, open, PREFIX, textFactory, withCache } from "./cache-fixture.js";

const fails = (code: StorageErrorCode) => (error: unknown) => error instanceof StorageError && error.code === code;

describe("the state of a cache", () => {
  it("shows a write as soon as the writer knows of it", () =>
    withCache(async ({ store, cache, put, remove }) => {
      assert.equal(cache.revision, await store.revision());
      const created = await put("a!x", "1");
      assert.deepEqual([cache.get(`${PREFIX}a!x`)?.text, cache.revision, cache.fresh()], ["1", created, undefined]);
      const changed = await put("a!x", "2");
      assert.deepEqual([cache.get(`${PREFIX}a!x`)?.revision, cache.revision], [changed, changed]);
      const removed = await remove("a!x");
      assert.deepEqual([cache.get(`${PREFIX}a!x`), cache.revision], [undefined, removed]);
    }));

  it("moves its revision on with changes of other resources", () =>
    withCache(async ({ store, cache, put }) => {
      const mine = await put("a!x", "1");
      await store.commit({ key: "/r/others/a!x", value: Buffer.from("1"), expected: 0 });
      await store.commit({ key: "/r/thing", value: Buffer.from("1"), expected: 0 });
      assert.equal(cache.revision, mine + 2);
      assert.deepEqual(list(cache.snapshot()), ["a!x=1"]);
    }));

  it("waits for a revision, and no longer than it may", () =>
    withCache(async ({ cache, put }) => {
      const waiting = cache.waitFor(cache.revision + 2, 60_000);
      assert.equal(await cache.waitFor(cache.revision, 0), true);
      assert.equal(await cache.waitFor(cache.revision + 1, 1), false);
      await put("a!x", "1");
      await put("a!x", "2");
      assert.equal(await waiting, true);
    }));

  it("loads what is there, with the changes that led to it in its window", () =>
    withCache(async ({ store, cache, put, remove }) => {
      const start = cache.revision;
      for (let i = 0; i < 2500; i += 50) {
        await Promise.all(Array.from({ length: 50 }, (_, j) => put(`ns-${j % 7}!${String(i + j).padStart(5, "0")}`, "x")));
      }
      await put("ns-0!00000", "y");
      await remove("ns-1!00001");
      const late = createWatchCache(store, PREFIX, textFactory);
      await late.ready();
      assert.deepEqual(list(late.snapshot()), list(cache.snapshot()));
      assert.equal(late.snapshot().count(`${PREFIX}ns-1!`), cache.snapshot().count(`${PREFIX}ns-1!`));
      assert.throws(() => open(late, start), fails("Compacted"));
      late.close();
    }));

  it("after a restart resumes watches of the recent past", () =>
    withCache(async ({ store, put, remove }) => {
      const first = await put("a!x", "1");
      await put("a!x", "2");
      await remove("a!x");
      // A second hub over the same store is what a restarted process has.
      const restarted = { ...bound(store) };
      const cache = createWatchCache(restarted, PREFIX, textFactory);
      await cache.ready();
      assert.deepEqual(open(cache, first).take(), [`${first + 1} ~a!x=2`, `${first + 2} -a!x=2@${first + 2}`]);
    }));
});

describe("snapshots", () => {
  it("order by namespace, then name, and page behind a key", () =>
    withCache(async ({ cache, put }) => {
      for (const name of ["b!a", "a-b!a", "a!z", "a!b", "a!b-c", "a.b!a", "a!b.c"]) await put(name, "");
      const snapshot = cache.snapshot();
      assert.deepEqual(list(snapshot), ["a!b=", "a!b-c=", "a!b.c=", "a!z=", "a-b!a=", "a.b!a=", "b!a="]);
      assert.deepEqual(list(snapshot, "a!"), ["a!b=", "a!b-c=", "a!b.c=", "a!z="]);
      assert.deepEqual(list(snapshot, "a!", "a!b-c"), ["a!b.c=", "a!z="]);
      assert.deepEqual(list(snapshot, "a!", "a!c"), ["a!z="]);
      assert.deepEqual(list(snapshot, "", "a!z"), ["a-b!a=", "a.b!a=", "b!a="]);
      assert.deepEqual(list(snapshot, "b!", "a!z"), ["b!a="]);
      assert.deepEqual(list(snapshot, "a!", "b!"), []);
    }));

  it("order names by their UTF-8 bytes", () =>
    withCache(async ({ cache, put }) => {
      const names = ["\uffee", "\u{1f600}", "z", "é", "Z"];
      for (const name of names) await put(name, "");
      const sorted = names.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))).map((name) => `${name}=`);
      assert.deepEqual(list(cache.snapshot()), sorted);
      assert.equal(cache.get(`${PREFIX}\u{1f600}`)?.key, `${PREFIX}\u{1f600}`);
    }));

  it("count the whole and each namespace", () =>
    withCache(async ({ cache, put, remove }) => {
      for (const name of ["a!x", "a!y", "b!x", "b!xx"]) await put(name, "");
      const before = cache.snapshot();
      await remove("a!x");
      await remove("a!y");
      await put("b!x", "again");
      const counts = (prefixes: string[], of = cache.snapshot()) => prefixes.map((prefix) => of.count(`${PREFIX}${prefix}`));
      assert.deepEqual(counts(["", "a!", "b!", "c!", "b!x"]), [2, 0, 2, 0, 2]);
      assert.deepEqual(counts(["", "a!", "b!", "c!", "a!x"], before), [4, 2, 2, 0, 1]);
    }));

  it("stay as they are while the state moves on, also under an open iteration", () =>
    withCache(async ({ cache, put, remove }) => {
      for (let i = 10; i < 99; i++) await put(`a!${i}`, "old");
      const snapshot = cache.snapshot();
      const iteration = snapshot.entries(PREFIX)[Symbol.iterator]();
      iteration.next();
      for (let i = 10; i < 99; i++) await (i % 2 === 0 ? put(`a!${i}`, "new") : remove(`a!${i}`));
      let seen = 1;
      for (let next = iteration.next(); next.done !== true; next = iteration.next()) {
        assert.equal(next.value.text, "old");
        seen++;
      }
      assert.equal(seen, 89);
      assert.equal(list(snapshot).length, 89);
    }));
});

describe("snapshots of the past", () => {
  for (const [origin, windowChanges] of [
    ["the window", 100],
    ["the store", 1],
  ] as const) {
    it(`show every revision as it was, from ${origin}`, () =>
      withCache(async ({ store, cache, put, remove }) => {
        const expected = new Map([[cache.revision, list(cache.snapshot())]]);
        const record = (revision: number) => expected.set(revision, list(cache.snapshot()));
        record(await put("a!x", "1"));
        record(await put("b!x", "1"));
        record(await put("a!x", "2"));
        record(await remove("b!x"));
        await store.commit({ key: "/r/others/a", value: Buffer.from("1"), expected: 0 });
        record(cache.revision);
        record(await put("b!x", "2"));
        record(await remove("a!x"));
        for (const [revision, state] of [...expected, ...[...expected].reverse()]) {
          const snapshot = await cache.snapshotAt(revision);
          assert.deepEqual([snapshot.revision, list(snapshot)], [revision, state]);
          assert.equal(snapshot.count(`${PREFIX}b!`), state.filter((line) => line.startsWith("b!")).length);
        }
      }, windowChanges));
  }

  it("asked for together are rebuilt once each and share what has not changed", () =>
    withCache(async ({ cache, put }) => {
      for (let i = 0; i < 20; i++) await put(`a!${i}`, "1");
      const revision = cache.revision;
      const kept = cache.get(`${PREFIX}a!7`);
      await put("a!3", "2");
      await put("a!3", "3");
      const snapshots = await Promise.all(Array.from({ length: 5 }, () => cache.snapshotAt(revision)));
      for (const snapshot of snapshots) {
        const entries = [...snapshot.entries(PREFIX)];
        assert.equal(entries.find(({ key }) => key.endsWith("!3"))?.text, "1");
        assert.equal(
          entries.find(({ key }) => key.endsWith("!7")),
          kept,
        );
      }
    }, 1));

  it("of the future or before a compaction are refused (LIST-15)", () =>
    withCache(async ({ store, cache, put }) => {
      const first = await put("a!x", "1");
      const second = await put("a!x", "2");
      await put("a!x", "3");
      await cache.snapshotAt(first);
      await store.compact(second);
      await assert.rejects(cache.snapshotAt(first), fails("Compacted"));
      assert.deepEqual(list(await cache.snapshotAt(second)), ["a!x=2"]);
      await assert.rejects(cache.snapshotAt(cache.revision + 1), fails("FutureRevision"));
    }));
});

/** The methods of a store as an object of their own identity. */
function bound(store: import("../../../../runtime/storage/key-value-store.js").KeyValueStore) {
  return {
    range: store.range.bind(store),
    changes: store.changes.bind(store),
    commit: store.commit.bind(store),
    watch: store.watch.bind(store),
    compact: store.compact.bind(store),
    revision: store.revision.bind(store),
    health: store.health.bind(store),
    close: store.close.bind(store),
    exclusive: store.exclusive,
  };
}
