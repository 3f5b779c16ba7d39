/** Memory for long-lived small values: many share one allocation, so that each costs its bytes and little more. */

/**
 * Small enough that one survivor holds back little, large enough that neither the allocation's own cost nor what the last value leaves
 * unused counts. The allocator adds a header: with it one still fits where a buffer of 64 KiB was, what sockets read into.
 */
const SLAB_BYTES = 64 * 1024 - 64;
/** Larger values get an allocation of their own. */
const SHARED_LIMIT = 4096;

/** An allocation that values are put into, one behind the other. */
export class Slab {
  #used = 0;

  constructor(readonly memory: Buffer) {}

  /** Bytes that may still be taken. */
  get room(): number {
    return this.memory.length - this.#used;
  }

  /** Where in `memory` the next value of so many bytes goes. Whoever keeps it keeps its place, not a buffer: that takes as much again. */
  take(size: number): number {
    const start = this.#used;
    this.#used += size;
    return start;
  }
}

let current = new Slab(Buffer.alloc(0));

/**
 * Uninitialised memory with room for a value that a cache keeps. Unlike that of `Buffer.allocUnsafe` it is never shared with short-lived
 * buffers of requests, which would be held back with it. `lone`: an allocation of its own, for a value that replaces another and
 * so is likely to be replaced in turn; shared allocations full of such values would go only when the last of them goes.
 */
export function slabFor(size: number, lone = false): Slab {
  if (lone || size > SHARED_LIMIT) return new Slab(Buffer.allocUnsafeSlow(size));
  if (size > current.room) current = new Slab(Buffer.allocUnsafeSlow(SLAB_BYTES));
  return current;
}
