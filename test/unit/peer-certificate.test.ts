import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { type ConnectionOptions, type checkServerIdentity, connect } from "node:tls";
import { shieldFromPeer } from "../../runtime/definition/peer-certificate.js";
import { type CurveCertificate, curveCertificate } from "../support/curve-certificates.js";

/** Why a connection to a server with these certificates is refused; undefined when it is not. */
async function refusal(server: { readonly cert: string; readonly key: string }, options: ConnectionOptions): Promise<Error | undefined> {
  const listening = createServer(server);
  listening.on("tlsClientError", () => undefined);
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  const { port } = listening.address() as AddressInfo;
  const socket = shieldFromPeer(connect({ port, host: "127.0.0.1", ...options }));
  const error = await new Promise<Error | undefined>((resolve) => {
    socket.once("secureConnect", () => resolve(undefined)).once("error", resolve);
  });
  socket.destroy();
  listening.close();
  return error;
}

test("LIM-05 no certificate of a server ends the process, whatever curve its key or its issuer's is of", async () => {
  for (const curve of ["secp256k1", "brainpoolP256r1"]) {
    const authority = curveCertificate(curve, "authority");
    const { certificate: cert, key } = curveCertificate("prime256v1", "server", authority);
    assert.equal(await refusal({ cert, key }, { ca: authority.certificate }), undefined);
  }
  const honest = curveCertificate("prime256v1", "authority");
  const impostor = curveCertificate("secp256k1", "authority");
  const { certificate, key } = curveCertificate("prime256v1", "server", honest);
  assert.equal(await refusal({ cert: certificate + impostor.certificate, key }, { ca: honest.certificate }), undefined);
});

test("the name of a server is checked as before, and who vouches for it can be", async () => {
  const authority = curveCertificate("prime256v1", "authority");
  const of = ({ certificate: cert, key }: CurveCertificate) => ({ cert, key });
  const server = of(curveCertificate("prime256v1", "server", authority));
  const ca = authority.certificate;
  assert.match((await refusal(server, { ca, servername: "other.example" }))?.message ?? "", /does not contain a DNS name/);
  assert.match((await refusal(server, {}))?.message ?? "", /unable to verify|unable to get/);
  const issuers: unknown[] = [];
  const own = (_host: string, found: Parameters<typeof checkServerIdentity>[1]) => {
    issuers.push((found as { issuerCertificate?: { fingerprint256: string } }).issuerCertificate?.fingerprint256 === found.fingerprint256);
    return undefined;
  };
  await refusal(server, { ca, checkServerIdentity: own });
  await refusal(of(authority), { ca, checkServerIdentity: own });
  assert.deepEqual(issuers, [false, true]);
});

test("Node's own form of such a certificate is why", () => {
  const { certificate } = curveCertificate("secp256k1", "authority");
  const script = `new (require("node:crypto").X509Certificate)(${JSON.stringify(certificate)}).toLegacyObject()`;
  assert.equal(spawnSync(process.execPath, ["--eval", script]).signal, "SIGSEGV", "Node has mended it: shieldFromPeer may go");
});
