/** The recent changes of one resource, bounded in number and bytes, oldest dropped first. */
import type { Revision } from "../key-value-store.js";
import type { CacheChange } from "./resource-cache.js";

/** Bytes of states that a window keeps at most; what is older is read from the store's history. */
export const MAXIMUM_WINDOW_BYTES = 32 * 1024 * 1024;

export class ChangeWindow<E> {
  readonly #ring: (CacheChange<E> | undefined)[];
  #oldest = 0;
  #length = 0;
  #bytes = 0;
  #floor: Revision = 0;

  constructor(
    capacity: number,
    private readonly maximumBytes = MAXIMUM_WINDOW_BYTES,
  ) {
    this.#ring = new Array(capacity);
  }

  /** Every change after this revision is held. */
  get floor(): Revision {
    return this.#floor;
  }

  /** Empties the window: nothing up to `revision` is known. */
  reset(revision: Revision): void {
    this.#ring.fill(undefined);
    this.#oldest = 0;
    this.#length = 0;
    this.#bytes = 0;
    this.#floor = revision;
  }

  push(change: CacheChange<E>): void {
    if (this.#length === this.#ring.length) this.#dropOldest();
    this.#ring[(this.#oldest + this.#length) % this.#ring.length] = change;
    this.#length++;
    this.#bytes += change.size;
    while (this.#bytes > this.maximumBytes && this.#length > 1) this.#dropOldest();
  }

  /** Drops the changes up to a revision. */
  dropThrough(revision: Revision): void {
    while (this.#length > 0 && this.#at(0).revision <= revision) this.#dropOldest();
  }

  /** Changes after a revision, oldest first. The revision must not be below `floor`. */
  after(revision: Revision): CacheChange<E>[] {
    let low = 0;
    let high = this.#length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#at(middle).revision > revision) high = middle;
      else low = middle + 1;
    }
    return Array.from({ length: this.#length - low }, (_, i) => this.#at(low + i));
  }

  #at(index: number): CacheChange<E> {
    return this.#ring[(this.#oldest + index) % this.#ring.length] as CacheChange<E>;
  }

  #dropOldest(): void {
    const { revision, size } = this.#at(0);
    this.#floor = revision;
    this.#bytes -= size;
    this.#ring[this.#oldest] = undefined;
    this.#oldest = (this.#oldest + 1) % this.#ring.length;
    this.#length--;
  }
}
