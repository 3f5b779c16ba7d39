/** What is the embedded store's own: its file, its lock, its format, a full disk, and the size of file and log. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, it } from "node:test";
import type { Worker } from "node:worker_threads";
import Database from "better-sqlite3";
import { type KeyValueStore, StorageError } from "../../../../runtime/storage/key-value-store.js";
import { openSqliteStore, type SqliteStoreOptions } from "../../../../runtime/storage/sqlite/sqlite-store.js";
import { eventually } from "../../../support/eventually.js";

const STORE = new URL("../../../../runtime/storage/sqlite/sqlite-store.js", import.meta.url).href;

type Open = (options?: Partial<SqliteStoreOptions>) => Promise<KeyValueStore>;

async function inFolder(run: (file: string, open: Open) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sqlite-store-"));
  const file = join(folder, "store.db");
  const opened: KeyValueStore[] = [];
  try {
    await run(file, async (options) => {
      const store = await openSqliteStore({ file, ...options });
      opened.push(store);
      return store;
    });
  } finally {
    for (const store of opened) await store.close();
    rmSync(folder, { recursive: true });
  }
}

function refusal(code: string, text: RegExp): (error: unknown) => boolean {
  return (error) => error instanceof StorageError && error.code === code && text.test(error.message);
}

async function write(store: KeyValueStore, key: string, value: Buffer): Promise<number> {
  const { items } = await store.range({ start: key });
  const result = await store.commit({ key, value, expected: items[0]?.revision ?? 0 });
  assert.ok(result.ok);
  return result.revision;
}

const isHealthy = (store: KeyValueStore): Promise<boolean> =>
  store.health().then(
    () => true,
    () => false,
  );

/** Bytes of all pages, those in the log among them. */
function sizeOfPages(file: string): number {
  const database = new Database(file, { readonly: true });
  try {
    return Number(database.pragma("page_count", { simple: true })) * Number(database.pragma("page_size", { simple: true }));
  } finally {
    database.close();
  }
}

/** Puts a copy in its place. */
function replace(file: string): void {
  copyFileSync(file, `${file}-copy`);
  renameSync(`${file}-copy`, file);
}

describe("the file", () => {
  it("is its owner's alone, as all files beside it", () =>
    inFolder(async (file, open) => {
      const store = await open();
      await write(store, "/a", Buffer.from("1"));
      for (const suffix of ["", "-wal", "-shm", "-lock"]) assert.equal(statSync(`${file}${suffix}`).mode & 0o777, 0o600, suffix);
      await store.close();
      assert.equal(existsSync(`${file}-wal`), false);
    }));

  it("is refused to a second store, in this process and in another, until the first is closed", () =>
    inFolder(async (file, open) => {
      const store = await open();
      await assert.rejects(open(), refusal("Unavailable", /store\.db is in use by another process/));
      const script = `import { openSqliteStore } from ${JSON.stringify(STORE)}; await openSqliteStore({ file: process.argv[1] });`;
      const other = spawnSync(process.execPath, ["--input-type=module", "-e", script, file], { encoding: "utf8" });
      assert.notEqual(other.status, 0);
      assert.match(other.stderr, /store\.db is in use by another process/);
      await write(store, "/a", Buffer.from("1"));
      await store.close();
      const again = await open();
      assert.equal((await again.range({ start: "/a" })).count, 1);
      await again.close();
    }));

  it("is refused when it is something else or of a later format", () =>
    inFolder(async (file, open) => {
      writeFileSync(file, "no database, but long enough to look at".repeat(100));
      await assert.rejects(open(), refusal("Corrupt", /file is not a database/));
      rmSync(file);
      const foreign = new Database(file);
      foreign.exec("CREATE TABLE people (name)");
      foreign.close();
      await assert.rejects(open(), refusal("Corrupt", /a database of something else/));
      rmSync(file);
      await (await open()).close();
      const later = new Database(file);
      later.exec("UPDATE meta SET value = 7 WHERE name = 'format'");
      later.close();
      await assert.rejects(open(), refusal("Corrupt", /has storage format 7; this version reads format 1/));
      await assert.rejects(open({ file: `${file}/missing/x` }), refusal("Unavailable", /ENOTDIR|ENOENT/));
    }));

  it("is written up to its limit; then writes fail, reads go on, and compaction makes room", () =>
    inFolder(async (_, open) => {
      const store = await open({ maximumBytes: 1024 * 1024 });
      const value = Buffer.alloc(20_000, "x");
      let acknowledged = 0;
      await assert.rejects(
        async () => {
          for (;;) acknowledged = await write(store, "/a", value);
        },
        refusal("Full", /full/),
      );
      assert.ok(acknowledged > 20);
      assert.equal(await store.revision(), acknowledged);
      const { items } = await store.range({ start: "/a" });
      assert.deepEqual([items[0]?.revision, items[0]?.value.length], [acknowledged, value.length]);
      await store.compact(acknowledged);
      const written = await eventually(() =>
        write(store, "/a", value).catch((error: unknown) => {
          if (refusal("Full", /full/)(error)) return false;
          throw error;
        }),
      );
      assert.equal(written, acknowledged + 1);
      await eventually(() => isHealthy(store));
      await store.close();
    }));

  it("is not healthy while it cannot be written", () =>
    inFolder(async (_, open) => {
      const store = await open({ maximumBytes: 256 * 1024 });
      await store.health();
      await assert.rejects(write(store, "/a", Buffer.alloc(1024 * 1024)), refusal("Full", /full/));
      // There is room for others still.
      await eventually(() => isHealthy(store));
      await write(store, "/a", Buffer.alloc(1024));
      await store.close();
    }));

  for (const [what, damage, message] of [
    ["is removed", (file) => rmSync(file), /store\.db has been removed or replaced/],
    ["is replaced", replace, /store\.db has been removed or replaced/],
    ["loses its log", (file) => rmSync(`${file}-wal`), /store\.db-wal has been removed or replaced/],
    ["is cut short", (file) => truncateSync(file, 4096), /store\.db(?: has been cut short|: database disk image is malformed)/],
  ] satisfies [string, (file: string) => void, RegExp][]) {
    it(`takes no more writes when it ${what} underneath`, () =>
      inFolder(async (file, open) => {
        const store = await open();
        for (let i = 0; i < 50; i++) await write(store, `/k/${i}`, Buffer.alloc(1000, "x"));
        await store.health();
        // The log is copied soon after the last write, page by page to the last: what was cut off before would be there again.
        const size = sizeOfPages(file);
        await eventually(() => statSync(file).size >= size);
        damage(file);
        await assert.rejects(
          eventually(() => store.health().then(() => false)),
          refusal("Corrupt", message),
        );
        await assert.rejects(write(store, "/a", Buffer.from("1")), refusal("Corrupt", message));
        await store.close();
      }));
  }

  for (const revision of [2 ** 31 - 2, 2 ** 32 - 2, 2 ** 52]) {
    it(`goes on counting at revision ${revision}`, () =>
      inFolder(async (file, open) => {
        await (await open()).close();
        const database = new Database(file);
        database.prepare("UPDATE meta SET value = ? WHERE name IN ('compacted', 'purged')").run(revision);
        database.close();
        let store = await open();
        for (let i = 1; i <= 5; i++) assert.equal(await write(store, "/a", Buffer.from(`${i}`)), revision + i);
        await store.compact(revision + 2);
        await assert.rejects(store.range({ start: "/a", revision: revision + 1 }), refusal("Compacted", /has been compacted/));
        await store.close();
        store = await open();
        assert.equal(await store.revision(), revision + 5);
        for (let i = 2; i <= 5; i++) {
          const { items } = await store.range({ start: "/a", revision: revision + i });
          assert.deepEqual([items[0]?.value.toString(), items[0]?.revision], [`${i}`, revision + i]);
        }
      }));
  }

  it("is read at an old revision however often its keys have changed since", () =>
    inFolder(async (_, open) => {
      const store = await open();
      const keys = ["/k/a", "/k/b", "/k/c"];
      for (const key of keys) await write(store, key, Buffer.from("first"));
      const old = await store.revision();
      const known = new Map(keys.map((key, i) => [key, old - 2 + i]));
      for (let round = 0; round < 100; round++) {
        const head = await store.revision();
        // Each commit names the revision that the one before it will have.
        const chain = Array.from({ length: 900 }, (_, i) => {
          const key = keys[i % 3] as string;
          const expected = known.get(key) as number;
          known.set(key, head + 1 + i);
          return store.commit({ key, value: Buffer.from(`${round}`), expected });
        });
        for (const result of await Promise.all(chain)) assert.ok(result.ok);
      }
      const { items, count } = await store.range({ start: "/k/", end: "/k0", revision: old });
      assert.deepEqual(
        items.map(({ key, value }) => [key, value.toString()]),
        keys.map((key) => [key, "first"]),
      );
      assert.equal(count, 3);
    }));

  it("is read by no thread of its own where it is a key or a few", () =>
    inFolder(async (_file, open) => {
      const started: string[] = [];
      const note = ({ threadName }: Worker): void => void started.push(threadName ?? "");
      process.on("worker", note);
      try {
        const store = await open();
        for (const key of ["/a/1", "/a/2", "/a/3"]) await write(store, key, Buffer.from(key));
        const few = { start: "/a/", end: "/a0", uncounted: true };
        assert.equal((await store.range({ ...few, limit: 2 })).items.length, 2);
        assert.deepEqual(started, ["storage writer"]);
        assert.equal((await store.range(few)).items.length, 3);
        assert.deepEqual(started, ["storage writer", "storage reader"]);
      } finally {
        process.off("worker", note);
      }
    }));

  it("cuts its log when nothing is written any more, and goes on writing to it", () =>
    inFolder(async (file, open) => {
      const store = await open();
      const value = Buffer.alloc(1024 * 1024, "x");
      for (let i = 0; i < 8; i++) await write(store, "/a", value);
      assert.ok(statSync(`${file}-wal`).size > 4 * 1024 * 1024);
      await eventually(() => statSync(`${file}-wal`).size === 0);
      await write(store, "/a", Buffer.from("last"));
      await store.close();
      const again = await open();
      assert.equal((await again.range({ start: "/a" })).items[0]?.value.toString(), "last");
      await again.close();
    }));

  it("and its log shrink after compaction, which goes on after a restart", () =>
    inFolder(async (file, open) => {
      let store = await open();
      const value = Buffer.alloc(1000, "x");
      const known = new Map<string, number>();
      for (let round = 0; round < 250; round++) {
        const keys = Array.from({ length: 100 }, (_, i) => `/k/${i}`);
        const results = await Promise.all(keys.map((key) => store.commit({ key, value, expected: known.get(key) ?? 0 })));
        for (const [i, result] of results.entries()) if (result.ok) known.set(keys[i] as string, result.revision);
      }
      const full = statSync(file).size;
      assert.ok(full > 10 * 1024 * 1024, `${full}`);
      await store.compact(await store.revision());
      await store.close();
      store = await open();
      // What is left free may be 4 MiB.
      const small = full / 2;
      await eventually(() => statSync(file).size <= small);
      assert.ok(statSync(`${file}-wal`).size < 64 * 1024 * 1024);
      assert.equal((await store.range({ start: "/k/", end: "/k0", limit: 1 })).count, 100);
      await store.close();
      const database = new Database(file);
      assert.equal(database.prepare("SELECT count(*) FROM revisions").pluck().get(), 100);
      assert.equal(database.pragma("integrity_check", { simple: true }), "ok");
      database.close();
    }));
});
