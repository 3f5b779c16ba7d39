/** Who is on a connection: its certificate is looked at once, and the answer kept as long as it holds. */

import type { IncomingHttpHeaders } from "node:http";
import type { TLSSocket } from "node:tls";
import { anonymousUser } from "../../authn/anonymous.js";
import type { Authenticator, ClientCertificate } from "../../authn/authenticator.js";
import type { OutsidePlace } from "../../authn/token-verifier.js";
import { DerError } from "../../certificates/der.js";
import { type DistinguishedName, subjectOf } from "../../certificates/distinguished-name.js";
import type { Clock } from "../../clock/clock.js";
import { holderName } from "../../definition/holder-name.js";
import type { UserInfo } from "../../definition/request-context.js";
import { chainOf } from "../../flow/node-internals.js";
import type { AuthenticatingPlaces } from "../authenticating-places.js";
import type { KnownUsers } from "../known-users.js";
import type { CertificateTrust } from "./certificate-trust.js";
import type { Connection } from "./connection.js";

/** What a handshake has shown. */
export interface Presented {
  readonly certificate: ClientCertificate | undefined;
  /** When it is to be looked at again, in milliseconds: a certificate, or one of those behind it, ends. */
  readonly until: number;
  /** Who the certificate alone, or its absence, stands for. */
  user: UserInfo | undefined;
}

/** What of an exchange says who asks. */
export interface IdentifiedExchange {
  readonly connection: Connection;
  readonly headers: IncomingHttpHeaders;
  readonly asksWebSocket: boolean;
  readonly rawHeaders: readonly string[];
}

/** By what users are found. */
export interface Identification {
  readonly authenticator: Authenticator;
  readonly authenticating: AuthenticatingPlaces;
  readonly clock: Pick<Clock, "now">;
  readonly knownUsers: KnownUsers;
}

/**
 * The user of a request. Synchronous for connections that are known and requests without a token. A certificate counts as long as it
 * is valid, whatever else the request brings; that of a proxy says nothing without the headers of the request. Throws 401.
 */
export function identify(by: Identification, exchange: IdentifiedExchange): UserInfo | Promise<UserInfo | undefined> | undefined {
  const { connection, headers } = exchange;
  const now = by.clock.now();
  let { presented } = connection;
  if (presented === undefined || now >= presented.until) {
    // What the library has refused may count by now: it looks once, when a connection begins.
    if (presented !== undefined && connection.tls?.authorized === false) connection.retire();
    presented = presentedOn(connection, now);
    connection.presented = presented;
  }
  const { certificate } = presented;
  const { authorization } = headers;
  const subprotocols = exchange.asksWebSocket ? headers["sec-websocket-protocol"] : undefined;
  const alone = authorization === undefined && subprotocols === undefined;
  if (alone && presented.user !== undefined) return presented.user;
  const outside = (): OutsidePlace => by.authenticating.enter(connection);
  const user = by.authenticator.authenticate({ authorization, certificate, subprotocols, rawHeaders: exchange.rawHeaders, outside });
  const lasting = alone && certificate?.proxy !== true;
  if (lasting && user !== undefined && !(user instanceof Promise)) {
    presented.user = by.knownUsers.of(user);
    return presented.user;
  }
  return user;
}

/** Whether a user is somebody rather than nobody. */
export const isKnown = (user: UserInfo): boolean => user !== anonymousUser && user.name !== anonymousUser.name;

/** All who are nobody. */
const STRANGERS = Symbol("strangers");

/** By what a user's share of something is counted: all who are nobody have one together. */
export const holderOf = (user: UserInfo): string | symbol => (isKnown(user) ? holderName(user) : STRANGERS);

function presentedOn({ tls, trust }: Connection, now: number): Presented {
  const socket = tls as TLSSocket;
  // Never by Node's own object of a certificate: it ends the process for keys of some curves.
  const peer = chainOf(socket) ?? socket.getPeerX509Certificate?.();
  if (peer === undefined) return { certificate: undefined, until: Number.POSITIVE_INFINITY, user: undefined };
  const { raw } = peer;
  const subject = nameOf(raw);
  const { client, proxy, until } = (trust as CertificateTrust).standingOf(socket, now);
  // As requests for certificates are read.
  const [commonName = ""] = subject?.CN ?? [];
  const isNamed = subject !== undefined;
  const certificate = { authorized: client && isNamed, proxy: proxy && isNamed, commonName, organizations: subject?.O ?? [], raw };
  return { certificate, until, user: undefined };
}

/** Undefined where it cannot be read: whoever vouches for such a certificate, it says nothing. */
function nameOf(certificate: Buffer): DistinguishedName | undefined {
  try {
    return subjectOf(certificate);
  } catch (error) {
    if (error instanceof DerError) return undefined;
    throw error;
  }
}
