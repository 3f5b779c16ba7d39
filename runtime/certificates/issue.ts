/** Makes the server's own authority and certificates, with their keys: ECDSA on P-256. */
import type { CertificateRequest } from "./certificate-request.js";
import { isAddress, type KeyPair } from "./key-pair.js";
import { keyText, newKey, signAuthority, signCertificate } from "./sign.js";
import { NO_NAMES } from "./subject-alternative-names.js";
import { usagesOf } from "./usages.js";

const DAY = 86_400_000;
const AUTHORITY_DAYS = 3650;
const LEAF_DAYS = 365;
/** Certificates are valid from a little before now, for clients whose clocks are behind. */
const CLOCK_SKEW = 5 * 60_000;

const KEY_USAGES = ["digital signature", "key encipherment"];

/** Certificates for the server itself, with their keys. */
export interface IssueOrder {
  /** The authority that signs; absent: one of this name is made first. */
  readonly authority: KeyPair | undefined;
  readonly authorityName: string;
  /** By file name. */
  readonly requests: Readonly<Record<string, CertificateRequest>>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface Issued {
  readonly authority: KeyPair;
  readonly pairs: Readonly<Record<string, KeyPair>>;
}

export async function issueAll({ authority, authorityName, requests, now }: IssueOrder): Promise<Issued> {
  const signer = authority ?? (await issueAuthority(authorityName, now));
  const pairs = await Promise.all(
    Object.entries(requests).map(async ([name, request]) => [name, await issueCertificate(signer, request, now)] as const),
  );
  return { authority: signer, pairs: Object.fromEntries(pairs) };
}

/** A self-signed certificate authority. `now` is in milliseconds since the epoch. */
export async function issueAuthority(commonName: string, now: number): Promise<KeyPair> {
  const { publicKey, privateKey } = await newKey();
  const usages = usagesOf([...KEY_USAGES, "cert sign"]);
  const certificate = await signAuthority(
    { subject: { CN: [commonName] }, names: NO_NAMES, publicKey, usages, ...validity(now, AUTHORITY_DAYS) },
    privateKey,
  );
  return { certificate, key: keyText(privateKey) };
}

/** A certificate signed by `authority`. */
export async function issueCertificate(authority: KeyPair, request: CertificateRequest, now: number): Promise<KeyPair> {
  const { publicKey, privateKey } = await newKey();
  const { organizations = [], commonName, names, days = LEAF_DAYS } = request;
  const certificate = await signCertificate({
    authority,
    subject: { ...(organizations.length === 0 ? {} : { O: organizations }), CN: [commonName] },
    names: { dns: names.filter((name) => !isAddress(name)), ip: names.filter(isAddress), email: [], uri: [] },
    publicKey,
    usages: usagesOf([...KEY_USAGES, `${request.usage} auth`]),
    ...validity(now, days),
  });
  return { certificate, key: keyText(privateKey) };
}

function validity(now: number, days: number): { readonly notBefore: number; readonly notAfter: number } {
  return { notBefore: now - CLOCK_SKEW, notAfter: now + days * DAY };
}
