/** One object for each user whom certificates stand for, however many connections he has: what is remembered of him is kept with it. */
import type { UserInfo } from "../definition/request-context.js";

/** The one seen least recently is forgotten. */
const MOST_USERS = 4096;

export class KnownUsers {
  /** By all that is known of them, the one seen least recently first. */
  readonly #users = new Map<string, UserInfo>();

  /** The object that stands for this user from now on. */
  of(user: UserInfo): UserInfo {
    const key = JSON.stringify([user.name, user.uid, user.groups, user.extra]);
    const known = this.#users.get(key) ?? user;
    this.#users.delete(key);
    this.#users.set(key, known);
    if (this.#users.size > MOST_USERS) this.#users.delete(this.#users.keys().next().value as string);
    return known;
  }
}
