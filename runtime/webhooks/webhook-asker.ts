/** Questions to a webhook, with patience: asked again where an answer may come, so many at once, the others in line, users in turn. */
import { setTimeout as pause } from "node:timers/promises";
import { type Random, systemRandom } from "../clock/random.js";
import { type Holder, SharedPlaces } from "../flow/shared-places.js";

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

/** It was not asked: too many questions wait for it, of this user or of all. */
export class WebhookBusy extends WebhookFailure {
  constructor(message: string) {
    super(message, false);
    this.name = "WebhookBusy";
  }
}

export interface WebhookAskerOptions {
  readonly ask: AskWebhook;
  /** In messages, e.g. `authorization webhook`. */
  readonly name: string;
  /** Questions under way at once; the rest waits. */
  readonly maximumAsked: number;
  /** Questions that wait; one more fails. */
  readonly maximumWaiting: number;
  /** Milliseconds before the first other try; default 500. */
  readonly firstPauseMs?: number | undefined;
  /** Pauses vary by it; default the machine's own. */
  readonly random?: Random;
}

const TRIES = 5;
const FIRST_PAUSE_MS = 500;
const PAUSE_FACTOR = 1.5;
/** A random part of up to so much is added to each pause. */
const PAUSE_JITTER = 0.2;

export class WebhookAsker {
  readonly #places: SharedPlaces;

  constructor(private readonly options: WebhookAskerOptions) {
    this.#places = new SharedPlaces(options.maximumAsked, options.maximumWaiting);
  }

  /**
   * The answer's body. Users take turns, and have a share of the places each; `holder` is who asks. Rejects with {@link WebhookBusy} at
   * once when too many wait, else with the last {@link WebhookFailure}.
   */
  async ask(document: string, holder: Holder): Promise<string> {
    if (!this.#places.hasRoom(holder)) throw new WebhookBusy(`too many questions wait for the ${this.options.name}`);
    await this.#places.enter(holder)?.turn;
    try {
      return await this.#answer(document);
    } finally {
      this.#places.leave(holder);
    }
  }

  async #answer(document: string): Promise<string> {
    let pauseMs = this.options.firstPauseMs ?? FIRST_PAUSE_MS;
    for (let tried = 1; ; tried++) {
      try {
        return await this.options.ask(document);
      } catch (error) {
        if (tried === TRIES || !(error instanceof WebhookFailure && error.retriable)) throw error;
      }
      await pause(pauseMs * (1 + (this.options.random ?? systemRandom).share() * PAUSE_JITTER), undefined, { ref: false });
      pauseMs *= PAUSE_FACTOR;
    }
  }
}
