/** Bodies that are handed on to somebody behind the server, in pieces of the client's choice: they take what is in them, and not hundreds of bytes for each. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { after, before, describe, test } from "node:test";
import { type MeasuredProcess, startMeasuredServer } from "../bench/measured-process.js";
import { assertOk } from "../support/assertions.js";
import { Attacker, FLAG, FRAME, frame, hungUp, requestHeaders } from "../support/attacker.js";
import { eventually } from "../support/eventually.js";
import { inOwnNetwork, OWN_ADDRESS } from "../support/own-network.js";
import { PODS_AS_WRITTEN } from "../support/server.js";
import { writeRunningPod } from "../support/stream-agent.js";

/** The window of a stream, of which each of so many frames brings so much. */
const FRAMES = 4000;
const FRAME_BYTES = 16;
const STREAMS = 40;
/** Measured: 2 either way; 147 over HTTP/2 where each part is kept by itself. */
const KEPT_MIB = 20;
/** One is told to calm down after a thousand in one turn of the event loop. */
const TINY_FRAMES = 20_000;
/** More than that, one at a time. */
const SLOW_FRAMES = 1500;
const CONNECTIONS = 8;
const CHUNKED_BYTES = 8 * 1024 * 1024;

inOwnNetwork(
  "PATH-15, LIM-05 bodies that are handed on, in a network of their own",
  import.meta.url,
  () => void describe("relayed bodies", relayedBodies),
);

function relayedBodies(): void {
  let server: MeasuredProcess;
  let attacker: Attacker;
  let backend: Server;
  let path: string;
  let take: (socket: Socket) => void;

  before(async () => {
    backend = createServer((socket) => take(socket.on("error", () => undefined)));
    await once(backend.listen(0, OWN_ADDRESS), "listening");
    server = await startMeasuredServer([PODS_AS_WRITTEN]);
    attacker = new Attacker(server);
    await writeRunningPod(server.client, "web", OWN_ADDRESS);
    path = `/api/v1/namespaces/default/pods/web:${(backend.address() as AddressInfo).port}/proxy/`;
  });
  after(async () => {
    attacker.close();
    backend.close();
    await server.stop();
  });

  const post = (stream: number): Buffer => frame(FRAME.headers, FLAG.endHeaders, stream, requestHeaders("POST", path));

  test("LIM-05 parts of a body over HTTP/2 that a backend does not take are kept as one", async () => {
    const taken: Socket[] = [];
    take = (socket) => taken.push(socket.pause());
    const { cert, key } = server.credentials;
    const before = await server.held();
    for (let i = 0; i < STREAMS; i++) {
      const socket = await attacker.http2Socket({ cert, key });
      const part = frame(FRAME.data, 0, 1, Buffer.alloc(FRAME_BYTES));
      let isRead = false;
      socket.on("data", (bytes: Buffer) => {
        isRead ||= bytes.includes("echo-it!");
      });
      const ping = frame(FRAME.ping, 0, 0, Buffer.from("echo-it!"));
      socket.write(Buffer.concat([post(1), ...Array.from({ length: FRAMES }, () => part), ping]));
      await eventually(() => isRead);
    }
    await eventually(() => taken.length === STREAMS);
    const { heldMiB } = await server.held();
    for (const socket of taken) socket.destroy();
    assert.ok(heldMiB - before.heldMiB < KEPT_MIB, `${before.heldMiB.toFixed(0)} -> ${heldMiB.toFixed(0)} MiB`);
  });

  test("LIM-05 so are chunks of a byte over HTTP/1.1", async () => {
    const taken: Socket[] = [];
    take = (socket) => taken.push(socket.pause());
    const { cert, key } = server.credentials;
    const before = await server.held();
    const sending: Socket[] = [];
    for (let i = 0; i < CONNECTIONS; i++) {
      const socket = await attacker.tls("http/1.1", { cert, key });
      sending.push(socket);
      socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n`);
      socket.write("1\r\na\r\n".repeat(CHUNKED_BYTES / 6 / CONNECTIONS));
    }
    await eventually(() => taken.length === CONNECTIONS);
    // Its own answer comes behind all that was read of the others meanwhile.
    for (let i = 0; i < 50; i++) assertOk(await server.client.get("/api/v1/namespaces/default"), 200);
    const { heldMiB } = await server.held();
    for (const socket of taken) socket.destroy();
    assert.ok(heldMiB - before.heldMiB < KEPT_MIB, `${before.heldMiB.toFixed(0)} -> ${heldMiB.toFixed(0)} MiB`);
  });

  test("LIM-05 who sends a body by the byte to a backend as fast as he can is cut off", async () => {
    take = (socket) => socket.resume();
    const { cert, key } = server.credentials;
    const socket = await attacker.http2Socket({ cert, key });
    let isOver = false;
    void hungUp(socket).then(() => {
      isOver = true;
    });
    const tiny = frame(FRAME.data, 0, 1, Buffer.from("a"));
    socket.write(Buffer.concat([post(1), ...Array.from({ length: TINY_FRAMES }, () => tiny)]));
    await eventually(() => isOver);
  });

  test("PATH-15 who talks to a backend by the byte is not, and what he says arrives whole", async () => {
    let heard = "";
    take = (socket) =>
      socket.on("data", (bytes: Buffer) => {
        heard += bytes.toString("latin1");
      });
    const { cert, key } = server.credentials;
    const session = attacker.http2Session({ cert, key });
    const stream = session.request({ ":method": "POST", ":path": path }, { endStream: false });
    stream.on("error", () => undefined);
    let said = "";
    const bodyHeard = (): string => heard.slice(heard.indexOf("\r\n\r\n") + 4).replaceAll(/[0-9a-f]+\r\n(\w*)\r\n/g, "$1");
    for (let i = 0; i < SLOW_FRAMES; i++) {
      const letter = "abcdefghijklmnopqrstuvwxyz"[i % 26] as string;
      said += letter;
      const { length } = heard;
      stream.write(letter);
      await eventually(() => heard.length > length);
    }
    stream.end();
    await eventually(() => heard.endsWith("0\r\n\r\n"));
    assert.equal(bodyHeard(), said);
    session.destroy();
  });

  for (const ending of ["is reset", "hangs up"]) {
    test(`PATH-15 a body whose client ${ending} does not end for the backend as a whole one does`, async () => {
      let heard = "";
      let isGone = false;
      take = (socket) =>
        socket
          .on("data", (bytes: Buffer) => {
            heard += bytes.toString("latin1");
          })
          .on("close", () => {
            isGone = true;
          });
      const { cert, key } = server.credentials;
      const socket = await attacker.http2Socket({ cert, key });
      socket.write(Buffer.concat([post(1), frame(FRAME.data, 0, 1, Buffer.from("begun"))]));
      await eventually(() => heard.includes("begun"));
      if (ending === "hangs up") socket.destroy();
      else socket.write(frame(FRAME.reset, 0, 1, Buffer.from([0, 0, 0, 8])));
      await eventually(() => isGone);
      assert.ok(!heard.endsWith("0\r\n\r\n"));
    });
  }
}
