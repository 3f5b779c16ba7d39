/** Memory for parts of pages that have not ended yet, of all pages of the process: who finds none goes on without. */

/** What a page may hold in any case. */
const OWN_BYTES = 128 * 1024;
/** Of all pages together, besides. */
const SHARED_BYTES = 64 * 1024 * 1024;
/** What a character takes at worst, where it was joined to the others by itself; what an attribute takes besides its text. */
const CHARACTER_BYTES = 32;
const ATTRIBUTE_BYTES = 512;

let shared = 0;

/** What one page holds of it. */
export class PageRoom {
  #shared = 0;

  /** From now on the page holds so much in place of what it held; false: there is no room, and nothing has changed. */
  hold(characters: number, attributes: number): boolean {
    const bytes = Math.max(characters * CHARACTER_BYTES + attributes * ATTRIBUTE_BYTES - OWN_BYTES, 0);
    if (bytes > this.#shared && shared - this.#shared + bytes > SHARED_BYTES) return false;
    shared += bytes - this.#shared;
    this.#shared = bytes;
    return true;
  }

  leave(): void {
    shared -= this.#shared;
    this.#shared = 0;
  }
}
