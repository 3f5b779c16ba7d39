/** Memory for long-lived small values: many share one allocation, so that each costs its bytes and little more. */

/**
 * Small enough that one survivor holds back little, large enough that the allocation's own cost vanishes. The allocator adds a header:
 * with it two still fit where a buffer of 64 KiB was, what sockets read into; of full 32 KiB the second would leave that much unused.
 */
const SLAB_BYTES = 32 * 1024 - 64;
/** Larger values get an allocation of their own. */
const SHARED_LIMIT = 4096;

let slab = Buffer.alloc(0);

/**
 * An uninitialised buffer for a value that a cache keeps. Unlike `Buffer.allocUnsafe` it never shares memory with short-lived
 * buffers of requests, which would be held back with it. `lone`: an allocation of its own, for a value that replaces another and
 * so is likely to be replaced in turn; shared allocations full of such values would go only when the last of them goes.
 */
export function allocateValue(size: number, lone = false): Buffer {
  if (lone || size > SHARED_LIMIT) return Buffer.allocUnsafeSlow(size);
  if (size > slab.length) slab = Buffer.allocUnsafeSlow(SLAB_BYTES);
  const value = slab.subarray(0, size);
  slab = slab.subarray(size);
  return value;
}
