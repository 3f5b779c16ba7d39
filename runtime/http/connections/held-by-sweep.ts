/** What connections hold or bring, counted in one look at all of them by whose they are: users, or addresses where nobody is known. */
import { mayHoldMore } from "../../flow/fair-share.js";
import { HolderAmounts } from "../../flow/holder-amounts.js";
import { type Connection, SMALL_HEAD_BYTES } from "./connection.js";

/** So much may come a second of one holder in records of next to nothing, over all connections. */
const SLIVERED_BYTES_OF_HOLDER = 32 * 1024;

/** Of heads of requests that are not whole, on all connections on which somebody is known, and on all others. */
const MOST_OF_KNOWN = 64 * 1024 * 1024;
const MOST_OF_STRANGERS = 32 * 1024 * 1024;

/** One look; a connection is asked about once. */
export class HeldBySweep {
  readonly #slivered = new HolderAmounts();
  readonly #known = new HolderAmounts();
  readonly #strangers = new HolderAmounts();

  /** Whether a connection is one too many over which records of next to nothing come. */
  bringsTooMuch(connection: Connection): boolean {
    const bytes = connection.sliveredBytes();
    if (bytes === 0) return false;
    this.#slivered.add(connection.holder, bytes);
    return this.#slivered.of(connection.holder) >= SLIVERED_BYTES_OF_HOLDER;
  }

  /** Whether a connection is one too many on which a long head has begun to come. */
  holdsTooMuch(connection: Connection): boolean {
    const bytes = connection.partialHeadBytes();
    if (bytes <= SMALL_HEAD_BYTES) return false;
    const [heads, most] = connection.standing === "known" ? [this.#known, MOST_OF_KNOWN] : [this.#strangers, MOST_OF_STRANGERS];
    if (!mayHoldMore(heads.of(connection.holder), heads.all, most)) return true;
    heads.add(connection.holder, bytes);
    return false;
  }
}
