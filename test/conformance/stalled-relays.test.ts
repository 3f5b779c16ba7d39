/** Clients who read nothing for longer than any request may take, as a terminal that is stopped or a pager: what is relayed to them waits. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { connect as connectHttp2 } from "node:http2";
import type { Readable } from "node:stream";
import { after, before, test } from "node:test";
import { Attacker } from "../support/attacker.js";
import { eventually } from "../support/eventually.js";
import { PODS_AS_WRITTEN, startServer, type TestServer } from "../support/server.js";
import { type StreamAgent, startStreamAgent, writeNode, writePod } from "../support/stream-agent.js";

const PODS = "/api/v1/namespaces/default/pods";
const LOG = `${PODS}/one/log?follow=true`;
/** More than fits between an agent and its client. */
const SAID = Buffer.alloc(24 * 1024 * 1024, "x");
/** So many lines of a log the agent refuses. */
const REFUSED = 7;
/** Longer than a watch of which nothing is taken would last. */
const PAUSE_SECONDS = 9;
const UPGRADE = "Connection: Upgrade\r\nUpgrade: SPDY/3.1\r\n";
const MESSAGES =
  "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";

let agent: StreamAgent;
let server: TestServer;
let attacker: Attacker;
before(async () => {
  agent = await startStreamAgent();
  agent.answer = ({ url = "" }, response) => {
    if (url.includes(`tailLines=${REFUSED}`)) response.writeHead(404).end("no");
    else response.write(SAID);
  };
  agent.join = (_, socket) => {
    socket.on("error", () => undefined).resume();
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${UPGRADE}\r\n`);
    socket.write(SAID);
  };
  server = await startServer({ flags: [PODS_AS_WRITTEN, "--request-timeout=1s", ...agent.flags] });
  attacker = new Attacker(server);
  await writeNode(server.admin, "n1", "127.0.0.1", agent.port);
  // Nobody listens there.
  await writeNode(server.admin, "n2", "127.0.0.1", 1);
  for (const [pod, node] of Object.entries({ one: "n1", two: "n2" })) {
    await writePod(server.admin, pod, node, [{ name: "c", image: "example.com/i" }]);
  }
});
after(async () => {
  attacker.close();
  await server?.stop();
  await agent?.close();
});

test("CAT-10 logs, as messages too, and an exec wait for clients that read nothing for long", async () => {
  const { cert, key } = server.credentials;
  const asked = async (method: string, path: string, headers: string): Promise<Readable> => {
    const socket = await attacker.tls("http/1.1", { cert, key });
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
    return socket;
  };
  const session = connectHttp2(server.url, server.credentials);
  const readers: Readable[] = [
    await asked("GET", LOG, ""),
    await asked("GET", LOG, MESSAGES),
    await asked("POST", `${PODS}/one/exec?command=x&stdout=1`, UPGRADE),
    session.request({ ":path": LOG }),
  ];
  for (const reader of readers) reader.on("error", () => undefined).pause();
  await eventually(() => agent.calls.length === readers.length);
  const meanwhile = await server.admin.open("GET", `${PODS}?watch=true&timeoutSeconds=${PAUSE_SECONDS}`);
  await once(meanwhile.resume(), "end");
  const taken = readers.map((reader) => {
    const so = { reader, bytes: 0 };
    reader.on("data", (chunk: Buffer) => {
      so.bytes += chunk.length;
    });
    reader.resume();
    return so;
  });
  await eventually(() => taken.every(({ reader, bytes }) => reader.destroyed || bytes >= SAID.length));
  const whole = taken.map(({ bytes }) => bytes >= SAID.length);
  assert.deepEqual(whole, [true, true, true, true]);
  session.destroy();
});

test("LIM-05 a failure of what is relayed, of which nothing is taken, ends as any other answer that lasts", async () => {
  const session = connectHttp2(server.url, { ...server.credentials, settings: { initialWindowSize: 0 } });
  const closed: (number | undefined)[] = [];
  for (const log of [`${PODS}/two/log`, `${PODS}/one/log?tailLines=${REFUSED}`]) {
    const stream = session.request({ ":path": log });
    let status: number | undefined;
    stream
      .on("error", () => undefined)
      .once("response", (head) => {
        status = head[":status"];
      });
    stream.once("close", () => closed.push(status));
  }
  await eventually(() => closed.length === 2);
  assert.deepEqual(closed.sort(), [404, 500]);
  session.destroy();
});
