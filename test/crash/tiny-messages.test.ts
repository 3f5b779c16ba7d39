/** Messages on a WebSocket that come in tiny pieces, or never come to an end: hardly anything of them is kept. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { TLSSocket } from "node:tls";
import { type MeasuredProcess, startMeasuredServer } from "../bench/measured-process.js";
import { Attacker } from "../support/attacker.js";
import { eventually } from "../support/eventually.js";

const WATCH = "/api/v1/namespaces/default/configmaps?watch=1";
const ASKED = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==";
/** A masked frame of 65,535 bytes begins so. */
const LONG_FRAME = Buffer.from([0x82, 0xfe, 0xff, 0xff, 0, 0, 0, 0]);
/** A fragment of one byte, of a message that goes on: the first, and each of the others. */
const FIRST_FRAGMENT = Buffer.from([0x02, 0x81, 0, 0, 0, 0, 0x61]);
const FRAGMENT = Buffer.from([0x00, 0x81, 0, 0, 0, 0, 0x61]);
/** What a ping is answered with. */
const PONG = "\x8a\x00";
/** More than are kept. */
const PIECES = 2000;

let server: MeasuredProcess;
let attacker: Attacker;
before(async () => {
  server = await startMeasuredServer();
  attacker = new Attacker(server);
});
after(async () => {
  attacker.close();
  await server.stop();
});

async function watching(): Promise<{ readonly socket: TLSSocket; isOver(): boolean; said(): string }> {
  const { cert, key } = server.credentials;
  const socket = await attacker.tls("http/1.1", { cert, key });
  let [isOver, said] = [false, ""];
  socket
    .setNoDelay()
    .on("data", (bytes: Buffer) => {
      said += bytes.toString("latin1");
    })
    .on("close", () => {
      isOver = true;
    });
  socket.write(`GET ${WATCH} HTTP/1.1\r\nHost: x\r\n${ASKED}\r\n\r\n`);
  await eventually(() => said.includes("\r\n\r\n"));
  assert.match(said, /^HTTP\/1.1 101 /);
  return { socket, isOver: () => isOver, said: () => said };
}

test("LIM-05 a message whose pieces hold a byte each is cut off", async () => {
  const { socket, isOver } = await watching();
  socket.write(LONG_FRAME);
  // What is written before it has left goes together.
  for (let i = 0; i < PIECES && !isOver(); i++) await new Promise<void>((resolve) => socket.write("a", () => resolve()));
  await eventually(isOver);
});

test("LIM-05 so is one of fragments without end, and not one of a few", async () => {
  const { socket, isOver, said } = await watching();
  socket.write(Buffer.concat([FIRST_FRAGMENT, ...Array.from({ length: 40 }, () => FRAGMENT), Buffer.from([0x80, 0x80, 0, 0, 0, 0])]));
  // Its answer comes behind what was sent before.
  socket.write(Buffer.from([0x89, 0x80, 0, 0, 0, 0]));
  await eventually(() => said().endsWith(PONG));
  assert.equal(isOver(), false);
  socket.write(Buffer.concat([FIRST_FRAGMENT, ...Array.from({ length: PIECES }, () => FRAGMENT)]));
  await eventually(isOver);
});
