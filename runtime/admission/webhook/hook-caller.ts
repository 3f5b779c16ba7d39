/** One question to one webhook, from the document to an answer that can be acted on, or to the failure that it ends in. */

import { pauseWhenOver } from "../../codec/lists/turns.js";
import { holderName } from "../../definition/holder-name.js";
import type { RequestContext } from "../../definition/request-context.js";
import { badRequest, internalError, timeout, tooManyRequests } from "../../errors/constructors.js";
import { quoteText } from "../../errors/quote-text.js";
import type { StatusError } from "../../errors/status.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import type { Soon } from "../../registry/conversion/versions.js";
import { TurnedLarge } from "../../registry/large-objects.js";
import { qualifiedName } from "../../schema/names.js";
import { TooManyCalls } from "../../webhooks/call-budget.js";
import { type WebhookReply, WebhookUnreachable } from "../../webhooks/exchange.js";
import type { WebhookCalls } from "../../webhooks/webhook-call.js";
import { type AdmissionAnswer, InvalidAnswer, readAnswer, refusalOf, UnreadableAnswer } from "./admission-answer.js";
import { ObjectTexts, reviewDocument, reviewGroup } from "./admission-review.js";
import type { PlannedCall } from "./dispatch-plan.js";
import { type Hook, REVIEW_VERSIONS, type ReviewVersion } from "./hook.js";
import { unexpectedStatus } from "./unexpected-status.js";
import type { EndedCall, RejectionCause, WebhookMetrics, WebhookType } from "./webhook-metrics.js";

/** The hook gave no answer; its failure policy decides. */
export class FailedCall extends Error {
  /** `code` is that of what it failed with, for metrics. */
  constructor(
    hook: string,
    reason: string,
    readonly code: number,
  ) {
    super(`failed calling webhook ${quoteText(hook)}: ${reason}`);
    this.name = "FailedCall";
  }
}

/** The hook said no. */
class Refused extends Error {
  constructor(readonly refusal: StatusError) {
    super(refusal.message);
  }
}

export interface HookCallerOptions {
  readonly type: WebhookType;
  readonly calls: WebhookCalls;
  readonly metrics: WebhookMetrics;
  /** Told of calls that failed. */
  failed(error: FailedCall): void;
}

/** One request and what its hooks share. */
export interface AskedRequest {
  readonly attributes: AdmissionAttributes;
  readonly context: RequestContext;
  readonly texts: ObjectTexts;
}

export const askedRequest = (attributes: AdmissionAttributes, context: RequestContext): AskedRequest => ({
  attributes,
  context,
  texts: new ObjectTexts(attributes),
});

/** Of a warning, what may be told: much more than is. */
const WARNING_CHARACTERS = 8 * 1024;
/** Answers up to here are read at once. */
const BRIEF_BYTES = 16 * 1024;

/** A call that was passed over because the hook's failure policy says so. */
export const PASSED_OVER = Symbol("passed over");

interface Answered {
  readonly uid: string;
  readonly document: Buffer;
  readonly answer: AdmissionAnswer;
}

/** The review of a request, given its uid. */
type DocumentFor = (uid: string) => Soon<Buffer>;

export class HookCaller {
  /** What hooks said to writes that may be made anew: they are not asked the same again. */
  readonly #answered = new WeakMap<RequestContext, Map<Hook, Answered>>();

  constructor(private readonly options: HookCallerOptions) {}

  /**
   * What comes of asking: `act` works on an answer that allows, and gives what it makes of it. `PASSED_OVER` for a failed call of a hook
   * that fails open.
   * @throws StatusError for refusals, failed calls of hooks that fail closed, dry runs that the hook cannot take, and what `act` throws.
   */
  async ask<T>(call: PlannedCall, asked: AskedRequest, act: (answer: AdmissionAnswer) => T | Promise<T>): Promise<T | typeof PASSED_OVER> {
    const { hook } = call;
    const begun = performance.now();
    const ended = (rejected: boolean, code: number): EndedCall => {
      const { type, metrics } = this.options;
      const seconds = (performance.now() - begun) / 1000;
      const outcome = { name: hook.name, type, operation: asked.attributes.operation, seconds, rejected, code };
      metrics.ended(outcome);
      return outcome;
    };
    const rejected = (cause: RejectionCause, code: number): void => this.options.metrics.rejected(cause, ended(true, code));
    try {
      const answer = await this.#answer(call, asked);
      if (!answer.allowed) throw new Refused(refusalOf(hook.name, answer.status));
      const made = await act(answer);
      ended(false, 200);
      return made;
    } catch (error) {
      if (error instanceof TurnedLarge) throw error;
      if (error instanceof Refused) {
        rejected("no_error", error.refusal.code);
        throw error.refusal;
      }
      if (!(error instanceof FailedCall)) {
        rejected("apiserver_internal_error", 0);
        throw error;
      }
      this.options.failed(error);
      if (!hook.failsOpen) {
        rejected("calling_webhook_error", error.code);
        throw internalError(error.message);
      }
      this.options.metrics.failedOpen(ended(false, error.code));
    }
    requireTime(asked.context);
    return PASSED_OVER;
  }

  async #answer(call: PlannedCall, asked: AskedRequest): Promise<AdmissionAnswer> {
    const { hook } = call;
    const { attributes, context } = asked;
    requireTime(context);
    if (attributes.dryRun && !hook.takesDryRun) throw badRequest(`admission webhook ${quoteText(hook.name)} does not support dry run`);
    const { version } = hook;
    if (version === undefined) {
      throw new FailedCall(hook.name, `webhook does not accept known AdmissionReview versions (${REVIEW_VERSIONS.join(", ")})`, 400);
    }
    const document = (uid: string): Soon<Buffer> => reviewDocument({ uid, version, call, ...asked });
    const answer = (await this.#recalled(context, hook, document)) ?? (await this.#asked(context, hook, version, document));
    if (context.annotate !== undefined) annotate(asked, hook, answer);
    for (const text of answer.warnings) {
      const told = text.slice(0, WARNING_CHARACTERS);
      if (!/\p{Cc}/u.test(told)) context.warn(told);
    }
    return answer;
  }

  async #asked(context: RequestContext, hook: Hook, version: ReviewVersion, documentFor: DocumentFor): Promise<AdmissionAnswer> {
    const uid = context.random.uuid();
    const written = documentFor(uid);
    const document = written instanceof Promise ? await written : written;
    const reply = await this.#post(hook, document, context);
    // Those that are long take milliseconds each, and many may come at once.
    if (reply.body.length > BRIEF_BYTES) await pauseWhenOver();
    const answer = this.#read(reply, hook, { uid, group: reviewGroup(context), version });
    if (context.mayTurnLarge === true) {
      const answers = this.#answered.get(context) ?? new Map<Hook, Answered>();
      this.#answered.set(context, answers.set(hook, { uid, document, answer }));
    }
    return answer;
  }

  /** What the hook said to the same document before the write was made anew; once. */
  async #recalled(context: RequestContext, hook: Hook, documentFor: DocumentFor): Promise<AdmissionAnswer | undefined> {
    const answers = context.mayTurnLarge === true ? undefined : this.#answered.get(context);
    const known = answers?.get(hook);
    if (known === undefined) return undefined;
    answers?.delete(hook);
    return timeless(await documentFor(known.uid)) === timeless(known.document) ? known.answer : undefined;
  }

  async #post(hook: Hook, document: Buffer, context: RequestContext): Promise<WebhookReply> {
    const deadline = Math.min(performance.now() + hook.timeoutMs, context.deadline ?? Number.POSITIVE_INFINITY);
    try {
      return await this.options.calls.post(hook.client, document, { holder: holderName(context.user), deadline, signal: context.signal });
    } catch (error) {
      if (error instanceof TooManyCalls) throw tooManyRequests(`too many requests wait for admission webhook ${quoteText(hook.name)}`, 1);
      if (!(error instanceof WebhookUnreachable)) throw error;
      throw new FailedCall(hook.name, `${error.prepared ? "failed to call webhook" : "could not get REST client"}: ${error.message}`, 400);
    }
  }

  #read(reply: WebhookReply, hook: Hook, expected: { uid: string; group: string; version: ReviewVersion }): AdmissionAnswer {
    const told = unexpectedStatus(reply);
    if (told !== undefined) throw new FailedCall(hook.name, `failed to call webhook: ${told.message}`, told.code);
    if (reply.body.length === 0) {
      const empty = `0-length response with status code: ${reply.status} and content type: ${reply.contentType.slice(0, 128)}`;
      throw new FailedCall(hook.name, `failed to call webhook: ${empty}`, 400);
    }
    try {
      return readAnswer(reply.body, { ...expected, mutating: this.options.type === "admit" });
    } catch (error) {
      if (error instanceof InvalidAnswer) throw new FailedCall(hook.name, `received invalid webhook response: ${error.message}`, 503);
      if (error instanceof UnreadableAnswer) throw new FailedCall(hook.name, `failed to call webhook: ${error.message}`, 400);
      throw error;
    }
  }
}

/** A review without the times at which fields were given their owners. */
const timeless = (document: Buffer): string => document.toString().replace(/"time":"\d{4}-\d\d-\d\dT[\d:]{8}Z"/g, "");

function annotate({ attributes }: AskedRequest, hook: Hook, { auditAnnotations }: AdmissionAnswer): void {
  for (const [key, value] of Object.entries(auditAnnotations)) {
    const name = `${hook.name}/${key}`;
    if (qualifiedName(name).length === 0) attributes.annotate(name, value);
  }
}

/** @throws StatusError 504 when nobody waits for the answer any more. */
function requireTime({ isGone, deadline }: RequestContext): void {
  if (isGone || (deadline !== undefined && performance.now() >= deadline)) throw requestTimedOut();
}

const requestTimedOut = (): StatusError => timeout("request did not complete within requested timeout", 0);
