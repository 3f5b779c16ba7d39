/** A disk that takes no more: writes are refused and said why, reads go on, and all is well again when the disk is. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { ApiClient, Reply } from "../support/api-client.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";

const COLLECTION = "/api/v1/namespaces/default/configmaps";
const LARGE = 200_000;
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
  const server = await startServer();
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

test("ERR-01 on a full disk writes are 500 that say so, reads go on, and room makes up for it", {
  skip: !mayMount && "only root may mount a small file system",
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "orch-full-"));
  const mount = (...options: string[]): void => {
    const { status, stderr } = spawnSync("mount", [...options, dataDir], { encoding: "utf8" });
    assert.equal(status, 0, stderr);
  };
  mount("-t", "tmpfs", "-o", "size=6m", "tmpfs");
  try {
    const server = await startServer({ dataDir });
    const { refusal, acknowledged } = await fill(server.admin, LARGE);
    assert.equal(refusal.status, 500);
    assert.equal(refusal.json.message, "Internal error occurred: the backing store is full, nothing was written");
    assert.equal(refusal.json.reason, "InternalError");
    assert.deepEqual(await names(server.admin), [...acknowledged].sort());
    await eventually(() => /database or disk is full/.test(server.output()));
    mount("-o", "remount,size=32m");
    assert.equal((await put(server.admin, "last", LARGE)).status, 201);
    assert.equal((await server.admin.get("/livez")).status, 200);
    await restart(server, ["last", ...acknowledged]);
  } finally {
    spawnSync("umount", ["-l", dataDir]);
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** Kills the server, starts another on its data, and finds these. */
async function restart(server: TestServer, expected: readonly string[]): Promise<void> {
  await server.kill();
  const next = await startServer({ dataDir: server.dataDir });
  assert.deepEqual(await names(next.admin), [...expected].sort());
  assert.equal(await next.stop(), 0);
}
