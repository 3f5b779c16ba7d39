/** The time of day, and how long things take, passed in so that tests control both. */

export interface SteadyClock {
  /** Milliseconds that pass as they do, whatever the time of day is set to; what they are counted from is left open. */
  steady(): number;
}

/**
 * The time of day may be set, by hours and either way: it is for what is stored or was written by others - time stamps, the ends of
 * certificates and tokens. How long something holds, or has been silent, is measured by the steady clock.
 */
export interface Clock extends SteadyClock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** The machine's own. */
export const systemClock: Clock = { now: Date.now, steady: () => performance.now() };
