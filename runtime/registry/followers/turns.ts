/** How followers share the event loop: a few milliseconds a turn for all of them together, whoever waits longest first. */
import { sliceOfTurn } from "../../flow/turns.js";

/** Telling that is done before other work gets its turn, milliseconds; one that takes longer is finished first. */
const SLICE_MS = 4;

/** Works until the slice is over or there is nothing more to do. */
type Work = (sliceEnd: number) => void;

const waiting: Work[] = [];
let isScheduled = false;

/** Calls back in a later turn, with the time of {@link performance} when the slice is over. `work` does not throw. */
export function inFollowersTurn(work: Work): void {
  waiting.push(work);
  if (isScheduled) return;
  isScheduled = true;
  setImmediate(giveTurn);
}

function giveTurn(): void {
  const end = performance.now() + sliceOfTurn(SLICE_MS);
  // What comes meanwhile waits for the next turn: nobody is told of the same thing twice in one.
  for (let left = waiting.length; left > 0; left--) {
    waiting.shift()?.(end);
    if (performance.now() >= end) break;
  }
  isScheduled = waiting.length > 0;
  if (isScheduled) setImmediate(giveTurn);
}
