/** Who is asking: the seam of authentication, and the order in which authenticators are asked (AUTHN-04, ANON-01, ANON-02). */
import type { UserInfo } from "../definition/request-context.js";
import { unauthorized } from "../errors/constructors.js";
import { anonymousUser } from "./anonymous.js";
import type { OutsidePlace } from "./token-verifier.js";

/** The leaf of the chain a client presented in the TLS handshake. */
export interface ClientCertificate {
  /** Whether the chain leads to one of the server's client CAs and is valid now. */
  readonly authorized: boolean;
  /** Whether it leads to an authority of proxies and is valid now. */
  readonly proxy: boolean;
  readonly commonName: string;
  readonly organizations: readonly string[];
  /** DER. */
  readonly raw: Buffer;
}

/** What a request offers as proof. */
export interface Credentials {
  /** The `Authorization` header. */
  readonly authorization: string | undefined;
  readonly certificate: ClientCertificate | undefined;
  /** The `Sec-WebSocket-Protocol` header of a request that asks for a WebSocket. */
  readonly subprotocols: string | undefined;
  /** Names and values of all headers in turn, as received. */
  readonly rawHeaders: readonly string[];
  /** Takes a place among those about whom somebody outside is asked, to be left when he has answered. Throws 429 where there is none. */
  outside?(): OutsidePlace;
}

/** One way to prove who is asking. */
export interface Authenticator {
  readonly name: string;
  /**
   * The identity proven; undefined when there are no credentials of this kind. Throws a 401 StatusError when there are and
   * they are bad: unless another authenticator knows the user, the request is then refused and does not count as anonymous.
   */
  authenticate(credentials: Credentials): UserInfo | undefined | Promise<UserInfo | undefined>;
}

const AUTHENTICATED_GROUP = "system:authenticated";
export const UNAUTHENTICATED_GROUP = "system:unauthenticated";

/**
 * Asks authenticators in order; the first that knows the user decides, and the user then is a member of `system:authenticated`. Bad
 * credentials count only when nobody does: then the first error is thrown. Without any credentials the user is `system:anonymous` if
 * `anonymous` is set, else a 401 is thrown. Synchronous as long as the authenticators asked are.
 */
export function createAuthenticator(authenticators: readonly Authenticator[], options: { readonly anonymous: boolean }): Authenticator {
  const nobody = (failure: unknown): UserInfo => {
    if (failure !== undefined) throw failure;
    if (options.anonymous) return anonymousUser;
    throw unauthorized();
  };

  const askFrom = (index: number, credentials: Credentials, earlier: unknown): UserInfo | Promise<UserInfo> => {
    let failure = earlier;
    for (let i = index; i < authenticators.length; i++) {
      try {
        const answer = authenticators[i]?.authenticate(credentials);
        if (answer instanceof Promise) {
          return answer.then(
            (user) => (user === undefined ? askFrom(i + 1, credentials, failure) : withAuthenticatedGroup(user)),
            (error: unknown) => askFrom(i + 1, credentials, failure ?? error),
          );
        }
        if (answer !== undefined) return withAuthenticatedGroup(answer);
      } catch (error) {
        failure ??= error;
      }
    }
    return nobody(failure);
  };

  return { name: "union", authenticate: (credentials) => askFrom(0, credentials, undefined) };
}

/** As a member of the group of everybody who is known, unless the user is said to be nobody. */
export function withAuthenticatedGroup(user: UserInfo): UserInfo {
  const { name, groups } = user;
  const settled = groups.includes(AUTHENTICATED_GROUP) || groups.includes(UNAUTHENTICATED_GROUP) || name === anonymousUser.name;
  return settled ? user : { ...user, groups: [...groups, AUTHENTICATED_GROUP] };
}
