/** Clients who run commands in many containers at once, and say what they say in as many pieces as they can. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { connect as connectTcp } from "node:net";
import { Duplex } from "node:stream";
import { after, before, test } from "node:test";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { type MeasuredProcess, startMeasuredServer } from "../bench/measured-process.js";
import { eventually } from "../support/eventually.js";
import { leastHold } from "../support/holds.js";
import { type StreamAgent, startStreamAgent, writeNode, writePod } from "../support/stream-agent.js";

const STREAMS = 80;
/** Each in an encrypted record of its own. */
const BYTES = 1000;
/** Read in one turn and written on one by one they hold the loop for six times the yardstick. */
const SHARE = 0.8;

const HEAD = "POST /api/v1/namespaces/default/pods/p/exec?command=x&stdin=1&stdout=1&container=c HTTP/1.1\r\nhost: x\r\n";
const UPGRADE = "connection: upgrade\r\nupgrade: SPDY/3.1\r\ncontent-length: 0\r\n\r\n";

let agent: StreamAgent;
let server: MeasuredProcess;
before(async () => {
  agent = await startStreamAgent();
  server = await startMeasuredServer(["--disable-admission-plugins=ServiceAccount", ...agent.flags]);
  await writeNode(server.client, "n", "127.0.0.1", agent.port);
  await writePod(server.client, "p", "n", [{ name: "c", image: "i" }]);
});
after(async () => {
  await server.stop();
  await agent.close();
});

/** A connection whose encrypted bytes are kept until all may leave. */
class HeldStream {
  readonly #held: Buffer[] = [];
  #isHolding = false;
  readonly #raw = connectTcp(Number(new URL(server.url).port), "127.0.0.1").on("error", () => undefined);
  readonly #client: TLSSocket;

  constructor() {
    const below = new Duplex({
      read: () => undefined,
      write: (chunk: Buffer, _encoding, done) => {
        if (this.#isHolding) this.#held.push(Buffer.from(chunk));
        else this.#raw.write(chunk);
        done();
      },
    });
    this.#raw.on("data", (chunk) => below.push(chunk));
    this.#client = connectTls({ socket: below, ...server.credentials, ALPNProtocols: ["http/1.1"] }).on("error", () => undefined);
  }

  async open(): Promise<void> {
    await once(this.#client, "secureConnect");
    this.#client.write(HEAD + UPGRADE);
    const [answer] = await once(this.#client, "data");
    assert.match(String(answer), /^HTTP\/1.1 101 /);
  }

  async hold(): Promise<void> {
    this.#isHolding = true;
    for (let i = 0; i < BYTES; i++) await new Promise((resolve) => this.#client.write("a", resolve));
  }

  release(): void {
    this.#isHolding = false;
    this.#raw.write(Buffer.concat(this.#held.splice(0)));
  }

  close(): void {
    this.#raw.destroy();
  }
}

test("LIM-05 the event loop is not held by what comes over many upgraded connections at once, byte for byte", async () => {
  let arrived = 0;
  agent.join = (_, socket) => {
    socket.write("HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: SPDY/3.1\r\n\r\n");
    socket
      .on("error", () => undefined)
      .on("data", ({ length }: Buffer) => {
        arrived += length;
      });
  };
  const streams = Array.from({ length: STREAMS }, () => new HeldStream());
  await Promise.all(streams.map((stream) => stream.open()));
  const share = await leastHold(async () => {
    arrived = 0;
    await Promise.all(streams.map((stream) => stream.hold()));
    await server.read();
    for (const stream of streams) stream.release();
    await eventually(() => arrived === STREAMS * BYTES);
    return (await server.read()).hold;
  }, SHARE);
  for (const stream of streams) stream.close();
  assert.ok(share < SHARE, `held for ${share.toFixed(2)} times the yardstick`);
});
