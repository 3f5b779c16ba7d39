/** Lets writers of one object go one after the other, so that none computes a change that is bound to lose. */

/**
 * A queue per key. It saves work and gives every writer its turn; what keeps writes right is the expected revision of each
 * commit, also against writers in other processes.
 */
export class KeyLocks {
  readonly #tails = new Map<string, Promise<void>>();

  /** Runs `task` when all earlier tasks of this key are over. Starts at once, synchronously, when there are none. */
  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(key);
    let release: () => void = () => undefined;
    const tail = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#tails.set(key, tail);
    try {
      if (before !== undefined) await before;
      return await task();
    } finally {
      if (this.#tails.get(key) === tail) this.#tails.delete(key);
      release();
    }
  }
}
