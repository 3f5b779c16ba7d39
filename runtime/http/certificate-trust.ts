/** Whom the certificate of a client makes it: a client, a proxy that speaks for others, or neither. */
import { X509Certificate } from "node:crypto";
import type { TLSSocket } from "node:tls";

const PEM_CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
/** Certificates of a chain that are looked at: as many as the library verifies, and fewer than a client could send. */
const LONGEST_CHAIN = 16;

export interface CertificateStanding {
  readonly client: boolean;
  readonly proxy: boolean;
}

/** The authorities of a server. The library verifies a chain against all of them at once; which ones it leads to is found out here. */
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
    if (!socket.authorized) return { client: false, proxy: false };
    if (this.#proxies.length === 0) return { client: true, proxy: false };
    return { client: leadsTo(socket, this.#clients, now), proxy: leadsTo(socket, this.#proxies, now) };
  }

  /** Whether any authority stands behind the certificate shown. */
  covers(socket: TLSSocket, now: number): boolean {
    return leadsTo(socket, this.#clients, now) || leadsTo(socket, this.#proxies, now);
  }
}

function certificatesOf(bundles: readonly string[]): X509Certificate[] {
  return bundles.flatMap((bundle) => bundle.match(PEM_CERTIFICATE) ?? []).map((pem) => new X509Certificate(pem));
}

/** Every link has to be signed by the next: what else a client sends along proves nothing. */
function leadsTo(socket: TLSSocket, authorities: readonly X509Certificate[], now: number): boolean {
  let certificate = socket.getPeerX509Certificate();
  for (let depth = 0; certificate !== undefined && depth < LONGEST_CHAIN; depth++) {
    const link = certificate;
    if (!isValid(link, now)) return false;
    if (authorities.some((authority) => isValid(authority, now) && isSignedBy(link, authority))) return true;
    const issuer: X509Certificate | undefined = link.issuerCertificate;
    certificate = issuer?.ca && isSignedBy(link, issuer) ? issuer : undefined;
  }
  return false;
}

const isSignedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

const isValid = ({ validFrom, validTo }: X509Certificate, now: number): boolean =>
  Date.parse(validFrom) <= now && now < Date.parse(validTo);
