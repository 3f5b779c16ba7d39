/** Waits for what happens by itself. */

/** Longer than any machine needs, however busy. */
const PATIENCE_MS = 120_000;

/** So long without a pause: most of what is waited for comes at once. */
const EAGER_MS = 20;
/** Asking again takes the processor from whoever is to answer, and from the test beside this one. */
const PAUSE_MS = 10;
/** What is the same for so long stands still. */
const STILL_MS = 200;
/** That of the machine, also where a test has replaced timers. */
const { setTimeout } = globalThis;

/** The first thing that `probe` gives; rejects when it goes on giving nothing. */
export async function eventually<T>(probe: () => T | undefined | false | Promise<T | undefined | false>): Promise<T> {
  const begun = performance.now();
  for (let passed = 0; passed < PATIENCE_MS; passed = performance.now() - begun) {
    const found = await probe();
    if (found !== undefined && found !== false) return found;
    await new Promise<void>((resolve) => (passed < EAGER_MS ? setImmediate(resolve) : setTimeout(resolve, PAUSE_MS)));
  }
  throw new Error(`it did not happen in time: ${probe}`);
}

/** What `read` gives once it has given the same for a while, or `isEnough` says that it need not. */
export async function standsStill(read: () => number, isEnough: (now: number) => boolean = () => false): Promise<number> {
  let [last, since] = [read(), performance.now()];
  await eventually(() => {
    const now = read();
    if (now !== last) [last, since] = [now, performance.now()];
    return isEnough(now) || performance.now() - since >= STILL_MS;
  });
  return last;
}
