/** How fast this machine is at the moment: tests of time compare with it, since machines and their loads differ. */
import { workWatch } from "./thread-time.js";

/** JSON of 600 KB in 50,000 members, as dear to read as JSON of its size gets. */
const TEXT = JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`k${index.toString(36)}`, ""])));
/** The machine is as fast as it was in the best of so many looks: others disturb each of them. */
const LOOKS = 3;
/** Of the work that is compared: what else goes on in the machine counts the less. */
const ATTEMPTS_OF_WORK = 6;

/** One takes about as long as the two or three ticks that systems count CPU in: they are measured together. */
const TOGETHER = 3;

const latest: number[] = [];

/** Milliseconds of a plain piece of work, the least of the last few looks: some 10 of them with Node 24. */
export function yardstick(): number {
  do {
    const worked = workWatch();
    for (let k = 0; k < TOGETHER; k++) JSON.parse(TEXT);
    latest.push(worked() / TOGETHER);
  } while (latest.length < LOOKS);
  if (latest.length > LOOKS) latest.shift();
  return Math.min(...latest);
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
