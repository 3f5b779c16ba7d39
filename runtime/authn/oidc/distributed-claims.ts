/** Claims that a token leaves to somebody else to tell, at an address that it names: each is a token of its own (OIDC-08). */
import type { Clock } from "../../clock/clock.js";
import { getOwn, isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { SigningAlgorithm } from "../../definition/signing-algorithms.js";
import { mayHoldMore } from "../../flow/fair-share.js";
import { HolderAmounts } from "../../flow/holder-amounts.js";
import { isHttpsUrl } from "../issuer-documents.js";
import { TokenRefused, TokenUndecided } from "../token-verifier.js";
import { unverifiedToken } from "../unverified-token.js";
import { checkIdToken } from "./id-token.js";
import { type FetchText, Issuer } from "./issuer.js";

/** Claims that are being asked for at once, of one user three times as many as are free; one more has to wait outside. */
export const MAXIMUM_ASKED = 50;
/** Issuers of claims whose keys are known; one more, and the oldest is found anew. */
export const MAXIMUM_ISSUERS = 16;

export interface DistributedClaimsOptions {
  readonly clientId: string;
  readonly algorithms: readonly SigningAlgorithm[];
  readonly fetch: FetchText;
  readonly clock: Clock;
}

export class DistributedClaims {
  readonly #issuers = new Map<string, Issuer>();
  /** By the subjects of the tokens. */
  readonly #asked = new HolderAmounts();

  constructor(private readonly options: DistributedClaimsOptions) {}

  /** The value of a claim that the verified claims of a token leave to somebody else; undefined where they do not. Rejects with TokenRefused. */
  async valueOf(claim: string, claims: JsonObject): Promise<JsonValue | undefined> {
    const source = sourceOf(claim, claims);
    if (source === undefined) return undefined;
    const subject = String(getOwn(claims, "sub"));
    if (!mayHoldMore(this.#asked.of(subject), this.#asked.all, MAXIMUM_ASKED))
      throw new TokenUndecided("too many distributed claims are being asked for");
    this.#asked.add(subject, 1);
    try {
      const value = getOwn(await this.#ask(source), claim);
      if (value === undefined) throw new TokenRefused("a distributed claim is not in the answer");
      return value;
    } finally {
      this.#asked.add(subject, -1);
    }
  }

  async #ask({ endpoint, accessToken }: ClaimSource): Promise<JsonObject> {
    const { fetch, clientId, clock } = this.options;
    let token: string;
    let named: string | undefined;
    try {
      token = (await fetch(endpoint, accessToken)).trim();
      named = unverifiedToken(token)?.issuer;
    } catch {
      throw new TokenRefused("a distributed claim cannot be had");
    }
    if (named === undefined || !isHttpsUrl(named)) throw new TokenRefused("a distributed claim has no issuer");
    const claims = await (await this.#issuer(named)).claimsOf(token);
    checkIdToken(claims, { issuer: named, clientId, now: clock.now() });
    return claims;
  }

  async #issuer(url: string): Promise<Issuer> {
    const known = this.#issuers.get(url);
    if (known !== undefined) return known;
    const issuer = new Issuer({ ...this.options, url });
    await issuer.discover();
    const [oldest] = this.#issuers.keys();
    if (oldest !== undefined && this.#issuers.size >= MAXIMUM_ISSUERS) this.#issuers.delete(oldest);
    this.#issuers.set(url, issuer);
    return issuer;
  }
}

interface ClaimSource {
  readonly endpoint: string;
  readonly accessToken: string | undefined;
}

function sourceOf(claim: string, claims: JsonObject): ClaimSource | undefined {
  const names = getOwn(claims, "_claim_names");
  const name = isJsonObject(names) ? getOwn(names, claim) : undefined;
  if (names === undefined || name === undefined) return undefined;
  const sources = getOwn(claims, "_claim_sources");
  const source = isJsonObject(sources) && typeof name === "string" ? getOwn(sources, name) : undefined;
  if (!isJsonObject(source)) throw new TokenRefused("a distributed claim has no source");
  const { endpoint, access_token: accessToken } = source;
  // Claims that are in the token itself, signed by somebody else, are not looked at.
  if (endpoint === undefined || endpoint === "") return undefined;
  if (typeof endpoint !== "string" || !isHttpsUrl(endpoint))
    throw new TokenRefused("the source of a distributed claim is no https address");
  return { endpoint, accessToken: typeof accessToken === "string" && accessToken !== "" ? accessToken : undefined };
}
