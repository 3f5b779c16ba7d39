/** A disk that takes no more: writes are refused and said why, reads go on, and all is well again when the disk is. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { StorageError } from "../../runtime/storage/key-value-store.js";
import { restoreSnapshot, saveSnapshot } from "../../runtime/storage/sqlite/snapshot.js";
import { openSqliteStore } from "../../runtime/storage/sqlite/sqlite-store.js";
import type { ApiClient, Reply } from "../support/api-client.js";
import { assertOk } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { OWN_CONFIG_MAPS, startServer, type TestServer } from "../support/server.js";

const COLLECTION = "/api/v1/namespaces/default/configmaps";
const LARGE = 200_000;
/** The log is copied, and starts over, while writers rest for so long; they are idle only after much more. */
const COPYING_MS = 30;
/** How much has been written at the end depends on milliseconds: one round in three had too much when it was not counted. */
const ROUNDS = process.env["SOAK"] === undefined ? 4 : 12;
const hasPrlimit = spawnSync("prlimit", ["--version"]).status === 0;
const mayMount = process.platform === "linux" && process.getuid?.() === 0 && spawnSync("mount", ["--version"]).status === 0;

const put = (client: ApiClient, name: string, bytes: number): Promise<Reply> =>
  client.put(`${COLLECTION}/${name}`, { metadata: { name }, data: { text: "x".repeat(bytes) } });

async function names(client: ApiClient): Promise<string[]> {
  return (await client.get(COLLECTION)).json.items.map((item: { metadata: { name: string } }) => item.metadata.name);
}

/** Creates until one is refused; gives the refusal and what was acknowledged before. */
async function fill(client: ApiClient, bytes: number): Promise<{ refusal: Reply; acknowledged: string[] }> {
  const acknowledged: string[] = [];
  for (;;) {
    const name = `m${acknowledged.length}-${bytes}`;
    const reply = await put(client, name, bytes);
    if (reply.status !== 201) return { refusal: reply, acknowledged };
    acknowledged.push(name);
    assert.ok(acknowledged.length < 1000, "nothing was refused");
  }
}

test("ERR-01 writes that the disk fails are 503, reads go on, and so do writes when it works again", {
  skip: !hasPrlimit && "prlimit (util-linux) is not installed",
}, async () => {
  const server = await startServer({ flags: [OWN_CONFIG_MAPS] });
  const limit = (bytes: number | "unlimited"): void => {
    const { status, stderr } = spawnSync("prlimit", [`--pid=${server.process.pid}`, `--fsize=${bytes}:unlimited`], { encoding: "utf8" });
    assert.equal(status, 0, stderr);
  };
  assert.equal((await put(server.admin, "first", LARGE)).status, 201);
  limit(statSync(join(server.dataDir, "store.db-wal")).size + 1_000_000);
  const { refusal, acknowledged } = await fill(server.admin, LARGE);
  assert.deepEqual([refusal.status, refusal.json.reason, refusal.headers["retry-after"]], [503, "ServiceUnavailable", "1"]);
  assert.deepEqual(await names(server.admin), ["first", ...acknowledged].sort());
  await eventually(() => /store\.db: disk I\/O error/.test(server.output()));
  limit("unlimited");
  assert.equal((await put(server.admin, "last", LARGE)).status, 201);
  assert.equal((await server.admin.get("/readyz")).status, 200);
  await restart(server, ["first", "last", ...acknowledged]);
  rmSync(server.dataDir, { recursive: true });
});

function onSmallDisk(title: string, run: (dataDir: string, resize: (mebibytes: number) => void) => Promise<void>): void {
  test(title, { skip: !mayMount && "only root may mount a small file system" }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "orch-full-"));
    const mount = (...options: string[]): void => {
      const { status, stderr } = spawnSync("mount", [...options, dataDir], { encoding: "utf8" });
      assert.equal(status, 0, stderr);
    };
    mount("-t", "tmpfs", "-o", "size=64m", "tmpfs");
    try {
      await run(dataDir, (mebibytes) => mount("-o", `remount,size=${mebibytes}m`));
    } finally {
      spawnSync("umount", ["-l", dataDir]);
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
}

/** The reserve is made when there is nothing else to do. */
const reserved = (server: TestServer): Promise<boolean> => eventually(() => existsSync(join(server.dataDir, "store.db-reserve")));

onSmallDisk("ERR-01 ERR-07 on a full disk writes are 507 that say so, reads go on, and room makes up for it", async (dataDir, resize) => {
  const server = await startServer({ dataDir, flags: [OWN_CONFIG_MAPS] });
  await reserved(server);
  const { refusal, acknowledged } = await fill(server.admin, LARGE);
  assert.deepEqual([refusal.status, refusal.json.reason, refusal.headers["retry-after"]], [507, "InsufficientStorage", "10"]);
  assert.equal(refusal.json.message, "the backing store is full, nothing was written; deletions and small changes are still taken");
  assert.deepEqual(await names(server.admin), [...acknowledged].sort());
  for (let i = 0; i < 5; i++) {
    const ready = await server.admin.get("/readyz");
    assert.equal(ready.status, 500);
    assert.match(ready.text, /^\[-\]storage-space failed/m);
    assert.equal((await server.admin.get("/livez")).status, 200);
    assert.equal((await put(server.admin, `more-${i}`, LARGE)).status, 507);
  }
  await eventually(() => /the store is full/.test(server.output()));
  resize(128);
  await eventually(async () => (await put(server.admin, "last", LARGE)).status === 201);
  assert.equal((await server.admin.get("/readyz")).status, 200);
  await restart(server, ["last", ...acknowledged]);
});

onSmallDisk("ERR-01 META-18 a full disk is emptied by deleting, without more room from outside", async (dataDir) => {
  const server = await startServer({ dataDir, flags: [OWN_CONFIG_MAPS, "--etcd-compaction-interval=500ms"] });
  await reserved(server);
  assert.equal((await put(server.admin, "held", 1000)).status, 201);
  const { acknowledged } = await fill(server.admin, LARGE);
  const [kept] = acknowledged as [string];
  // A finalizer and its end are small changes.
  assertOk(await server.admin.mergePatch(`${COLLECTION}/held`, { metadata: { finalizers: ["example.com/hold"] } }), 200);
  assertOk(await server.admin.delete(`${COLLECTION}/held`), 200);
  assertOk(await server.admin.mergePatch(`${COLLECTION}/held`, { metadata: { finalizers: null } }), 200);
  assert.equal((await server.admin.get(`${COLLECTION}/held`)).status, 404);
  for (const name of acknowledged.slice(1)) assertOk(await server.admin.delete(`${COLLECTION}/${name}`), 200);
  await eventually(async () => (await put(server.admin, "last", LARGE)).status === 201);
  await eventually(async () => (await server.admin.get("/readyz")).status === 200);
  await restart(server, [kept, "last"]);
});

/** Fills a store, with a rest after so many writes, and empties it by deleting. Writers are never quiet for long enough for a reserve. */
async function fillAndEmpty(file: string, restAfter: number): Promise<void> {
  const store = await openSqliteStore({ file });
  const commit = (key: string, value: Buffer | undefined, expected: number): Promise<number> =>
    store
      .commit({ key, expected, ...(value && { value }) })
      .then((result) => (result.ok ? result.revision : assert.fail(`${key} was refused`)));
  const isFull = (error: unknown): true => {
    assert.ok(error instanceof StorageError && error.code === "Full", String(error));
    return true;
  };
  const value = Buffer.alloc(LARGE, "x");
  const revisions: number[] = [];
  try {
    await assert.rejects(async () => {
      for (;;) {
        revisions.push(await commit(`/k${revisions.length}`, value, 0));
        if (revisions.length % restAfter === 0) await setTimeout(COPYING_MS);
      }
    }, isFull);
    let last = 0;
    for (const [i, revision] of revisions.entries()) last = await commit(`/k${i}`, undefined, revision);
    await store.compact(last);
    await eventually(() => commit("/last", value, 0).catch((error: unknown) => !isFull(error)));
  } finally {
    await store.close();
  }
}

onSmallDisk("ERR-01 META-18 a store that was filled without a pause is emptied by deleting, though writers never rest", async (dataDir) => {
  await fillAndEmpty(join(dataDir, "store.db"), Number.POSITIVE_INFINITY);
});

onSmallDisk("ERR-01 META-18 what was written since the log was looked at has room to be copied as well", async (dataDir) => {
  for (let round = 0; round < ROUNDS; round++) {
    await fillAndEmpty(join(dataDir, "store.db"), 25);
    for (const file of readdirSync(dataDir)) rmSync(join(dataDir, file));
  }
});

onSmallDisk("ERR-01 META-18 a server killed on a full disk starts again, and takes deletions", async (dataDir) => {
  const first = await startServer({ dataDir, flags: [OWN_CONFIG_MAPS] });
  await reserved(first);
  const { acknowledged } = await fill(first.admin, LARGE);
  await first.kill();
  const server = await startServer({ dataDir, flags: [OWN_CONFIG_MAPS] });
  assert.deepEqual(await names(server.admin), [...acknowledged].sort());
  for (const name of acknowledged) assertOk(await server.admin.delete(`${COLLECTION}/${name}`), 200);
  await restart(server, []);
});

/** Kills the server, starts another on its data, and finds these. */
async function restart(server: TestServer, expected: readonly string[]): Promise<void> {
  await server.kill();
  const next = await startServer({ dataDir: server.dataDir, flags: [OWN_CONFIG_MAPS] });
  assert.deepEqual(await names(next.admin), [...expected].sort());
  assert.equal(await next.stop(), 0);
}

onSmallDisk("ERR-01 META-18 a disk without room for a copy of a store says which, and what is there stays as it was", async (dataDir) => {
  const file = join(dataDir, "store.db");
  const store = await openSqliteStore({ file });
  for (let i = 0; i < 12; i++) await store.commit({ key: `/k${i}`, value: Buffer.alloc(1_000_000, "x"), expected: 0 });
  await store.close();
  const elsewhere = mkdtempSync(join(tmpdir(), "orch-copies-"));
  try {
    const snapshot = join(elsewhere, "snapshot");
    saveSnapshot(file, snapshot);
    const before = readFileSync(file);
    const filler = join(dataDir, "filler");
    writeFileSync(filler, Buffer.alloc(statfsSync(dataDir).bavail * statfsSync(dataDir).bsize - 2_000_000));
    const files = readdirSync(dataDir);
    const isFull = (target: string) => ({ code: "Full", message: `there is no room for ${target}` });
    assert.throws(() => saveSnapshot(file, join(dataDir, "snapshot")), isFull(join(dataDir, "snapshot")));
    assert.throws(() => restoreSnapshot(snapshot, file, { bumpRevision: 0, replace: true }), isFull(file));
    assert.deepEqual(readdirSync(dataDir), files);
    assert.ok(readFileSync(file).equals(before));
    rmSync(filler);
    assert.equal(restoreSnapshot(snapshot, file, { bumpRevision: 0, replace: true }).keys, 12);
  } finally {
    rmSync(elsewhere, { recursive: true });
  }
});
