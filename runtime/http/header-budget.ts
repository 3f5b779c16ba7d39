/** What the headers of open requests hold: of each connection, of all strangers together, and of all who are known, by user. */
import { mayHoldMore } from "../flow/fair-share.js";
import { HolderAmounts } from "../flow/holder-amounts.js";

/** As decoded, of one connection. */
const MOST_OF_CONNECTION = 4 * 1024 * 1024;
/** Of all connections on which nobody is known, from which on those go that hold more than an honest client does. */
const MOST_OF_STRANGERS = 24 * 1024 * 1024;
const HONEST_BYTES = 128 * 1024;
/** Of all others, of which one user may have no more than three times what is free; those stay that hold next to nothing. */
const MOST_OF_KNOWN = 96 * 1024 * 1024;
const SMALL_BYTES = 32 * 1024;

/** What all connections have a part of. */
export class SharedHeaders {
  strangers = 0;
  readonly known = new HolderAmounts();
}

export class HeaderBudget {
  #bytes = 0;
  /** Whose it is, once somebody is known on the connection. */
  #holder: string | undefined;
  #isClosed = false;

  constructor(private readonly shared: SharedHeaders) {}

  /** A request has begun. False when the connection has to go. */
  add(bytes: number): boolean {
    this.#change(bytes);
    if (this.#bytes > MOST_OF_CONNECTION) return false;
    const { strangers, known } = this.shared;
    if (this.#holder === undefined) return strangers <= MOST_OF_STRANGERS || this.#bytes <= HONEST_BYTES;
    return this.#bytes <= SMALL_BYTES || mayHoldMore(known.of(this.#holder), known.all, MOST_OF_KNOWN);
  }

  /** It is over. */
  remove(bytes: number): void {
    this.#change(-bytes);
  }

  /** Somebody is known on the connection: it counts among those of `holder`, and among strangers' no longer. */
  leaveStrangers(holder: string): void {
    if (this.#holder !== undefined || this.#isClosed) return;
    this.#share(-this.#bytes);
    this.#holder = holder;
    this.#share(this.#bytes);
  }

  /** The connection is closed: nothing of it counts any longer. */
  close(): void {
    if (this.#isClosed) return;
    this.#share(-this.#bytes);
    this.#isClosed = true;
  }

  #change(bytes: number): void {
    this.#bytes += bytes;
    if (!this.#isClosed) this.#share(bytes);
  }

  #share(bytes: number): void {
    if (this.#holder === undefined) this.shared.strangers += bytes;
    else this.shared.known.add(this.#holder, bytes);
  }
}

/** What a name and a value take besides their text: a client may say both with one byte. */
const PAIR_BYTES = 256;

/** Names and values, as decoded and kept. */
export function headerBytes(rawHeaders: readonly string[]): number {
  let size = (rawHeaders.length / 2) * PAIR_BYTES;
  for (const text of rawHeaders) size += text.length;
  return size;
}
