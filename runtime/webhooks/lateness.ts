/** When an answer is no longer of use. */

/** The first of: a deadline, the end of the request that asks. One call's own; whoever works on it at the moment is told. */
export class Lateness {
  readonly #timer: NodeJS.Timeout;
  readonly #end = (): void => this.#pass();
  #told: (() => void) | undefined;
  #late = false;

  /** `deadline` is a time of `performance.now()`. */
  constructor(
    deadline: number,
    private readonly signal: AbortSignal,
  ) {
    this.#timer = setTimeout(this.#end, Math.max(deadline - performance.now(), 0));
    if (signal.aborted) this.#late = true;
    else signal.addEventListener("abort", this.#end);
  }

  get late(): boolean {
    return this.#late;
  }

  /** Calls back when it gets late, instead of whoever was to be told until now; undefined: nobody. */
  tell(told: (() => void) | undefined): void {
    this.#told = told;
  }

  /** The answer is there: nothing gets late any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.signal.removeEventListener("abort", this.#end);
    this.#told = undefined;
  }

  #pass(): void {
    if (this.#late) return;
    this.#late = true;
    this.#told?.();
  }
}
