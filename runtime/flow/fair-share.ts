/** How much of what all share a holder may have. */

/**
 * So many times as much as nobody has: one holder alone comes to three quarters of all, two together to six sevenths, and whoever comes
 * next finds some. Where many have little of it, all of it is given.
 */
const MOST_OF_FREE = 3;

/** Whether a holder of `own` may have one more of `maximum`, of which `all` are taken. */
export const mayHoldMore = (own: number, all: number, maximum: number): boolean => own < MOST_OF_FREE * (maximum - all);
