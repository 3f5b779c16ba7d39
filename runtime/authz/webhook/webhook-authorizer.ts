/** `--authorization-mode=Webhook`: somebody else decides, asked over HTTP (AUTHZ-16). A failure allows nothing and is never remembered. */
import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "../../clock/clock.js";
import type { RuleList } from "../../registry/handlers.js";
import { type AuthorizationAttributes, type Authorizer, type Decision, NO_OPINION } from "../authorizer.js";
import { decisionOf, type ReviewVersion, reviewDocument, reviewSpec } from "./access-review.js";
import { type CacheTimes, DecisionCache } from "./decision-cache.js";

/** Sends a document with the webhook's credentials and gives the answer's body. Rejects with {@link WebhookFailure}. */
export type AskWebhook = (document: string) => Promise<string>;

/** The webhook gave no answer. */
export class WebhookFailure extends Error {
  /** `retriable`: it may answer when asked again. */
  constructor(
    message: string,
    readonly retriable: boolean,
  ) {
    super(message);
    this.name = "WebhookFailure";
  }
}

export interface WebhookOptions {
  readonly ask: AskWebhook;
  readonly version: ReviewVersion;
  /** Name of the group of reviews. */
  readonly group: string;
  readonly times: CacheTimes;
  readonly clock: Clock;
  /** Milliseconds before the first other try; default 500. */
  readonly firstPauseMs?: number;
}

const TRIES = 5;
const FIRST_PAUSE_MS = 500;
const PAUSE_FACTOR = 1.5;
/** A random part of up to so much is added to each pause. */
const PAUSE_JITTER = 0.2;

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
  readonly #waiting: (() => void)[] = [];
  #asked = 0;

  constructor(private readonly options: WebhookOptions) {
    this.#cache = new DecisionCache(options.times, options.clock);
  }

  authorize(attributes: AuthorizationAttributes): Decision | Promise<Decision> {
    const question = JSON.stringify(reviewSpec(attributes, this.options.version));
    return this.#cache.get(question) ?? this.#pending.get(question) ?? this.#begin(question);
  }

  rulesFor(): RuleList {
    return RULES;
  }

  #begin(question: string): Promise<Decision> {
    if (this.#waiting.length >= MAXIMUM_WAITING) {
      return Promise.resolve(failed(new WebhookFailure("too many questions wait for the authorization webhook", false)));
    }
    const decision = this.#decide(question).finally(() => this.#pending.delete(question));
    this.#pending.set(question, decision);
    return decision;
  }

  async #decide(question: string): Promise<Decision> {
    await this.#turn();
    try {
      const { group, version } = this.options;
      const decision = decisionOf(await this.#answer(reviewDocument(question, group, version)));
      if (decision.error === undefined) this.#cache.set(question, decision);
      return decision;
    } catch (error) {
      return failed(error as Error);
    } finally {
      this.#leave();
    }
  }

  async #turn(): Promise<void> {
    if (this.#asked < MAXIMUM_ASKED) this.#asked++;
    else await new Promise<void>((resume) => this.#waiting.push(resume));
  }

  /** Who waits longest takes the place over. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#asked--;
    else next();
  }

  async #answer(document: string): Promise<string> {
    let pauseMs = this.options.firstPauseMs ?? FIRST_PAUSE_MS;
    for (let tried = 1; ; tried++) {
      try {
        return await this.options.ask(document);
      } catch (error) {
        if (tried === TRIES || !(error instanceof WebhookFailure && error.retriable)) throw error;
      }
      await pause(pauseMs * (1 + Math.random() * PAUSE_JITTER), undefined, { ref: false });
      pauseMs *= PAUSE_FACTOR;
    }
  }
}

const failed = ({ message }: Error): Decision => ({ ...NO_OPINION, error: message });
