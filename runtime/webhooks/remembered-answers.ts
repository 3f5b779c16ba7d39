/** Answers of a webhook for as long as each holds; beyond what there is room for, whoever has most loses his oldest. */
import type { SteadyClock } from "../clock/clock.js";
import { type Share, SharedStore, type StoreBounds } from "../flow/shared-store.js";

interface Remembered<T> {
  readonly answer: T;
  /** By the steady clock. */
  readonly until: number;
}

export class RememberedAnswers<T> {
  readonly #answers: SharedStore<Remembered<T>>;

  /** What no longer fits is asked for again. */
  constructor(
    bounds: StoreBounds,
    private readonly clock: SteadyClock,
  ) {
    this.#answers = new SharedStore(bounds);
  }

  get(question: string): T | undefined {
    const found = this.#answers.get(question);
    if (found === undefined) return undefined;
    if (found.until > this.clock.steady()) return found.answer;
    this.#answers.delete(question);
    return undefined;
  }

  /** For 0 milliseconds nothing is remembered. */
  set(question: string, answer: T, holdsMs: number, share: Share): void {
    if (holdsMs <= 0) return;
    const now = this.clock.steady();
    this.#answers.deleteOldest(({ until }) => until <= now);
    this.#answers.set(question, { answer, until: now + holdsMs }, share);
  }
}
