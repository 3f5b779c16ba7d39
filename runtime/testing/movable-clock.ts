/** The server's clock, which a test moves. */

/** Runs with the machine's clock, ahead of it by what it was moved. Timers of the server are not moved with it. */
export class MovableClock {
  #passed = 0;
  #set = 0;

  /** Milliseconds since the epoch. */
  now(): number {
    return Date.now() + this.#passed + this.#set;
  }

  /** Milliseconds that pass whatever the time of day is set to. */
  steady(): number {
    return performance.now() + this.#passed;
  }

  /** So much time passes. Throws RangeError for a time that is not ahead: what has happened stays happened. */
  advance(milliseconds: number): void {
    if (!(milliseconds >= 0)) throw new RangeError("a clock is moved on, not back");
    this.#passed += milliseconds;
  }

  /** The time of day is set, forth or back, as an operator or a time server does it: no time passes. */
  set(milliseconds: number): void {
    this.#set += milliseconds;
  }
}
