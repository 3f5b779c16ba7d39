/** Endpoints of as many addresses as a body has room for, of which none may be reached: whoever has a proxy go through them takes little for each. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type MeasuredProcess, startMeasuredServer } from "../bench/measured-process.js";
import { assertOk } from "../support/assertions.js";
import { Http2Readers } from "../support/http2-readers.js";
import { yardstick } from "../support/yardstick.js";

const DEFAULT = "/api/v1/namespaces/default";
const ADDRESSES = 100_000;
const REQUESTS = 200;
const WINDOW = 1 << 16;
/** Of processor time. Measured: 41; thousands where each request has a list of its own. */
const YARDSTICKS = 200;

let server: MeasuredProcess;
before(async () => {
  server = await startMeasuredServer();
});
after(() => server.stop());

test("PATH-15, LIM-05 a proxy goes through the addresses behind a service where they are", async () => {
  const { client } = server;
  const ip = (i: number): string => `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`;
  const addresses = Array.from({ length: ADDRESSES }, (_, i) => ({ ip: ip(i) }));
  const ports = [{ name: "w", port: 80 }];
  assertOk(await client.post(`${DEFAULT}/services`, { metadata: { name: "s" }, spec: { ports, clusterIP: "None" } }), 201);
  assertOk(await client.post(`${DEFAULT}/endpoints`, { metadata: { name: "s" }, subsets: [{ addresses, ports }] }), 201);
  const path = `${DEFAULT}/services/s:w/proxy/x`;
  assert.equal((await client.get(path)).status, 503);
  const before = await server.read();
  const readers = new Http2Readers(server);
  await readers.connect(1, WINDOW);
  readers.ask(() => Array.from({ length: REQUESTS }, () => path));
  await readers.answered(1 + REQUESTS);
  const { cpu } = await server.read();
  readers.close();
  const share = (cpu - before.cpu) / yardstick();
  assert.ok(share < YARDSTICKS, `${share.toFixed(0)} times the yardstick`);
});
