/** The thread for writes is replaced when it ends under load; nothing acknowledged is lost, and what it wrote without an answer is told. */
import assert from "node:assert/strict";
import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "node:test";
import type { Worker } from "node:worker_threads";
import { StorageError, type StoreEvent } from "../../../../runtime/storage/key-value-store.js";
import { openSqliteStore, type SqliteStoreOptions } from "../../../../runtime/storage/sqlite/sqlite-store.js";
import { eventually } from "../../../support/eventually.js";

async function withStore(
  options: Partial<SqliteStoreOptions>,
  test: (store: Awaited<ReturnType<typeof openSqliteStore>>, writer: () => Worker, folder: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "writer-thread-"));
  const started: Worker[] = [];
  const note = (worker: Worker): void => void started.push(worker);
  process.on("worker", note);
  const store = await openSqliteStore({ file: join(folder, "store.db"), ...options });
  try {
    await test(store, () => started.at(-1) as Worker, folder);
  } finally {
    await store.close();
    process.off("worker", note);
    rmSync(folder, { recursive: true });
  }
}

it("a writing thread that ends under load is replaced", async () => {
  const failures: string[] = [];
  await withStore({ onFailure: (work) => failures.push(work) }, async (store, writer) => {
    const seen: StoreEvent[] = [];
    const ends: string[] = [];
    store.watch({
      prefix: "/",
      after: await store.revision(),
      onEvents: (events) => seen.push(...events),
      onEnd: (error) => ends.push(error.code),
    });
    const acknowledged = new Map<string, number>();
    const refused: StorageError[] = [];
    let written = 0;
    const write = async (): Promise<void> => {
      const key = `/k${written++}`;
      try {
        const result = await store.commit({ key, value: Buffer.from(key), expected: 0 });
        assert.ok(result.ok);
        acknowledged.set(key, result.revision);
      } catch (error) {
        assert.ok(error instanceof StorageError && error.code === "Unavailable", String(error));
        refused.push(error);
      }
    };
    for (let kills = 0; kills < 5; kills++) {
      const before = acknowledged.size;
      const waves = Promise.all(
        Array.from({ length: 20 }, async () => {
          for (let i = 0; i < 25; i++) await write();
        }),
      );
      await eventually(() => acknowledged.size > before + 50);
      await writer().terminate();
      await waves;
      assert.ok(acknowledged.size > before + 300, "writes that wait for the new thread are written");
    }
    assert.ok(refused.length <= 5 * 20, "only what was under way is refused");
    assert.equal(failures.length, 5);
    const { items } = await store.range({ start: "/", end: "0" });
    const stored = new Map(items.map(({ key, revision }) => [key, revision]));
    for (const [key, revision] of acknowledged) assert.equal(stored.get(key), revision);
    await eventually(() => seen.length === items.length);
    assert.deepEqual(new Map(seen.map(({ key, revision }) => [key, revision])), stored, "watches hear of what was written unanswered");
    assert.deepEqual(ends, [], "and go on");
    assert.ok(seen.every(({ revision }, i) => i === 0 || revision > (seen[i - 1] as StoreEvent).revision));
  });
});

it("while there can be no other, commits are refused at once; when there can be again, they are written", async () => {
  await withStore({}, async (store, writer, folder) => {
    assert.ok((await store.commit({ key: "/a", value: Buffer.from("1"), expected: 0 })).ok);
    const file = join(folder, "store.db");
    renameSync(file, `${file}-away`);
    await writer().terminate();
    for (let i = 0; i < 3; i++)
      await assert.rejects(store.commit({ key: "/b", value: Buffer.from("1"), expected: 0 }), { code: "Missing" });
    await assert.rejects(store.health(), { code: "Missing" });
    renameSync(`${file}-away`, file);
    assert.ok((await store.commit({ key: "/b", value: Buffer.from("1"), expected: 0 })).ok);
    await store.health();
  });
});
