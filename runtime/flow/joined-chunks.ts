/** Chunks that came one after the other. Small ones are copied to one place: each would take hundreds of bytes for itself, and there may be one for each byte. */

/** Chunks that are shorter are copied to where others are. */
export const SMALL_CHUNK_BYTES = 1024;
const GATHERED_BYTES = 16 * 1024;
/** From this size on a chunk goes by itself, and is not copied: to hand on several that are shorter takes longer than to join them. */
const LARGE_CHUNK_BYTES = 32 * 1024;

export class JoinedChunks {
  #chunks: Buffer[] = [];
  #gathered: Buffer | undefined;
  #used = 0;
  #length = 0;

  /** Bytes of all. */
  get length(): number {
    return this.#length;
  }

  add(chunk: Buffer): void {
    this.#length += chunk.length;
    // Most bodies come in one.
    if (chunk.length >= SMALL_CHUNK_BYTES || (this.#chunks.length === 0 && this.#gathered === undefined)) {
      this.#endGathering();
      this.#chunks.push(chunk);
      return;
    }
    if (this.#gathered === undefined || this.#used + chunk.length > this.#gathered.length) {
      this.#endGathering();
      this.#gathered = Buffer.allocUnsafeSlow(GATHERED_BYTES);
    }
    this.#gathered.set(chunk, this.#used);
    this.#used += chunk.length;
  }

  /** All that has come, as one; from then on there is nothing. */
  take(): Buffer {
    this.#endGathering();
    const whole = this.#chunks.length === 1 ? (this.#chunks[0] as Buffer) : Buffer.concat(this.#chunks);
    this.#chunks = [];
    this.#length = 0;
    return whole;
  }

  /** The next piece to go on, there being some: a chunk that is large, of so many bytes, or all up to one. */
  next(large = LARGE_CHUNK_BYTES): Buffer {
    this.#endGathering();
    const at = this.#chunks.findIndex((chunk) => chunk.length >= large);
    const taken = this.#chunks.splice(0, at === -1 ? this.#chunks.length : Math.max(at, 1));
    const piece = taken.length === 1 ? (taken[0] as Buffer) : Buffer.concat(taken);
    this.#length -= piece.length;
    return piece;
  }

  #endGathering(): void {
    if (this.#gathered !== undefined) this.#chunks.push(this.#gathered.subarray(0, this.#used));
    this.#gathered = undefined;
    this.#used = 0;
  }
}
