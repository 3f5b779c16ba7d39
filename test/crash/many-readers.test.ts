/** Known clients who list and watch as much as they may at once, and take little or nothing of it: nobody else waits, and memory has a bound. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type MeasuredProcess, startMeasuredServer } from "../bench/measured-process.js";
import { assertOk } from "../support/assertions.js";
import { leastHold } from "../support/holds.js";
import { Http2Readers } from "../support/http2-readers.js";

/** As many streams as a connection may have open, but for one. */
const STREAMS = 249;
const EVERYTHING = 2 ** 30;
/** Of what holds the loop in all of these tests, most is to take hundreds of requests out of their frames. */
const SHARE = 1;

let server: MeasuredProcess;
before(async () => {
  server = await startMeasuredServer();
});
after(() => server.stop());

/** The path of a collection with so many objects. */
async function collection(namespace: string, count: number, bytes: number): Promise<string> {
  const path = `/api/v1/namespaces/${namespace}/configmaps`;
  assertOk(await server.client.post("/api/v1/namespaces", { metadata: { name: namespace } }), 201);
  const data = { text: "v".repeat(bytes) };
  for (let i = 0; i < count; i += 100) {
    const create = (_: unknown, j: number): Promise<unknown> =>
      server.client.post(path, { metadata: { name: `m${i + j}`, labels: { app: `a${j % 50}` } }, data });
    await Promise.all(Array.from({ length: 100 }, create));
  }
  return path;
}

test("LIM-05 the event loop is not held by a thousand watches with selectors that are opened at once", async () => {
  const path = await collection("watched", 3000, 200);
  const selected = Array.from({ length: STREAMS }, (_, i) => `${path}?watch=1&labelSelector=app%3Da${i % 50},tier!%3Dfront`);
  const share = await leastHold(async () => {
    const readers = new Http2Readers(server);
    await readers.connect(4, EVERYTHING);
    await server.read();
    readers.ask(() => selected);
    await readers.answered(1 + STREAMS);
    const { hold } = await server.read();
    readers.close();
    return hold;
  }, SHARE);
  assert.ok(share < SHARE, `held for ${share.toFixed(2)} times the yardstick`);
});
