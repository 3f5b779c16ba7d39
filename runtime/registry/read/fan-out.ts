/**
 * Tells the watches of clients of changes: for a share of the event loop, and the less often the more there are to be told. What comes
 * meanwhile waits in their queues and goes to each in one piece, which costs both sides hardly more than a single event.
 */
import { sliceOfTurn } from "../../flow/turns.js";

/** Telling goes on for so long at most before other work gets its turn, milliseconds. */
const SLICE_MS = 6;
/**
 * When all have been told, what follows is other work's: as long as that took where it took so many milliseconds more than a slice, a
 * smaller share after less, a larger one after more; nothing after less than a slice, so that a few hundred hear of each change at once.
 */
const EVEN_MS = 10;
const REST_FACTOR = 2;
const LONGEST_REST_MS = 50;
/** What a few watches take is over sooner than any timer. */
const SHORTEST_REST_MS = 0.5;

/** Called when something waits; does not throw. */
export type Told = () => void;

export class FanOut {
  /** For the next round. */
  #waiting = new Set<Told>();
  /** Still to be told in the round that is under way. */
  #round = new Set<Told>();
  #spentMs = 0;
  #isScheduled = false;

  /** Tells it soon; at once when it is waiting for that already: whoever asks again has much that waits. */
  tell(told: Told): void {
    if (this.#round.delete(told) || this.#waiting.delete(told)) {
      told();
      return;
    }
    this.#waiting.add(told);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(this.#next);
  }

  /** Nothing waits for it any more. */
  forget(told: Told): void {
    if (!this.#round.delete(told)) this.#waiting.delete(told);
  }

  readonly #next = (): void => {
    if (this.#round.size === 0) {
      this.#round = this.#waiting;
      this.#waiting = new Set();
    }
    const begun = performance.now();
    const slice = sliceOfTurn(SLICE_MS);
    let spent = 0;
    for (const told of this.#round) {
      this.#round.delete(told);
      told();
      spent = performance.now() - begun;
      if (spent >= slice) break;
    }
    this.#spentMs += spent;
    if (this.#round.size > 0) setImmediate(this.#next);
    else this.#rest();
  };

  #rest(): void {
    const share = Math.min((this.#spentMs - SLICE_MS) / EVEN_MS, REST_FACTOR);
    const rest = Math.min(share * this.#spentMs, LONGEST_REST_MS);
    this.#spentMs = 0;
    if (rest >= SHORTEST_REST_MS) setTimeout(this.#rested, Math.ceil(rest));
    else this.#rested();
  }

  readonly #rested = (): void => {
    this.#isScheduled = this.#waiting.size > 0;
    if (this.#isScheduled) setImmediate(this.#next);
  };
}

/** All of the process share its event loop. */
export const fanOut = new FanOut();
