/** A piece of a collection that fills no chunk with others: what is held of it while its reader does not read. */
import type { Soon } from "../pieces.js";
import { type ChunkBuffer, SCARCE_CHUNK_BYTES } from "./chunks.js";

/** Whether a piece of so many bytes is handed out as a {@link LargePiece}. */
export const isLargePiece = (bytes: number): boolean => bytes > SCARCE_CHUNK_BYTES;

/**
 * Handed out whole where lists have room for it. Else in parts that are copies, and between them it is not held: where it is gone by the
 * time its reader has taken a part, it is made again.
 */
export class LargePiece {
  #at = 0;
  #length = Number.POSITIVE_INFINITY;
  #pending: Promise<Buffer> | undefined;
  #seen: WeakRef<Buffer> | undefined;

  /** @param make gives the same bytes each time. @param made them, where they are there, or under way, already */
  constructor(
    private readonly make: () => Soon<Buffer>,
    made?: Soon<Buffer>,
  ) {
    if (made instanceof Promise) {
      this.#pending = made;
      // Whoever asks for what failed is told when it is made again.
      made.then(this.#see, this.#see);
    } else if (made !== undefined) {
      this.#seen = new WeakRef(made);
    }
  }

  /** Its reader may still be taking what stands before it. */
  readonly #see = (made: unknown): void => {
    this.#pending = undefined;
    if (made instanceof Buffer) this.#seen = new WeakRef(made);
  };

  /** Whether all of it has been handed out; what was promised counts when it is there. */
  get isOver(): boolean {
    return this.#at >= this.#length;
  }

  /** The next of it, on its way out behind what was taken of the chunks. */
  next(chunk: ChunkBuffer): Soon<Buffer> {
    const made = this.#pending ?? this.#seen?.deref() ?? this.make();
    this.#pending = undefined;
    return made instanceof Promise ? made.then((bytes) => this.#part(bytes, chunk)) : this.#part(made, chunk);
  }

  #part(bytes: Buffer, chunk: ChunkBuffer): Buffer {
    const at = this.#at;
    this.#length = bytes.length;
    const isWhole = chunk.lend(bytes.length);
    this.#at = isWhole ? bytes.length : at + SCARCE_CHUNK_BYTES;
    if (isWhole || !isLargePiece(bytes.length)) return bytes.subarray(at);
    this.#seen = new WeakRef(bytes);
    return Buffer.from(bytes.subarray(at, this.#at));
  }
}
