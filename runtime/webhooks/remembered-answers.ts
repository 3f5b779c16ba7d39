/** Answers of a webhook for as long as each holds; the oldest is forgotten first. */
import type { SteadyClock } from "../clock/clock.js";

interface Remembered<T> {
  readonly answer: T;
  /** By the steady clock. */
  readonly until: number;
}

export class RememberedAnswers<T> {
  readonly #answers = new Map<string, Remembered<T>>();

  /** With `maximum` answers one more makes that the oldest is asked for again. */
  constructor(
    private readonly maximum: number,
    private readonly clock: SteadyClock,
  ) {}

  get(question: string): T | undefined {
    const found = this.#answers.get(question);
    if (found === undefined) return undefined;
    if (found.until > this.clock.steady()) return found.answer;
    this.#answers.delete(question);
    return undefined;
  }

  /** For 0 milliseconds nothing is remembered. */
  set(question: string, answer: T, holdsMs: number): void {
    if (holdsMs <= 0) return;
    this.#answers.delete(question);
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined && this.#answers.size >= this.maximum) this.#answers.delete(oldest);
    this.#answers.set(question, { answer, until: this.clock.steady() + holdsMs });
  }
}
