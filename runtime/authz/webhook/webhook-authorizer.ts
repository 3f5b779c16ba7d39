/** `--authorization-mode=Webhook`: somebody else decides, asked over HTTP (AUTHZ-16). A failure allows nothing and is never remembered. */
import type { SteadyClock } from "../../clock/clock.js";
import { holderName } from "../../definition/holder-name.js";
import type { RuleList } from "../../registry/handlers.js";
import { type AskWebhook, WebhookAsker, WebhookBusy } from "../../webhooks/webhook-asker.js";
import { type AuthorizationAttributes, type Authorizer, type Decision, NO_OPINION } from "../authorizer.js";
import { decisionOf, type ReviewVersion, reviewDocument, reviewSpec } from "./access-review.js";
import { type CacheTimes, DecisionCache } from "./decision-cache.js";

export interface WebhookOptions {
  readonly ask: AskWebhook;
  readonly version: ReviewVersion;
  /** Name of the group of reviews. */
  readonly group: string;
  readonly times: CacheTimes;
  readonly clock: SteadyClock;
  /** Milliseconds before the first other try; default 500. */
  readonly firstPauseMs?: number;
}

/** Questions under way at once; the rest waits. */
const MAXIMUM_ASKED = 100;
/** Questions that wait; one more fails. */
const MAXIMUM_WAITING = 1_000;

const RULES: RuleList = { rules: [], incomplete: true, errors: ["webhook authorizer does not support user rule resolution"] };

export class WebhookAuthorizer implements Authorizer {
  readonly name = "Webhook";
  readonly #cache: DecisionCache;
  /** Questions that are being asked: who asks the same meanwhile gets the same answer. */
  readonly #pending = new Map<string, Promise<Decision>>();
  readonly #asker: WebhookAsker;

  constructor(private readonly options: WebhookOptions) {
    const { ask, firstPauseMs, times, clock } = options;
    const bounds = { maximumAsked: MAXIMUM_ASKED, maximumWaiting: MAXIMUM_WAITING };
    this.#asker = new WebhookAsker({ ask, name: "authorization webhook", ...bounds, firstPauseMs });
    this.#cache = new DecisionCache(times, clock);
  }

  authorize(attributes: AuthorizationAttributes): Decision | Promise<Decision> {
    const question = JSON.stringify(reviewSpec(attributes, this.options.version));
    return this.#cache.get(question) ?? this.#pending.get(question) ?? this.#begin(question, attributes);
  }

  rulesFor(): RuleList {
    return RULES;
  }

  #begin(question: string, { user, asker = user }: AuthorizationAttributes): Promise<Decision> {
    const decision = this.#decide(question, holderName(asker)).finally(() => this.#pending.delete(question));
    this.#pending.set(question, decision);
    return decision;
  }

  async #decide(question: string, holder: string): Promise<Decision> {
    try {
      const { group, version } = this.options;
      const decision = decisionOf(await this.#asker.ask(reviewDocument(question, group, version), holder));
      if (decision.error === undefined) this.#cache.set(question, decision, holder);
      return decision;
    } catch (error) {
      return failed(error as Error);
    }
  }
}

const failed = (error: Error): Decision => ({
  ...NO_OPINION,
  error: error.message,
  ...(error instanceof WebhookBusy ? { isBusy: true } : {}),
});
