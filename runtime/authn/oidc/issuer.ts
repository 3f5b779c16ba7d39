/** An issuer of ID tokens: found by its address, with the keys that it signs by (OIDC-01, OIDC-02, OIDC-11). */
import { createPublicKey, type KeyObject } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { JWK } from "jose";
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import { parseJsonText } from "../../definition/json-text.js";
import { hasTooMuch } from "../../definition/reading-bounds.js";
import { CONFIGURATION_PATH } from "../../definition/server-paths.js";
import { isUsableRsaKey, SIGNING_ALGORITHMS, type SigningAlgorithm } from "../../definition/signing-algorithms.js";
import { isHttpsUrl } from "../issuer-documents.js";
import { type AskOutside, TokenRefused } from "../token-verifier.js";
import { unverifiedToken } from "../unverified-token.js";

/** The body at an https address, asked for with a bearer token if one is given. Rejects with an Error that says why there is none. */
export type FetchText = (url: string, accessToken?: string) => Promise<string>;

/** Keys of an issuer that are looked at. */
const MAXIMUM_KEYS = 64;
/** Of those, how many are tried for a token that names none: whoever has no token at all may have each of them tried. */
const MAXIMUM_TRIED = 8;
/** Between two looks at the keys, whatever tokens come. */
const SHORTEST_PAUSE_MS = 1_000;

interface IssuerKey {
  readonly id: string | undefined;
  /** Undefined where the issuer does not say. */
  readonly algorithm: string | undefined;
  /** As in {@link SIGNING_ALGORITHMS}. */
  readonly kind: string;
  readonly key: KeyObject;
}

export interface IssuerOptions {
  /** As tokens name it, to the letter. */
  readonly url: string;
  readonly algorithms: readonly SigningAlgorithm[];
  readonly fetch: FetchText;
}

export class Issuer {
  #keysUrl: string | undefined;
  #keys: readonly IssuerKey[] = [];
  /** What they were read from. */
  #keysText = "";
  #refreshing: Promise<void> | undefined;
  #refreshed = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: IssuerOptions) {}

  /** Whether {@link discover} has succeeded. */
  get known(): boolean {
    return this.#keysUrl !== undefined;
  }

  /** Reads what the issuer says of itself, and its keys. Rejects with an Error that says what is wrong. */
  async discover(): Promise<void> {
    const { url, fetch } = this.options;
    const configuration = parsedObject(await fetch(`${url.replace(/\/$/, "")}${CONFIGURATION_PATH}`));
    if (configuration["issuer"] !== url) throw new Error("the issuer calls itself by another name");
    const keysUrl = configuration["jwks_uri"];
    if (typeof keysUrl !== "string" || !isHttpsUrl(keysUrl)) throw new Error("the issuer has no https address of its keys");
    this.#readKeys(await fetch(keysUrl));
    this.#refreshed = performance.now();
    this.#keysUrl = keysUrl;
  }

  /**
   * The claims of a token that the issuer has signed; nothing of them has been looked at. A token that no known key verifies makes the keys
   * be read again, while it has a place outside. Rejects with TokenRefused, or with an Error where the keys cannot be read.
   */
  async claimsOf(token: string, outside?: AskOutside): Promise<JsonObject> {
    const said = unverifiedToken(token);
    if (said === undefined) throw new TokenRefused("malformed token");
    const kid = said.keyId;
    const alg = this.options.algorithms.find((accepted) => accepted === said.algorithm);
    if (alg === undefined) throw new TokenRefused("the token is signed with an algorithm that is not accepted");
    const claims = (await this.#verified(token, alg, kid)) ?? (await this.#verifiedAnew(token, alg, kid, outside));
    if (claims === undefined) throw new TokenRefused("invalid signature: no key of the issuer has made it");
    return claims;
  }

  async #verifiedAnew(
    token: string,
    alg: SigningAlgorithm,
    kid: string | undefined,
    outside?: AskOutside,
  ): Promise<JsonObject | undefined> {
    const place = outside?.();
    const tried = this.#keys;
    try {
      this.#refreshing ??= this.#refresh().finally(() => {
        this.#refreshing = undefined;
      });
      await this.#refreshing;
    } finally {
      place?.leave();
    }
    return this.#keys === tried ? undefined : this.#verified(token, alg, kid);
  }

  async #refresh(): Promise<void> {
    const rest = this.#refreshed + SHORTEST_PAUSE_MS - performance.now();
    if (rest > 0) await pause(rest, undefined, { ref: false });
    try {
      this.#readKeys(await this.options.fetch(this.#keysUrl as string));
    } finally {
      this.#refreshed = performance.now();
    }
  }

  #readKeys(text: string): void {
    if (text !== this.#keysText) this.#keys = keysIn(text);
    this.#keysText = text;
  }

  /** A key is used with its own kind of algorithm only. A token that names a key is verified by that one, else several are tried. */
  async #verified(token: string, alg: SigningAlgorithm, kid: string | undefined): Promise<JsonObject | undefined> {
    const { compactVerify } = await import("jose");
    let tries = 0;
    for (const { id, algorithm, kind, key } of this.#keys) {
      if ((kid !== undefined && kid !== id) || kind !== SIGNING_ALGORITHMS[alg] || (algorithm ?? alg) !== alg) continue;
      if (++tries > MAXIMUM_TRIED) break;
      try {
        const { payload } = await compactVerify(token, key, { algorithms: [alg] });
        return parsedObject(new TextDecoder().decode(payload));
      } catch {
        // Another key may have made it.
      }
    }
    return undefined;
  }
}

/** Keys for anything but signatures, and of kinds that sign no token here, are left out. */
function keysIn(text: string): IssuerKey[] {
  const { keys } = parsedObject(text);
  if (!Array.isArray(keys)) throw new Error("the issuer's keys are no key set");
  return keys.slice(0, MAXIMUM_KEYS).flatMap((key) => (isJsonObject(key) ? (readKey(key) ?? []) : []));
}

function readKey(jwk: JsonObject): IssuerKey | undefined {
  const { kid, alg, use = "sig", kty } = jwk;
  if (use !== "sig" || (kty === "RSA" && !isUsableRsaKey(numberOf(jwk["n"]), numberOf(jwk["e"])))) return undefined;
  try {
    const key = createPublicKey({ key: jwk as JWK, format: "jwk" });
    const kind = key.asymmetricKeyType === "rsa" ? "rsa" : (key.asymmetricKeyDetails?.namedCurve ?? "");
    return { id: textOf(kid), algorithm: textOf(alg), kind, key };
  } catch {
    return undefined;
  }
}

const numberOf = (value: JsonValue | undefined): Buffer => Buffer.from(typeof value === "string" ? value : "", "base64url");
const textOf = (value: JsonValue | undefined): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

function parsedObject(text: string): JsonObject {
  if (hasTooMuch(text)) throw new Error("it has too much in it");
  const value = parseJsonText(text) as JsonValue;
  if (!isJsonObject(value)) throw new Error("not a JSON object");
  return value;
}
