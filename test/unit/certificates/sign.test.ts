/** Certificates as they are made, read by Node's own library and by the one that tests make requests with. */
import assert from "node:assert/strict";
import { generateKeyPairSync, X509Certificate } from "node:crypto";
import { describe, test } from "node:test";
import { issueAuthority, issueCertificate } from "../../../runtime/certificates/issue.js";
import type { KeyPair } from "../../../runtime/certificates/key-pair.js";
import { makeSigningRequest } from "../../../runtime/certificates/make-request.js";
import { keyText, newKey, type SigningOrder, signAuthority, signCertificate } from "../../../runtime/certificates/sign.js";
import { readSigningRequest } from "../../../runtime/certificates/signing-request.js";
import { NO_NAMES } from "../../../runtime/certificates/subject-alternative-names.js";
import { usagesOf } from "../../../runtime/certificates/usages.js";
import { signingRequest } from "../../support/signing-requests.js";

const NOW = Date.parse("2026-03-01T10:20:30Z");

async function order(authority: KeyPair, more: Partial<SigningOrder> = {}): Promise<SigningOrder> {
  const { publicKey } = await newKey();
  const times = { notBefore: NOW, notAfter: NOW + 86_400_000 };
  return { authority, subject: { CN: ["a"] }, names: NO_NAMES, publicKey, usages: usagesOf(["client auth"]), ...times, ...more };
}

const signed = async (authority: KeyPair, more: Partial<SigningOrder>): Promise<X509Certificate> =>
  new X509Certificate(await signCertificate(await order(authority, more)));

describe("certificates (CSR-06)", () => {
  test("they say every usage that requests have words for, and no more than one that was misspelt", async () => {
    const authority = await issueAuthority("a", NOW);
    const words = ["decipher only", "cert sign", "signing", "any", "s/mime", "email protection", "ocsp signing"];
    const certificate = await signed(authority, { usages: usagesOf(words), notAfter: Date.parse("2080-01-01T00:00:00Z") });
    assert.deepEqual(certificate.keyUsage, ["2.5.29.37.0", "1.3.6.1.5.5.7.3.4", "1.3.6.1.5.5.7.3.9"]);
    // KeyUsage: the bits 0, 5 and 8 of nine.
    assert(certificate.raw.toString("hex").includes("0603551d0f0101ff0405030307" + "8480"));
    assert.equal(certificate.validFrom, "Mar  1 10:20:30 2026 GMT");
    assert.equal(certificate.validTo, "Jan  1 00:00:00 2080 GMT");
    assert.throws(() => usagesOf(["client auth", "constructor"]), {
      name: "RangeError",
      message: 'unrecognized usage values: "constructor"',
    });
    await assert.rejects(signCertificate(await order({ ...authority, key: "none" })));
  });

  for (const [kind, make] of [
    ["RSA", () => generateKeyPairSync("rsa", { modulusLength: 2048 })],
    ["P-384", () => generateKeyPairSync("ec", { namedCurve: "P-384" })],
    ["P-521", () => generateKeyPairSync("ec", { namedCurve: "P-521" })],
    ["Ed25519", () => generateKeyPairSync("ed25519")],
  ] as const) {
    test(`an authority with a key of ${kind} signs them`, async () => {
      const { publicKey, privateKey } = make();
      const usages = usagesOf(["cert sign"]);
      const subject = await order({ certificate: "", key: "" }, { publicKey: publicKey.export({ type: "spki", format: "der" }), usages });
      const authority = { certificate: await signAuthority(subject, privateKey), key: keyText(privateKey) };
      const issuer = new X509Certificate(authority.certificate);
      const certificate = await signed(authority, {});
      assert(issuer.ca && issuer.verify(publicKey) && issuer.checkPrivateKey(privateKey));
      assert(!certificate.ca && certificate.verify(publicKey) && certificate.checkIssued(issuer));
    });
  }

  test("a key that nobody signs with is refused", async () => {
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "secp256k1" });
    const authority = { ...(await issueAuthority("a", NOW)), key: keyText(privateKey) };
    await assert.rejects(signCertificate(await order(authority)), {
      name: "RangeError",
      message: "certificates cannot be signed with a key of type ec secp256k1",
    });
  });

  test("names are what was asked for, in every attribute and in any script", async () => {
    const authority = await issueAuthority("authority, of all", NOW);
    const subject = {
      C: ["DE"],
      O: ["one", "two, and more", "drei-ß"],
      OU: ["*"],
      L: ["l"],
      ST: ["s"],
      street: ["x".repeat(200)],
      postalCode: ["1"],
      CN: ["системa"],
      serialNumber: ["7"],
    };
    const names = { dns: ["a.example", "*.b"], email: ["a@b"], ip: ["10.0.0.255", "2001:db8::1", "::ffff:1.2.3.4"], uri: ["spiffe://a/b"] };
    const certificate = await signed(authority, { subject, names });
    const legacy = certificate.toLegacyObject().subject as unknown as Record<string, string | string[]>;
    const known = {
      C: "DE",
      O: subject.O,
      OU: "*",
      L: "l",
      ST: "s",
      street: subject.street[0],
      postalCode: "1",
      CN: "системa",
      serialNumber: "7",
    };
    assert.deepEqual({ ...legacy }, known);
    assert.equal(
      certificate.subjectAltName,
      "DNS:a.example, DNS:*.b, email:a@b, IP Address:10.0.0.255, IP Address:2001:DB8:0:0:0:0:0:1, IP Address:0:0:0:0:0:FFFF:102:304, URI:spiffe://a/b",
    );
    assert.equal(certificate.issuer, "CN=authority\\, of all");
    assert.equal(certificate.issuer, new X509Certificate(authority.certificate).subject);
  });

  test("the alternative names of who has no other are critical", async () => {
    const authority = await issueAuthority("a", NOW);
    const certificate = await signed(authority, { subject: {}, names: { ...NO_NAMES, dns: ["a"] } });
    assert.equal(certificate.subject, undefined);
    assert(certificate.raw.toString("hex").includes("0603551d110101ff"));
  });

  test("own certificates belong to their keys, and no two numbers are the same", async () => {
    const authority = await issueAuthority("a", NOW);
    const pairs = await Promise.all(
      Array.from({ length: 3 }, () => issueCertificate(authority, { commonName: "c", usage: "server", names: ["::1", "h"] }, NOW)),
    );
    const certificates = pairs.map(({ certificate }) => new X509Certificate(certificate));
    assert.equal(new Set(certificates.map(({ serialNumber }) => serialNumber)).size, 3);
    for (const certificate of certificates) {
      assert(certificate.checkHost("h") && certificate.checkIP("::1") && !certificate.checkHost("a"));
      assert.equal(certificate.validTo, "Mar  1 10:20:30 2027 GMT");
      assert.deepEqual(certificate.keyUsage, ["1.3.6.1.5.5.7.3.1"]);
    }
  });

  test("requests are read as they were made, like those of others", async () => {
    const made = await makeSigningRequest("system:node:a", ["system:nodes", "ö"]);
    const asked = { subject: { O: ["system:nodes", "ö"], CN: ["system:node:a"] }, names: NO_NAMES };
    const { publicKey: _, ...read } = readSigningRequest(Buffer.from(made.request));
    assert.deepEqual(read, asked);
    const other = await signingRequest({ subject: [{ O: ["system:nodes"] }, { O: ["ö"] }, { CN: ["system:node:a"] }] });
    const { publicKey: __, ...others } = readSigningRequest(Buffer.from(other.pem));
    assert.deepEqual(read, others);
  });
});
