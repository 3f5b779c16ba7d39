/** Writes share the event loop: some begin in a turn, the others in later ones, so that who reads beside many writers waits for few of them. */

/** How long writes begin in a turn of the event loop, milliseconds, and how many do: those of one HTTP/2 connection are worked on together. */
const SLICE_MS = 8;
const MOST_BEGUN = 32;

export class WriteTurns {
  /** By user, in the order of their turns. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #count = 0;
  /** Immediates that look whether somebody waits. */
  #looks = 0;
  /** When the first write of this turn began; absent before. */
  #since: number | undefined;
  #begun = 0;

  /** Whether some wait for their turn. */
  get areWaiting(): boolean {
    return this.#count > 0;
  }

  /** Undefined where the write may begin at once; else resolves in a later turn that has room for it. Users take turns. */
  take(user: string): Promise<void> | undefined {
    if (this.#count === 0 && this.#begins()) return undefined;
    return new Promise((resolve) => {
      const own = this.#waiting.get(user);
      if (own === undefined) this.#waiting.set(user, [resolve]);
      else own.push(resolve);
      this.#count++;
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
    if (this.#count > 0 && this.#begins()) this.#next()?.();
    if (this.#count < this.#looks) this.#looks--;
    else setImmediate(this.#look);
  };

  /** The first of the user whose turn it is, who is the last from then on. */
  #next(): (() => void) | undefined {
    const [entry] = this.#waiting;
    if (entry === undefined) return undefined;
    const [user, own] = entry;
    const begin = own.shift();
    this.#count--;
    this.#waiting.delete(user);
    if (own.length > 0) this.#waiting.set(user, own);
    return begin;
  }
}
