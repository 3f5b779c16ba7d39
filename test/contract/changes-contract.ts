/** What every KeyValueStore must do when it is asked for changes of the past. */
import assert from "node:assert/strict";
import { describe } from "node:test";
import type { ChangesRequest, KeyValueStore, PastChange, Revision } from "../../runtime/storage/key-value-store.js";
import { fails, type OpenStore, put, remove, storeTests } from "./store-under-test.js";

export function changesContract(name: string, open: OpenStore): void {
  const { withStore } = storeTests(open);

  describe(`${name}: changes of the past`, () => {
    /** Pages until there is no more, each as lines of what it tells. */
    const pages = async (store: KeyValueStore, request: Omit<ChangesRequest, "after">, after: Revision): Promise<string[][]> => {
      const all: string[][] = [];
      for (let at = after; ; ) {
        const { changes, through } = await store.changes({ ...request, after: at });
        if (changes.length > 0) all.push(changes.map(describeChange));
        if (through <= at) return all;
        at = through;
      }
    };
    const describeChange = ({ key, value, revision, created, previous }: PastChange): string =>
      `${revision} ${created ? "+" : value === undefined ? "-" : "~"}${key}=${value ?? ""}${previous === undefined ? "" : ` was ${previous.value}@${previous.revision}`}`;

    withStore("are told in order with what they replaced, for one prefix", async (store) => {
      const start = await store.revision();
      const created = await put(store, "/a/x", "1");
      const changed = await put(store, "/a/x", "2", created);
      await put(store, "/b/x", "1");
      const removed = await remove(store, "/a/x", changed);
      const again = await put(store, "/a/x", "3");
      const expected = [
        `${created} +/a/x=1`,
        `${changed} ~/a/x=2 was 1@${created}`,
        `${removed} -/a/x= was 2@${changed}`,
        `${again} +/a/x=3`,
      ];
      const request = { prefix: "/a/", limit: 100, maximumBytes: 1_000_000 };
      assert.deepEqual((await pages(store, request, start)).flat(), expected);
      assert.deepEqual((await pages(store, request, created)).flat(), expected.slice(1));
      assert.deepEqual(await pages(store, request, again), []);
      assert.deepEqual(
        (await pages(store, { ...request, limit: 1 }, start)).map(({ length }) => length),
        [1, 1, 1, 1],
      );
      assert.deepEqual(
        (await pages(store, { ...request, maximumBytes: 1 }, start)).map(({ length }) => length),
        [1, 1, 1, 1],
      );
    });

    withStore("are bounded in bytes, whatever one change holds", async (store) => {
      const start = await store.revision();
      const large = "x".repeat(3_000_000);
      let expected = 0;
      for (let i = 0; i < 4; i++) expected = await put(store, "/a/x", large, expected);
      const { changes } = await store.changes({ prefix: "/a/", after: start, limit: 100, maximumBytes: 4_000_000 });
      assert.ok(changes.length === 1 || changes.length === 2);
      assert.equal((await pages(store, { prefix: "/a/", limit: 100, maximumBytes: 1 }, start)).length, 4);
    });

    withStore("reach every acknowledged write, also when it was not under the prefix, and never further", async (store) => {
      const start = await store.revision();
      await put(store, "/b/x", "1");
      const revision = await store.revision();
      assert.deepEqual(await store.changes({ prefix: "/a/", after: start, limit: 10, maximumBytes: 1000 }), {
        changes: [],
        through: revision,
      });
      const writes = Array.from({ length: 20 }, (_, i) => put(store, `/a/${i}`, "1"));
      let told = 0;
      for (let at = start; told < 20; ) {
        const page = await store.changes({ prefix: "/a/", after: at, limit: 3, maximumBytes: 1000 });
        assert.ok(page.through <= (await store.revision()));
        told += page.changes.length;
        at = page.through;
      }
      await Promise.all(writes);
    });

    withStore("are gone once compacted", async (store) => {
      const created = await put(store, "/a/x", "1");
      const changed = await put(store, "/a/x", "2", created);
      await put(store, "/a/x", "3", changed);
      await store.compact(changed);
      const request = { prefix: "/a/", limit: 10, maximumBytes: 1000 };
      await assert.rejects(store.changes({ ...request, after: created }), fails("Compacted"));
      assert.deepEqual((await pages(store, request, changed)).flat(), [`${changed + 1} ~/a/x=3 was 2@${changed}`]);
    });
  });
}
