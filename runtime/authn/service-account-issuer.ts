/** Makes tokens of service accounts (SA-10, SA-11). */
import type { Clock } from "../clock/clock.js";
import type { JsonObject } from "../definition/json.js";
import { accountUserName } from "../definition/service-account-user.js";
import type { VendorProfile } from "../definition/vendor-profile.js";
import type { IssuedToken, TokenOrder } from "../registry/handlers.js";
import { type LegacyClaims, legacyClaimsOf, legacyIssuer } from "./service-account-claims.js";
import type { SignatureKey } from "./signature-keys.js";

/** What a projected volume asks for when it leaves the life of its token to the server: such a token may outlive what it says. */
const EXTENDABLE_SECONDS = 3607;
/** Life of a token for clients that never read theirs again: a year. */
const EXTENDED_SECONDS = 365 * 24 * 60 * 60;

export interface TokenIssuerOptions {
  readonly profile: VendorProfile;
  readonly clock: Clock;
  readonly key: SignatureKey;
  readonly issuer: string;
  /** What tokens are for that are ordered without an audience. */
  readonly audiences: readonly string[];
  /** 0 for no limit. */
  readonly maximumSeconds: number;
  /** Whether tokens of projected volumes are made to outlive the hour they are said to live. */
  readonly extend: boolean;
}

export class ServiceAccountTokenIssuer {
  constructor(private readonly options: TokenIssuerOptions) {}

  async issue(order: TokenOrder): Promise<IssuedToken> {
    const { profile, clock, issuer, maximumSeconds } = this.options;
    const { namespace, account, pod, secret } = order;
    const audiences = order.audiences.length > 0 ? order.audiences : this.options.audiences;
    const shortened = maximumSeconds > 0 && order.seconds > maximumSeconds;
    const seconds = shortened ? maximumSeconds : order.seconds;
    const now = Math.floor(clock.now() / 1000);
    const extended = this.options.extend && seconds === EXTENDABLE_SECONDS && pod !== undefined && this.#areOwn(audiences);
    const bound: JsonObject = {
      namespace,
      ...(pod === undefined ? {} : { pod: { ...pod } }),
      ...(secret === undefined ? {} : { secret: { ...secret } }),
      serviceaccount: { ...account },
      ...(extended ? { warnafter: now + seconds } : {}),
    };
    const token = await this.#sign({
      aud: [...audiences],
      exp: now + (extended ? EXTENDED_SECONDS : seconds),
      iat: now,
      iss: issuer,
      [profile.labelDomain]: bound,
      nbf: now,
      sub: accountUserName(namespace, account.name),
    });
    const warning = shortened ? `requested expiration of ${order.seconds} seconds shortened to ${seconds} seconds` : undefined;
    return { token, audiences, seconds, expires: (now + seconds) * 1000, ...(warning === undefined ? {} : { warning }) };
  }

  /** A token to be kept in a secret: it is good as long as the secret holds it. */
  issueLegacy(claims: LegacyClaims): Promise<string> {
    const { profile } = this.options;
    const sub = accountUserName(claims.namespace, claims.serviceaccount.name);
    return this.#sign({ iss: legacyIssuer(profile), ...legacyClaimsOf(profile, claims), sub });
  }

  #areOwn(audiences: readonly string[]): boolean {
    return audiences.every((audience) => this.options.audiences.includes(audience));
  }

  async #sign(claims: JsonObject): Promise<string> {
    const { SignJWT } = await import("jose");
    const { id, algorithm, key } = this.options.key;
    return new SignJWT(claims as Record<string, unknown>).setProtectedHeader({ alg: algorithm, kid: id }).sign(key);
  }
}
