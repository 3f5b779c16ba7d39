/**
 * Memory that the server's thread writes and the thread for large requests reads, one object after the other: with a fresh megabyte for
 * each, handed over, both would mostly collect garbage.
 */

/** Sizes are multiples of this, so that what held one object fits the next. */
const STEP_BYTES = 256 * 1024;
/** Of all that waits for the next object. */
const MAXIMUM_SPARE_BYTES = 4 * 1024 * 1024;

export class SharedMemory {
  readonly #spare: SharedArrayBuffer[] = [];
  #spareBytes = 0;

  copyOf(bytes: Uint8Array): Uint8Array<SharedArrayBuffer> {
    const copy = new Uint8Array(this.#take(bytes.length), 0, bytes.length);
    copy.set(bytes);
    return copy;
  }

  /** To be called when nobody looks at the copy any more. */
  giveBack({ buffer }: Uint8Array<SharedArrayBuffer>): void {
    if (this.#spareBytes + buffer.byteLength > MAXIMUM_SPARE_BYTES) return;
    this.#spare.push(buffer);
    this.#spareBytes += buffer.byteLength;
  }

  /** Frees what waits. */
  clear(): void {
    this.#spare.length = 0;
    this.#spareBytes = 0;
  }

  #take(bytes: number): SharedArrayBuffer {
    const index = this.#spare.findIndex(({ byteLength }) => byteLength >= bytes);
    const [found] = index < 0 ? [] : this.#spare.splice(index, 1);
    if (found === undefined) return new SharedArrayBuffer(Math.ceil(bytes / STEP_BYTES) * STEP_BYTES);
    this.#spareBytes -= found.byteLength;
    return found;
  }
}
