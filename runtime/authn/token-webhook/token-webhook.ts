/** `--authentication-token-webhook-config-file`: somebody else knows whose tokens are, asked over HTTP (TWH rows). */
import { hash } from "node:crypto";
import type { SteadyClock } from "../../clock/clock.js";
import { holderName } from "../../definition/holder-name.js";
import type { Holder } from "../../flow/shared-places.js";
import type { Soon } from "../../registry/conversion/versions.js";
import { RememberedAnswers } from "../../webhooks/remembered-answers.js";
import { type AskWebhook, WebhookAsker, WebhookBusy } from "../../webhooks/webhook-asker.js";
import { MAXIMUM_KNOWN_CHARACTERS } from "../known-tokens.js";
import {
  type AskOutside,
  commonAudiences,
  TokenRefused,
  TokenUndecided,
  type TokenVerifier,
  type VerifiedToken,
} from "../token-verifier.js";
import { textsSize, userSize } from "../user-size.js";
import { answerOf, type ReviewAnswer, type ReviewVersion, reviewDocument } from "./token-review.js";

export interface TokenWebhookOptions {
  readonly ask: AskWebhook;
  readonly version: ReviewVersion;
  /** Name of the group of reviews. */
  readonly group: string;
  /** What a token is meant for whose answer does not say. */
  readonly audiences: readonly string[];
  /** How long an answer holds, in milliseconds; 0 remembers nothing. */
  readonly cacheMs: number;
  readonly clock: SteadyClock;
  /** Milliseconds before the first other try; default 500. */
  readonly firstPauseMs?: number;
}

/** Questions under way at once; the rest waits. */
const MAXIMUM_ASKED = 100;
/** Questions that wait: there is room for those of all callers that may be found out at once. */
const MAXIMUM_WAITING = 500;
/** Longer answers are remembered nowhere: kept in numbers, they would take too much. */
const LONGEST_REMEMBERED_CHARACTERS = 16_384;
/** Answers remembered, of good tokens and of others apart, so that bad ones push no good one out. */
export const MAXIMUM_ANSWERS = 4_096;
/** Characters of the users in all, as much as of known tokens. */
const BOUNDS = { entries: MAXIMUM_ANSWERS, size: MAXIMUM_KNOWN_CHARACTERS };

interface Remembered {
  readonly answer: ReviewAnswer;
  /** By the steady clock. */
  readonly until: number;
}

/** A failure is no answer: it is remembered by nobody, and the token is not good as long as it lasts. */
export class TokenWebhook implements TokenVerifier {
  readonly name = "token-webhook";
  readonly #asker: WebhookAsker;
  readonly #good: RememberedAnswers<Remembered>;
  readonly #bad: RememberedAnswers<Remembered>;
  /** Questions that are being asked: who asks the same meanwhile gets the same answer. */
  readonly #pending = new Map<string, Promise<ReviewAnswer>>();

  constructor(private readonly options: TokenWebhookOptions) {
    const { ask, clock, firstPauseMs } = options;
    this.#good = new RememberedAnswers(BOUNDS, clock);
    this.#bad = new RememberedAnswers(BOUNDS, clock);
    const bounds = { maximumAsked: MAXIMUM_ASKED, maximumWaiting: MAXIMUM_WAITING };
    this.#asker = new WebhookAsker({ ask, name: "token webhook", ...bounds, firstPauseMs });
  }

  verify(token: string, audiences: readonly string[], outside?: AskOutside): Soon<VerifiedToken | undefined> {
    const key = hash("sha256", JSON.stringify([token, audiences]), "base64");
    const known = this.#remembered(key);
    if (known !== undefined) return this.#judge(known.answer, audiences, known.until);
    const asked = this.#pending.get(key) ?? this.#begin(key, token, audiences, outside);
    return asked.then((answer) => this.#judge(answer, audiences, this.#remembered(key)?.until ?? 0), undecidedWhenBusy);
  }

  #judge({ user, audiences: named, error }: ReviewAnswer, asked: readonly string[], until: number): VerifiedToken | undefined {
    if (user === undefined) {
      if (error === "") return undefined;
      throw new TokenRefused(error);
    }
    const audiences = commonAudiences(asked, named.length > 0 ? named : this.options.audiences);
    return audiences.length === 0 ? undefined : { user, audiences, holds: () => this.options.clock.steady() < until };
  }

  #remembered(key: string): Remembered | undefined {
    return this.#good.get(key) ?? this.#bad.get(key);
  }

  #begin(key: string, token: string, audiences: readonly string[], outside?: AskOutside): Promise<ReviewAnswer> {
    const place = outside?.();
    const asked = this.#ask(key, token, audiences, place?.holder).finally(() => {
      this.#pending.delete(key);
      place?.leave();
    });
    this.#pending.set(key, asked);
    return asked;
  }

  async #ask(key: string, token: string, audiences: readonly string[], holder: Holder): Promise<ReviewAnswer> {
    const { group, version, cacheMs, clock } = this.options;
    const apiVersion = `${group}/${version}`;
    const text = await this.#asker.ask(reviewDocument(token, audiences, apiVersion), holder);
    const answer = answerOf(text, apiVersion);
    if (answer.error !== "" || text.length > LONGEST_REMEMBERED_CHARACTERS) return answer;
    const { user } = answer;
    const answers = user === undefined ? this.#bad : this.#good;
    const share =
      user === undefined ? { holder: "", size: 0 } : { holder: holderName(user), size: userSize(user) + textsSize(answer.audiences) };
    answers.set(key, { answer, until: clock.steady() + cacheMs }, cacheMs, share);
    return answer;
  }
}

function undecidedWhenBusy(error: unknown): never {
  throw error instanceof WebhookBusy ? new TokenUndecided(error.message) : error;
}
