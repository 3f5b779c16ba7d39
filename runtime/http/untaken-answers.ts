/** What has been answered in one piece and waits for clients to take it: bounded for each user, and for all of them together. */
import type { UserInfo } from "../definition/request-context.js";
import { tooManyRequests } from "../errors/constructors.js";
import { isKnown } from "./connections/client-identity.js";
import { ADMINISTRATORS } from "./in-flight.js";

/** Bytes that wait in all, from which on nothing more is answered to whoever has some of them, and shares of them. */
const MOST_BYTES = 128 * 1024 * 1024;
/** From which on nothing more is answered to anybody. */
const UTMOST_BYTES = 2 * MOST_BYTES;
const USER_SHARE = 3 / 4;
const STRANGERS_SHARE = 1 / 4;
/** Shorter answers do not count: requests are bounded in number, and connections. */
const LEAST_BYTES = 64 * 1024;
const RETRY_AFTER_SECONDS = 1;
/** All who are nobody. */
const STRANGERS = Symbol("strangers");

/** An answer that may not have been taken yet. */
export interface UntakenAnswer {
  /** Bytes of it. */
  readonly bytes: number;
  /** Those of them that wait for the client. */
  readonly untaken: number;
  onClose(listener: () => void): void;
}

export class UntakenAnswers {
  readonly #byHolder = new Map<string | symbol, number>();
  #bytes = 0;

  /** Throws 429 while too much waits for the user; never for administrators. */
  check(user: UserInfo): void {
    if (this.#bytes === 0) return;
    const own = this.#byHolder.get(holderOf(user)) ?? 0;
    const share = MOST_BYTES * (isKnown(user) ? USER_SHARE : STRANGERS_SHARE);
    if (own === 0 ? this.#bytes < UTMOST_BYTES : this.#bytes < MOST_BYTES && own < share) return;
    if (user.groups.includes(ADMINISTRATORS)) return;
    throw tooManyRequests("Too many answers wait to be read, please try again later.", RETRY_AFTER_SECONDS);
  }

  /** Counts what waits of an answer, until it is over. */
  note(answer: UntakenAnswer, user: UserInfo): void {
    // Most answers are short: nothing more is looked at.
    if (answer.bytes < LEAST_BYTES) return;
    const bytes = answer.untaken;
    if (bytes < LEAST_BYTES) return;
    const holder = holderOf(user);
    this.#add(holder, bytes);
    answer.onClose(() => this.#add(holder, -bytes));
  }

  #add(holder: string | symbol, bytes: number): void {
    this.#bytes += bytes;
    const own = (this.#byHolder.get(holder) ?? 0) + bytes;
    if (own === 0) this.#byHolder.delete(holder);
    else this.#byHolder.set(holder, own);
  }
}

const holderOf = (user: UserInfo): string | symbol => (isKnown(user) ? user.name : STRANGERS);
