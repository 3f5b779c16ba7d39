/** Bearer tokens in the `Authorization` header (AUTHN-02, ANON-02). */
import type { UserInfo } from "../definition/request-context.js";
import { unauthorized } from "../errors/constructors.js";
import type { Authenticator } from "./authenticator.js";

/** Knows the users of some kind of token; undefined for a token of another kind. */
export type TokenVerifier = (token: string) => UserInfo | undefined | Promise<UserInfo | undefined>;

/** The token of an `Authorization` header; undefined for other schemes and for an empty token. */
export function bearerToken(authorization: string | undefined): string | undefined {
  if (authorization === undefined) return undefined;
  const [scheme = "", token = ""] = authorization.trim().split(" ", 3);
  return scheme.toLowerCase() === "bearer" && token !== "" ? token : undefined;
}

/** Asks verifiers in order. A token that none of them knows is a 401, never anonymous; so is every token when there are none. */
export function bearerTokenAuthenticator(verifiers: readonly TokenVerifier[]): Authenticator {
  const verifyFrom = (index: number, token: string): UserInfo | Promise<UserInfo> => {
    for (let i = index; i < verifiers.length; i++) {
      const answer = verifiers[i]?.(token);
      if (answer instanceof Promise) return answer.then((user) => user ?? verifyFrom(i + 1, token));
      if (answer !== undefined) return answer;
    }
    throw unauthorized();
  };
  return {
    name: "bearer-token",
    authenticate({ authorization }) {
      const token = bearerToken(authorization);
      return token === undefined ? undefined : verifyFrom(0, token);
    },
  };
}
