/** How collections share the event loop: one slice of one of them per turn, so that a hundred lists hold others up no longer than one. */

/** Work on collections that is done before others get their turn, milliseconds; an item that takes longer is finished first. */
const SLICE_MS = 4;

const waiting: (() => void)[] = [];
let isScheduled = false;

/** Resolves when it is the caller's turn: what follows at once is its slice. */
export function collectionTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(giveTurn);
  });
}

function giveTurn(): void {
  waiting.shift()?.();
  isScheduled = waiting.length > 0;
  if (isScheduled) setImmediate(giveTurn);
}

/** One piece of work between two turns. */
export class Slice {
  #begun = performance.now();

  /** Whether others are to have their turn before the work goes on. */
  get over(): boolean {
    return performance.now() - this.#begun >= SLICE_MS;
  }

  /** Gives others their turn when the slice is over. */
  async pause(): Promise<void> {
    if (!this.over) return;
    await collectionTurn();
    this.renew();
  }

  /** To be called when the turn has come again. */
  renew(): void {
    this.#begun = performance.now();
  }
}
