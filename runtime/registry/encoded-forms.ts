/** Encodings of objects other than JSON, kept within one bound for the whole process. */

/** Bytes of encodings kept; the oldest go first. */
export const ENCODED_FORMS_BYTES = 32 * 1024 * 1024;

/** Bookkeeping weight of one kept encoding, so that many tiny ones are bounded too. */
const RECORD_BYTES = 200;

interface Kept {
  readonly forms: Map<string, Buffer>;
  readonly id: string;
  readonly bytes: number;
}

/** A first-in, first-out budget over the encodings that entries hold. */
export class EncodedForms {
  #queue: Kept[] = [];
  #head = 0;
  #bytes = 0;

  constructor(private readonly maximumBytes = ENCODED_FORMS_BYTES) {}

  /** Puts an encoding into the map of its entry and evicts what no longer fits. */
  keep(forms: Map<string, Buffer>, id: string, encoded: Buffer): void {
    const bytes = encoded.length + RECORD_BYTES;
    if (bytes > this.maximumBytes / 8) return;
    forms.set(id, encoded);
    this.#queue.push({ forms, id, bytes });
    this.#bytes += bytes;
    while (this.#bytes > this.maximumBytes) this.#evict();
  }

  #evict(): void {
    const oldest = this.#queue[this.#head] as Kept;
    this.#head += 1;
    oldest.forms.delete(oldest.id);
    this.#bytes -= oldest.bytes;
    if (this.#head > 1024 && this.#head > this.#queue.length / 2) {
      this.#queue = this.#queue.slice(this.#head);
      this.#head = 0;
    }
  }
}
