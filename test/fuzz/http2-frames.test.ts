/**
 * Frames of HTTP/2, almost right and garbled, straight into a server's connections: it goes on answering an honest client, no connection
 * holds its event loop, nothing is left of any, no exception is logged, and it ends when it is told to.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Attacker, FRAME, frame, openSockets } from "../support/attacker.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";
import { yardstick } from "../support/yardstick.js";
import { FrameMaker } from "./frames.js";
import { chance } from "./fuzzer.js";

const SECONDS = Number(process.env["FUZZ_SECONDS"] ?? 8);
const SEED = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);
/** How many times the yardstick a connection may take of the server's main thread: some 50 ms on a machine with nothing else to do. */
const SHARE = 2;
/** What came late by chance is tried again. */
const ATTEMPTS = 4;
/** After so many connections an honest client asks. */
const HONEST = 25;
/** A connection that is still there by then stays for ever; the longest deadline of the server's own is ten seconds. */
const LONGEST_MS = 30_000;

/** Milliseconds that the main thread of a process has had a processor. */
function mainThreadTime({ process: { pid } }: TestServer): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "latin1").split(" ", 1)[0]) / 1e6;
}

/** Asked behind all frames, and answered when they have been read. */
const LAST = Buffer.from("the last");
const PATIENCE_MS = 200;

/** Sends all of it and hangs up; resolves when the server has, too. */
async function send(server: TestServer, bytes: Buffer, isKnown: boolean): Promise<void> {
  const attacker = new Attacker(server);
  const { cert, key } = server.credentials;
  const socket = await attacker.tls("h2", isKnown && cert !== undefined && key !== undefined ? { cert, key } : {});
  const closed = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("the server has not hung up")), LONGEST_MS);
    socket.once("close", () => {
      clearTimeout(late);
      resolve();
    });
  });
  let said = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    said = Buffer.concat([said.subarray(-LAST.length), chunk]);
    if (said.includes(LAST)) socket.end();
  });
  // What is cut has the question for its rest.
  const patience = setTimeout(() => socket.end(), PATIENCE_MS);
  socket.write(Buffer.concat([bytes, frame(FRAME.ping, 0, 0, LAST)]));
  try {
    await closed;
  } finally {
    clearTimeout(patience);
    attacker.close();
  }
}

/** The least that the connection took of the main thread, in milliseconds, and what is allowed. */
async function leastTime(server: TestServer, bytes: Buffer, isKnown: boolean, usual: number): Promise<{ taken: number; limit: number }> {
  let least = { taken: Number.POSITIVE_INFINITY, limit: 0 };
  for (let attempt = 0; attempt < ATTEMPTS && least.taken > least.limit; attempt++) {
    const limit = SHARE * (attempt === 0 ? usual : yardstick());
    const begun = mainThreadTime(server);
    await send(server, bytes, isKnown);
    const taken = mainThreadTime(server) - begun;
    if (taken < least.taken) least = { taken, limit };
  }
  return least;
}

test("ERR-01 LIM-05 whatever frames come, the server goes on, and nothing of them stays", async (context) => {
  const server = await startServer();
  const random = chance(SEED);
  const maker = new FrameMaker(random);
  const usual = yardstick();
  const honest = async (): Promise<void> => assert.equal((await server.admin.get("/api/v1/namespaces/default")).status, 200);
  try {
    // What is loaded with the first request of a kind is no connection's.
    for (let i = 0; i < HONEST; i++) await send(server, maker.next(), i % 2 === 0);
    await honest();
    const before = openSockets(server.process.pid as number);
    const end = performance.now() + SECONDS * 1000;
    let runs = 0;
    for (; performance.now() < end; runs++) {
      const bytes = maker.next();
      const isKnown = random() < 0.5;
      const shown = `FUZZ_SEED=${SEED}, base64: ${bytes.subarray(0, 4000).toString("base64")}`;
      const { taken, limit } = await leastTime(server, bytes, isKnown, usual);
      assert.ok(taken <= limit, `${taken.toFixed(0)} ms where ${limit.toFixed(0)} ms are allowed, ${shown}`);
      assert.equal(server.process.exitCode, null, shown);
      if (runs % HONEST === 0) await honest();
    }
    context.diagnostic(`${runs} connections, FUZZ_SEED=${SEED}`);
    await honest();
    await eventually(() => openSockets(server.process.pid as number) <= before);
  } catch (error) {
    await server.kill();
    throw error;
  }
  assert.equal(await server.stop(), 0);
  assert.doesNotMatch(server.output(), /"level":[56]0|Error\b.*\n? +at |uncaught|unhandled/i, `FUZZ_SEED=${SEED}`);
});
