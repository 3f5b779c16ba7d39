/** Tells of keys whose time has come. One timer for all of them, and none while there are none. */

/** A clock may be set, and a machine sleep: so often it is looked at while something is due. */
const LONGEST_WAIT_MS = 5_000;

export class DueTimes {
  /** By key. */
  readonly #times = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  /** When the timer fires at the latest. */
  #next = Number.POSITIVE_INFINITY;

  /**
   * `now` is the time of day for times that are stored somewhere, the steady clock for how long something lasts. `due` is told of a key
   * once, which is then forgotten.
   */
  constructor(
    private readonly now: () => number,
    private readonly due: (key: string) => void,
  ) {}

  /** Sets the time of a key, or another one than it had; what is no time never comes. */
  set(key: string, time: number): void {
    if (Number.isNaN(time)) {
      this.delete(key);
      return;
    }
    this.#times.set(key, time);
    if (time < this.#next || this.#timer === undefined) this.#arm(time);
  }

  delete(key: string): void {
    this.#times.delete(key);
    if (this.#times.size === 0) this.close();
  }

  /** Forgets all. */
  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#next = Number.POSITIVE_INFINITY;
    this.#times.clear();
  }

  #arm(time: number): void {
    clearTimeout(this.#timer);
    this.#next = time;
    const wait = Math.min(Math.max(time - this.now(), 0), LONGEST_WAIT_MS);
    this.#timer = setTimeout(() => this.#look(), wait).unref();
  }

  #look(): void {
    this.#timer = undefined;
    this.#next = Number.POSITIVE_INFINITY;
    const now = this.now();
    const come: string[] = [];
    let earliest = Number.POSITIVE_INFINITY;
    for (const [key, time] of this.#times) {
      if (time <= now) come.push(key);
      else earliest = Math.min(earliest, time);
    }
    for (const key of come) this.#times.delete(key);
    if (this.#times.size > 0) this.#arm(earliest);
    for (const key of come) this.due(key);
  }
}
