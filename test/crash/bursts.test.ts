/** Many connections on which much is sent in one moment, of sorts that cost more to read than to send: nobody else waits. */
import assert from "node:assert/strict";
import { once } from "node:events";
import type { Socket } from "node:net";
import { after, before, describe, test } from "node:test";
import type { ConnectionOptions } from "node:tls";
import { type MeasuredProcess, startMeasuredServer } from "../bench/measured-process.js";
import { assertOk } from "../support/assertions.js";
import { Attacker, FLAG, FRAME, frame, HTTP2_PREFACE, openSockets, windowUpdate } from "../support/attacker.js";
import { eventually } from "../support/eventually.js";
import { leastHold } from "../support/holds.js";
import { TlsRecords } from "../support/tls-records.js";

const PATH = "/api/v1/namespaces/default/configmaps";
const CONNECTIONS = 60;
const BYTES = 64 * 1024;
/** As many as are taken of a connection in one piece. */
const KEY_CHANGES = 500;
/** Times the yardstick; all that is sent holds the loop for several. */
const SHARE = 1.5;

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

/** A connection, and what is to be sent over it. */
type Loaded = readonly [socket: Socket, bytes: Buffer];
type Load = (who: ConnectionOptions) => Promise<Loaded>;

const filled = (piece: string): Buffer => Buffer.from(piece.repeat(Math.ceil(BYTES / piece.length)));

const says =
  (piece: string): Load =>
  async (who) => [await attacker.tls("http/1.1", who), filled(piece)];

const frames =
  (piece: Buffer): Load =>
  async (who) => {
    const socket = await attacker.http2Socket(who);
    await once(socket, "data");
    return [socket, Buffer.alloc(BYTES, piece)];
  };

const UNKNOWN_TYPE = 0xfa;
/** By name; whether somebody known is bounded in the same way. */
const BURSTS: readonly (readonly [name: string, load: Load, isKnown: boolean])[] = [
  [
    "changes of keys",
    async (who) => {
      const records = await TlsRecords.open(attacker, who);
      return [records.raw, Buffer.concat(Array.from({ length: KEY_CHANGES }, () => records.keyChange()))];
    },
    true,
  ],
  ["requests that expect what nobody does", says("GET / HTTP/1.1\r\nHost:x\r\nExpect:x\r\n\r\n"), true],
  ["requests that name no host", says("GET / HTTP/1.1\r\n\r\n"), true],
  ["requests that name two hosts", says("GET / HTTP/1.1\r\nHost:\r\nHost:\r\n\r\n"), true],
  ["probes", frames(frame(FRAME.ping, 0, 0, Buffer.alloc(8))), true],
  ["settings", frames(frame(FRAME.settings, 0, 0, Buffer.from([0, 4, 0, 0, 64, 0]))), false],
  ["frames of no known type", frames(frame(UNKNOWN_TYPE as never, 0, 0, Buffer.alloc(0))), false],
  [
    "headers that go on",
    async (who) => {
      const [socket, lines] = await says("a:b\r\n")(who);
      return [socket, Buffer.concat([Buffer.from("GET / HTTP/1.1\r\n"), lines])];
    },
    false,
  ],
];

/** How long the loop is held when all of it arrives. */
async function burst(load: Load, who: ConnectionOptions): Promise<number> {
  assertOk(await server.client.get(PATH), 200);
  const open = openSockets(server.pid);
  const loaded = await Promise.all(Array.from({ length: CONNECTIONS }, () => load(who)));
  await server.read();
  for (const [socket, bytes] of loaded) socket.on("error", () => undefined).write(bytes);
  // Somebody else is served meanwhile.
  for (let i = 0; i < 50; i++) assertOk(await server.client.get(PATH), 200);
  const { hold } = await server.read();
  for (const [socket] of loaded) socket.destroy();
  await eventually(() => openSockets(server.pid) <= open);
  return hold;
}

describe("LIM-05 the event loop is not held when many send in one moment", () => {
  for (const [name, load, isKnown] of BURSTS) {
    for (const who of isKnown ? ["strangers", "somebody known"] : ["strangers"]) {
      test(`${name}, ${who}`, async () => {
        const credentials = who === "strangers" ? {} : server.credentials;
        const share = await leastHold(() => burst(load, credentials), SHARE);
        assert.ok(share < SHARE, `held for ${share.toFixed(2)} times the yardstick`);
      });
    }
  }
});

test("LIM-05 somebody known whose frames come a byte a record is cut off soon, one who sends each in a record of its own is not", async () => {
  const known = { ...server.credentials, ALPNProtocols: ["h2"] };
  const piece = windowUpdate(0, 1);
  const send = async (records: TlsRecords, pieces: readonly Buffer[], count: number): Promise<void> => {
    const { raw } = records;
    for (let i = 0; i < count && !raw.destroyed; i += 1000) {
      const made = Array.from({ length: 1000 }, (_, k) => records.data(pieces[(i + k) % pieces.length] as Buffer));
      if (!raw.write(Buffer.concat(made))) await Promise.race([once(raw, "drain"), once(raw, "close")]).catch(() => undefined);
    }
  };
  const honest = await TlsRecords.open(attacker, known);
  const slivering = await TlsRecords.open(attacker, known);
  for (const records of [honest, slivering]) {
    records.raw
      .on("error", () => undefined)
      .resume()
      .write(records.data(HTTP2_PREFACE));
  }
  const whole = send(honest, [piece], 30_000);
  await send(
    slivering,
    Array.from(piece, (byte) => Buffer.from([byte])),
    1_000_000,
  );
  await whole;
  await eventually(() => slivering.raw.destroyed);
  const sent = honest.raw.bytesRead;
  honest.raw.write(honest.data(frame(FRAME.ping, 0, 0, Buffer.alloc(8))));
  await eventually(() => honest.raw.bytesRead > sent);
  assert.equal(honest.raw.destroyed, false);
  honest.raw.destroy();
});

test("LIM-05 hundreds of clients with tokens behind one address get in that connect in one moment", async () => {
  const accounts = "/api/v1/namespaces/default/serviceaccounts";
  await eventually(async () => (await server.client.get(`${accounts}/default`)).status === 200);
  const { json } = await server.client.post(`${accounts}/default/token`, {
    apiVersion: "authentication.orch.io/v1",
    kind: "TokenRequest",
    spec: {},
  });
  const { token } = (json as { status: { token: string } }).status;
  const ask = async (): Promise<string> => {
    const socket = await attacker.tls("http/1.1");
    socket.write(`GET /version HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`);
    const [answer] = (await Promise.race([once(socket, "data"), once(socket, "close").then(() => ["closed"])])) as [Buffer | string];
    return answer.toString("latin1").slice(0, 12);
  };
  const answers = await Promise.all(Array.from({ length: 600 }, ask));
  assert.deepEqual([...new Set(answers)], ["HTTP/1.1 200"]);
});

test("LIM-05 nothing is held of connections that broke the protocol before they had acknowledged anything", async () => {
  const END_OF_NONE = frame(FRAME.data, FLAG.endStream, 1, Buffer.from("x"));
  const round = async (): Promise<number> => {
    assertOk(await server.client.get(PATH), 200);
    const open = openSockets(server.pid);
    const broken = await Promise.all(Array.from({ length: 20 }, () => attacker.tls("h2")));
    for (const socket of broken) socket.resume().write(Buffer.concat([HTTP2_PREFACE, END_OF_NONE]));
    await Promise.all(broken.map((socket) => socket.destroyed || once(socket, "close")));
    await eventually(() => openSockets(server.pid) <= open);
    return (await server.held()).sockets;
  };
  const before = await round();
  let now = before;
  for (let i = 0; i < 4; i++) now = await round();
  assert.ok(now - before < 20, `${before} sockets, then ${now}`);
});

test("LIM-05 strangers who are cut off over and over keep nobody who is known from being read", async () => {
  const PROBES = Buffer.alloc(200 * 17, frame(FRAME.ping, 0, 0, Buffer.alloc(8)));
  let cut = 0;
  let goesOn = true;
  const ask = async (): Promise<void> => {
    while (goesOn) {
      const socket = await attacker.tls("h2");
      const closed = once(socket.resume(), "close");
      socket.write(Buffer.concat([HTTP2_PREFACE, PROBES]));
      await closed;
      cut++;
    }
  };
  const asking = Promise.all(Array.from({ length: 64 }, ask));
  await eventually(() => cut > 64);
  const before = cut;
  let answers = 0;
  while (cut < before + 500) {
    assertOk(await server.client.get(PATH), 200);
    answers++;
  }
  goesOn = false;
  await asking;
  // Where nobody is read for a while whenever one is cut off there are a handful.
  assert.ok(answers > 25, `${answers} answers beside 500 who were cut off`);
});
