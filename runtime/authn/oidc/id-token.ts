/** What an ID token has to say to be good, whoever its user is (OIDC-01, OIDC-03, OIDC-04). */
import { getOwn, type JsonObject } from "../../definition/json.js";
import { TokenRefused } from "../token-verifier.js";

/** How far ahead the clock of an issuer may be. */
const NOT_BEFORE_LEEWAY_S = 60;

export interface IdTokenRules {
  readonly issuer: string;
  /** Has to be among the audiences. */
  readonly clientId: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** When the token ends, in milliseconds. Throws TokenRefused. */
export function checkIdToken(claims: JsonObject, { issuer, clientId, now }: IdTokenRules): number {
  if (getOwn(claims, "iss") !== issuer) throw new TokenRefused("the token is of another issuer");
  const audience = getOwn(claims, "aud");
  if (audience !== clientId && !(Array.isArray(audience) && audience.includes(clientId))) {
    throw new TokenRefused("the token is meant for another client");
  }
  const [expires, notBefore = 0] = [getOwn(claims, "exp"), getOwn(claims, "nbf")];
  if (typeof expires !== "number" || typeof notBefore !== "number") throw new TokenRefused("the token does not say how long it is valid");
  if (now >= expires * 1000) throw new TokenRefused("the token has expired");
  if (now + NOT_BEFORE_LEEWAY_S * 1000 < notBefore * 1000) throw new TokenRefused("the token is not valid yet");
  return expires * 1000;
}
