/** Work that can be left and gone on with: done at once where there is little of it, in slices where there is much. */
import { Slice } from "./turns.js";

/** Work in steps, between which others may have their turn. */
export type Steps<T> = Generator<void, T>;

/** Items of one step. */
const STEP_ITEMS = 256;

/** Calls back for each. */
export function* forEachOf<T>(items: Iterable<T>, work: (item: T) => void): Steps<void> {
  let count = 0;
  for (const item of items) {
    work(item);
    if (++count % STEP_ITEMS === 0) yield;
  }
}

/** What the work comes to, all of it done in this turn. */
export function atOnce<T>(steps: Steps<T>): T {
  let next = steps.next();
  while (next.done !== true) next = steps.next();
  return next.value;
}

/** What the work comes to; others have their turn whenever a slice is over. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  const slice = new Slice();
  for (let next = steps.next(); ; next = steps.next()) {
    if (next.done === true) return next.value;
    if (slice.over) await slice.pause();
  }
}
