/** How fast this machine is at the moment: tests of time compare with it, since machines and their loads differ. */
import { workWatch } from "./thread-time.js";

/** JSON of 600 KB in 50,000 members, as dear to read as JSON of its size gets. */
const TEXT = JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`k${index.toString(36)}`, ""])));
const ATTEMPTS = 3;
/** Of the work that is compared: what else goes on in the machine counts the less. */
const ATTEMPTS_OF_WORK = 6;

/** One takes about as long as the two or three ticks that systems count CPU in: they are measured together. */
const TOGETHER = 3;

/** Milliseconds of a plain piece of work, the least of some attempts: some 10 of them with Node 24. */
export function yardstick(): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < ATTEMPTS; i++) {
    const worked = workWatch();
    for (let k = 0; k < TOGETHER; k++) JSON.parse(TEXT);
    least = Math.min(least, worked() / TOGETHER);
  }
  return least;
}

/** What a piece of work takes in shares of that, the least of some attempts; stops at the first that takes less than `bound`. */
export function leastShare(bound: number, work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < ATTEMPTS_OF_WORK && least >= bound; i++) {
    const worked = workWatch();
    work();
    least = Math.min(least, worked() / yardstick());
  }
  return least;
}
