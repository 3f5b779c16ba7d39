/** The watch cache: state, snapshots of the present and the past, and its limits. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { HistoryPages } from "../../../../runtime/storage/cache/history-pages.js";
import type { EntryFactory } from "../../../../runtime/storage/cache/resource-cache.js";
import { createWatchCache } from "../../../../runtime/storage/cache/watch-cache.js";
import { type KeyValueStore, StorageError, type StorageErrorCode } from "../../../../runtime/storage/key-value-store.js";
import { list, open, PREFIX, type TextEntry, textFactory, withCache } from "./cache-fixture.js";

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

  it("is ready though the store does not say at once which revision is the newest", () =>
    withCache(async ({ store, put }) => {
      await put("a!x", "1");
      let asked = 0;
      const busy: KeyValueStore = {
        ...bound(store),
        revision: async () => {
          asked++;
          if (asked > 1 && asked < 5) throw new StorageError("Unavailable", "busy");
          return store.revision();
        },
      };
      const cache = createWatchCache(busy, PREFIX, textFactory);
      await cache.ready();
      assert.deepEqual([list(cache.snapshot()), asked], [["a!x=1"], 5]);
      cache.close();
    }));

  it("that is closed before it has begun follows nothing", () =>
    withCache(async ({ store, put }) => {
      const made: string[] = [];
      const counting: EntryFactory<TextEntry> = {
        ...textFactory,
        create(stored) {
          made.push(stored.key);
          return textFactory.create(stored);
        },
      };
      const cache = createWatchCache(store, PREFIX, counting);
      cache.close();
      await assert.rejects(cache.ready(), fails("Closed"));
      await put("a!x", "1");
      assert.deepEqual(made, []);
    }));

  it("shares pages of the past with nobody who makes other entries of them", () =>
    withCache(async ({ store, put }) => {
      const after = (await put("a!x", "1")) - 1;
      const shouting: EntryFactory<TextEntry> = {
        ...textFactory,
        create: (stored) => ({ ...textFactory.create(stored), text: `${stored.value}!` }),
      };
      const texts = async (factory: EntryFactory<TextEntry>) =>
        (await HistoryPages.of(store).read(PREFIX, after, factory)).changes.map(({ current }) => current?.text);
      assert.deepEqual([await texts(textFactory), await texts(shouting), await texts(textFactory)], [["1"], ["1!"], ["1"]]);
    }));

  for (const [keys, questions] of [
    [3, 1],
    [501, 3],
  ] as const) {
    it(`of a store with ${keys} keys is read with ${questions} questions by two caches that start with it, later ones ask their own`, () =>
      withCache(async ({ store, cache, put }) => {
        await Promise.all(Array.from({ length: keys - 1 }, (_, i) => put(`a!${i}`, "x")));
        await store.commit({ key: "/r/others/y", value: Buffer.from("z"), expected: 0 });
        // Caches start a thousand changes back.
        const later = Array.from({ length: 1000 }, (_, i) => ({ key: `/r/later/${i}`, value: Buffer.from("x"), expected: 0 }));
        await Promise.all(later.map((commit) => store.commit(commit)));
        let asked = 0;
        const restarted: KeyValueStore = {
          ...bound(store),
          range: (request) => {
            if (request.end !== undefined) asked++;
            return store.range(request);
          },
        };
        const things = createWatchCache(restarted, PREFIX, textFactory);
        const others = createWatchCache(restarted, "/r/others/", textFactory);
        await Promise.all([things.ready(), others.ready()]);
        assert.equal(asked, questions);
        await put("a!late", "x");
        assert.deepEqual([list(things.snapshot()), others.get("/r/others/y")?.text], [list(cache.snapshot()), "z"]);
        const late = createWatchCache(restarted, PREFIX, textFactory);
        await late.ready();
        assert.deepEqual([asked, list(late.snapshot())], [questions + 1, list(cache.snapshot())]);
      }));
  }

  it("does not begin with what was read at the start when something has changed since", () =>
    withCache(async ({ store, cache, put }) => {
      const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const restarted: KeyValueStore = {
        ...bound(store),
        range: async (request) => {
          if (request.start !== "/" || request.end === undefined) return store.range(request);
          asked.resolve();
          const result = await store.range(request);
          await answer.promise;
          return result;
        },
      };
      const others = createWatchCache(restarted, "/r/others/", textFactory);
      await asked.promise;
      await put("a!x", "1");
      const things = createWatchCache(restarted, PREFIX, textFactory);
      const ready = things.ready();
      answer.resolve();
      await Promise.all([ready, others.ready()]);
      assert.deepEqual(list(things.snapshot()), list(cache.snapshot()));
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

  it("LIST-02 are made anew for whoever asks in turn, and not for who has gone", () =>
    withCache(async ({ cache, put }) => {
      for (let i = 0; i < 60; i++) await put("a!x", String(i));
      const [first, newest] = [cache.revision - 40, cache.revision - 50];
      let isGone = false;
      let made = 0;
      const eve = { holder: "eve", isGone: () => isGone };
      const asked = Array.from({ length: 40 }, (_, i) => cache.snapshotAt(first + i, eve).then(() => void made++));
      const settled = Promise.allSettled(asked);
      await cache.snapshotAt(newest, { holder: "bob", isGone: () => false });
      assert.ok(made <= 3, `bob's came behind ${made} of 40`);
      isGone = true;
      const outcomes = await settled;
      const dropped = outcomes.filter((outcome) => outcome.status === "rejected" && outcome.reason.code === "Closed").length;
      assert.ok(dropped > 30, `${dropped} of those whose client had gone were not made`);
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
function bound(store: KeyValueStore) {
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
