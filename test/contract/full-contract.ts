/** What every KeyValueStore must do when there is no room for more. */
import assert from "node:assert/strict";
import { describe } from "node:test";
import type { CommitResult, KeyValueStore, Revision } from "../../runtime/storage/key-value-store.js";
import { eventually } from "../support/eventually.js";
import { collect, fails, keysAt, type OpenStore, put, remove, type StoreUnderTest, storeTests, written } from "./store-under-test.js";

const ROOM = 1024 * 1024;
const LARGE = "x".repeat(20_000);

/** Writes until there is no room for another. */
async function fill(store: KeyValueStore): Promise<Revision[]> {
  const revisions: Revision[] = [];
  await assert.rejects(async () => {
    for (;;) revisions.push(await put(store, `/a/${revisions.length}`, LARGE));
  }, fails("Full"));
  assert.ok(revisions.length > 20, `${revisions.length} were written`);
  return revisions;
}

export function fullContract(name: string, open: OpenStore): void {
  const { test } = storeTests(open);
  const testFull = (title: string, run: (full: StoreUnderTest, revisions: Revision[]) => Promise<void>): void =>
    test(title, async ({ reopen }) => {
      const full = await reopen(ROOM);
      await run(full, await fill(full.store));
    });

  describe(`${name}: no room`, () => {
    testFull("a full store says so, takes no revision, and has all that it acknowledged", async ({ store }, revisions) => {
      const [first, last] = [revisions[0] as Revision, revisions.at(-1) as Revision];
      const seen = collect(store, "/a/", first - 1);
      await assert.rejects(store.commit({ key: "/a/more", value: Buffer.from(LARGE), expected: 0 }), fails("Full"));
      assert.equal(await store.revision(), last);
      assert.equal((await keysAt(store, "/a/")).length, revisions.length);
      assert.equal((await keysAt(store, "/a/", first)).length, 1);
      await seen.reach(revisions.length);
      assert.deepEqual(
        seen.events.map(({ revision }) => revision),
        revisions,
      );
    });

    testFull("deletions pass, and changes that hardly add to what they replace", async ({ store }, revisions) => {
      const last = revisions.at(-1) as Revision;
      assert.equal(await put(store, "/a/0", "small", revisions[0]), last + 1);
      assert.equal(await remove(store, "/a/1", revisions[1] as Revision), last + 2);
      assert.deepEqual(await store.commit({ key: "/a/1", expected: 7, withoutCurrent: true }), { ok: false, current: undefined });
      assert.equal((await keysAt(store, "/a/")).length, revisions.length - 1);
    });

    testFull("compaction makes room of what was deleted", async ({ store }, revisions) => {
      for (const [i, revision] of revisions.entries()) if (i % 4 > 0) await remove(store, `/a/${i}`, revision);
      const deleted = await store.revision();
      await store.compact(deleted);
      const revision = await eventually(() =>
        put(store, "/a/again", LARGE).catch((error: unknown) => {
          if (fails("Full")(error)) return false as const;
          throw error;
        }),
      );
      assert.equal(revision, deleted + 1);
    });

    test("of writes that wait together each is as it was told: in the store and seen, or Full and nowhere", async ({ reopen }) => {
      const { store } = await reopen(ROOM);
      const start = await store.revision();
      const seen = collect(store, "/a/", start);
      const commits = Array.from({ length: 100 }, (_, i) => store.commit({ key: `/a/${i}`, value: Buffer.from(LARGE), expected: 0 }));
      const results = await Promise.allSettled(commits);
      for (const result of results) if (result.status === "rejected") assert.ok(fails("Full")(result.reason), String(result.reason));
      const revisions = results
        .filter((result): result is PromiseFulfilledResult<CommitResult> => result.status === "fulfilled")
        .map(({ value }) => written(value));
      assert.ok(revisions.length < results.length);
      const { items } = await store.range({ start: "/a/", end: "/a0" });
      assert.deepEqual(
        items.map(({ revision }) => revision).sort((a, b) => a - b),
        revisions,
      );
      assert.equal(await store.revision(), start + revisions.length);
      await seen.reach(revisions.length);
      assert.equal(seen.events.length, revisions.length);
    });

    testFull("a store that is opened again with more room takes what it refused", async ({ reopen }, revisions) => {
      const reopened = await reopen();
      assert.equal(await put(reopened.store, `/a/${revisions.length}`, LARGE), (revisions.at(-1) as Revision) + 1);
    });
  });
}
