/** The time of day, passed in so that tests control it. */

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** The machine's own. */
export const systemClock: Clock = { now: Date.now };
