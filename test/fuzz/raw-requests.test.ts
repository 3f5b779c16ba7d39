/** Bytes that are almost HTTP, straight into a server's connections: what Node's parser leaves over is read by hand. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { connect } from "node:tls";
import { startServer, type TestServer } from "../support/server.js";
import { chance, Mutator } from "./fuzzer.js";

const SECONDS = Number(process.env["FUZZ_SECONDS"] ?? 3);
const SEED = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);

const SEEDS = {
  seeds: [
    "BREW /api/v1/namespaces HTTP/1.1\r\nHost: a\r\nAccept: application/json\r\n\r\n",
    "GET /version HTTP/1.0\r\n\r\nBREW / HTTP/1.1\r\nHost: a\r\n\r\n",
    "POST /api/v1/namespaces HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    "CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n",
  ],
  tokens: [
    "\r\n",
    "\n",
    ": ",
    " HTTP/1.1",
    "Host: a\r\n",
    "Content-Length: 5\r\n",
    "Transfer-Encoding: chunked\r\n",
    "\r\n\r\n",
    "GET ",
    "PRI * HTTP/2.0",
  ],
};

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.stop());

/** What comes back until the server hangs up, or has nothing more to say to a client that has finished. */
function exchange(bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve) => {
    const { ca, cert, key } = server.credentials;
    const socket = connect({
      host: hostname,
      port: Number(port),
      ca,
      ...(cert === undefined ? {} : { cert }),
      ...(key === undefined ? {} : { key }),
      ALPNProtocols: ["http/1.1"],
    });
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
    });
    socket.on("error", () => {});
    socket.once("close", () => resolve(received));
    socket.once("secureConnect", () => socket.end(bytes));
  });
}

test("ERR-01 whatever bytes come, no answer blames the server, and it goes on", async (context) => {
  const mutate = new Mutator(SEEDS, chance(SEED));
  const end = performance.now() + SECONDS * 1000;
  let runs = 0;
  for (; performance.now() < end; runs++) {
    const input = mutate.next();
    const answer = await exchange(input);
    assert.doesNotMatch(answer, /^HTTP\/1\.1 5(?!01|05)/m, `FUZZ_SEED=${SEED}, base64: ${input.subarray(0, 2000).toString("base64")}`);
  }
  context.diagnostic(`${runs} inputs, FUZZ_SEED=${SEED}`);
  assert.equal((await server.admin.get("/healthz")).status, 200);
});
