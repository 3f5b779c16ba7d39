/** Lets writers of one object go one after the other, so that none computes a change that is bound to lose. */

/** The queues of all keys: who has a key's turn is not in its queue. */
export class Turns {
  readonly #waiting = new Map<string, (() => void)[]>();

  /** Undefined when the turn is free and now the caller's; else resolves when it is. */
  take(key: string): Promise<void> | undefined {
    const queue = this.#waiting.get(key);
    if (queue === undefined) {
      this.#waiting.set(key, []);
      return undefined;
    }
    return new Promise((resolve) => {
      queue.push(resolve);
    });
  }

  /** Hands the turn on. */
  give(key: string): void {
    const next = this.#waiting.get(key)?.shift();
    if (next === undefined) this.#waiting.delete(key);
    else next();
  }
}

/**
 * The turn of one writer. It saves work and lets every writer come through; what keeps writes right is the expected revision of
 * each commit, also against writers in other processes. It is never held while somebody else is asked.
 */
export class Turn {
  #held = false;

  constructor(
    private readonly turns: Turns,
    private readonly key: string,
  ) {}

  /** Undefined when it is the caller's at once. */
  take(): Promise<void> | undefined {
    if (this.#held) return undefined;
    this.#held = true;
    return this.turns.take(this.key);
  }

  give(): void {
    if (!this.#held) return;
    this.#held = false;
    this.turns.give(this.key);
  }

  /** Waits for an answer while others have their turn, then for this one's. */
  async aside<T>(answer: Promise<T>): Promise<T> {
    this.give();
    const result = await answer;
    const waiting = this.take();
    if (waiting !== undefined) await waiting;
    return result;
  }
}
