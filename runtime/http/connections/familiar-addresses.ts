/** The addresses from which somebody has been known lately: their new connections do not wait behind those of thousands of strangers' addresses. */
import { HolderAmounts } from "../../flow/holder-amounts.js";

/** Kept at most, one that several users share counted for each: beyond it, whoever has most loses the one from which he was known longest ago. */
const MAXIMUM_ADDRESSES = 4096;

export class FamiliarAddresses {
  /** Of each user, the one seen last comes last, and so does he. */
  readonly #byUser = new Map<string, Set<string>>();
  readonly #addresses = new HolderAmounts();

  /** A user is known on a connection from there. */
  note(address: string, user: string): void {
    const own = this.#byUser.get(user) ?? new Set();
    this.#byUser.delete(user);
    this.#byUser.set(user, own);
    const isNew = !own.delete(address);
    own.add(address);
    if (!isNew) return;
    this.#addresses.add(address, 1);
    if (this.#addresses.all > MAXIMUM_ADDRESSES) this.#forgetOne();
  }

  has(address: string): boolean {
    return this.#addresses.of(address) > 0;
  }

  #forgetOne(): void {
    let [greediest, most] = ["", new Set<string>()];
    for (const [user, own] of this.#byUser) if (own.size > most.size) [greediest, most] = [user, own];
    const [oldest] = most;
    most.delete(oldest as string);
    this.#addresses.add(oldest as string, -1);
    if (most.size === 0) this.#byUser.delete(greediest);
  }
}
