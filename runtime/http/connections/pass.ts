/** Looks at all connections, however many there are, without holding the event loop. */
import { sliceOfTurn } from "../../flow/turns.js";

/** Of one turn of the event loop, in milliseconds. */
const SLICE_MS = 4;

/** Calls `work` with each, some milliseconds a turn; then `done`. What leaves the collection meanwhile is passed over. */
export function pass<T>(items: Iterable<T>, work: (item: T) => void, done?: () => void): void {
  goOn(items[Symbol.iterator](), work, done);
}

function goOn<T>(rest: Iterator<T>, work: (item: T) => void, done?: () => void): void {
  const end = performance.now() + sliceOfTurn(SLICE_MS);
  for (let next = rest.next(); next.done !== true; next = rest.next()) {
    work(next.value);
    if (performance.now() >= end) return void setImmediate(goOn, rest, work, done);
  }
  done?.();
}
