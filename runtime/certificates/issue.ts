/** Makes authorities and the certificates they sign: ECDSA on P-256. Loads its library, so import it only when needed. */
import "reflect-metadata";
import { createPrivateKey, KeyObject, webcrypto } from "node:crypto";
import { isIP } from "node:net";
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  cryptoProvider,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  type Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from "@peculiar/x509";
import type { CertificateRequest } from "./certificate-request.js";
import type { KeyPair } from "./key-pair.js";
import { nameOf, serialNumber } from "./sign.js";

const ALGORITHM = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
const DAY = 86_400_000;
const AUTHORITY_DAYS = 3650;
const LEAF_DAYS = 365;
/** Certificates are valid from a little before now, for clients whose clocks are behind. */
const CLOCK_SKEW = 5 * 60_000;

cryptoProvider.set(webcrypto);

/** A self-signed certificate authority. */
export async function issueAuthority(commonName: string, now: number): Promise<KeyPair> {
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ["sign", "verify"]);
  const name = nameOf({ CN: [commonName] });
  const certificate = await X509CertificateGenerator.create({
    serialNumber: serialNumber(),
    subject: name,
    issuer: name,
    ...validity(now, AUTHORITY_DAYS),
    publicKey: keys.publicKey,
    signingKey: keys.privateKey,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new BasicConstraintsExtension(true, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.keyEncipherment | KeyUsageFlags.keyCertSign, true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey, false, webcrypto),
    ],
  });
  return { certificate: `${certificate.toString("pem")}\n`, key: pemOf(keys.privateKey) };
}

/** A certificate signed by `authority`. */
export async function issueCertificate(authority: KeyPair, request: CertificateRequest, now: number): Promise<KeyPair> {
  const issuer = new X509Certificate(authority.certificate);
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ["sign", "verify"]);
  const certificate = await X509CertificateGenerator.create({
    serialNumber: serialNumber(),
    subject: nameOf({ O: request.organizations ?? [], CN: [request.commonName] }),
    issuer: issuer.subjectName,
    ...validity(now, request.days ?? LEAF_DAYS),
    publicKey: keys.publicKey,
    signingKey: await importKey(authority.key),
    signingAlgorithm: ALGORITHM,
    extensions: await leafExtensions(request, issuer),
  });
  return { certificate: `${certificate.toString("pem")}\n`, key: pemOf(keys.privateKey) };
}

async function leafExtensions(request: CertificateRequest, issuer: X509Certificate): Promise<Extension[]> {
  const purpose = request.usage === "client" ? ExtendedKeyUsage.clientAuth : ExtendedKeyUsage.serverAuth;
  const extensions: Extension[] = [
    new BasicConstraintsExtension(false, undefined, true),
    new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.keyEncipherment, true),
    new ExtendedKeyUsageExtension([purpose], false),
    await AuthorityKeyIdentifierExtension.create(issuer, false, webcrypto),
  ];
  if (request.names.length > 0) {
    const names = request.names.map((name) => ({ type: isIP(name) === 0 ? ("dns" as const) : ("ip" as const), value: name }));
    extensions.push(new SubjectAlternativeNameExtension(names, false));
  }
  return extensions;
}

function validity(now: number, days: number): { notBefore: Date; notAfter: Date } {
  return { notBefore: new Date(now - CLOCK_SKEW), notAfter: new Date(now + days * DAY) };
}

function pemOf(key: webcrypto.CryptoKey): string {
  return KeyObject.from(key).export({ type: "pkcs8", format: "pem" }) as string;
}

function importKey(pem: string): Promise<webcrypto.CryptoKey> {
  const der = createPrivateKey(pem).export({ type: "pkcs8", format: "der" });
  return webcrypto.subtle.importKey("pkcs8", new Uint8Array(der), ALGORITHM, false, ["sign"]);
}
