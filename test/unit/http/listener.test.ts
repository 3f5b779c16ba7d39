import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { connect as connectHttp2 } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { connect } from "node:tls";
import { loadCertificates } from "../../../runtime/certificates/certificate-store.js";
import { cipherSuites } from "../../../runtime/flags/tls-values.js";
import { limitsFor } from "../../../runtime/http/connection-book.js";
import { Listener } from "../../../runtime/http/listener.js";

/** Connection preface, empty SETTINGS, and a HEADERS frame that no decoder can read. */
const BROKEN = Buffer.concat([
  Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
  Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]),
  Buffer.from([0, 0, 5, 1, 5, 0, 0, 0, 1, 255, 255, 255, 255, 255]),
]);

test("a connection on which HTTP/2 is broken is cut off, and no other", async () => {
  const directory = mkdtempSync(join(tmpdir(), "orch-listener-"));
  const { serving, servingAuthority: ca } = await loadCertificates({ directory, addresses: [], serviceName: "orch", now: Date.now() });
  const listener = new Listener({
    ...serving,
    host: "127.0.0.1",
    port: 0,
    clientAuthorities: [ca],
    proxyAuthorities: [],
    requestTimeoutMs: 60_000,
    tls: { minVersion: "TLSv1.2", cipherSuites: cipherSuites("") },
    limits: limitsFor(1000),
    probeIntervalMs: 100,
    serve: (exchange) => exchange.send(200, "text/plain", Buffer.from("ok")),
  });
  const port = await listener.listen();
  const session = connectHttp2(`https://127.0.0.1:${port}`, { ca });
  const status = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const stream = session.request({ ":path": "/" });
      stream.on("response", (headers) => resolve(headers[":status"]));
      stream.on("error", reject).resume();
    });
  assert.equal(await status(), 200);
  for (let i = 0; i < 3; i++) {
    const socket = connect({ host: "127.0.0.1", port, ca, ALPNProtocols: ["h2"] }, () => socket.write(BROKEN));
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.on("error", () => undefined).resume();
    await closed;
  }
  assert.equal(await status(), 200, "who answers probes stays");
  session.close();
  await listener.drain();
  rmSync(directory, { recursive: true });
});
