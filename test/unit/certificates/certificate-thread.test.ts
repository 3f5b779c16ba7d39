/** The thread that makes certificates outlives what goes wrong on it, and ends when it is told to. */
import assert from "node:assert/strict";
import { X509Certificate } from "node:crypto";
import { test } from "node:test";
import { CertificateThread } from "../../../runtime/certificates/issue-aside.js";
import type { KeyPair } from "../../../runtime/certificates/key-pair.js";
import { readSigningRequest } from "../../../runtime/certificates/signing-request.js";
import { usagesOf } from "../../../runtime/certificates/usages.js";
import { signingRequest } from "../../support/signing-requests.js";

test("a certificate says every usage that requests have words for, and no more than one that was misspelt", async (t) => {
  const thread = new CertificateThread();
  t.after(() => thread.close());
  const { authority } = await thread.run("issue", { authority: undefined, authorityName: "a", requests: {}, now: Date.now() });
  const orderOf = async (signer: KeyPair, words: readonly string[]) => {
    const { subject, names, publicKey } = readSigningRequest(Buffer.from((await signingRequest({ subject: "CN=a" })).pem));
    const times = { notBefore: Date.now(), notAfter: Date.parse("2080-01-01T00:00:00Z") };
    return { authority: signer, subject, names, publicKey: new Uint8Array(publicKey), usages: usagesOf(words), ...times };
  };
  const words = ["decipher only", "cert sign", "signing", "any", "s/mime", "email protection", "ocsp signing"];
  const pem = await thread.run("sign", await orderOf(authority, words));
  const certificate = new X509Certificate(pem);
  assert.deepEqual(certificate.keyUsage, ["2.5.29.37.0", "1.3.6.1.5.5.7.3.4", "1.3.6.1.5.5.7.3.9"]);
  // KeyUsage: the bits 0, 5 and 8 of nine.
  assert(certificate.raw.toString("hex").includes("0603551d0f0101ff0405030307" + "8480"), pem);
  assert.equal(certificate.validTo, "Jan  1 00:00:00 2080 GMT");
  assert.throws(() => usagesOf(["client auth", "constructor"]), {
    name: "RangeError",
    message: 'unrecognized usage values: "constructor"',
  });

  await assert.rejects(thread.run("sign", await orderOf({ ...authority, key: "none" }, words)));
  const order = await orderOf(authority, ["client auth"]);
  const lost = thread.run("sign", order);
  await Promise.all([assert.rejects(lost, /the thread for certificates ends/), thread.close()]);
  assert.equal(new X509Certificate(await thread.run("sign", order)).subject, "CN=a");
});
