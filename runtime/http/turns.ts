/** Work that holds the event loop for milliseconds: a slice of it a turn, so that other requests get theirs between. */

export class Turns {
  readonly #waiting: (() => void)[] = [];
  #isScheduled = false;

  /** `sliceMs` is how long pieces are begun in one turn; 0 is one piece a turn. */
  constructor(private readonly sliceMs = 0) {}

  /** Calls `work` in a turn of the event loop that it shares with a slice of other calls at most, in the order of calls. */
  take(work: () => void): void {
    this.#waiting.push(work);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.length === 0) return;
    this.#isScheduled = true;
    // One that is set by another one runs a turn later.
    setImmediate(this.#next);
  }

  readonly #next = (): void => {
    const end = this.sliceMs === 0 ? 0 : performance.now() + this.sliceMs;
    try {
      do this.#waiting.shift()?.();
      while (this.#waiting.length > 0 && end > 0 && performance.now() < end);
    } finally {
      this.#isScheduled = false;
      this.#schedule();
    }
  };
}
