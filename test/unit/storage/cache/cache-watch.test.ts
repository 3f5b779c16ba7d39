/** Watches of a cache: what they see, and what ends them. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { MAXIMUM_QUEUE_BYTES } from "../../../../runtime/storage/cache/cache-watchers.js";
import { MAXIMUM_WINDOW_BYTES } from "../../../../runtime/storage/cache/change-window.js";
import { StorageError } from "../../../../runtime/storage/key-value-store.js";
import { open, PREFIX, takeAll, withCache } from "./cache-fixture.js";

const compacted = (error: unknown): boolean => error instanceof StorageError && error.code === "Compacted";

describe("cache watches", () => {
  it("see creations, changes and deletions with what was before", () =>
    withCache(async ({ cache, put, remove }) => {
      const { take } = open(cache, cache.revision);
      const first = await put("a!x", "1");
      await put("a!x", "2");
      await remove("a!x");
      assert.deepEqual(take(), [`${first} +a!x=1`, `${first + 1} ~a!x=2`, `${first + 2} -a!x=2@${first + 2}`]);
      assert.deepEqual(take(), []);
    }));

  it("see what they watch only: all, a namespace, a key, any prefix", () =>
    withCache(async ({ cache, put }) => {
      const after = cache.revision;
      const watches = [
        open(cache, after),
        open(cache, after, "a!"),
        open(cache, after, "a!x", { exact: true }),
        open(cache, after, "a!x"),
        open(cache, after, "c"),
      ];
      const names = ["a!x", "b!x", "a!xy", "ab!x", "c", "cd!x"];
      for (const name of names) await put(name, "");
      const seen = watches.map(({ watch }) => watch.take().map(({ key }) => key.slice(PREFIX.length)));
      assert.deepEqual(seen, [names, ["a!x", "a!xy"], ["a!x"], ["a!x", "a!xy"], ["c", "cd!x"]]);
      const past = [
        ["", false],
        ["a!", false],
        ["a!x", true],
        ["a!x", false],
        ["c", false],
      ] as const;
      const replayed = past.map(([prefix, exact]) =>
        open(cache, after, prefix, { exact })
          .watch.take()
          .map(({ key }) => key.slice(PREFIX.length)),
      );
      assert.deepEqual(replayed, seen);
    }));

  it("share the same change, and its entries with the cache", () =>
    withCache(async ({ cache, put }) => {
      const [one, two] = [open(cache, cache.revision), open(cache, cache.revision, "a!")];
      await put("a!x", "1");
      const [change] = one.watch.take();
      assert.equal(change, two.watch.take()[0]);
      assert.equal(change?.current, cache.get(`${PREFIX}a!x`));
    }));

  it("are called once until they take, when the cache shows the change", () =>
    withCache(async ({ cache, put }) => {
      const shown: (string | undefined)[] = [];
      const watch = cache.watch({
        prefix: PREFIX,
        after: cache.revision,
        queueLimit: 10,
        onReady: () => shown.push(cache.get(`${PREFIX}a!x`)?.text),
      });
      await put("a!x", "1");
      await put("a!x", "2");
      assert.deepEqual(shown, ["1"]);
      assert.equal(watch.take().length, 2);
      await put("a!x", "3");
      assert.deepEqual(shown, ["1", "3"]);
    }));

  it("are called again when a quarter of their queue is full, in changes or in bytes", () =>
    withCache(async ({ cache, put }) => {
      const many = open(cache, cache.revision, "", { queueLimit: 12 });
      const calls: number[] = [];
      for (let i = 0; i < 6; i++) {
        await put("a!x", String(i));
        calls.push(many.calls());
      }
      assert.deepEqual(calls, [1, 1, 2, 2, 2, 2]);
      const large = open(cache, cache.revision);
      await put("a!x", "small");
      assert.equal(large.calls(), 1);
      await put("a!x", "x".repeat(MAXIMUM_QUEUE_BYTES / 8));
      assert.equal(large.calls(), 1);
      await put("a!x", "x".repeat(MAXIMUM_QUEUE_BYTES / 8));
      assert.equal(large.calls(), 2);
    }));

  it("start in the past with everything since, then go on", () =>
    withCache(async ({ cache, put }) => {
      const first = await put("a!x", "1");
      await put("a!x", "2");
      const late = open(cache, first);
      await put("a!x", "3");
      assert.deepEqual(late.take(), [`${first + 1} ~a!x=2`, `${first + 2} ~a!x=3`]);
      const told = open(cache, first);
      assert.equal(told.calls(), 0);
      await Promise.resolve();
      assert.equal(told.calls(), 1);
    }));

  it("may start in the future, and see nothing before it", () =>
    withCache(async ({ cache, put }) => {
      const late = open(cache, cache.revision + 1);
      await put("a!x", "1");
      const second = await put("a!x", "2");
      assert.deepEqual(late.take(), [`${second} ~a!x=2`]);
    }));

  it("are refused where the window does not reach (WATCH-09)", () =>
    withCache(async ({ cache, put }) => {
      const first = await put("a!x", "1");
      for (const text of ["2", "3", "4"]) await put("a!x", text);
      assert.throws(() => open(cache, first - 1), compacted);
      assert.throws(() => open(cache, first), compacted);
      assert.equal(open(cache, first + 1).take().length, 2);
    }, 2));

  it("are refused where history is compacted (WATCH-09)", () =>
    withCache(async ({ store, cache, put }) => {
      const first = await put("a!x", "1");
      const second = await put("a!x", "2");
      await put("a!x", "3");
      const early = open(cache, first);
      await store.compact(second);
      assert.equal(early.take().length, 2);
      assert.throws(() => open(cache, first), compacted);
      assert.deepEqual(open(cache, second).take(), [`${second + 1} ~a!x=3`]);
    }));

  it("are cut off when they do not take, and keep what was queued", () =>
    withCache(async ({ cache, put }) => {
      const slow = open(cache, cache.revision, "", { queueLimit: 3 });
      const quick = open(cache, cache.revision, "", { queueLimit: 3 });
      const first = await put("a!x", "1");
      for (const text of ["2", "3", "4", "5"]) {
        quick.take();
        await put("a!x", text);
      }
      assert.equal(slow.watch.ended, "slow");
      assert.equal(slow.calls(), 2);
      assert.deepEqual(slow.take(), [`${first} +a!x=1`, `${first + 1} ~a!x=2`, `${first + 2} ~a!x=3`]);
      assert.deepEqual(slow.take(), []);
      assert.equal(quick.watch.ended, undefined);
      assert.equal(open(cache, first + 2).take().length, 2);
    }));

  it("are cut off when what they do not take is large, though it is not many", () =>
    withCache(async ({ cache, put }) => {
      const start = cache.revision;
      const slow = open(cache, start);
      const quick = open(cache, start);
      const large = "x".repeat(MAXIMUM_QUEUE_BYTES / 5);
      for (let i = 0; i < 7; i++) {
        await put("a!x", large);
        quick.take();
      }
      assert.equal(slow.watch.ended, "slow");
      assert.equal(slow.watch.take().length, 1);
      assert.equal(takeAll(slow.watch).length, 4);
      assert.equal(quick.watch.ended, undefined);
    }));

  it("take what waits in parts of some hundred KiB, which makes room for as much", () =>
    withCache(async ({ cache, put }) => {
      const start = cache.revision;
      const large = "x".repeat(MAXIMUM_QUEUE_BYTES / 10);
      for (let i = 0; i < 10; i++) await put("a!x", large);
      const { watch } = open(cache, start, "", { queueLimit: 2 });
      for (let i = 0; i < 2; i++) await put("a!x", large);
      for (let i = 1; i <= 11; i++)
        assert.deepEqual(
          watch.take().map(({ revision }) => revision),
          [start + i],
        );
      await put("a!x", large);
      assert.equal(watch.ended, undefined);
      await put("a!x", large);
      assert.equal(watch.ended, "slow");
      assert.equal(takeAll(watch).length, 2);
      for (let i = 0; i < 515; i++) await put("a!y", "1");
      const many = open(cache, start + 14);
      assert.deepEqual(
        Array.from({ length: 4 }, () => many.watch.take().length),
        [256, 256, 3, 0],
      );
    }, 1000));

  it("cannot start where the window has let go of large states", () =>
    withCache(async ({ cache, put }) => {
      const start = cache.revision;
      for (let i = 0; i < 12; i++) await put("a!x", "x".repeat(MAXIMUM_WINDOW_BYTES / 10));
      assert.throws(() => open(cache, start), compacted);
      assert.equal(open(cache, cache.revision - 5).take().length, 5);
    }));

  it("do not count what was before them against their queue", () =>
    withCache(async ({ cache, put }) => {
      const start = cache.revision;
      for (let i = 0; i < 10; i++) await put("a!x", `${i}`);
      const late = open(cache, start, "", { queueLimit: 2 });
      await put("a!x", "10");
      await put("a!x", "11");
      assert.equal(late.watch.ended, undefined);
      assert.equal(late.take().length, 12);
      for (let i = 0; i < 3; i++) await put("a!x", "12");
      assert.equal(late.watch.ended, "slow");
    }));

  it("are over at once when closed, by themselves or with the cache", () =>
    withCache(async ({ cache, put }) => {
      const one = open(cache, cache.revision);
      const two = open(cache, cache.revision, "a!");
      await put("a!x", "1");
      one.watch.close();
      assert.deepEqual([one.watch.ended, one.take()], ["closed", []]);
      await put("a!x", "2");
      assert.equal(one.calls(), 1);
      cache.close();
      assert.equal(two.watch.ended, "closed");
      assert.equal(two.take().length, 2);
      await put("a!y", "1");
      assert.deepEqual(two.take(), []);
    }));

  it("end with the store", () =>
    withCache(async ({ store, cache }) => {
      const { watch, calls } = open(cache, cache.revision);
      await store.close();
      assert.ok(watch.ended instanceof StorageError && watch.ended.code === "Closed");
      assert.equal(calls(), 1);
      assert.throws(
        () => open(cache, cache.revision),
        (error) => error instanceof StorageError && error.code === "Closed",
      );
    }));
});
