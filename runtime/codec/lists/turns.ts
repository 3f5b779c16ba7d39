/**
 * How work on collections and large objects shares the event loop: what of it begins or goes on in one turn has that turn's slice
 * together, so that a hundred lists hold others up no longer than one. Users take turns, with all else that shares it: it does so as one.
 */
import { LoopSlice } from "../../flow/loop-slice.js";

const slice = new LoopSlice();

/** Whether others are to have their turn before the work goes on. */
export const isSliceOver = (): boolean => slice.isOver();

/** Resolves when it is the turn of the caller, or of the user for whom it works, in a later turn of the loop: what follows at once is of that turn's slice. */
export const collectionTurn = (user?: string): Promise<void> => slice.turn(user);

/** Gives others their turn when the slice is over. */
export async function pauseWhenOver(user?: string): Promise<void> {
  if (isSliceOver()) await collectionTurn(user);
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
