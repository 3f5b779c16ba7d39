/** Decisions for as long as they hold, the oldest forgotten first (AUTHZ-16). */
import type { SteadyClock } from "../../clock/clock.js";
import { RememberedAnswers } from "../../webhooks/remembered-answers.js";
import type { Decision } from "../authorizer.js";

/** Decisions remembered; one more, and the oldest is asked for again. */
export const MAXIMUM_DECISIONS = 8_192;

/** Longer questions, with the reason of the answer, are asked every time: remembered, they would cost more than they are worth. */
const MAXIMUM_CHARACTERS = 10_000;

export interface CacheTimes {
  /** Milliseconds; 0 remembers nothing. */
  readonly allowedMs: number;
  readonly unallowedMs: number;
}

export class DecisionCache {
  readonly #decisions: RememberedAnswers<Decision>;

  constructor(
    private readonly times: CacheTimes,
    clock: SteadyClock,
  ) {
    this.#decisions = new RememberedAnswers(MAXIMUM_DECISIONS, clock);
  }

  get(question: string): Decision | undefined {
    return this.#decisions.get(question);
  }

  set(question: string, decision: Decision): void {
    if (question.length + decision.reason.length >= MAXIMUM_CHARACTERS) return;
    this.#decisions.set(question, decision, decision.allowed ? this.times.allowedMs : this.times.unallowedMs);
  }
}
