/** The memory that bodies on their way in have: bounded for each user, and for all of them together. */
import type { UserInfo } from "../../definition/request-context.js";
import { HolderAmounts } from "../../flow/holder-amounts.js";
import { holderOf } from "../connections/client-identity.js";
import { ADMINISTRATORS } from "../in-flight.js";

/** Bytes of all bodies that are not whole yet, from which on nobody who has other ones gets more room. */
const MOST_BYTES = 128 * 1024 * 1024;
/** From which on nobody gets more. */
const UTMOST_BYTES = 2 * MOST_BYTES;
const USER_SHARE = 3 / 4;
/** Shorter bodies do not count: requests are bounded in number. */
export const COUNTED_BODY_BYTES = 64 * 1024;

const held = new HolderAmounts<string | symbol>();

/** What one body has of it. Nothing of administrators counts. */
export class BodyRoom {
  readonly #holder: string | symbol | undefined;
  #bytes = 0;

  constructor(user: UserInfo) {
    this.#holder = user.groups.includes(ADMINISTRATORS) ? undefined : holderOf(user);
  }

  /** The body has become so long. False when there is no room for it. */
  grow(length: number): boolean {
    if (this.#holder === undefined) return true;
    const more = length - this.#bytes;
    const others = held.of(this.#holder) - this.#bytes;
    const most = others === 0 ? UTMOST_BYTES : MOST_BYTES;
    if (held.all + more > most || others + length > MOST_BYTES * USER_SHARE) return false;
    this.#take(more);
    return true;
  }

  /** Gives all of it back: the body is whole, or nobody wants it. */
  close(): void {
    if (this.#bytes > 0) this.#take(-this.#bytes);
  }

  #take(bytes: number): void {
    this.#bytes += bytes;
    held.add(this.#holder as string | symbol, bytes);
  }
}
