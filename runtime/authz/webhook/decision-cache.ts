/** Decisions for as long as they hold, the oldest forgotten first (AUTHZ-16). */
import type { Clock } from "../../clock/clock.js";
import type { Decision } from "../authorizer.js";

/** Decisions remembered; one more, and the oldest is asked for again. */
const MAXIMUM_DECISIONS = 8_192;

/** Longer questions are asked every time: remembered, they would cost more than they are worth. */
const MAXIMUM_QUESTION_CHARACTERS = 10_000;

export interface CacheTimes {
  /** Milliseconds; 0 remembers nothing. */
  readonly allowedMs: number;
  readonly unallowedMs: number;
}

interface Remembered {
  readonly decision: Decision;
  readonly until: number;
}

export class DecisionCache {
  readonly #decisions = new Map<string, Remembered>();

  constructor(
    private readonly times: CacheTimes,
    private readonly clock: Clock,
  ) {}

  get(question: string): Decision | undefined {
    const found = this.#decisions.get(question);
    if (found === undefined) return undefined;
    if (found.until > this.clock.now()) return found.decision;
    this.#decisions.delete(question);
    return undefined;
  }

  set(question: string, decision: Decision): void {
    const holdsMs = decision.allowed ? this.times.allowedMs : this.times.unallowedMs;
    if (holdsMs === 0 || question.length >= MAXIMUM_QUESTION_CHARACTERS) return;
    this.#decisions.delete(question);
    const [oldest] = this.#decisions.keys();
    if (oldest !== undefined && this.#decisions.size >= MAXIMUM_DECISIONS) this.#decisions.delete(oldest);
    this.#decisions.set(question, { decision, until: this.clock.now() + holdsMs });
  }
}
