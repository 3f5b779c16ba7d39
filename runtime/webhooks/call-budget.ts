/** What calls may hold at a time: bytes of all documents on their way (specification: Limits). */
import type { Lateness } from "./lateness.js";

/** Nobody more can wait here; the caller may come again. */
export class TooManyCalls extends Error {
  constructor(message: string) {
    super(message);
    this.name = "TooManyCalls";
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

  /** For what cannot wait, as an answer that is arriving: false when there is no room. */
  tryTake(bytes: number): boolean {
    if (!this.#fits(bytes)) return false;
    this.#held += bytes;
    return true;
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
