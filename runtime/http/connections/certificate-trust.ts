/** Whom the certificate of a client makes it: a client, a proxy that speaks for others, or neither; and until when. */
import { type KeyObject, X509Certificate } from "node:crypto";
import type { TLSSocket } from "node:tls";
import { chainOf } from "../../flow/node-internals.js";

const PEM_CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
/** Certificates of a chain that are looked at, in whatever order they were sent: more than any has, and fewer than a client could send. */
const LONGEST_CHAIN = 16;

export interface CertificateStanding {
  readonly client: boolean;
  readonly proxy: boolean;
  /** When the first certificate of the chains behind it ends, or the first that is not valid yet begins, in milliseconds. */
  readonly until: number;
}

const NOBODY: CertificateStanding = { client: false, proxy: false, until: Number.POSITIVE_INFINITY };

/**
 * The authorities of a server. The library verifies a chain against all of them at once, when the connection begins; which ones it leads
 * to, and until when, is found out here.
 */
export class CertificateTrust {
  readonly #clients: readonly X509Certificate[];
  readonly #proxies: readonly X509Certificate[];

  /** PEM bundles. */
  constructor(clients: readonly string[], proxies: readonly string[]) {
    this.#clients = certificatesOf(clients);
    this.#proxies = certificatesOf(proxies);
  }

  /** What the certificate shown counts for, at a time in milliseconds. */
  standingOf(socket: TLSSocket, now: number): CertificateStanding {
    if (!socket.authorized) return { ...NOBODY, until: beginOf(socket, now) };
    const client = endOfChain(socket, this.#clients, now);
    const proxy = endOfChain(socket, this.#proxies, now);
    return { client: client !== undefined, proxy: proxy !== undefined, until: Math.min(client ?? NOBODY.until, proxy ?? NOBODY.until) };
  }

  /** Whether any authority stands behind the certificate shown. */
  covers(socket: TLSSocket, now: number): boolean {
    const { client, proxy } = this.standingOf(socket, now);
    return client || proxy;
  }
}

function certificatesOf(bundles: readonly string[]): X509Certificate[] {
  return bundles.flatMap((bundle) => bundle.match(PEM_CERTIFICATE) ?? []).map((pem) => new X509Certificate(pem));
}

/**
 * When the first link of a chain to any of the authorities ends; undefined without such a chain. Every link has to be signed by the next:
 * what else a client sends along proves nothing.
 */
function endOfChain(socket: TLSSocket, authorities: readonly X509Certificate[], now: number): number | undefined {
  const [leaf, ...sentAlong] = shownBy(socket);
  if (leaf === undefined || !isValid(leaf, now)) return undefined;
  const trusted = authorities.filter((authority) => isValid(authority, now));
  const unused = new Set(sentAlong.filter((certificate) => certificate.ca && isValid(certificate, now) && isUsable(certificate)));
  const links = [{ link: leaf, until: endOf(leaf) }];
  for (const { link, until } of links) {
    const authority = trusted.find((each) => isSignedBy(link, each) || each.raw.equals(link.raw));
    if (authority !== undefined) return Math.min(until, endOf(authority));
    for (const issuer of unused) {
      if (isSignedBy(link, issuer) && unused.delete(issuer)) links.push({ link: issuer, until: Math.min(until, endOf(issuer)) });
    }
  }
  return undefined;
}

/** When the first of the certificates shown begins that has not yet. */
function beginOf(socket: TLSSocket, now: number): number {
  const begins = shownBy(socket).map(({ validFrom }) => Date.parse(validFrom));
  return Math.min(NOBODY.until, ...begins.filter((begin) => begin > now));
}

/** The certificate of the client, and what it sent along. */
function shownBy(socket: TLSSocket): X509Certificate[] {
  const shown: X509Certificate[] = [];
  let certificate = chainOf(socket);
  for (; certificate !== undefined && shown.length < LONGEST_CHAIN; certificate = certificate.issuerCertificate) shown.push(certificate);
  return shown;
}

/** Of authorities that clients send along: what v1.24 verifies by. There are curves whose signatures take ten times as long to be verified. */
const CURVES: readonly (string | undefined)[] = ["secp224r1", "prime256v1", "secp384r1", "secp521r1"];

function isUsable(certificate: X509Certificate): boolean {
  const key = keyOf(certificate);
  if (key?.asymmetricKeyType === "ec") return CURVES.includes(key.asymmetricKeyDetails?.namedCurve);
  return key?.asymmetricKeyType === "rsa" || key?.asymmetricKeyType === "ed25519";
}

function isSignedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  const key = certificate.checkIssued(issuer) ? keyOf(issuer) : undefined;
  return key !== undefined && certificate.verify(key);
}

/** Undefined where the library cannot read it, as of a kind that it does not know. */
function keyOf(certificate: X509Certificate): KeyObject | undefined {
  try {
    return certificate.publicKey;
  } catch {
    return undefined;
  }
}

const endOf = ({ validTo }: X509Certificate): number => Date.parse(validTo);

const isValid = (certificate: X509Certificate, now: number): boolean =>
  Date.parse(certificate.validFrom) <= now && now < endOf(certificate);
