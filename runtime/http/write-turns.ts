/** Writes share the event loop: some begin in a turn, the others in later ones, so that who reads beside many writers waits for few of them. */
import { HolderQueue } from "../flow/holder-queue.js";
import { sliceOfTurn } from "../flow/turns.js";

/** How long writes begin in a turn of the event loop, milliseconds, and how many do: those of one HTTP/2 connection are worked on together. */
const SLICE_MS = 8;
const MOST_BEGUN = 32;
/** While somebody reads, too: so few that a read passes between them; of many who wait a share, as a turn has its price. */
const FEWEST_BEGUN = 2;
const SHARE_OF_WAITING = 1 / 4;
/** For as many turns in which writes begin somebody is taken to read on who has read. */
const TURNS_OF_A_READER = 16;

export class WriteTurns {
  readonly #waiting = new HolderQueue<() => void>();
  /** Immediates that look whether somebody waits. */
  #looks = 0;
  /** When no more writes begin in this turn; absent before the first. */
  #end: number | undefined;
  #begun = 0;
  #most = MOST_BEGUN;
  #turnsOfReaders = 0;

  /** Whether some wait for their turn. */
  get areWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  /** A read has begun. */
  noteRead(): void {
    this.#turnsOfReaders = TURNS_OF_A_READER;
  }

  /** Undefined where the write may begin at once; else resolves in a later turn that has room for it. Users take turns. */
  take(user: string): Promise<void> | undefined {
    if (this.#waiting.size === 0 && this.#begins()) return undefined;
    return new Promise((resolve) => {
      this.#waiting.add(resolve, user);
      if (this.#looks === MOST_BEGUN) return;
      this.#looks++;
      setImmediate(this.#look);
    });
  }

  /** Whether one more write begins in this turn. */
  #begins(): boolean {
    if (this.#end === undefined) {
      this.#end = performance.now() + sliceOfTurn(SLICE_MS);
      this.#most = this.#mostOfTurn();
      // Before those who wait look for room.
      setImmediate(this.#forget);
    } else if (this.#begun >= this.#most || performance.now() >= this.#end) return false;
    this.#begun++;
    return true;
  }

  #mostOfTurn(): number {
    if (this.#turnsOfReaders === 0) return MOST_BEGUN;
    this.#turnsOfReaders--;
    return Math.min(MOST_BEGUN, Math.max(FEWEST_BEGUN, Math.ceil(this.#waiting.size * SHARE_OF_WAITING)));
  }

  readonly #forget = (): void => {
    this.#end = undefined;
    this.#begun = 0;
  };

  /** One at each look: what it does at once is done before the next. */
  readonly #look = (): void => {
    if (this.#waiting.size > 0 && this.#begins()) this.#waiting.take()?.();
    if (this.#waiting.size < this.#looks) this.#looks--;
    else setImmediate(this.#look);
  };
}
