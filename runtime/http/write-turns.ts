/** Writes share the event loop: some begin in a turn, the others in later ones, so that who reads beside many writers waits for few of them. */
import { HolderQueue } from "../flow/holder-queue.js";

/** How long writes begin in a turn of the event loop, milliseconds, and how many do: those of one HTTP/2 connection are worked on together. */
const SLICE_MS = 8;
const MOST_BEGUN = 32;

export class WriteTurns {
  readonly #waiting = new HolderQueue<() => void>();
  /** Immediates that look whether somebody waits. */
  #looks = 0;
  /** When the first write of this turn began; absent before. */
  #since: number | undefined;
  #begun = 0;

  /** Whether some wait for their turn. */
  get areWaiting(): boolean {
    return this.#waiting.size > 0;
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
    if (this.#since === undefined) {
      this.#since = performance.now();
      // Before those who wait look for room.
      setImmediate(this.#forget);
    } else if (this.#begun >= MOST_BEGUN || performance.now() - this.#since >= SLICE_MS) return false;
    this.#begun++;
    return true;
  }

  readonly #forget = (): void => {
    this.#since = undefined;
    this.#begun = 0;
  };

  /** One at each look: what it does at once is done before the next. */
  readonly #look = (): void => {
    if (this.#waiting.size > 0 && this.#begins()) this.#waiting.take()?.();
    if (this.#waiting.size < this.#looks) this.#looks--;
    else setImmediate(this.#look);
  };
}
