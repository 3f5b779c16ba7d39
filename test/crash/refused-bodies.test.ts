/** Bodies that were refused, or that nobody reads: nothing of them is kept, and who sends them in tiny pieces without end is cut off. */
import assert from "node:assert/strict";
import { once } from "node:events";
import type { ClientHttp2Stream } from "node:http2";
import { after, before, test } from "node:test";
import type { ConnectionOptions } from "node:tls";
import { type MeasuredProcess, startMeasuredServer } from "../bench/measured-process.js";
import { Attacker, FLAG, FRAME, frame, hungUp, requestHeaders } from "../support/attacker.js";
import { eventually } from "../support/eventually.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const TOO_LONG = Buffer.alloc(3 * 1024 * 1024 + 1, " ");
const STREAMS = 40;
/** Measured: 3. All of them together are 120. */
const KEPT_MIB = 30;
/** One is told to calm down after a thousand. */
const TINY_FRAMES = 20_000;

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

test("LIM-05 a body that is too long is let go at once, though its stream stays open", async () => {
  const { cert, key } = server.credentials;
  const session = attacker.http2Session({ cert, key });
  const post = async (): Promise<ClientHttp2Stream> => {
    const stream = session.request({ ":method": "POST", ":path": `${MAPS}?dryRun=All`, "content-type": "application/json" });
    stream.on("error", () => undefined).write(TOO_LONG);
    const [{ ":status": status }] = (await once(stream, "response")) as [{ readonly ":status": number }];
    assert.equal(status, 413);
    return stream;
  };
  await post();
  const before = await server.held();
  for (let i = 0; i < STREAMS; i++) await post();
  const { heldMiB } = await server.held();
  assert.ok(heldMiB - before.heldMiB < KEPT_MIB, `${before.heldMiB.toFixed(0)} -> ${heldMiB.toFixed(0)} MiB`);
});

const tiny = Buffer.concat(Array.from({ length: TINY_FRAMES }, () => frame(FRAME.data, 0, 1, Buffer.from("a"))));

for (const [what, method, path] of [
  ["a watch", "GET", `${MAPS}?watch=1`],
  ["a request without a resource", "POST", "/version"],
] as const) {
  test(`LIM-05 who sends a body by the byte to ${what} is cut off, known or not`, async () => {
    const { cert, key } = server.credentials;
    for (const who of [{ cert, key } as ConnectionOptions, {}]) {
      const socket = await attacker.http2Socket(who);
      const over = hungUp(socket);
      let isOver = false;
      void over.then(() => {
        isOver = true;
      });
      socket.write(Buffer.concat([frame(FRAME.headers, FLAG.endHeaders, 1, requestHeaders(method, path)), tiny]));
      await eventually(() => isOver);
    }
  });
}
