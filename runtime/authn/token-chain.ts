/** All ways to verify a token, asked in order, with the answers kept for a moment (AUTHN-02, AUTHN-04). */
import { hash } from "node:crypto";
import type { Clock } from "../clock/clock.js";
import type { UserInfo } from "../definition/request-context.js";
import { tooManyRequests, unauthorized } from "../errors/constructors.js";
import type { Soon } from "../registry/conversion/versions.js";
import { type Credentials, withAuthenticatedGroup } from "./authenticator.js";
import { KnownTokens } from "./known-tokens.js";
import {
  type AskOutside,
  type OutsidePlace,
  TokenRefused,
  TokenUndecided,
  type TokenVerifier,
  type VerifiedToken,
} from "./token-verifier.js";

/** How long a good token is known without being verified again; what it depends on is looked at in between. */
const KNOWN_FOR_MS = 10_000;

const RETRY_AFTER_SECONDS = 1;

export interface TokenChainOptions {
  readonly verifiers: readonly TokenVerifier[];
  /** What a token has to be meant for to be good here. */
  readonly audiences: readonly string[];
  readonly clock: Clock;
  /** Told of a verifier that failed rather than refused. */
  failed(verifier: string, error: unknown): void;
}

export class TokenChain {
  readonly #known: KnownTokens;
  readonly #pending = new Map<string, Promise<UserInfo>>();

  constructor(private readonly options: TokenChainOptions) {
    this.#known = new KnownTokens(options.clock);
  }

  /**
   * Whose the token is, at once when it is known. Rejects with a 401 StatusError that is the same for every reason, and with a 429 where
   * that could not be found out; `outside` takes the place of somebody about whom others are asked, and throws 429.
   */
  user(token: string, outside?: Credentials["outside"]): Soon<UserInfo> {
    const digest = hash("sha256", token, "base64");
    const known = this.#known.get(digest);
    if (known !== undefined) {
      if (this.options.clock.steady() < known.knownUntil && this.#isGood(known.token)) return known.user;
      this.#known.forget(digest);
    }
    const pending = this.#pending.get(digest);
    if (pending !== undefined) return pending;
    const asked = this.#ask(token, digest, outside).finally(() => this.#pending.delete(digest));
    this.#pending.set(digest, asked);
    return asked;
  }

  /**
   * Whose the token is and which of the audiences it is meant for. Rejects with TokenRefused saying why not, with TokenUndecided where
   * that could not be found out.
   */
  async verify(token: string, audiences: readonly string[], outside?: AskOutside): Promise<VerifiedToken> {
    const refusals: TokenRefused[] = [];
    for (const verifier of this.options.verifiers) {
      try {
        const found = await verifier.verify(token, audiences, outside);
        if (found !== undefined) return found;
      } catch (error) {
        if (!(error instanceof TokenRefused)) this.options.failed(verifier.name, error);
        refusals.push(error instanceof TokenRefused ? error : new TokenRefused("the token could not be verified"));
        if (verifier.own === true) break;
      }
    }
    const undecided = refusals.find((refusal) => refusal instanceof TokenUndecided);
    if (undecided !== undefined) throw undecided;
    const [first = "invalid bearer token", ...others] = refusals.map(({ message }) => message);
    throw new TokenRefused(others.length === 0 ? first : `[${[first, ...others].join(", ")}]`);
  }

  async #ask(token: string, digest: string, outside: Credentials["outside"]): Promise<UserInfo> {
    let verified: VerifiedToken;
    try {
      verified = await this.verify(token, this.options.audiences, outside === undefined ? undefined : () => placeOf(outside));
    } catch (error) {
      throw error instanceof TokenUndecided ? tooManyRequests(error.message, RETRY_AFTER_SECONDS) : unauthorized();
    }
    const user = withAuthenticatedGroup(verified.user);
    if (!this.#isGood(verified)) return user;
    this.#known.add(digest, { token: verified, user, knownUntil: this.options.clock.steady() + KNOWN_FOR_MS });
    return user;
  }

  /** Whether what was verified still holds: a token says its end by the time of day. */
  #isGood({ until = Number.POSITIVE_INFINITY, holds }: VerifiedToken): boolean {
    return this.options.clock.now() < until && holds?.() !== false;
  }
}

function placeOf(outside: () => OutsidePlace): OutsidePlace {
  try {
    return outside();
  } catch (error) {
    throw new TokenUndecided((error as Error).message);
  }
}
