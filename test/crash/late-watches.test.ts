/** Clients that come back late and do not read: what the server holds for them does not grow with the history they ask for. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { assertOk } from "../support/assertions.js";
import { OWN_CONFIG_MAPS, startServer, type TestServer } from "../support/server.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const CHANGES = 250;
const TEXT = "x".repeat(200_000);
const WATCHERS = 40;
const MEBIBYTE = 1024 * 1024;

/** Memory of a process, bytes: what it takes now, or the most it has taken. */
function memory(server: TestServer, field: "VmRSS" | "VmHWM"): number {
  const found = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${server.process.pid}/status`, "utf8"));
  return Number(found?.[1]) * 1024;
}

test("WATCH-04 WATCH-10 late watchers that do not read cost little, whatever lies between, and lose nothing when they read", {
  skip: process.platform !== "linux" && "memory of another process is read from /proc",
  timeout: 300_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "orch-late-"));
  let server = await startServer({ dataDir, flags: [OWN_CONFIG_MAPS] });
  const start = assertOk(await server.admin.post(MAPS, { metadata: { name: "a" } }), 201).metadata.resourceVersion;
  const expected: string[] = [];
  for (let i = 0; i < CHANGES; i++) {
    const put = await server.admin.put(`${MAPS}/a`, { metadata: { name: "a" }, data: { i: `${i}`, text: TEXT } });
    expected.push(assertOk(put, 200).metadata.resourceVersion);
  }
  await server.kill();
  server = await startServer({ dataDir, flags: [OWN_CONFIG_MAPS] });
  const before = memory(server, "VmRSS");
  const open = (): Promise<IncomingMessage> => server.admin.open("GET", `${MAPS}?watch=1&resourceVersion=${start}&timeoutSeconds=200`);
  const watches = await Promise.all(Array.from({ length: WATCHERS }, open));
  await Promise.all(watches.map((watch) => once(watch, "readable")));
  for (let i = 0; i < 100; i++) assertOk(await server.admin.get(`${MAPS}/a`), 200);
  const grown = memory(server, "VmHWM") - before;
  assert.ok(grown < WATCHERS * 3 * MEBIBYTE, `grew by ${Math.round(grown / MEBIBYTE)} MiB`);
  for (const watch of watches.slice(1)) watch.destroy();
  const [reader] = watches as [IncomingMessage];
  const seen: string[] = [];
  let rest = "";
  for await (const chunk of reader) {
    const lines = (rest + (chunk as Buffer).toString()).split("\n");
    rest = lines.pop() as string;
    seen.push(...lines.map((line) => JSON.parse(line).object.metadata.resourceVersion));
    if (seen.length === CHANGES) break;
  }
  assert.deepEqual(seen, expected);
  reader.destroy();
  await server.stop();
  rmSync(dataDir, { recursive: true });
});
