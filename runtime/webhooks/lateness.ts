/** When an answer is no longer of use. */

/** The first of: a deadline, the end of the request that asks. One call's own; whoever works on it at the moment is told. */
export class Lateness {
  readonly #end = (): void => this.#pass();
  #timer: NodeJS.Timeout | undefined;
  #told: (() => void) | undefined;
  #late = false;

  /** `deadline` is a time of `performance.now()`. */
  constructor(
    private readonly deadline: number,
    private readonly signal: AbortSignal,
  ) {
    if (signal.aborted) this.#late = true;
    else signal.addEventListener("abort", this.#end);
    if (!this.#late) this.#wait();
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

  /** Timers know whole milliseconds and may be one early: who asks the clock then would find that there is time left. */
  #wait(): void {
    const left = this.deadline - performance.now();
    if (left <= 0) this.#pass();
    else this.#timer = setTimeout(() => this.#wait(), Math.ceil(left));
  }

  #pass(): void {
    if (this.#late) return;
    this.#late = true;
    this.#told?.();
  }
}
