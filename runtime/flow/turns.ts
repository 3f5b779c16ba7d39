/** Work that holds the event loop for milliseconds: a slice of it a turn, so that other requests get theirs between. */
import { HolderQueue } from "./holder-queue.js";

export interface TurnShare {
  /** How long pieces are begun in one turn at most, in milliseconds; 0, the default: as many as `pieces` says. */
  readonly sliceMs?: number;
  /** Pieces begun in one turn where no slice is given; default 1. */
  readonly pieces?: number;
  /** Nothing is begun as long as this says so; asked before each piece. */
  readonly isHeld?: () => boolean;
  /** Nothing is begun for so long, in milliseconds; asked before each piece. */
  readonly restMs?: () => number;
}

export class Turns {
  readonly #waiting = new HolderQueue<() => void>();
  readonly #sliceMs: number;
  readonly #pieces: number;
  readonly #isHeld: () => boolean;
  readonly #restMs: () => number;
  #isScheduled = false;

  constructor({ sliceMs = 0, pieces = 1, isHeld = () => false, restMs = () => 0 }: TurnShare = {}) {
    this.#sliceMs = sliceMs;
    this.#pieces = pieces;
    this.#isHeld = isHeld;
    this.#restMs = restMs;
  }

  /**
   * Calls `work` in a turn of the event loop that it shares with what a turn has room for at most: holders take turns, each gets its own
   * work done in the order of calls.
   */
  take(work: () => void, holder = ""): void {
    this.#waiting.add(work, holder);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.size === 0) return;
    this.#isScheduled = true;
    // One that is set by another one runs a turn later.
    setImmediate(this.#next);
  }

  readonly #next = (): void => {
    const rest = this.#restMs();
    if (rest > 0) setTimeout(this.#next, rest).unref();
    else if (this.#isHeld()) setImmediate(this.#next);
    else this.#take(this.#sliceMs === 0 ? 0 : performance.now() + sliceOfTurn(this.#sliceMs), 1);
  };

  /** What a piece leaves to be done behind it, as Node leaves the reading of a greeting, counts as a part of it. */
  #take(end: number, begun: number): void {
    try {
      this.#waiting.take()?.();
    } finally {
      process.nextTick(() => {
        const hasRoom = end > 0 ? performance.now() < end : begun < this.#pieces;
        if (hasRoom && this.#waiting.size > 0 && !this.#isHeld() && this.#restMs() <= 0) return this.#take(end, begun + 1);
        this.#isScheduled = false;
        this.#schedule();
      });
    }
  }
}

/** Work of all sorts in one turn of the event loop, milliseconds; and what each sort has of it when others have used that up. */
const TURN_MS = 12;
const LEAST_MS = 1;

let turn = 0;
let isTurnWatched = false;
/** When something first asked of this turn. */
let turnBegan = 0;

/** Which turn of the event loop this is: a number that is another in the next. */
export function loopTurn(): number {
  if (!isTurnWatched) {
    isTurnWatched = true;
    turnBegan = performance.now();
    // Before those who wait are given the next turn. With a reference the loop would look for others' work once more in each turn.
    setImmediate(endTurn).unref();
  }
  return turn;
}

/**
 * After how many milliseconds work of some sort that begins now is to give others their turn: `sliceMs`, fewer where other sorts have taken
 * much of this turn already. So all together hold others up hardly longer than one of them.
 */
export function sliceOfTurn(sliceMs: number): number {
  loopTurn();
  return Math.min(sliceMs, Math.max(LEAST_MS, turnBegan + TURN_MS - performance.now()));
}

function endTurn(): void {
  turn++;
  isTurnWatched = false;
}
