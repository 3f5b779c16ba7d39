/**
 * One bound in bytes for all that the process keeps beside the present state of its objects, shared by need: windows of changes, past states,
 * pages of history, parsed objects, other encodings. The largest part gives way.
 */

/** Bytes of all parts together. */
export const MAXIMUM_REMEMBERED_BYTES = 96 * 1024 * 1024;

/** Something that remembers. */
export interface Rememberer {
  readonly bytes: number;
  /** Forgets what is of least use. Called only while `bytes` is above zero. */
  forgetSome(): void;
}

export class CacheMemory {
  readonly #parts = new Set<Rememberer>();
  #bytes = 0;

  constructor(readonly maximumBytes = MAXIMUM_REMEMBERED_BYTES) {}

  get bytes(): number {
    return this.#bytes;
  }

  join(part: Rememberer): void {
    this.#parts.add(part);
  }

  leave(part: Rememberer): void {
    if (this.#parts.delete(part)) this.#bytes -= part.bytes;
  }

  /** A part has grown or, with less than zero, shrunk by so many bytes: to be told at once, also from within `forgetSome`. */
  changed(bytes: number): void {
    this.#bytes += bytes;
    if (bytes <= 0) return;
    const stuck = new Set<Rememberer>();
    while (this.#bytes > this.maximumBytes) {
      const largest = this.#largest(stuck);
      if (largest === undefined) return;
      const before = this.#bytes;
      largest.forgetSome();
      // Whoever cannot forget is passed over: nothing else would go on meanwhile.
      if (this.#bytes >= before) stuck.add(largest);
    }
  }

  #largest(but: ReadonlySet<Rememberer>): Rememberer | undefined {
    let largest: Rememberer | undefined;
    for (const part of this.#parts) if (part.bytes > (largest?.bytes ?? 0) && !but.has(part)) largest = part;
    return largest;
  }
}

/** That of this process. */
export const processMemory = new CacheMemory();
