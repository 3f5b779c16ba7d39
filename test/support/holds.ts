/** How long a server's event loop is held, in a measure that machines and their loads have in common. */
import { yardstick } from "./yardstick.js";

/** Garbage is collected in some of them, and what an earlier test has left is worked on: the best is what the server does by itself. */
const ATTEMPTS = 16;

/** Times the yardstick that a request may hold the loop for. */
export const SHARE = 2;

/** Holds of the loop in shares of the yardstick, the least of some attempts; stops at the first that is good. */
export async function leastHold(attempt: () => Promise<number>, good = SHARE): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < ATTEMPTS && least >= good; i++) least = Math.min(least, (await attempt()) / yardstick());
  return least;
}
