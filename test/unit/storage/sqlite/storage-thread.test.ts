/** The thread for reads is replaced when it fails; work behind the scenes that fails is told. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "node:test";
import { StorageError } from "../../../../runtime/storage/key-value-store.js";
import { prepareThread } from "../../../../runtime/storage/sqlite/prepared-thread.js";
import { countRange } from "../../../../runtime/storage/sqlite/read-lane.js";
import { openSqliteStore } from "../../../../runtime/storage/sqlite/sqlite-store.js";
import { ReaderThread, type StorageThread, startThread } from "../../../../runtime/storage/sqlite/storage-thread.js";
import { eventually } from "../../../support/eventually.js";

it("a reading thread that has ended is replaced, and what it was asked is asked again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "storage-thread-"));
  const file = join(folder, "store.db");
  const store = await openSqliteStore({ file });
  const started: StorageThread[] = [];
  const reader = new ReaderThread(file, async () => {
    const thread = await startThread({ role: "reader", file, maximumBytes: undefined, mustExist: true, now: 0 });
    started.push(thread);
    return thread;
  });
  const count = (): Promise<number> => reader.read((lane) => countRange(lane, { start: "/", end: "0", revision: 1, limit: 0 }));
  assert.equal(await count(), 0);
  const [first] = started;
  const ending = (first as StorageThread).end();
  const during = await Promise.all([count(), count()]);
  await ending;
  assert.deepEqual([...during, await count()], [0, 0, 0]);
  await (started.at(-1) as StorageThread).end();
  assert.equal(await count(), 0);
  assert.ok(started.length === 3, `${started.length}`);
  await reader.end();
  await store.close();
  rmSync(folder, { recursive: true });
});

it("a store opens with a thread that was prepared, and says why it cannot with one that has ended meanwhile", async () => {
  const folder = mkdtempSync(join(tmpdir(), "storage-thread-"));
  const file = join(folder, "store.db");
  const store = await openSqliteStore({ file, writer: prepareThread("writer") });
  await store.close();
  const ended = prepareThread("writer");
  await ended.worker.terminate();
  await assert.rejects(openSqliteStore({ file, writer: ended }), {
    code: "Unavailable",
    message: "the storage thread failed: it has ended",
  });
  rmSync(folder, { recursive: true });
});

it("a compaction that fails is told, and tried again until it succeeds", async () => {
  const folder = mkdtempSync(join(tmpdir(), "storage-thread-"));
  const file = join(folder, "store.db");
  const failures: [string, unknown][] = [];
  const store = await openSqliteStore({ file, historyRetentionMs: 50, onFailure: (work, error) => failures.push([work, error]) });
  const compact = store.compact.bind(store);
  let broken = true;
  store.compact = (revision) => (broken ? Promise.reject(new StorageError("Unavailable", "the disk is away")) : compact(revision));
  const first = await store.commit({ key: "/a", value: Buffer.from("1"), expected: 0 });
  assert.ok(first.ok);
  const second = await store.commit({ key: "/a", value: Buffer.from("2"), expected: first.revision });
  assert.ok(second.ok);
  await eventually(() => failures.length > 1);
  assert.deepEqual(failures[0]?.[0], "compaction");
  broken = false;
  await eventually(async () =>
    store.range({ start: "/a", revision: first.revision }).then(
      () => false,
      (error) => error.code === "Compacted",
    ),
  );
  await store.close();
  rmSync(folder, { recursive: true });
});
