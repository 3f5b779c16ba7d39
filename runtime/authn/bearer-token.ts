/** Bearer tokens in the `Authorization` header (AUTHN-02, ANON-02). */
import type { UserInfo } from "../definition/request-context.js";
import type { Soon } from "../registry/conversion/versions.js";
import type { Authenticator } from "./authenticator.js";

/** The token of an `Authorization` header; undefined for other schemes and for an empty token. */
export function bearerToken(authorization: string | undefined): string | undefined {
  if (authorization === undefined) return undefined;
  const [scheme = "", token = ""] = authorization.trim().split(" ", 3);
  return scheme.toLowerCase() === "bearer" && token !== "" ? token : undefined;
}

/** `userOf` throws, or rejects with, a 401 for a token that nobody knows: such a caller is never anonymous. */
export function bearerTokenAuthenticator(userOf: (token: string) => Soon<UserInfo>): Authenticator {
  return {
    name: "bearer-token",
    authenticate({ authorization }) {
      const token = bearerToken(authorization);
      return token === undefined ? undefined : userOf(token);
    },
  };
}
