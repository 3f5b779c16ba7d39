/** The addresses from which somebody has been known lately: their new connections do not wait behind those of thousands of strangers' addresses. */

/** Kept at most, those of the last. */
const MAXIMUM_ADDRESSES = 4096;

export class FamiliarAddresses {
  /** The one seen last comes last. */
  readonly #addresses = new Set<string>();

  /** Somebody is known on a connection from there. */
  note(address: string): void {
    this.#addresses.delete(address);
    this.#addresses.add(address);
    if (this.#addresses.size <= MAXIMUM_ADDRESSES) return;
    const [oldest] = this.#addresses;
    this.#addresses.delete(oldest as string);
  }

  has(address: string): boolean {
    return this.#addresses.has(address);
  }
}
