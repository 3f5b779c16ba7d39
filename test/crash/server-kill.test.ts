/** SIGKILL while the server starts for the first time, starts again, works and drains: the next start needs no help. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import Database from "better-sqlite3";
import { parse } from "yaml";
import { OWN_CONFIG_MAPS, SERVER_MAIN, startServer, type TestServer } from "../support/server.js";

const SOAK = process.env["SOAK"] !== undefined;
const NEW_FOLDERS = SOAK ? 60 : 2;
const KILLS_PER_FOLDER = 3;
const DRAINS = SOAK ? 60 : 4;
const COLLECTION = "/api/v1/namespaces/default/configmaps";
const FILES = ["admin.crt", "admin.key", "apiserver.crt", "apiserver.key", "ca.crt", "ca.key", "service-account.key"];

/** Starts a server and kills it after so long, whatever it has come to. */
async function startAndKill(dataDir: string, afterMs: number): Promise<void> {
  const child = spawn(process.execPath, [SERVER_MAIN, "--data-dir", dataDir, "--secure-port", "0"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const exited = once(child, "exit");
  await Promise.race([exited, delay(afterMs)]);
  child.kill("SIGKILL");
  assert.deepEqual(await exited, [null, "SIGKILL"], errors);
}

/** How long a first start takes here and now, milliseconds. */
async function measureStart(): Promise<number> {
  const begun = performance.now();
  const server = await startServer({ flags: [OWN_CONFIG_MAPS] });
  const took = performance.now() - begun;
  await server.stop();
  return took;
}

function checkKubeconfig(dataDir: string): void {
  const path = join(dataDir, "admin.kubeconfig");
  if (!existsSync(path)) return;
  const config = parse(readFileSync(path, "utf8"));
  assert.match(Buffer.from(config.users[0].user["client-key-data"], "base64").toString(), /END PRIVATE KEY-----\n$/);
}

function checkDatabase(dataDir: string): void {
  const database = new Database(join(dataDir, "store.db"));
  const settings = ["integrity_check", "auto_vacuum", "journal_mode"].map((name) => database.pragma(name, { simple: true }));
  database.close();
  assert.deepEqual(settings, ["ok", 2, "wal"]);
}

test("META-18 a server killed at any moment of its first starts leaves nothing that the next one stumbles over", async () => {
  const startMs = await measureStart();
  for (let folder = 0; folder < NEW_FOLDERS; folder++) {
    const dataDir = mkdtempSync(join(tmpdir(), "orch-first-"));
    for (let kill = 0; kill < KILLS_PER_FOLDER; kill++) {
      await startAndKill(dataDir, startMs * (0.1 + Math.random()));
      checkKubeconfig(dataDir);
    }
    const server = await startServer({ dataDir, flags: [OWN_CONFIG_MAPS] });
    assert.equal((await server.admin.put(`${COLLECTION}/m`, { metadata: { name: "m" } })).status, 201);
    await server.stop();
    assert.deepEqual(readdirSync(join(dataDir, "pki")).sort(), FILES);
    checkDatabase(dataDir);
    rmSync(dataDir, { recursive: true });
  }
});

test("META-18 of two servers that start on one new folder at the same moment one serves, the other says why not and changes nothing", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "orch-two-"));
  const starts = await Promise.allSettled([
    startServer({ dataDir, flags: [OWN_CONFIG_MAPS] }),
    startServer({ dataDir, flags: [OWN_CONFIG_MAPS] }),
  ]);
  const [server, ...others] = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
  const [refusal] = starts.flatMap((start) => (start.status === "rejected" ? [String(start.reason)] : []));
  assert.ok(server !== undefined && others.length === 0);
  assert.match(refusal ?? "", /exited with 1:\nError: .*store\.db is in use by another process/);
  assert.equal(server.credentials.ca, readFileSync(join(dataDir, "pki", "ca.crt"), "utf8"));
  assert.equal(server.credentials.cert, readFileSync(join(dataDir, "pki", "admin.crt"), "utf8"));
  assert.equal((await server.admin.get("/readyz")).status, 200);
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

test("META-18 a server killed while it drains has lost nothing it acknowledged", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "orch-drain-"));
  const acknowledged = new Map<string, number>();
  for (let round = 0; round < DRAINS; round++) {
    const server = await startServer({ dataDir, flags: [OWN_CONFIG_MAPS, "--etcd-compaction-interval=1s"] });
    await compare(server, acknowledged);
    const writers = Array.from({ length: 8 }, (_, writer) => writeUntilCut(server, `${writer}`, acknowledged));
    await delay(200 * Math.random());
    server.process.kill("SIGTERM");
    await delay(30 * Math.random());
    await server.kill();
    await Promise.all(writers);
  }
  const server = await startServer({ dataDir, flags: [OWN_CONFIG_MAPS] });
  await compare(server, acknowledged);
  assert.equal(await server.stop(), 0);
  checkDatabase(dataDir);
  rmSync(dataDir, { recursive: true });
});

/** Writes one object after the other, each its own, and notes the version of what was acknowledged. */
async function writeUntilCut(server: TestServer, writer: string, acknowledged: Map<string, number>): Promise<void> {
  try {
    for (let i = 0; ; i++) {
      const name = `w${writer}-${i % 10}`;
      const reply = await server.admin.put(`${COLLECTION}/${name}`, { metadata: { name }, data: { i: `${i}-${Math.random()}` } });
      if (reply.status >= 300) return;
      acknowledged.set(name, Number(reply.json.metadata.resourceVersion));
    }
  } catch {
    // The server is gone.
  }
}

/** What is there is what was acknowledged last, or a later write whose answer was cut off. */
async function compare(server: TestServer, acknowledged: ReadonlyMap<string, number>): Promise<void> {
  const { items } = (await server.admin.get(COLLECTION)).json;
  const found = new Map<string, number>();
  for (const { metadata } of items) found.set(metadata.name, Number(metadata.resourceVersion));
  for (const [name, version] of acknowledged) {
    assert.ok((found.get(name) ?? 0) >= version, `${name} was acknowledged at ${version} and is at ${found.get(name)}`);
  }
}
