/** Who is on a connection: its certificate is looked at once, and the answer kept as long as it holds. */
import type { TLSSocket } from "node:tls";
import type { Authenticator, ClientCertificate } from "../authn/authenticator.js";
import type { UserInfo } from "../definition/request-context.js";

interface Known {
  readonly user: UserInfo;
  /** When the certificate ends, in milliseconds. */
  readonly until: number;
}

const known = new WeakMap<TLSSocket, Known>();

/** The user of a request. Synchronous for connections that are known and requests without a token. Throws 401. */
export function identify(
  authenticator: Authenticator,
  socket: TLSSocket,
  authorization: string | undefined,
  now: number,
): UserInfo | Promise<UserInfo | undefined> | undefined {
  if (authorization !== undefined) return authenticator.authenticate({ authorization, certificate: certificateOf(socket).certificate });
  const remembered = known.get(socket);
  if (remembered !== undefined && now < remembered.until) return remembered.user;
  const { certificate, until } = certificateOf(socket);
  const expired = certificate !== undefined && now >= until;
  const user = authenticator.authenticate({ authorization, certificate: expired ? { ...certificate, authorized: false } : certificate });
  if (user !== undefined && !(user instanceof Promise)) known.set(socket, { user, until });
  return user;
}

function certificateOf(socket: TLSSocket): { readonly certificate: ClientCertificate | undefined; readonly until: number } {
  const peer = socket.getPeerCertificate?.();
  if (peer === undefined || peer.subject === undefined) return { certificate: undefined, until: Number.POSITIVE_INFINITY };
  const names = peer.subject as unknown as Readonly<Record<string, string | string[] | undefined>>;
  const certificate: ClientCertificate = {
    authorized: socket.authorized,
    error: socket.authorized ? undefined : String(socket.authorizationError),
    commonName: listOf(names["CN"])[0] ?? "",
    organizations: listOf(names["O"]),
    raw: peer.raw,
  };
  return { certificate, until: Date.parse(peer.valid_to) };
}

const listOf = (value: string | string[] | undefined): string[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
