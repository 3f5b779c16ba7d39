import "reflect-metadata";
import assert from "node:assert/strict";
import { createPrivateKey, webcrypto } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { test } from "node:test";
import { createSecureContext, createServer as createTlsServer, type SecureContextOptions } from "node:tls";
import * as x509 from "@peculiar/x509";
import { OUTGOING_TLS } from "../../../runtime/definition/outgoing-tls.js";
import { dial } from "../../../runtime/relay/dial.js";

test("PATH-15 addresses that were looked at are connected to, whatever the name leads to", async (t) => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  const port = String((server.address() as AddressInfo).port);
  const options = { host: "node.invalid", port, tls: undefined, timeoutMs: 60_000, signal: new AbortController().signal, user: "u" };
  const socket = await dial({ ...options, addresses: ["127.0.0.1"] });
  assert.equal(socket.remoteAddress, "127.0.0.1");
  socket.destroy();
  await assert.rejects(dial(options), /lookup node.invalid: no such host$/);
});

test("LIM-05 keys are not exchanged in a field that the other side chooses, which may take as long as it likes", async (t) => {
  const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256", modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) };
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const made = await x509.X509CertificateGenerator.createSelfSigned({ keys, signingAlgorithm: algorithm }, webcrypto as never);
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey("pkcs8", keys.privateKey));
  const key = createPrivateKey({ key: pkcs8, format: "der", type: "pkcs8" }).export({ type: "pkcs8", format: "pem" });
  const outcome = async (ciphers: string, context: SecureContextOptions): Promise<string> => {
    const server = createTlsServer({ cert: made.toString("pem"), key, ciphers, maxVersion: "TLSv1.2", dhparam: "auto" });
    server.on("tlsClientError", () => undefined).listen(0, "127.0.0.1");
    await once(server, "listening");
    t.after(() => server.close());
    const port = String((server.address() as AddressInfo).port);
    const tls = { context: createSecureContext(context), verifies: false };
    const options = { host: "127.0.0.1", port, tls, timeoutMs: 60_000, signal: new AbortController().signal, user: "u" };
    return dial(options).then(
      (socket) => {
        socket.destroy();
        return "connected";
      },
      (error: Error) => error.message,
    );
  };
  const [FIELD, CURVE] = ["DHE-RSA-AES128-GCM-SHA256", "ECDHE-RSA-AES128-GCM-SHA256"];
  assert.match(await outcome(FIELD, OUTGOING_TLS), /handshake failure/);
  assert.equal(await outcome(CURVE, OUTGOING_TLS), "connected");
  assert.equal(await outcome(FIELD, {}), "connected", "a client that does not mind");
});
