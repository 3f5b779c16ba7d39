/** Makes certificates and requests for them, signed in Node's pool of threads (RFC 5280, RFC 2986). */
import { createHash, createPrivateKey, generateKeyPair, type KeyObject, randomBytes, sign, X509Certificate } from "node:crypto";
import { promisify } from "node:util";
import { DER, DerReader } from "./der.js";
import { bits, boolean, element, integer, namedBits, objectIdentifier, octets, sequence, time } from "./der-writer.js";
import { type DistinguishedName, NAME_ATTRIBUTES, writeName } from "./distinguished-name.js";
import type { KeyPair } from "./key-pair.js";
import { pemOf } from "./pem.js";
import { type AlternativeNames, hasNames, writeAlternativeNames } from "./subject-alternative-names.js";
import type { Usages } from "./usages.js";

const generate = promisify(generateKeyPair);
const signAside = promisify(sign);

const EXTENSIONS = {
  subjectKeyIdentifier: "2.5.29.14",
  keyUsage: "2.5.29.15",
  subjectAlternativeName: "2.5.29.17",
  basicConstraints: "2.5.29.19",
  authorityKeyIdentifier: "2.5.29.35",
  extendedKeyUsage: "2.5.29.37",
} as const;

const VERSION_3 = Buffer.from([2]);
const REQUEST_VERSION = Buffer.from([0]);

/** What a certificate says of its subject. */
export interface CertificateSubject {
  readonly subject: DistinguishedName;
  readonly names: AlternativeNames;
  /** SubjectPublicKeyInfo, DER. */
  readonly publicKey: Uint8Array;
  readonly usages: Usages;
  /** Milliseconds since the epoch. */
  readonly notBefore: number;
  readonly notAfter: number;
}

/** A certificate as it is to be. */
export interface SigningOrder extends CertificateSubject {
  readonly authority: KeyPair;
}

/** The certificate as PEM; it is no authority. Rejects with an Error when the authority's files cannot be used. */
export async function signCertificate(order: SigningOrder): Promise<string> {
  const { name, keyIdentifier } = issuerOf(new X509Certificate(order.authority.certificate));
  const extensions = [basicConstraints(false), ...usageExtensions(order.usages)];
  if (keyIdentifier !== undefined) {
    extensions.push(extension("authorityKeyIdentifier", false, sequence(element(DER.context(0, true), keyIdentifier))));
  }
  const isNameless = NAME_ATTRIBUTES.every((attribute) => order.subject[attribute] === undefined);
  if (hasNames(order.names)) extensions.push(extension("subjectAlternativeName", isNameless, writeAlternativeNames(order.names)));
  return certificateOf(order, name, extensions, createPrivateKey(order.authority.key));
}

/** The certificate of an authority, as PEM, signed by its own key. */
export async function signAuthority(subject: CertificateSubject, key: KeyObject): Promise<string> {
  const identifier = octets(keyIdentifierOf(subject.publicKey));
  const extensions = [basicConstraints(true), ...usageExtensions(subject.usages), extension("subjectKeyIdentifier", false, identifier)];
  return certificateOf(subject, writeName(subject.subject), extensions, key);
}

/** A request for a certificate of this name, as PEM. */
export async function signRequest(subject: DistinguishedName, { publicKey, privateKey }: NewKey): Promise<string> {
  const asked = sequence(integer(REQUEST_VERSION), writeName(subject), publicKey, element(DER.context(0)));
  return pemOf("CERTIFICATE REQUEST", await signed(asked, privateKey));
}

export interface NewKey {
  /** SubjectPublicKeyInfo, DER. */
  readonly publicKey: Buffer;
  readonly privateKey: KeyObject;
}

/** A key for ECDSA on P-256. */
export async function newKey(): Promise<NewKey> {
  const { publicKey, privateKey } = await generate("ec", { namedCurve: "P-256" });
  return { publicKey: publicKey.export({ type: "spki", format: "der" }), privateKey };
}

export const keyText = (key: KeyObject): string => key.export({ type: "pkcs8", format: "pem" }) as string;

async function certificateOf(
  { subject, publicKey, notBefore, notAfter }: CertificateSubject,
  issuer: Buffer,
  extensions: readonly Buffer[],
  key: KeyObject,
): Promise<string> {
  const content = sequence(
    element(DER.context(0), integer(VERSION_3)),
    integer(serialNumber()),
    algorithmOf(key).identifier,
    issuer,
    sequence(time(notBefore), time(notAfter)),
    writeName(subject),
    publicKey,
    element(DER.context(3), sequence(...extensions)),
  );
  return pemOf("CERTIFICATE", await signed(content, key));
}

async function signed(content: Buffer, key: KeyObject): Promise<Buffer> {
  const { identifier, hash } = algorithmOf(key);
  return sequence(content, identifier, bits(await signAside(hash, content, key)));
}

function extension(name: keyof typeof EXTENSIONS, isCritical: boolean, value: Buffer): Buffer {
  return sequence(objectIdentifier(EXTENSIONS[name]), ...(isCritical ? [boolean(true)] : []), octets(value));
}

const basicConstraints = (isAuthority: boolean): Buffer =>
  extension("basicConstraints", true, isAuthority ? sequence(boolean(true)) : sequence());

function usageExtensions({ key, extended }: Usages): Buffer[] {
  const extensions: Buffer[] = [];
  if (key !== 0) extensions.push(extension("keyUsage", true, namedBits(key)));
  if (extended.length > 0) extensions.push(extension("extendedKeyUsage", false, sequence(...extended.map(objectIdentifier))));
  return extensions;
}

/** Name, word for word, and key identifier of a certificate that signs others. */
function issuerOf({ raw }: X509Certificate): { readonly name: Buffer; readonly keyIdentifier: Buffer | undefined } {
  const content = new DerReader(raw).inside(DER.SEQUENCE).inside(DER.SEQUENCE);
  content.optional(DER.context(0));
  content.take(DER.INTEGER);
  content.take(DER.SEQUENCE);
  content.take(DER.SEQUENCE);
  content.take(DER.SEQUENCE);
  const name = content.take(DER.SEQUENCE).whole;
  content.take(DER.SEQUENCE);
  content.optional(DER.context(1, true));
  content.optional(DER.context(2, true));
  const found = content.optional(DER.context(3));
  return { name, keyIdentifier: found === undefined ? undefined : keyIdentifierAmong(new DerReader(found.content).inside(DER.SEQUENCE)) };
}

function keyIdentifierAmong(extensions: DerReader): Buffer | undefined {
  while (!extensions.isAtEnd) {
    const each = extensions.inside(DER.SEQUENCE);
    const name = each.objectIdentifier();
    each.optional(DER.BOOLEAN);
    if (name === EXTENSIONS.subjectKeyIdentifier) return each.inside(DER.OCTET_STRING).take(DER.OCTET_STRING).content;
  }
  return undefined;
}

/** Of the bits of the key, as most do it (RFC 5280, 4.2.1.2). */
function keyIdentifierOf(publicKey: Uint8Array): Buffer {
  const information = new DerReader(Buffer.from(publicKey)).inside(DER.SEQUENCE);
  information.take(DER.SEQUENCE);
  const { content } = information.take(DER.BIT_STRING);
  return createHash("sha1").update(content.subarray(1)).digest();
}

/** 127 random bits, so that the number is positive. */
function serialNumber(): Buffer {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] as number) & 0x7f) | 0x40;
  return bytes;
}

interface Algorithm {
  /** AlgorithmIdentifier, DER. */
  readonly identifier: Buffer;
  /** Undefined where the algorithm brings its own. */
  readonly hash: string | undefined;
}

const NULL = element(DER.NULL);
const CURVES: Readonly<Record<string, readonly [identifier: string, hash: string]>> = {
  prime256v1: ["1.2.840.10045.4.3.2", "sha256"],
  secp384r1: ["1.2.840.10045.4.3.3", "sha384"],
  secp521r1: ["1.2.840.10045.4.3.4", "sha512"],
};

/** What a key of this kind signs with. */
function algorithmOf(key: KeyObject): Algorithm {
  const { asymmetricKeyType = "", asymmetricKeyDetails: { namedCurve = "" } = {} } = key;
  if (asymmetricKeyType === "rsa") return { identifier: sequence(objectIdentifier("1.2.840.113549.1.1.11"), NULL), hash: "sha256" };
  if (asymmetricKeyType === "ed25519") return { identifier: sequence(objectIdentifier("1.3.101.112")), hash: undefined };
  const found = asymmetricKeyType === "ec" ? CURVES[namedCurve] : undefined;
  if (found === undefined)
    throw new RangeError(`certificates cannot be signed with a key of type ${asymmetricKeyType} ${namedCurve}`.trim());
  return { identifier: sequence(objectIdentifier(found[0])), hash: found[1] };
}
