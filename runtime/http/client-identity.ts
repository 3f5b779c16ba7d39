/** Who is on a connection: its certificate is looked at once, and the answer kept as long as it holds. */
import { X509Certificate } from "node:crypto";
import type { DetailedPeerCertificate, TLSSocket } from "node:tls";
import { anonymousUser } from "../authn/anonymous.js";
import type { Authenticator, ClientCertificate } from "../authn/authenticator.js";
import type { UserInfo } from "../definition/request-context.js";
import type { Connection } from "./connection.js";

/** What a handshake has shown. */
export interface Presented {
  readonly certificate: ClientCertificate | undefined;
  /** When the certificate ends, in milliseconds. */
  readonly until: number;
  /** Who the certificate alone, or its absence, stands for. */
  user: UserInfo | undefined;
}

/**
 * The user of a request. Synchronous for connections that are known and requests without a token. A certificate counts as long as it
 * is valid, whatever else the request brings. Throws 401.
 */
export function identify(
  authenticator: Authenticator,
  connection: Connection,
  authorization: string | undefined,
  now: number,
): UserInfo | Promise<UserInfo | undefined> | undefined {
  connection.presented ??= presentedOn(connection.tls as TLSSocket);
  const { presented } = connection;
  const expired = now >= presented.until;
  if (authorization === undefined && presented.user !== undefined && !expired) return presented.user;
  const certificate =
    expired && presented.certificate !== undefined
      ? { ...presented.certificate, authorized: false, error: "CERT_HAS_EXPIRED" }
      : presented.certificate;
  const user = authenticator.authenticate({ authorization, certificate });
  if (authorization === undefined && !expired && user !== undefined && !(user instanceof Promise)) presented.user = user;
  return user;
}

/** Whether a user is somebody rather than nobody. */
export const isKnown = (user: UserInfo): boolean => user !== anonymousUser && user.name !== anonymousUser.name;

function presentedOn(socket: TLSSocket): Presented {
  const peer = socket.getPeerCertificate?.();
  if (peer === undefined || peer.subject === undefined) return { certificate: undefined, until: Number.POSITIVE_INFINITY, user: undefined };
  const names = peer.subject as unknown as Readonly<Record<string, string | string[] | undefined>>;
  const certificate: ClientCertificate = {
    authorized: socket.authorized,
    error: socket.authorized ? undefined : String(socket.authorizationError),
    commonName: listOf(names["CN"])[0] ?? "",
    organizations: listOf(names["O"]),
    raw: peer.raw,
  };
  return { certificate, until: Date.parse(peer.valid_to), user: undefined };
}

const listOf = (value: string | string[] | undefined): string[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

const PEM_CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
/** Certificates of a chain that are looked at: as many as the library verifies, and fewer than a client could send. */
const LONGEST_CHAIN = 16;

/** Whether the certificate that a client has shown was signed, through its chain, by one of these authorities (PEM bundles). */
export function chainsTo(socket: TLSSocket, bundles: readonly string[]): boolean {
  const authorities = bundles.flatMap((bundle) => bundle.match(PEM_CERTIFICATE) ?? []).map((pem) => new X509Certificate(pem));
  let peer: DetailedPeerCertificate | undefined = socket.getPeerCertificate(true);
  for (let depth = 0; peer?.raw !== undefined && depth < LONGEST_CHAIN; depth++) {
    const certificate = new X509Certificate(peer.raw);
    if (authorities.some((authority) => certificate.checkIssued(authority) && certificate.verify(authority.publicKey))) return true;
    peer = peer.issuerCertificate === peer ? undefined : peer.issuerCertificate;
  }
  return false;
}
