/** What calls may hold at a time: bytes of all documents on their way (specification: Limits). */
import { mayHoldMore } from "../flow/fair-share.js";
import { HolderAmounts } from "../flow/holder-amounts.js";
import type { Lateness } from "./lateness.js";

/** Nobody more can wait here; the caller may come again. */
export class TooManyCalls extends Error {
  constructor(message: string) {
    super(message);
    this.name = "TooManyCalls";
  }
}

/** Bytes of answers that are arriving, which cannot wait: whoever answers has a share, so that one leaves room to the others. */
export class AnswerRoom {
  readonly #held = new HolderAmounts<object>();

  constructor(private readonly total: number) {}

  /** False when there is no room, or none for this one. */
  take(answering: object, bytes: number): boolean {
    const all = this.#held.all + bytes;
    if (all > this.total || !mayHoldMore(this.#held.of(answering), all, this.total)) return false;
    this.#held.add(answering, bytes);
    return true;
  }

  give(answering: object, bytes: number): void {
    this.#held.add(answering, -bytes);
  }
}

interface Waiting {
  readonly bytes: number;
  begin(): void;
}

/** Bytes that are given out in the order they are asked for; what is larger than all of them waits until it is alone. */
export class ByteBudget {
  readonly #waiting: Waiting[] = [];
  #held = 0;

  constructor(private readonly total: number) {}

  /** Undefined when they are there at once; else resolves when they are, or rejects when it gets late. */
  take(bytes: number, lateness: Lateness): Promise<void> | undefined {
    if (this.#waiting.length === 0 && this.#fits(bytes)) {
      this.#held += bytes;
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        bytes,
        begin: () => {
          lateness.tell(undefined);
          resolve();
        },
      };
      this.#waiting.push(waiting);
      lateness.tell(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(new Error("context deadline exceeded"));
        this.#advance();
      });
    });
  }

  give(bytes: number): void {
    this.#held -= bytes;
    this.#advance();
  }

  #fits(bytes: number): boolean {
    return this.#held === 0 || this.#held + bytes <= this.total;
  }

  #advance(): void {
    for (let next = this.#waiting[0]; next !== undefined && this.#fits(next.bytes); next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#held += next.bytes;
      next.begin();
    }
  }
}
