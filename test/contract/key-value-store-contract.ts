/** What every KeyValueStore must do, as one suite that runs against each implementation. */
import assert from "node:assert/strict";
import { describe } from "node:test";
import type { CommitResult, Revision } from "../../runtime/storage/key-value-store.js";
import { changesContract } from "./changes-contract.js";
import { expiryContract } from "./expiry-contract.js";
import { fullContract } from "./full-contract.js";
import { bytes, collect, fails, keysAt, type OpenStore, plain, put, remove, storeTests, written } from "./store-under-test.js";

export function keyValueStoreContract(name: string, open: OpenStore): void {
  const { test, withStore } = storeTests(open);

  describe(`${name}: guards`, () => {
    withStore("an empty store is at a positive revision and reads as empty there", async (store) => {
      const revision = await store.revision();
      assert.ok(revision > 0);
      assert.deepEqual(await store.range({ start: "a", end: "z" }), { items: [], revision, count: 0 });
      assert.deepEqual(await store.range({ start: "a", end: "z", revision }), { items: [], revision, count: 0 });
    });

    withStore("writes take the next revision, and the key must be as expected", async (store) => {
      const first = await store.revision();
      assert.equal(await put(store, "/a/x", "1"), first + 1);
      assert.equal(await put(store, "/a/x", "2", first + 1), first + 2);
      assert.equal(await remove(store, "/a/x", first + 2), first + 3);
      assert.equal(await put(store, "/a/x", "3"), first + 4);
      assert.equal(await store.revision(), first + 4);
    });

    withStore("a refused write shows the current value and takes no revision", async (store) => {
      const revision = await put(store, "/a/x", "1");
      const current = { key: "/a/x", value: bytes("1"), revision };
      assert.deepEqual(await store.commit({ key: "/a/x", value: bytes("2"), expected: 0 }), { ok: false, current });
      assert.deepEqual(await store.commit({ key: "/a/x", value: bytes("2"), expected: revision + 7 }), { ok: false, current });
      assert.deepEqual(await store.commit({ key: "/a/x", expected: revision - 1 }), { ok: false, current });
      assert.deepEqual(await store.commit({ key: "/a/y", value: bytes("2"), expected: 3 }), { ok: false, current: undefined });
      assert.deepEqual(await store.commit({ key: "/a/y", expected: 0 }), { ok: false, current: undefined });
      assert.equal(await store.revision(), revision);
      assert.equal(await put(store, "/a/y", "1"), revision + 1);
    });

    withStore("a refusal says nothing more when nothing more is wanted", async (store) => {
      const revision = await put(store, "/a/x", "1");
      const refused = await store.commit({ key: "/a/x", value: bytes("2"), expected: revision + 7, withoutCurrent: true });
      assert.equal(refused.ok, false);
      assert.ok(!refused.ok && (refused.current === undefined || refused.current.revision === revision));
    });

    withStore("a deleted key refuses the revision of its deletion", async (store) => {
      const created = await put(store, "/a/x", "1");
      const deleted = await remove(store, "/a/x", created);
      assert.deepEqual(await store.commit({ key: "/a/x", value: bytes("2"), expected: deleted }), { ok: false, current: undefined });
      assert.deepEqual(await store.commit({ key: "/a/x", expected: deleted }), { ok: false, current: undefined });
    });

    withStore("commits of one key that wait together are decided in their order", async (store) => {
      const results = await Promise.all(["1", "2", "3"].map((text) => store.commit({ key: "/a/x", value: bytes(text), expected: 0 })));
      const revision = await store.revision();
      const current = { key: "/a/x", value: bytes("1"), revision };
      assert.deepEqual(results, [
        { ok: true, revision },
        { ok: false, current },
        { ok: false, current },
      ]);
      const chain = await Promise.all(
        [1, 2, 3].map((i) => store.commit({ key: "/a/x", value: bytes(`${i}`), expected: revision + i - 1 })),
      );
      assert.deepEqual(chain.map(written), [revision + 1, revision + 2, revision + 3]);
    });

    withStore("of many writers of one key exactly one wins each round", async (store) => {
      let expected = 0;
      for (let round = 0; round < 5; round++) {
        const results = await Promise.all(
          Array.from({ length: 50 }, (_, i) => store.commit({ key: "/a/x", value: bytes(`${round}-${i}`), expected })),
        );
        const winners = results.filter((result) => result.ok);
        assert.equal(winners.length, 1);
        expected = written(winners[0] as CommitResult);
      }
    });

    withStore("keys may be kilobytes long, of any characters", async (store) => {
      const keys = ["x".repeat(5000), "\u{1f600}".repeat(1250), "é".repeat(2500), "\u0000\n!"].map((name) => `/a/${name}`);
      const revisions = await Promise.all(keys.map((key) => put(store, key, key)));
      for (const [i, key] of keys.entries()) {
        assert.deepEqual((await store.range({ start: key })).items.map(plain), [[key, key, revisions[i]]]);
      }
      assert.equal((await store.range({ start: "/a/", end: "/b", limit: 2 })).count, keys.length);
    });

    withStore("a refused or failed write leaves the others of its moment alone", async (store) => {
      const first = (await store.revision()) + 1;
      const results = await Promise.allSettled([
        store.commit({ key: "/a/x", value: bytes("1"), expected: 0 }),
        store.commit({ key: "/a/huge", value: Buffer.alloc(64 * 1024 * 1024), expected: 0 }),
        store.commit({ key: "/a/x", value: bytes("2"), expected: 0 }),
        store.commit({ key: "/a/y", value: bytes("3"), expected: 0 }),
      ]);
      assert.deepEqual(
        results.map((result) => (result.status === "rejected" ? result.reason.code : result.value.ok)),
        [true, "TooLarge", false, true],
      );
      assert.deepEqual(await keysAt(store, "/a/"), ["/a/x=1", "/a/y=3"]);
      assert.equal(await store.revision(), first + 1);
    });

    withStore("more than it lets wait is refused at once, and nothing of it written", async (store) => {
      const results = await Promise.allSettled(
        Array.from({ length: 25_000 }, (_, i) => store.commit({ key: `/a/${i}`, value: bytes("1"), expected: 0 })),
      );
      const written = results.filter((result) => result.status === "fulfilled");
      for (const result of results) assert.ok(result.status === "fulfilled" || fails("Unavailable")(result.reason));
      assert.equal((await store.range({ start: "/a/", end: "/b", limit: 1 })).count, written.length);
      await store.health();
      await put(store, "/a/after", "1");
    });

    withStore("values may be empty, binary and large; more is TooLarge", async (store) => {
      const large = Buffer.alloc(3 * 1024 * 1024, "ab\0");
      await Promise.all([
        put(store, "/a/empty", ""),
        ...[1, 2, 3, 4].map((i) => store.commit({ key: `/a/l${i}`, value: large, expected: 0 })),
      ]);
      const { items } = await store.range({ start: "/a/", end: "/b" });
      assert.deepEqual(
        items.map(({ value }) => value.length),
        [0, large.length, large.length, large.length, large.length],
      );
      assert.ok(items[4]?.value.equals(large));
      const refused = await Promise.all([1, 2, 3, 4].map((i) => store.commit({ key: `/a/l${i}`, value: bytes("x"), expected: 0 })));
      assert.ok(refused.every((result) => !result.ok && result.current?.value.equals(large)));
      await assert.rejects(store.commit({ key: "/a/huge", value: Buffer.alloc(64 * 1024 * 1024), expected: 0 }), fails("TooLarge"));
      await assert.rejects(store.commit({ key: "k".repeat(1024 * 1024), value: bytes(""), expected: 0 }), fails("TooLarge"));
    });
  });

  describe(`${name}: reads`, () => {
    withStore("keys order by their UTF-8 bytes", async (store) => {
      const keys = ["/a/\u{1f600}", "/a/\uffee", "/a/z", "/a/é", "/a/A", "/a/a", "/a/a!", "/a/a-b", "/a/a.b", "/a/\u0000"];
      for (const key of keys) await put(store, key, "");
      const { items } = await store.range({ start: "/a/", end: "/b" });
      const sorted = [...keys].sort((a, b) => Buffer.compare(bytes(a), bytes(b)));
      assert.deepEqual(
        items.map(({ key }) => key),
        sorted,
      );
    });

    withStore("a range without end is one key", async (store) => {
      const revision = await put(store, "/a/x", "1");
      await put(store, "/a/x1", "2");
      const { items, count } = await store.range({ start: "/a/x" });
      assert.deepEqual(items.map(plain), [["/a/x", "1", revision]]);
      assert.equal(count, 1);
      assert.equal((await store.range({ start: "/a/w" })).count, 0);
      assert.deepEqual((await store.range({ start: "/b", end: "/a" })).items, []);
    });

    withStore("limit cuts the items, count tells of all", async (store) => {
      const first = (await store.revision()) + 1;
      for (const name of ["a", "b", "c", "d"]) await put(store, `/a/${name}`, name);
      await remove(store, "/a/b", first + 1);
      const { items, count } = await store.range({ start: "/a/", end: "/b", limit: 2 });
      assert.deepEqual([items.map(({ key }) => key), count], [["/a/a", "/a/c"], 3]);
      const past = await store.range({ start: "/a/", end: "/b", limit: 2, revision: first + 3 });
      assert.deepEqual([past.items.map(({ key }) => key), past.count, past.revision], [["/a/a", "/a/b"], 4, first + 3]);
      assert.equal((await store.range({ start: "/a/", end: "/b", limit: 3 })).count, 3);
      assert.equal((await store.range({ start: "/a/c", end: "/b", limit: 1, uncounted: true })).items.length, 1);
    });

    withStore("every revision stays readable as it was", async (store) => {
      const first = (await store.revision()) + 1;
      await put(store, "/a/x", "1");
      await put(store, "/a/y", "1");
      await put(store, "/a/x", "2", first);
      await remove(store, "/a/y", first + 1);
      await put(store, "/a/y", "2");
      await remove(store, "/a/x", first + 2);
      const states = await Promise.all([-1, 0, 1, 2, 3, 4, 5].map((i) => keysAt(store, "/a/", first + i)));
      assert.deepEqual(states, [[], ["/a/x=1"], ["/a/x=1", "/a/y=1"], ["/a/x=2", "/a/y=1"], ["/a/x=2"], ["/a/x=2", "/a/y=2"], ["/a/y=2"]]);
      await assert.rejects(store.range({ start: "/a/", end: "/b", revision: first + 6 }), fails("FutureRevision"));
    });

    withStore("a read sees every write acknowledged before it", async (store) => {
      for (let i = 0; i < 20; i++) {
        await put(store, `/a/${i}`, "");
        assert.equal((await store.range({ start: "/a/", end: "/b", limit: 1 })).count, i + 1);
      }
    });

    withStore("thousands of keys and megabytes come in one answer", async (store) => {
      const value = Buffer.alloc(1000, "x");
      await Promise.all(
        Array.from({ length: 5000 }, (_, i) => store.commit({ key: `/a/${String(i).padStart(5, "0")}`, value, expected: 0 })),
      );
      const { items, count } = await store.range({ start: "/a/", end: "/b" });
      assert.equal(count, 5000);
      assert.deepEqual(
        items.map(({ key }) => key),
        Array.from({ length: 5000 }, (_, i) => `/a/${String(i).padStart(5, "0")}`),
      );
      assert.equal((await store.range({ start: "/a/", end: "/b", limit: 4321 })).items.length, 4321);
    });
  });

  describe(`${name}: watches`, () => {
    withStore("events come in revision order, before the writer hears", async (store) => {
      const first = (await store.revision()) + 1;
      const seen = collect(store, "/a/", first - 1);
      await Promise.all(Array.from({ length: 30 }, (_, i) => put(store, `/a/${i}`, `${i}`)));
      assert.deepEqual(
        seen.events.map(({ revision }) => revision),
        Array.from({ length: 30 }, (_, i) => first + i),
      );
      await put(store, "/a/0", "new", first);
      await remove(store, "/a/0", first + 30);
      await put(store, "/a/0", "again");
      assert.deepEqual(seen.events.slice(30), [
        { key: "/a/0", value: bytes("new"), revision: first + 30, created: false },
        { key: "/a/0", revision: first + 31, created: false },
        { key: "/a/0", value: bytes("again"), revision: first + 32, created: true },
      ]);
    });

    withStore("a watch sees its prefix only, and nothing after it is closed", async (store) => {
      const seen = collect(store, "/a/", await store.revision());
      const all = collect(store, "", await store.revision());
      await put(store, "/b/x", "");
      await put(store, "/a/x", "");
      await put(store, "/a", "");
      assert.deepEqual(
        seen.events.map(({ key }) => key),
        ["/a/x"],
      );
      assert.deepEqual(
        all.events.map(({ key }) => key),
        ["/b/x", "/a/x", "/a"],
      );
      seen.watch.close();
      await put(store, "/a/y", "");
      assert.equal(seen.events.length, 1);
    });

    withStore("a watch from the past sees what a live one saw, the rest live", async (store) => {
      const start = await store.revision();
      const live = collect(store, "/a/", start);
      let revision = await put(store, "/a/x", "1");
      await remove(store, "/a/x", revision);
      revision = await put(store, "/a/x", "2");
      await put(store, "/b/x", "2");
      const past = collect(store, "/a/", start);
      const later = collect(store, "/a/", revision - 1);
      await put(store, "/a/x", "3", revision);
      await past.reach(4);
      await later.reach(2);
      assert.deepEqual(past.events, live.events);
      assert.deepEqual(later.events, live.events.slice(2));
    });

    withStore("watches that start while writes go on lose and repeat nothing", async (store) => {
      const start = await store.revision();
      const watches: ReturnType<typeof collect>[] = [];
      const writes: Promise<Revision>[] = [];
      for (let i = 0; i < 300; i++) {
        writes.push(put(store, `/a/${i}`, `${i}`));
        if (i % 30 === 0) {
          await writes[i - 10];
          watches.push(collect(store, "/a/", start));
        }
      }
      await Promise.all(writes);
      const expected = Array.from({ length: 300 }, (_, i) => start + 1 + i);
      for (const { events, reach } of watches) {
        await reach(300);
        assert.deepEqual(
          events.map(({ revision }) => revision),
          expected,
        );
      }
    });

    withStore("a watch may be closed, and others opened, from within its own events", async (store) => {
      const start = await store.revision();
      const seen: string[] = [];
      const inner: string[] = [];
      const watch = store.watch({
        prefix: "/a/",
        after: start,
        onEvents: (events) => {
          seen.push(...events.map(({ key }) => key));
          watch.close();
          watch.close();
          store.watch({
            prefix: "/a/",
            after: start,
            onEvents: (past) => inner.push(...past.map(({ key }) => key)),
            onEnd: () => undefined,
          });
        },
        onEnd: () => assert.fail("a closed watch does not end"),
      });
      await put(store, "/a/x", "1");
      await put(store, "/a/y", "1");
      await put(store, "/a/z", "1");
      assert.deepEqual(seen, ["/a/x"]);
      while (inner.length < 3) await store.range({ start: "/a/x" });
      assert.deepEqual(inner, ["/a/x", "/a/y", "/a/z"]);
    });

    withStore("a watch that is closed while it reads the past gives nothing more", async (store) => {
      const start = await store.revision();
      for (let i = 0; i < 50; i++) await put(store, `/a/${i}`, "1");
      const past = collect(store, "/a/", start);
      past.watch.close();
      await collect(store, "/a/", start).reach(50);
      await put(store, "/a/x", "1");
      assert.equal(past.events.length, 0);
    });

    withStore("a watch learns of a revision at which nothing of its own changed, soon after it was asked for", async (store) => {
      let position = 0;
      let done = (): void => undefined;
      const reached = (revision: Revision) =>
        new Promise<void>((resolve) => {
          done = () => position >= revision && resolve();
          done();
        });
      store.watch({
        prefix: "/a/",
        after: await store.revision(),
        onEvents: () => assert.fail("nothing of its own changed"),
        onProgress: (revision) => {
          position = revision;
          done();
        },
        onEnd: () => undefined,
      });
      for (let i = 0; i < 3; i++) await put(store, `/b/${i}`, "1");
      await reached(await store.revision());
    });

    withStore("everything asked of a closed store says so, and its watches end", async (store) => {
      const revision = await put(store, "/a/x", "1");
      const seen = collect(store, "/a/", revision);
      await store.close();
      assert.equal((await seen.ended()).code, "Closed");
      for (const ask of [
        () => store.range({ start: "/a/x" }),
        () => store.commit({ key: "/a/y", value: bytes("1"), expected: 0 }),
        () => store.changes({ prefix: "/a/", after: revision, limit: 1, maximumBytes: 1 }),
        () => store.compact(revision),
        () => store.revision(),
        () => store.health(),
        async () => store.watch({ prefix: "/a/", after: revision, onEvents: () => undefined, onEnd: () => undefined }),
      ]) {
        await assert.rejects(ask(), fails("Closed"));
      }
      await store.close();
    });

    withStore("a watch of a future revision starts there", async (store) => {
      const revision = await store.revision();
      const seen = collect(store, "/a/", revision + 2);
      for (const name of ["a", "b", "c", "d"]) await put(store, `/a/${name}`, "");
      assert.deepEqual(
        seen.events.map(({ key }) => key),
        ["/a/c", "/a/d"],
      );
    });
  });

  describe(`${name}: compaction`, () => {
    withStore("older states and watches are gone, the current and later ones stay", async (store) => {
      const first = (await store.revision()) + 1;
      const seen = collect(store, "/a/", first - 1);
      await put(store, "/a/x", "1");
      await put(store, "/a/y", "1");
      await put(store, "/a/x", "2", first);
      await remove(store, "/a/y", first + 1);
      await put(store, "/a/z", "1");
      await store.compact(first + 2);
      assert.deepEqual(seen.compactions, [first + 2]);
      await assert.rejects(store.range({ start: "/a/", end: "/b", revision: first + 1 }), fails("Compacted"));
      assert.equal((await collect(store, "/a/", first + 1).ended()).code, "Compacted");
      assert.deepEqual(await keysAt(store, "/a/", first + 2), ["/a/x=2", "/a/y=1"]);
      assert.deepEqual(await keysAt(store, "/a/", first + 3), ["/a/x=2"]);
      const past = collect(store, "/a/", first + 2);
      await past.reach(2);
      assert.deepEqual(past.events, seen.events.slice(3));
      await store.compact(await store.revision());
      assert.deepEqual(await keysAt(store, "/a/"), ["/a/x=2", "/a/z=1"]);
      assert.equal((await store.range({ start: "/a/", end: "/b", limit: 1 })).count, 2);
    });

    withStore("compacting again or further back changes nothing, the future is refused", async (store) => {
      const revision = await put(store, "/a/x", "1");
      await store.compact(revision);
      await store.compact(revision);
      await store.compact(revision - 1);
      assert.deepEqual(await keysAt(store, "/a/", revision), ["/a/x=1"]);
      await assert.rejects(store.compact(revision + 1), fails("FutureRevision"));
    });

    withStore("goes on under writes and reads, none of which it loses", async (store) => {
      const first = (await store.revision()) + 1;
      const seen = collect(store, "", first - 1);
      const rounds = 60;
      let expected: Revision[] = Array.from({ length: 20 }, () => 0);
      for (let round = 0; round < rounds; round++) {
        const compacted = round % 5 === 4 ? store.compact((await store.revision()) - 30) : undefined;
        expected = await Promise.all(expected.map((revision, key) => put(store, `/a/${key}`, `${round}`, revision)));
        const { items, revision } = await store.range({ start: "/a/", end: "/b" });
        assert.ok(revision >= Math.max(...expected));
        assert.deepEqual(new Set(items.map(({ value }) => value.toString())), new Set([`${round}`]));
        await compacted;
      }
      assert.deepEqual(
        seen.events.map(({ revision }) => revision),
        Array.from({ length: 20 * rounds }, (_, i) => first + i),
      );
    });

    test("a compacted deletion does not bring its revision back", async ({ store, reopen }) => {
      const created = await put(store, "/a/x", "1");
      const deleted = await remove(store, "/a/x", created);
      await store.compact(deleted);
      const reopened = await reopen();
      assert.equal(await reopened.store.revision(), deleted);
      const again = collect(reopened.store, "/a/", deleted);
      assert.equal(await put(reopened.store, "/a/x", "2"), deleted + 1);
      assert.equal(again.events[0]?.created, true);
    });
  });

  describe(`${name}: life`, () => {
    test("everything is there when it is opened again", async ({ store, reopen }) => {
      const first = await put(store, "/a/x", "1");
      await put(store, "/a/x", "2", first);
      const reopened = await reopen();
      assert.equal(await reopened.store.revision(), first + 1);
      assert.deepEqual(await keysAt(reopened.store, "/a/"), ["/a/x=2"]);
      assert.deepEqual(await keysAt(reopened.store, "/a/", first), ["/a/x=1"]);
      const past = collect(reopened.store, "/a/", first - 1);
      assert.equal(await put(reopened.store, "/a/y", "1"), first + 2);
      await past.reach(3);
      assert.deepEqual(
        past.events.map(({ revision }) => revision),
        [first, first + 1, first + 2],
      );
    });

    test("close while it reads, watches the past and compacts ends all of it, one way or the other", async ({ store, reopen }) => {
      const start = await store.revision();
      await Promise.all(Array.from({ length: 3000 }, (_, i) => put(store, `/a/${i}`, "x".repeat(1000))));
      const past = collect(store, "", start);
      const calls = [
        store.range({ start: "/a/", end: "/b" }),
        store.range({ start: "/a/", end: "/b", revision: start + 1000 }),
        store.compact(start + 500),
        store.health(),
      ];
      const closed = store.close();
      for (const result of await Promise.allSettled(calls)) {
        assert.ok(result.status === "fulfilled" || fails("Closed")(result.reason) || fails("Unavailable")(result.reason), String(result));
      }
      assert.ok(["Closed", "Unavailable"].includes((await past.ended()).code));
      await closed;
      const reopened = await reopen();
      assert.equal((await reopened.store.range({ start: "/a/", end: "/b", limit: 1 })).count, 3000);
    });

    test("close finishes what waits, ends watches and refuses the rest", async ({ store, reopen }) => {
      const seen = collect(store, "", await store.revision());
      const waiting = Promise.all(Array.from({ length: 20 }, (_, i) => put(store, `/a/${i}`, "")));
      const closed = store.close();
      await assert.rejects(store.commit({ key: "/a/late", value: bytes(""), expected: 0 }), fails("Closed"));
      await assert.rejects(store.range({ start: "/a/", end: "/b" }), fails("Closed"));
      await assert.rejects(store.health(), fails("Closed"));
      await assert.rejects(store.revision(), fails("Closed"));
      assert.equal((await waiting).length, 20);
      await closed;
      await store.close();
      assert.equal((await seen.ended()).code, "Closed");
      assert.equal(seen.events.length, 20);
      const reopened = await reopen();
      assert.equal((await keysAt(reopened.store, "/a/")).length, 20);
      await reopened.store.health();
    });
  });

  changesContract(name, open);
  expiryContract(name, open);
  fullContract(name, open);
}
