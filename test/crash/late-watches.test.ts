/** Clients that come back late, and read or do not: what the server holds for them does not grow with the history they ask for. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { connect } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { assertOk } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { OWN_CONFIG_MAPS, startServer, type TestServer } from "../support/server.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const CHANGES = 250;
const TEXT = "x".repeat(200_000);
const WATCHERS = 40;
/** Informers that come back, and the changes that each has missed: 20 MB. */
const INFORMERS = 100;
const MISSED = 100;
/**
 * Measured: 53 to 91 MiB at the most with a hundred, 30 with ten, of which most is what reading the history takes once. Each holding the
 * 20 MB that it has missed would be 2,000 MiB, each its next page of them 100 more.
 */
const INFORMERS_MIB = 150;
const MEBIBYTE = 1024 * 1024;

/** Memory of a process, bytes: what it takes now, or the most it has taken. */
function memory(server: TestServer, field: "VmRSS" | "VmHWM"): number {
  const found = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${server.process.pid}/status`, "utf8"));
  return Number(found?.[1]) * 1024;
}

describe("late watches over a store that was started again", {
  skip: process.platform !== "linux" && "memory of another process is read from /proc",
  timeout: 300_000,
}, () => {
  const dataDir = mkdtempSync(join(tmpdir(), "orch-late-"));
  const restarted = (): Promise<TestServer> =>
    startServer({
      dataDir,
      flags: [OWN_CONFIG_MAPS],
      nodeFlags: ["--min-semi-space-size=4", "--max-semi-space-size=4"],
      env: { MALLOC_ARENA_MAX: "1" },
    });
  const open = (server: TestServer, after: string): Promise<IncomingMessage> =>
    server.admin.open("GET", `${MAPS}?watch=1&resourceVersion=${after}&timeoutSeconds=200`);
  const expected: string[] = [];
  let start: string;

  before(async () => {
    const server = await restarted();
    start = assertOk(await server.admin.post(MAPS, { metadata: { name: "a" } }), 201).metadata.resourceVersion;
    for (let i = 0; i < CHANGES; i++) {
      const put = await server.admin.put(`${MAPS}/a`, { metadata: { name: "a" }, data: { i: `${i}`, text: TEXT } });
      expected.push(assertOk(put, 200).metadata.resourceVersion);
    }
    await server.kill();
  });
  after(() => rmSync(dataDir, { recursive: true }));

  test("WATCH-04 WATCH-10 watchers that do not read cost little, whatever lies between, and lose nothing when they read", async () => {
    const server = await restarted();
    const before = memory(server, "VmRSS");
    const watches = await Promise.all(Array.from({ length: WATCHERS }, () => open(server, start)));
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
  });

  test("WATCH-04 WATCH-10 a hundred informers that come back at once and read cost megabytes, and each is told all", async () => {
    const server = await restarted();
    const idle = memory(server, "VmRSS");
    const counts = Array.from({ length: INFORMERS }, async () => {
      const watch = await open(server, expected.at(-MISSED - 1) as string);
      let events = 0;
      for await (const chunk of watch) {
        events += (chunk as Buffer).toString("latin1").split("\n").length - 1;
        if (events === MISSED) break;
      }
      return events;
    });
    assert.deepEqual(new Set(await Promise.all(counts)), new Set([MISSED]));
    const most = memory(server, "VmHWM") - idle;
    assert.ok(most < INFORMERS_MIB * MEBIBYTE, `grew by ${Math.round(most / MEBIBYTE)} MiB`);
    await server.stop();
  });
});

/** States of one object, of 900 KB each, each sent to one watch that reads nothing: 206 MiB. */
const STATES = 240;

test("WATCH-04 LIM-05 watches that read nothing of different states of one large object are ended when they keep too many of them", async () => {
  const server = await startServer({
    flags: [OWN_CONFIG_MAPS],
    nodeFlags: ["--min-semi-space-size=4", "--max-semi-space-size=4"],
    env: { MALLOC_ARENA_MAX: "1" },
  });
  const session = connect(server.url, { ...server.credentials, settings: { initialWindowSize: 0 } });
  const write = async (i: number): Promise<string> => {
    const put = await server.admin.put(`${MAPS}/a`, { metadata: { name: "a" }, data: { i: `${i}`, text: "x".repeat(900_000) } });
    return (put.status === 201 ? assertOk(put, 201) : assertOk(put, 200)).metadata.resourceVersion;
  };
  let ended = 0;
  let version = await write(0);
  for (let i = 1; i <= STATES; i++) {
    const watch = session.request({ ":path": `${MAPS}?watch=1&resourceVersion=${version}&timeoutSeconds=200` });
    watch.on("error", () => undefined).once("close", () => ended++);
    await once(watch, "response");
    version = await write(i);
  }
  // Those that keep more than 128 MiB.
  await eventually(() => ended > STATES / 4);
  assert.ok(ended < STATES, "all were ended");
  session.destroy();
  await server.stop();
});
