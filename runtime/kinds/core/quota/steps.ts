/** Work on the names of a quota: done at once where they are few, in slices where they are many. */
import { Slice } from "../../../codec/lists/turns.js";

/** Work in steps, between which others may have their turn. */
export type Steps<T> = Generator<void, T>;

/** Names of one step. */
const STEP_NAMES = 256;

/** Calls back for each. */
export function* forEachOf<T>(items: Iterable<T>, work: (item: T) => void): Steps<void> {
  let count = 0;
  for (const item of items) {
    work(item);
    if (++count % STEP_NAMES === 0) yield;
  }
}

export function atOnce<T>(steps: Steps<T>): T {
  let next = steps.next();
  while (next.done !== true) next = steps.next();
  return next.value;
}

export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  const slice = new Slice();
  for (let next = steps.next(); ; next = steps.next()) {
    if (next.done === true) return next.value;
    await slice.pause();
  }
}
