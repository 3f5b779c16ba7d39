/**
 * How work on collections and large objects shares the event loop: what of it begins or goes on in one turn has that turn's slice
 * together, so that a hundred lists hold others up no longer than one.
 */

/** Work that is done before others get their turn, milliseconds; an item that takes longer is finished first. */
const SLICE_MS = 4;
/** Of those who wait, how many may share the slice of a turn. */
const MOST_GIVEN = 64;

/** When the slice of this turn began; absent when nothing was done of it yet. */
let begun: number | undefined;
const waiting: (() => void)[] = [];
/** Immediates that look whether somebody waits. */
let given = 0;
/** Whether anybody who waited has had a turn since the slice of this one began. */
let hasGiven = false;

/** Whether others are to have their turn before the work goes on. */
export function isSliceOver(): boolean {
  if (begun !== undefined) return performance.now() - begun >= SLICE_MS;
  begun = performance.now();
  // Before those who wait are given the next turn.
  setImmediate(forget);
  return false;
}

/** Bytes of items that are worked on between two looks at the clock: a look takes as long as an item whose answer is at hand. */
const LOOK_BYTES = 64 * 1024;
/** What the least item counts as: work on it takes its time, however little there is of it. */
const LEAST_ITEM_BYTES = 1024;

/** Looks whether the slice is over after every so many bytes of items; after a large one at once. */
export class SliceWatch {
  #left = 0;

  /** To be asked after each item, of so many bytes; the first time it looks in any case. */
  isOver(bytes: number): boolean {
    this.#left -= Math.max(bytes, LEAST_ITEM_BYTES);
    if (this.#left > 0) return false;
    this.#left = LOOK_BYTES;
    return isSliceOver();
  }
}

function forget(): void {
  begun = undefined;
  hasGiven = false;
}

/** Gives others their turn when the slice is over. */
export async function pauseWhenOver(): Promise<void> {
  if (isSliceOver()) await collectionTurn();
}

/** Resolves when it is the caller's turn, in a later turn of the loop: what follows at once is of that turn's slice. */
export function collectionTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (given === MOST_GIVEN) return;
    given++;
    setImmediate(give);
  });
}

/**
 * What is done with a turn is done before the next is given, in the same turn of the loop or a later one. Where others have used up the
 * slice one goes on nevertheless, with a slice of its own: who begins in every turn must not keep those who wait from ever going on.
 */
function give(): void {
  const isOver = isSliceOver();
  if (!isOver || !hasGiven) {
    if (isOver) begun = performance.now();
    hasGiven = true;
    waiting.shift()?.();
  }
  if (waiting.length < given) given--;
  else setImmediate(give);
}
