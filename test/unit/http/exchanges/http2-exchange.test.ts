import assert from "node:assert/strict";
import { once } from "node:events";
import { connect, createServer, type IncomingHttpHeaders, type ServerHttp2Stream } from "node:http2";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import type { Connection } from "../../../../runtime/http/connections/connection.js";
import { Http2Exchange } from "../../../../runtime/http/exchanges/http2-exchange.js";
import { eventually } from "../../../support/eventually.js";

const BODY = Buffer.from(Array.from({ length: 1_000_000 }, (_, index) => (index * 7 + (index >> 8)) % 251));
/** Of all that waits, what the library has: it sends that in one go when a window opens. */
const HANDED_OVER_BYTES = 64 * 1024;

test("LIM-05 of a long answer that waits for its client the library has a part, and the client gets all of it", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const client = connect(`http://127.0.0.1:${port}`, { settings: { initialWindowSize: 0 } });
  const asked = once(server, "stream");
  const answer = client.request({ ":path": "/" });
  const answered = once(answer, "response");
  const [stream, headers, , raw] = (await asked) as [ServerHttp2Stream, IncomingHttpHeaders, number, string[]];
  const exchange = new Http2Exchange(stream, headers, raw, true, "id", {} as Connection);
  exchange.send(200, "application/json", BODY);
  await answered;
  assert.ok(stream.writableLength <= HANDED_OVER_BYTES, `${stream.writableLength} bytes`);
  assert.equal(exchange.untaken, BODY.length);
  client.settings({ initialWindowSize: 100_000 });
  const parts: Buffer[] = [];
  answer.on("data", (part: Buffer) => parts.push(part));
  await once(answer, "end");
  assert.ok(Buffer.concat(parts).equals(BODY));
  assert.equal(exchange.untaken, 0);
  client.close();
  server.close();
});

test("LIM-05 a long answer whose client leaves is over", async () => {
  const server = createServer().on("sessionError", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const client = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { settings: { initialWindowSize: 0 } });
  client.on("error", () => undefined);
  const asked = once(server, "stream");
  client.request({ ":path": "/" }).on("error", () => undefined);
  const [stream, headers, , raw] = (await asked) as [ServerHttp2Stream, IncomingHttpHeaders, number, string[]];
  stream.on("error", () => undefined);
  const exchange = new Http2Exchange(stream, headers, raw, true, "id", {} as Connection);
  exchange.send(200, "application/json", BODY);
  client.destroy();
  await eventually(() => exchange.closed);
  // Told again, as by a deadline.
  exchange.send(504, "application/json", BODY);
  assert.throws(() => exchange.stream(200, "application/json"), /the client went away/);
  server.close();
});
