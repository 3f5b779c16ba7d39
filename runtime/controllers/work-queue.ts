/** Keys waiting to be worked on: each once, a few at a time, again after a pause when the work failed. */

/** The pause after the first failure of a key, and the longest one. */
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 60_000;

export interface WorkQueueOptions {
  /** Keys worked on at the same time. */
  readonly parallel: number;
  /** Does all there is to do for a key now; throws to be called again later. */
  work(key: string): Promise<void>;
  /** Told of each failure. */
  failed(key: string, error: unknown): void;
}

/** Bounded by the number of distinct keys. A key added while it is worked on is worked on again. */
export class WorkQueue {
  readonly #waiting = new Set<string>();
  readonly #working = new Set<string>();
  readonly #failures = new Map<string, number>();
  readonly #pauses = new Set<NodeJS.Timeout>();
  #closed = false;

  constructor(private readonly options: WorkQueueOptions) {}

  add(key: string): void {
    if (this.#closed) return;
    this.#waiting.add(key);
    this.#start();
  }

  /** Starts nothing more; work under way ends by itself. */
  close(): void {
    this.#closed = true;
    this.#waiting.clear();
    for (const pause of this.#pauses) clearTimeout(pause);
  }

  #start(): void {
    for (const key of this.#waiting) {
      if (this.#working.size >= this.options.parallel) return;
      if (this.#working.has(key)) continue;
      this.#waiting.delete(key);
      void this.#run(key);
    }
  }

  async #run(key: string): Promise<void> {
    this.#working.add(key);
    try {
      // Not before the caller that added the key has finished its own turn.
      await Promise.resolve();
      await this.options.work(key);
      this.#failures.delete(key);
    } catch (error) {
      if (!this.#closed) this.#retry(key, error);
    } finally {
      this.#working.delete(key);
      if (!this.#closed) this.#start();
    }
  }

  #retry(key: string, error: unknown): void {
    const failures = (this.#failures.get(key) ?? 0) + 1;
    this.#failures.set(key, failures);
    this.options.failed(key, error);
    const delay = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
    const pause = setTimeout(() => {
      this.#pauses.delete(pause);
      this.add(key);
    }, delay);
    this.#pauses.add(pause.unref());
  }
}
