/** Signs what a request asks for. Loads its library, so import it only on the thread for certificates. */
import "reflect-metadata";
import { createPrivateKey, type KeyObject, randomBytes, webcrypto } from "node:crypto";
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  cryptoProvider,
  ExtendedKeyUsageExtension,
  type Extension,
  KeyUsagesExtension,
  Name,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from "@peculiar/x509";
import { type DistinguishedName, NAME_ATTRIBUTES } from "./distinguished-name.js";
import type { KeyPair } from "./key-pair.js";
import type { AlternativeNames } from "./subject-alternative-names.js";
import type { Usages } from "./usages.js";

cryptoProvider.set(webcrypto);

/** A certificate as it is to be. */
export interface SigningOrder {
  readonly authority: KeyPair;
  readonly subject: DistinguishedName;
  readonly names: AlternativeNames;
  /** SubjectPublicKeyInfo, DER. */
  readonly publicKey: Uint8Array;
  readonly usages: Usages;
  /** Milliseconds since the epoch. */
  readonly notBefore: number;
  readonly notAfter: number;
}

/** The certificate as PEM; it is no authority. */
export async function signCertificate(order: SigningOrder): Promise<string> {
  const issuer = new X509Certificate(order.authority.certificate);
  const { signingKey, signingAlgorithm } = await signerOf(createPrivateKey(order.authority.key));
  const certificate = await X509CertificateGenerator.create({
    serialNumber: serialNumber(),
    subject: nameOf(order.subject),
    issuer: issuer.subjectName,
    notBefore: new Date(order.notBefore),
    notAfter: new Date(order.notAfter),
    publicKey: order.publicKey as Uint8Array<ArrayBuffer>,
    signingKey,
    signingAlgorithm,
    extensions: extensionsOf(order, issuer),
  });
  return `${certificate.toString("pem")}\n`;
}

function extensionsOf({ subject, names, usages }: SigningOrder, issuer: X509Certificate): Extension[] {
  const extensions: Extension[] = [new BasicConstraintsExtension(false, undefined, true)];
  if (usages.key !== 0) extensions.push(new KeyUsagesExtension(usages.key, true));
  if (usages.extended.length > 0) extensions.push(new ExtendedKeyUsageExtension([...usages.extended], false));
  const authority = issuer.getExtension(SubjectKeyIdentifierExtension);
  if (authority !== null) extensions.push(new AuthorityKeyIdentifierExtension(authority.keyId, false));
  const alternatives = [
    ...names.dns.map((value) => ({ type: "dns" as const, value })),
    ...names.email.map((value) => ({ type: "email" as const, value })),
    ...names.ip.map((value) => ({ type: "ip" as const, value })),
    ...names.uri.map((value) => ({ type: "url" as const, value })),
  ];
  const isNameless = NAME_ATTRIBUTES.every((attribute) => subject[attribute] === undefined);
  if (alternatives.length > 0) extensions.push(new SubjectAlternativeNameExtension(alternatives, isNameless));
  return extensions;
}

const IDENTIFIERS: Readonly<Partial<Record<string, string>>> = { street: "2.5.4.9", postalCode: "2.5.4.17", serialNumber: "2.5.4.5" };
const PRINTABLE = /^[A-Za-z0-9 '()+,\-./:=?]*$/;

/** Each value in its own part and word for word: texts that are given as such the library would take apart. */
export function nameOf(subject: DistinguishedName): Name {
  const parts = NAME_ATTRIBUTES.flatMap((attribute) => (subject[attribute] ?? []).map((value) => ({ attribute, value })));
  return new Name(
    parts.map(({ attribute, value }) => ({
      [IDENTIFIERS[attribute] ?? attribute]: [PRINTABLE.test(value) ? { printableString: value } : { utf8String: value }],
    })),
  );
}

/** 127 random bits, so that the number is positive. */
export function serialNumber(): string {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] as number) & 0x7f) | 0x40;
  return bytes.toString("hex");
}

type SigningAlgorithm = { readonly name: string; readonly hash?: string; readonly namedCurve?: string };

const CURVES: Readonly<Record<string, SigningAlgorithm>> = {
  prime256v1: { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" },
  secp384r1: { name: "ECDSA", namedCurve: "P-384", hash: "SHA-384" },
  secp521r1: { name: "ECDSA", namedCurve: "P-521", hash: "SHA-512" },
};

function algorithmOf(key: KeyObject): SigningAlgorithm {
  const { asymmetricKeyType = "", asymmetricKeyDetails: { namedCurve = "" } = {} } = key;
  if (asymmetricKeyType === "rsa") return { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
  if (asymmetricKeyType === "ed25519") return { name: "Ed25519" };
  const found = asymmetricKeyType === "ec" ? CURVES[namedCurve] : undefined;
  if (found === undefined)
    throw new RangeError(`certificates cannot be signed with a key of type ${asymmetricKeyType} ${namedCurve}`.trim());
  return found;
}

async function signerOf(
  key: KeyObject,
): Promise<{ signingKey: webcrypto.CryptoKey; signingAlgorithm: SigningAlgorithm & { hash: string } }> {
  const algorithm = algorithmOf(key);
  const der = new Uint8Array(key.export({ type: "pkcs8", format: "der" }));
  const signingKey = await webcrypto.subtle.importKey("pkcs8", der, algorithm, false, ["sign"]);
  return { signingKey, signingAlgorithm: algorithm as SigningAlgorithm & { hash: string } };
}
