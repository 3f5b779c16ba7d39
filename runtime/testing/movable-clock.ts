/** The server's time of day, which a test moves. */

/** Runs with the machine's clock, ahead of it by what it was moved. Timers of the server are not moved with it. */
export class MovableClock {
  #ahead = 0;

  /** Milliseconds since the epoch. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Moves it on. Throws RangeError for a time that is not ahead: what has happened stays happened. */
  advance(milliseconds: number): void {
    if (!(milliseconds >= 0)) throw new RangeError("a clock is moved on, not back");
    this.#ahead += milliseconds;
  }
}
