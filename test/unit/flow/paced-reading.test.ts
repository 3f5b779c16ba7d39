/** Connections that are read at a pace. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { after, before, describe, test } from "node:test";
import { PacedReading } from "../../../runtime/flow/paced-reading.js";
import { eventually } from "../../support/eventually.js";

const SLICE_BYTES = 16 * 1024;
const READ_BYTES = 64 * 1024;
const CONNECTIONS = 20;
/** A slice takes so long that few have room in a turn. */
const SLICE_MS = 2;

function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe("paced reading", () => {
  let server: Server;
  let accepted: (socket: Socket) => void;
  before(async () => {
    server = createServer((socket) => accepted(socket));
    await once(server.listen(0, "127.0.0.1"), "listening");
  });
  after(() => server.close());

  /** A paced connection, and its other side. */
  async function connection(): Promise<{ socket: Socket; other: Socket; reading: PacedReading }> {
    const coming = new Promise<Socket>((resolve) => {
      accepted = resolve;
    });
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    const reading = PacedReading.of(socket);
    await once(socket, "connect");
    return { socket, other: await coming, reading };
  }

  test("LIM-05 many connections share one slice of a turn, in small parts where parsing takes its time", async () => {
    const connections: Awaited<ReturnType<typeof connection>>[] = [];
    for (let i = 0; i < CONNECTIONS; i++) connections.push(await connection());
    for (const { other } of connections) other.end(Buffer.alloc(2 * READ_BYTES, "a"));
    await eventually(() => connections.every(({ socket }) => socket.bytesRead > 0));
    let [turn, most, longest] = [0, 0, 0];
    let ofTurn = { turn, parts: 0 };
    let isOver = false;
    const count = (): void => {
      turn++;
      if (!isOver) setImmediate(count);
    };
    count();
    for (const { socket } of connections)
      socket.on("data", (part: Buffer) => {
        if (ofTurn.turn !== turn) ofTurn = { turn, parts: 0 };
        most = Math.max(most, ++ofTurn.parts);
        longest = Math.max(longest, part.length);
        work(SLICE_MS);
      });
    await Promise.all(connections.map(({ socket }) => once(socket, "end")));
    isOver = true;
    assert.ok(longest <= SLICE_BYTES, `${longest} bytes`);
    assert.ok(most < CONNECTIONS / 2, `${most} parts`);
  });

  test("what is held waits, little is read meanwhile, and all comes in order, the end behind it", async () => {
    const { socket, other, reading } = await connection();
    const sent = Buffer.from(Array.from({ length: 8 * 1024 * 1024 }, (_, i) => i % 251));
    const came: Buffer[] = [];
    reading.hold();
    socket.on("data", (part: Buffer) => came.push(part));
    other.end(sent);
    await eventually(() => socket.bytesRead > 0);
    await eventually(() => other.writableLength > 0);
    assert.equal(came.length, 0);
    assert.ok(socket.bytesRead <= 4 * READ_BYTES, `${socket.bytesRead} bytes`);
    reading.release();
    await once(socket, "end");
    assert.ok(Buffer.concat(came).equals(sent));
  });

  test("a connection that is paused goes on where it was", async () => {
    const { socket, other } = await connection();
    const sent = Buffer.from(Array.from({ length: 20 * SLICE_BYTES }, (_, i) => i % 251));
    const came: Buffer[] = [];
    socket.on("data", (part: Buffer) => {
      came.push(part);
      work(1);
      socket.pause();
      setImmediate(() => socket.resume());
    });
    other.end(sent);
    await once(socket, "end");
    assert.ok(Buffer.concat(came).equals(sent));
    assert.ok(came.every((part) => part.length <= SLICE_BYTES));
  });

  test("a connection of which nobody has read anything tells of its end", async () => {
    const { socket, other } = await connection();
    const ended = once(socket, "end");
    other.end();
    await ended;
  });
});
