/** Tokens that were verified lately, by their digest: nothing secret stays in memory, and looking one up tells nothing by its time. */
import type { SteadyClock } from "../clock/clock.js";
import { holderName } from "../definition/holder-name.js";
import type { UserInfo } from "../definition/request-context.js";
import { SharedStore } from "../flow/shared-store.js";
import type { VerifiedToken } from "./token-verifier.js";
import { userSize } from "./user-size.js";

/** Known at once: beyond it, whoever has most loses the one that he has had longest. */
export const MAXIMUM_KNOWN_TOKENS = 4_096;
/** Characters of their users in all, likewise. */
export const MAXIMUM_KNOWN_CHARACTERS = 16 * 1024 * 1024;

export interface KnownToken {
  readonly token: VerifiedToken;
  readonly user: UserInfo;
  /** By the steady clock: when it is verified again. */
  readonly knownUntil: number;
}

/** All are known for as long, so that the first to be over is the oldest. */
export class KnownTokens {
  readonly #tokens = new SharedStore<KnownToken>({ entries: MAXIMUM_KNOWN_TOKENS, size: MAXIMUM_KNOWN_CHARACTERS });

  constructor(private readonly clock: SteadyClock) {}

  get(digest: string): KnownToken | undefined {
    return this.#tokens.get(digest);
  }

  add(digest: string, token: KnownToken): void {
    const now = this.clock.steady();
    this.#tokens.deleteOldest(({ knownUntil }) => knownUntil <= now);
    this.#tokens.set(digest, token, { holder: holderName(token.user), size: userSize(token.user) });
  }

  forget(digest: string): void {
    this.#tokens.delete(digest);
  }
}
