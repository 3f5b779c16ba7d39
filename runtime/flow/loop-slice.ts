/**
 * Work of one sort shares the event loop: what of it begins or goes on in one turn has that turn's slice together, so that a hundred who do
 * it hold others up no longer than one.
 */
import { HolderQueue } from "./holder-queue.js";

const SLICE_MS = 4;
/** Of those who wait, how many may share the slice of a turn. */
const MOST_GIVEN = 64;

export class LoopSlice {
  /** When the slice of this turn began; absent when nothing was done of it yet. */
  #begun: number | undefined;
  readonly #waiting = new HolderQueue<() => void>();
  /** Immediates that look whether somebody waits. */
  #given = 0;
  /** Whether anybody who waited has had a turn since the slice of this one began. */
  #hasGiven = false;

  /** @param sliceMs work that is done before others get their turn, milliseconds; a piece that takes longer is finished first */
  constructor(private readonly sliceMs = SLICE_MS) {}

  /** Whether others are to have their turn before the work goes on. */
  isOver(): boolean {
    if (this.#begun !== undefined) return performance.now() - this.#begun >= this.sliceMs;
    this.#begun = performance.now();
    // Before those who wait are given the next turn. With a reference the loop would look for others' work once more in each turn.
    setImmediate(this.#forget).unref();
    return false;
  }

  /** Calls `work` in a later turn of the loop: what it does at once is of that turn's slice. Holders take turns, each in the order of calls. */
  take(work: () => void, holder = ""): void {
    this.#waiting.add(work, holder);
    if (this.#given === MOST_GIVEN) return;
    this.#given++;
    setImmediate(this.#give);
  }

  /** Resolves when it is the caller's turn, as `take` calls. */
  turn(holder?: string): Promise<void> {
    return new Promise((resolve) => this.take(resolve, holder));
  }

  readonly #forget = (): void => {
    this.#begun = undefined;
    this.#hasGiven = false;
  };

  /**
   * What is done with a turn is done before the next is given, in the same turn of the loop or a later one. Where others have used up the
   * slice one goes on nevertheless, with a slice of its own: who begins in every turn must not keep those who wait from ever going on.
   */
  readonly #give = (): void => {
    const isOver = this.isOver();
    const work = !isOver || !this.#hasGiven ? this.#waiting.take() : undefined;
    if (work !== undefined) {
      if (isOver) this.#begun = performance.now();
      this.#hasGiven = true;
    }
    if (this.#waiting.size < this.#given) this.#given--;
    else setImmediate(this.#give);
    work?.();
  };
}
