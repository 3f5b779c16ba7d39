/** Tokens that were verified lately, by their digest: nothing secret stays in memory, and looking one up tells nothing by its time. */
import { holderName } from "../definition/holder-name.js";
import type { UserInfo } from "../definition/request-context.js";
import type { VerifiedToken } from "./token-verifier.js";

/** Known at once: beyond it, whoever has most loses the one that he has had longest. */
export const MAXIMUM_KNOWN_TOKENS = 4_096;
/** Characters of their users in all, likewise: what a token says of its user may be as long as a request's headers. */
export const MAXIMUM_KNOWN_CHARACTERS = 16 * 1024 * 1024;
/** What a text takes beside its characters. */
const TEXT_OVERHEAD = 32;

export interface KnownToken {
  readonly token: VerifiedToken;
  readonly user: UserInfo;
  /** By the steady clock: when it is verified again. */
  readonly knownUntil: number;
}

interface Sized extends KnownToken {
  readonly size: number;
}

/** What one user has. */
class Holding {
  /** By their digests, the one had longest first. */
  readonly tokens = new Map<string, Sized>();
  characters = 0;
}

export class KnownTokens {
  readonly #tokens = new Map<string, Sized>();
  readonly #holdings = new Map<string, Holding>();
  #characters = 0;

  get(digest: string): KnownToken | undefined {
    return this.#tokens.get(digest);
  }

  add(digest: string, token: KnownToken): void {
    this.forget(digest);
    const sized = { ...token, size: sizeOf(token.user) };
    const holder = holderName(token.user);
    const own = this.#holdings.get(holder) ?? new Holding();
    this.#holdings.set(holder, own);
    this.#tokens.set(digest, sized);
    own.tokens.set(digest, sized);
    own.characters += sized.size;
    this.#characters += sized.size;
    while (this.#tokens.size > MAXIMUM_KNOWN_TOKENS) this.#forgetOldest((holding) => holding.tokens.size);
    while (this.#characters > MAXIMUM_KNOWN_CHARACTERS) this.#forgetOldest((holding) => holding.characters);
  }

  forget(digest: string): void {
    const token = this.#tokens.get(digest);
    if (token === undefined) return;
    const holder = holderName(token.user);
    const own = this.#holdings.get(holder) as Holding;
    this.#tokens.delete(digest);
    own.tokens.delete(digest);
    own.characters -= token.size;
    this.#characters -= token.size;
    if (own.tokens.size === 0) this.#holdings.delete(holder);
  }

  /** Of whoever has most. */
  #forgetOldest(amountOf: (holding: Holding) => number): void {
    let [greediest, most] = [new Holding(), 0];
    for (const holding of this.#holdings.values()) {
      const amount = amountOf(holding);
      if (amount > most) [greediest, most] = [holding, amount];
    }
    const [oldest = ""] = greediest.tokens.keys();
    this.forget(oldest);
  }
}

function sizeOf({ name, uid, groups, extra }: UserInfo): number {
  const texts = [name, uid, ...groups, ...Object.keys(extra), ...Object.values(extra).flat()];
  return texts.reduce((sum, text) => sum + text.length + TEXT_OVERHEAD, 0);
}
