/** Waits for what happens by itself. */

/** Longer than any machine needs, however busy. */
const PATIENCE_MS = 120_000;

/** The first thing that `probe` gives; rejects when it goes on giving nothing. Needs no timer, which a test may have replaced. */
export async function eventually<T>(probe: () => T | undefined | false | Promise<T | undefined | false>): Promise<T> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; ) {
    const found = await probe();
    if (found !== undefined && found !== false) return found;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error("it did not happen in time");
}
