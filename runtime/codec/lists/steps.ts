/** Work that can be left and gone on with: done at once where there is little of it, in slices where there is much. */
import { collectionTurn, isSliceOver } from "./turns.js";

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

/** The items in order, those that are equal as they came. */
export function* sortedInSteps<T>(items: readonly T[], isBefore: (one: T, other: T) => boolean): Steps<T[]> {
  const compare = (one: T, other: T): number => (isBefore(one, other) ? -1 : isBefore(other, one) ? 1 : 0);
  let runs: T[][] = [];
  for (let start = 0; start < items.length; start += STEP_ITEMS) {
    runs.push(items.slice(start, start + STEP_ITEMS).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let i = 0; i < runs.length; i += 2) merged.push(yield* mergedInSteps(runs[i] as T[], runs[i + 1] ?? [], isBefore));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* mergedInSteps<T>(first: readonly T[], second: readonly T[], isBefore: (one: T, other: T) => boolean): Steps<T[]> {
  const merged: T[] = [];
  let [i, j] = [0, 0];
  while (i < first.length || j < second.length) {
    const takesSecond = i === first.length || (j < second.length && isBefore(second[j] as T, first[i] as T));
    merged.push((takesSecond ? second[j++] : first[i++]) as T);
    if (merged.length % STEP_ITEMS === 0) yield;
  }
  return merged;
}

/** What the work comes to, all of it done in this turn. */
export function atOnce<T>(steps: Steps<T>): T {
  let next = steps.next();
  while (next.done !== true) next = steps.next();
  return next.value;
}

/** What the work comes to: of what is done within a slice at once. Of more, `user` takes turns with others. */
export function soonOf<T>(steps: Steps<T>, user?: string): T | Promise<T> {
  for (let next = steps.next(); ; next = steps.next()) {
    if (next.done === true) return next.value;
    if (isSliceOver()) return inSlices(steps, user);
  }
}

/** What the work comes to; others have their turn whenever a slice is over. */
export async function inSlices<T>(steps: Steps<T>, user?: string): Promise<T> {
  if (isSliceOver()) await collectionTurn(user);
  for (let next = steps.next(); ; next = steps.next()) {
    if (next.done === true) return next.value;
    if (isSliceOver()) await collectionTurn(user);
  }
}
