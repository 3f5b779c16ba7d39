/** How fast this machine is at the moment: tests of time compare with it, since machines and their loads differ. */

/** JSON of 600 KB in 50,000 members, as dear to read as JSON of its size gets. */
const TEXT = JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`k${index.toString(36)}`, ""])));

/** Milliseconds of a plain piece of work: some 25 of them on a machine that has nothing else to do. */
export function yardstick(): number {
  const begun = performance.now();
  JSON.parse(TEXT);
  return performance.now() - begun;
}
