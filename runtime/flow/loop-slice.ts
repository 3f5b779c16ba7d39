/**
 * Work of one sort shares the event loop: what of it begins or goes on in one turn has that turn's slice together, so that a hundred who do
 * it hold others up no longer than one. Slices of several sorts are shorter.
 */
import { HolderQueue } from "./holder-queue.js";
import { loopTurn, sliceOfTurn } from "./turns.js";

const SLICE_MS = 4;
/** Of those who wait, how many may share the slice of a turn. */
const MOST_GIVEN = 64;

export class LoopSlice {
  /** Of which the slice is. */
  #turn = -1;
  #end = 0;
  readonly #waiting = new HolderQueue<() => void>();
  /** Immediates that look whether somebody waits. */
  #given = 0;
  /** Whether anybody who waited has had a turn since the slice of this one began. */
  #hasGiven = false;

  /** @param sliceMs work that is done before others get their turn at most, milliseconds; a piece that takes longer is finished first */
  constructor(private readonly sliceMs = SLICE_MS) {}

  /** Whether others are to have their turn before the work goes on. */
  isOver(): boolean {
    const turn = loopTurn();
    if (turn === this.#turn) return performance.now() >= this.#end;
    this.#turn = turn;
    this.#end = performance.now() + sliceOfTurn(this.sliceMs);
    this.#hasGiven = false;
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

  /**
   * What is done with a turn is done before the next is given, in the same turn of the loop or a later one. Where others have used up the
   * slice one goes on nevertheless, with a slice of its own: who begins in every turn must not keep those who wait from ever going on.
   */
  readonly #give = (): void => {
    const isOver = this.isOver();
    const work = !isOver || !this.#hasGiven ? this.#waiting.take() : undefined;
    if (work !== undefined) {
      if (isOver) this.#end = performance.now() + sliceOfTurn(this.sliceMs);
      this.#hasGiven = true;
    }
    if (this.#waiting.size < this.#given) this.#given--;
    else setImmediate(this.#give);
    work?.();
  };
}
