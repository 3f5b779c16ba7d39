/**
 * Chunks that came one after the other. Small ones are copied to one place: each would take hundreds of bytes for itself, and there may be
 * one for each byte. So are those that would keep much more than themselves, being a part of what was read at once.
 */

/** Chunks that are shorter are copied to where others are. */
export const SMALL_CHUNK_BYTES = 1024;
const GATHERED_BYTES = 16 * 1024;
/** What a chunk may keep beside itself, as a share of it; the first one, which mostly is all of a body, as much as a head of a request. */
const SPARE_SHARE = 1 / 4;
const SPARE_OF_FIRST_BYTES = 4 * 1024;
/** From this size on a chunk goes by itself, and is not copied: to hand on several that are shorter takes longer than to join them. */
const LARGE_CHUNK_BYTES = 32 * 1024;

export class JoinedChunks {
  #chunks: Buffer[] = [];
  /** Where copies go, and what of it is of none of the chunks yet. */
  #gathered: Buffer | undefined;
  #begin = 0;
  #used = 0;
  #length = 0;

  /** Bytes of all. */
  get length(): number {
    return this.#length;
  }

  add(chunk: Buffer): void {
    this.#length += chunk.length;
    if (this.#mayKeep(chunk)) {
      this.#endGathering();
      this.#chunks.push(chunk);
    } else this.#gather(chunk);
  }

  /** All that has come, as one; from then on there is nothing. */
  take(): Buffer {
    this.#endGathering();
    const whole = this.#chunks.length === 1 ? (this.#chunks[0] as Buffer) : Buffer.concat(this.#chunks);
    this.#chunks = [];
    this.#gathered = undefined;
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
    if (this.#length === 0) this.#gathered = undefined;
    return piece;
  }

  #mayKeep({ length, buffer }: Buffer): boolean {
    const spare = buffer.byteLength - length;
    // Most bodies come in one.
    if (length === this.#length) return spare <= Math.max(length * SPARE_SHARE, SPARE_OF_FIRST_BYTES);
    return length >= SMALL_CHUNK_BYTES && spare <= length * SPARE_SHARE;
  }

  #gather(chunk: Buffer): void {
    for (let at = 0; at < chunk.length; ) {
      if (this.#gathered === undefined || this.#used === this.#gathered.length) {
        this.#endGathering();
        // About as much as there is, so that what little bodies have is little.
        this.#gathered = Buffer.allocUnsafeSlow(Math.min(GATHERED_BYTES, Math.max(SMALL_CHUNK_BYTES, this.#length)));
        this.#begin = 0;
        this.#used = 0;
      }
      const copied = chunk.copy(this.#gathered, this.#used, at);
      this.#used += copied;
      at += copied;
    }
  }

  /** What was copied is a chunk; behind it there is room for what is copied next, as little ones come between large ones. */
  #endGathering(): void {
    if (this.#gathered === undefined || this.#used === this.#begin) return;
    this.#chunks.push(this.#gathered.subarray(this.#begin, this.#used));
    this.#begin = this.#used;
  }
}
