/** Decisions for as long as they hold (AUTHZ-16); beyond what there is room for, whoever has most loses his oldest. */
import type { SteadyClock } from "../../clock/clock.js";
import { RememberedAnswers } from "../../webhooks/remembered-answers.js";
import type { Decision } from "../authorizer.js";

/** Decisions remembered, and characters of their questions and reasons in all; what no longer fits is asked for again. */
export const MAXIMUM_DECISIONS = 8_192;
const MAXIMUM_CHARACTERS_IN_ALL = 16 * 1024 * 1024;

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
    this.#decisions = new RememberedAnswers({ entries: MAXIMUM_DECISIONS, size: MAXIMUM_CHARACTERS_IN_ALL }, clock);
  }

  get(question: string): Decision | undefined {
    return this.#decisions.get(question);
  }

  /** `holder` asked. */
  set(question: string, decision: Decision, holder: string): void {
    const size = question.length + decision.reason.length;
    if (size >= MAXIMUM_CHARACTERS) return;
    this.#decisions.set(question, decision, decision.allowed ? this.times.allowedMs : this.times.unallowedMs, { holder, size });
  }
}
