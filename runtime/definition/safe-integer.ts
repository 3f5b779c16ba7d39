/** Integers of 64 bits as numbers that are exact. */

/** The nearest one that a number holds exactly, as all its neighbours. */
export const safeInteger = (value: number | bigint): number =>
  Math.max(Math.min(Number(value), Number.MAX_SAFE_INTEGER), Number.MIN_SAFE_INTEGER);
