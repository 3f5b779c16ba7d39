/** Encodings of objects other than JSON, kept as long as the process has room for them. */
import { type CacheMemory, processMemory, type Rememberer } from "../storage/cache/cache-memory.js";

/** Bookkeeping weight of one kept encoding, so that many tiny ones are bounded too. */
const RECORD_BYTES = 200;

interface Kept {
  readonly forms: Map<string, Buffer>;
  readonly id: string;
  readonly bytes: number;
}

/** The encodings that entries hold; the oldest go first. */
export class EncodedForms implements Rememberer {
  #queue: Kept[] = [];
  #head = 0;
  #bytes = 0;

  constructor(private readonly memory: CacheMemory = processMemory) {
    memory.join(this);
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Puts an encoding into the map of its entry; one that would displace many others is not kept. */
  keep(forms: Map<string, Buffer>, id: string, encoded: Buffer): void {
    const bytes = encoded.length + RECORD_BYTES;
    if (bytes > this.memory.maximumBytes / 24) return;
    forms.set(id, encoded);
    this.#queue.push({ forms, id, bytes });
    this.#bytes += bytes;
    this.memory.changed(bytes);
  }

  /** Drops the oldest encoding. */
  forgetSome(): void {
    const oldest = this.#queue[this.#head] as Kept;
    this.#head += 1;
    oldest.forms.delete(oldest.id);
    this.#bytes -= oldest.bytes;
    this.memory.changed(-oldest.bytes);
    if (this.#head > 1024 && this.#head > this.#queue.length / 2) {
      this.#queue = this.#queue.slice(this.#head);
      this.#head = 0;
    }
  }

  /** What entries hold stays with them, and is counted no more. */
  close(): void {
    this.memory.leave(this);
  }
}
