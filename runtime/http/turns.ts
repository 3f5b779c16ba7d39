/** Work that holds the event loop for milliseconds: one piece a turn, so that other requests get theirs between. */

export class Turns {
  readonly #waiting: (() => void)[] = [];

  /** Calls `work` in a turn of the event loop that no other call shares, in the order of calls. */
  take(work: () => void): void {
    this.#waiting.push(work);
    if (this.#waiting.length === 1) setImmediate(this.#next);
  }

  readonly #next = (): void => {
    const work = this.#waiting[0];
    // An immediate that is set by another one runs a turn later.
    if (this.#waiting.length > 1) setImmediate(this.#next);
    this.#waiting.shift();
    work?.();
  };
}
