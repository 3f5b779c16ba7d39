/** Bearer tokens in the `Authorization` header (AUTHN-02, ANON-02). */
import type { UserInfo } from "../definition/request-context.js";
import type { Soon } from "../registry/conversion/versions.js";
import type { Authenticator, Credentials } from "./authenticator.js";

/** Whose a token is that came with the credentials; throws, or rejects with, a 401 for a token that nobody knows: such a caller is never anonymous. */
export type UserOfToken = (token: string, credentials: Credentials) => Soon<UserInfo>;

/** The token of an `Authorization` header; undefined for other schemes and for an empty token. */
export function bearerToken(authorization: string | undefined): string | undefined {
  if (authorization === undefined) return undefined;
  const [scheme = "", token = ""] = authorization.trim().split(" ", 3);
  return scheme.toLowerCase() === "bearer" && token !== "" ? token : undefined;
}

export function bearerTokenAuthenticator(userOf: UserOfToken): Authenticator {
  return {
    name: "bearer-token",
    authenticate(credentials) {
      const token = bearerToken(credentials.authorization);
      return token === undefined ? undefined : userOf(token, credentials);
    },
  };
}
