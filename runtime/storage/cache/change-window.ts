/** The recent changes of one resource, bounded in number and bytes, oldest dropped first. */
import type { Revision } from "../key-value-store.js";
import type { CacheMemory, Rememberer } from "./cache-memory.js";
import type { CacheChange } from "./resource-cache.js";

/** Bytes of states that a window keeps at most; what is older is read from the store's history. */
export const MAXIMUM_WINDOW_BYTES = 32 * 1024 * 1024;
/** Dropped changes whose places are given back together. */
const GIVEN_BACK = 1024;

export class ChangeWindow<E> implements Rememberer {
  /** What is held, behind places of what was dropped. */
  #changes: (CacheChange<E> | undefined)[] = [];
  #dropped = 0;
  #bytes = 0;
  #floor: Revision = 0;

  constructor(
    private readonly capacity: number,
    private readonly memory: CacheMemory,
  ) {
    memory.join(this);
  }

  /** Every change after this revision is held. */
  get floor(): Revision {
    return this.#floor;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get #length(): number {
    return this.#changes.length - this.#dropped;
  }

  /** Empties the window: nothing up to `revision` is known. */
  reset(revision: Revision): void {
    this.#changes = [];
    this.#dropped = 0;
    this.memory.changed(-this.#bytes);
    this.#bytes = 0;
    this.#floor = revision;
  }

  push(change: CacheChange<E>): void {
    if (this.#length === this.capacity) this.forgetSome();
    this.#changes.push(change);
    this.#bytes += change.size;
    this.memory.changed(change.size);
    while (this.#bytes > MAXIMUM_WINDOW_BYTES && this.#length > 1) this.forgetSome();
  }

  /** Drops the changes up to a revision. */
  dropThrough(revision: Revision): void {
    while (this.#length > 0 && this.#at(0).revision <= revision) this.forgetSome();
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
    return this.#changes.slice(this.#dropped + low) as CacheChange<E>[];
  }

  /** Drops the oldest change. */
  forgetSome(): void {
    const { revision, size } = this.#at(0);
    this.#floor = revision;
    this.#changes[this.#dropped] = undefined;
    this.#dropped++;
    this.#bytes -= size;
    this.memory.changed(-size);
    if (this.#dropped < GIVEN_BACK || this.#dropped < this.#length) return;
    this.#changes = this.#changes.slice(this.#dropped);
    this.#dropped = 0;
  }

  close(): void {
    this.memory.leave(this);
  }

  #at(index: number): CacheChange<E> {
    return this.#changes[this.#dropped + index] as CacheChange<E>;
  }
}
