/** What has been answered in one piece and waits for clients to take it: bounded for each user, and for all of them together. */
import type { UserInfo } from "../definition/request-context.js";
import { tooManyRequests } from "../errors/constructors.js";
import { holderOf, isKnown } from "./connections/client-identity.js";
import { ADMINISTRATORS } from "./in-flight.js";

/** Bytes that wait in all, from which on nothing more is answered to whoever has as many of them as others on average, and shares of them. */
const MOST_BYTES = 128 * 1024 * 1024;
/** What waits at most: what goes beyond is cut off. */
const UTMOST_BYTES = 2 * MOST_BYTES;
const USER_SHARE = 3 / 4;
const STRANGERS_SHARE = 1 / 4;
/** Shorter answers of strangers do not count: their streams are few. */
const STRANGERS_LEAST_BYTES = 1024;
/** Shorter answers of who is known count a moment later, those that are still there: nearly all are taken at once. */
const LONG_BYTES = 64 * 1024;
/** So many of those are looked at together, or what there is after so many milliseconds. */
const LOOKED_AT_ONCE = 64;
const LOOK_MS = 1000;
/** What a short answer holds besides its bytes, with its request and its stream. */
const EXCHANGE_BYTES = 8 * 1024;
const RETRY_AFTER_SECONDS = 1;

/** An answer that may not have been taken yet. */
export interface UntakenAnswer {
  /** Bytes of it. */
  readonly bytes: number;
  /** Those of them that wait for the client. */
  readonly untaken: number;
  onClose(listener: () => void): void;
  /** Breaks it off, so that the client can tell. */
  destroy(): void;
}

/** Who has answers waiting: the oldest first, with their bytes. */
interface Holder {
  bytes: number;
  readonly answers: Map<UntakenAnswer, number>;
}

export class UntakenAnswers {
  readonly #holders = new Map<string | symbol, Holder>();
  /** Those of the holders who had more than a user's share when they were looked at last. */
  readonly #beyondShare = new Map<string | symbol, Holder>();
  /** Short answers of who is known, until they are looked at, and whose they are. */
  #recent: UntakenAnswer[] = [];
  #recentUsers: UserInfo[] = [];
  #isLookDue = false;
  #bytes = 0;

  /** Throws 429 while too much waits for the user, or for all of whom he has no less than others; of administrators nothing counts, and strangers lose what they were answered. */
  check(user: UserInfo): void {
    if (this.#bytes === 0) return;
    const own = this.#holders.get(holderOf(user))?.bytes;
    if (own === undefined) return;
    const mayHave = this.#bytes >= MOST_BYTES ? this.#bytes / this.#holders.size : MOST_BYTES * USER_SHARE;
    if (own < mayHave || (this.#bytes < MOST_BYTES && !isKnown(user))) return;
    throw tooManyRequests("Too many answers wait to be read, please try again later.", RETRY_AFTER_SECONDS);
  }

  /**
   * Counts what waits of an answer, until it is over. Where there is too much of all, who has most loses what he was answered first; where
   * there is too much of strangers, they do. Of requests that were under way together all have been let in before any was answered: where
   * a user has come to more than his share by them, and others would be refused for it, he loses what he was answered first.
   * Short answers are only kept here, most of them to be found taken: a GET takes no longer for being counted.
   */
  note(answer: UntakenAnswer, user: UserInfo): void {
    const { bytes } = answer;
    if (bytes === 0) return;
    if (!isKnown(user)) {
      if (bytes >= STRANGERS_LEAST_BYTES && answer.untaken >= STRANGERS_LEAST_BYTES) this.#count(answer, user, answer.untaken);
    } else if (bytes >= LONG_BYTES && answer.untaken >= LONG_BYTES) this.#count(answer, user, answer.untaken);
    else this.#lookLater(answer, user);
  }

  #lookLater(answer: UntakenAnswer, user: UserInfo): void {
    this.#recentUsers.push(user);
    if (this.#recent.push(answer) >= LOOKED_AT_ONCE) this.#look();
    if (this.#isLookDue) return;
    this.#isLookDue = true;
    setTimeout(this.#lookDue, LOOK_MS).unref();
  }

  readonly #lookDue = (): void => {
    this.#isLookDue = false;
    this.#look();
  };

  #look(): void {
    const [answers, users] = [this.#recent, this.#recentUsers];
    this.#recent = [];
    this.#recentUsers = [];
    for (const [i, answer] of answers.entries()) {
      const { untaken } = answer;
      if (untaken > 0) this.#count(answer, users[i] as UserInfo, untaken + EXCHANGE_BYTES);
    }
  }

  #count(answer: UntakenAnswer, user: UserInfo, bytes: number): void {
    if (user.groups.includes(ADMINISTRATORS)) return;
    const key = holderOf(user);
    let holder = this.#holders.get(key);
    // A request that fails behind its 504 is told of twice.
    if (holder?.answers.has(answer) === true) return;
    if (holder === undefined) {
      holder = { bytes: 0, answers: new Map() };
      this.#holders.set(key, holder);
    }
    holder.answers.set(answer, bytes);
    holder.bytes += bytes;
    this.#bytes += bytes;
    answer.onClose(() => this.#forget(key, answer));
    if (!isKnown(user)) while (holder.bytes > MOST_BYTES * STRANGERS_SHARE) this.#cutFirst(key, holder);
    else if (holder.bytes > MOST_BYTES * USER_SHARE) this.#beyondShare.set(key, holder);
    if (this.#bytes >= MOST_BYTES) this.#cutToShares();
    while (this.#bytes > UTMOST_BYTES && this.#holders.size > 0) this.#cutOne();
  }

  #forget(key: string | symbol, answer: UntakenAnswer): void {
    const holder = this.#holders.get(key);
    const bytes = holder?.answers.get(answer);
    if (holder === undefined || bytes === undefined) return;
    holder.answers.delete(answer);
    holder.bytes -= bytes;
    this.#bytes -= bytes;
    if (holder.answers.size === 0) this.#holders.delete(key);
  }

  /** Of those who have more than a share, until there is room for others again. */
  #cutToShares(): void {
    for (const [key, holder] of this.#beyondShare) {
      while (this.#bytes >= MOST_BYTES && holder.bytes > MOST_BYTES * USER_SHARE) this.#cutFirst(key, holder);
      if (holder.bytes <= MOST_BYTES * USER_SHARE) this.#beyondShare.delete(key);
    }
  }

  /** The first answer of whoever has most. */
  #cutOne(): void {
    let [key, most]: [string | symbol, Holder | undefined] = ["", undefined];
    for (const [name, holder] of this.#holders) if (holder.bytes > (most?.bytes ?? 0)) [key, most] = [name, holder];
    this.#cutFirst(key, most as Holder);
  }

  #cutFirst(key: string | symbol, { answers }: Holder): void {
    const [oldest] = answers.keys();
    this.#forget(key, oldest as UntakenAnswer);
    (oldest as UntakenAnswer).destroy();
  }
}
