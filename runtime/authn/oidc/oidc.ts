/** ID tokens of one OpenID Connect issuer (OIDC rows). Who they are is said by the token alone: the issuer is asked for its keys only. */
import type { Clock } from "../../clock/clock.js";
import { getOwn, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { SigningAlgorithm } from "../../definition/signing-algorithms.js";
import { type AskOutside, TokenRefused, type TokenVerifier, type VerifiedToken } from "../token-verifier.js";
import { unverifiedToken } from "../unverified-token.js";
import { DistributedClaims } from "./distributed-claims.js";
import { checkIdToken } from "./id-token.js";
import { type FetchText, Issuer } from "./issuer.js";

export interface OidcOptions {
  /** As tokens name it, to the letter. */
  readonly issuer: string;
  readonly clientId: string;
  readonly usernameClaim: string;
  readonly usernamePrefix: string;
  /** "" for none. */
  readonly groupsClaim: string;
  readonly groupsPrefix: string;
  readonly requiredClaims: ReadonlyMap<string, string>;
  readonly algorithms: readonly SigningAlgorithm[];
  readonly fetch: FetchText;
  readonly clock: Clock;
  /** Told each time the issuer cannot be found. */
  failed(error: unknown): void;
  /** Milliseconds before the issuer is looked for again, growing twofold; default half a second to ten. */
  readonly firstPauseMs?: number;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
const EMAIL = "email";

/** Looks for the issuer from the start until it is found; until then none of its tokens is good. */
export class OidcVerifier implements TokenVerifier {
  readonly name = "oidc";
  readonly #issuer: Issuer;
  readonly #distributed: DistributedClaims;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(private readonly options: OidcOptions) {
    this.#issuer = new Issuer({ ...options, url: options.issuer });
    this.#distributed = new DistributedClaims(options);
    void this.#find(options.firstPauseMs ?? FIRST_PAUSE_MS);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async verify(token: string, audiences: readonly string[], outside?: AskOutside): Promise<VerifiedToken | undefined> {
    const { issuer, clientId, clock, groupsClaim } = this.options;
    if (unverifiedToken(token)?.issuer !== issuer) return undefined;
    if (!this.#issuer.known) throw new TokenRefused("the issuer of the token has not been found yet");
    const claims = await this.#issuer.claimsOf(token, outside);
    const until = checkIdToken(claims, { issuer, clientId, now: clock.now() });
    const distributed = groupsClaim === "" ? undefined : await this.#distributed.valueOf(groupsClaim, claims);
    this.#checkRequired(claims);
    const groups = this.#groups(distributed ?? getOwn(claims, groupsClaim));
    return { user: { name: this.#username(claims), uid: "", groups, extra: {} }, audiences, until };
  }

  async #find(pauseMs: number): Promise<void> {
    try {
      await this.#issuer.discover();
    } catch (error) {
      if (this.#closed) return;
      this.options.failed(error);
      this.#timer = setTimeout(() => void this.#find(Math.min(2 * pauseMs, LONGEST_PAUSE_MS)), pauseMs).unref();
    }
  }

  #username(claims: JsonObject): string {
    const { usernameClaim, usernamePrefix } = this.options;
    const value = getOwn(claims, usernameClaim);
    if (typeof value !== "string" || value === "") throw new TokenRefused("the claim that names the user is no text");
    const verified = getOwn(claims, "email_verified");
    if (usernameClaim === EMAIL && verified !== undefined && verified !== true) throw new TokenRefused("the email is not verified");
    return `${usernamePrefix}${value}`;
  }

  /** A list of texts, or one text. */
  #groups(value: JsonValue | undefined): string[] {
    const { groupsClaim, groupsPrefix } = this.options;
    if (groupsClaim === "" || value === undefined || value === null) return [];
    const groups = typeof value === "string" ? [value] : value;
    if (!Array.isArray(groups) || !groups.every((group) => typeof group === "string")) {
      throw new TokenRefused("the claim of groups is neither a text nor a list of texts");
    }
    return (groups as string[]).map((group) => `${groupsPrefix}${group}`);
  }

  #checkRequired(claims: JsonObject): void {
    for (const [name, value] of this.options.requiredClaims) {
      if (getOwn(claims, name) !== value) throw new TokenRefused("a required claim is missing or has another value");
    }
  }
}
