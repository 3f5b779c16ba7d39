/** Who is asking: the seam of authentication and the order authenticators are asked in (specification: Authentication). */
import type { IncomingHttpHeaders } from "node:http";
import type { Socket } from "node:net";
import type { UserInfo } from "../definition/request-context.js";

/** What authenticators look at. */
export interface AuthenticationRequest {
  readonly headers: IncomingHttpHeaders;
  /** The connection; a `TLSSocket` carries the client's certificate. */
  readonly socket: Socket;
}

/** One way to prove who is asking. */
export interface Authenticator {
  /**
   * The identity proven by the request; undefined when the request carries no credentials of this kind. Throws a 401
   * StatusError when it carries such credentials and they are bad.
   */
  authenticate(request: AuthenticationRequest): UserInfo | undefined | Promise<UserInfo | undefined>;
}

/**
 * Asks authenticators in order until one knows the user, who then also is a member of `system:authenticated`. Throws a 401
 * when none does. Synchronous as long as the authenticators are.
 */
export function authenticateInOrder(authenticators: readonly Authenticator[]): Authenticator {
  return { authenticate: (request) => authenticators[0]?.authenticate(request) };
}
