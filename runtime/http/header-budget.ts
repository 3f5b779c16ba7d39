/** What the headers of open requests hold: of each connection, and of all strangers together. */

/** As decoded, of one connection. */
const MOST_OF_CONNECTION = 4 * 1024 * 1024;
/** Of all connections on which nobody is known, from which on those go that hold more than an honest client does. */
const MOST_OF_STRANGERS = 24 * 1024 * 1024;
const HONEST_BYTES = 128 * 1024;

/** What strangers' connections share. */
export interface StrangerHeaders {
  bytes: number;
}

export class HeaderBudget {
  #bytes = 0;
  #isStrangers = true;

  constructor(private readonly strangers: StrangerHeaders) {}

  /** A request has begun. False when the connection has to go. */
  add(bytes: number): boolean {
    this.#change(bytes);
    if (this.#bytes > MOST_OF_CONNECTION) return false;
    return !this.#isStrangers || this.strangers.bytes <= MOST_OF_STRANGERS || this.#bytes <= HONEST_BYTES;
  }

  /** It is over. */
  remove(bytes: number): void {
    this.#change(-bytes);
  }

  /** Somebody is known on the connection, or it is closed: it counts among strangers' no longer. */
  leaveStrangers(): void {
    if (this.#isStrangers) this.strangers.bytes -= this.#bytes;
    this.#isStrangers = false;
  }

  #change(bytes: number): void {
    this.#bytes += bytes;
    if (this.#isStrangers) this.strangers.bytes += bytes;
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
