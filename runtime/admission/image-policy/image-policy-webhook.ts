/** ImagePolicyWebhook: somebody else says which images may run, asked over HTTP (ADM-02, ADM-03). */
import { holderName } from "../../definition/holder-name.js";
import type { RequestContext } from "../../definition/request-context.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import type { ResourceRegistry } from "../../registry/resource-registry.js";
import { RememberedAnswers } from "../../webhooks/remembered-answers.js";
import { type AskWebhook, WebhookAsker } from "../../webhooks/webhook-asker.js";
import { isPods } from "../pods/pod-model.js";
import { refused } from "../refused.js";
import type { ImagePolicyConfiguration } from "./configuration.js";
import { annotationDomain, questionOf, type ReviewStatus, reviewDocument, statusOf } from "./image-review.js";

/** Questions under way at once; the rest waits. */
const MAXIMUM_ASKED = 100;
/** Questions that wait; one more fails. */
const MAXIMUM_WAITING = 1_000;
/** Answers remembered; one more, and the oldest is asked for again. */
const MAXIMUM_ANSWERS = 1_024;
/** Longer questions and answers are remembered nowhere. */
const LONGEST_REMEMBERED_CHARACTERS = 16_384;
const BOUNDS = { entries: MAXIMUM_ANSWERS, size: MAXIMUM_ANSWERS * LONGEST_REMEMBERED_CHARACTERS };

export interface ImagePolicyOptions {
  readonly registry: ResourceRegistry;
  readonly configuration: ImagePolicyConfiguration;
  /** Finds the webhook that a client configuration names. Rejects for one that names none. */
  connect(plugin: string, kubeConfigFile: string): Promise<AskWebhook>;
}

/**
 * Asks while mutating plugins run, since a pod that nobody judged is marked; and once more at the end where a later plugin has changed
 * what was asked about.
 */
export class ImagePolicyWebhook implements AdmissionPlugin {
  readonly name = "ImagePolicyWebhook";
  readonly operations = ["CREATE", "UPDATE"] as const;
  readonly concerns = isPods;
  readonly #answers: RememberedAnswers<ReviewStatus>;
  /** Questions that are being asked: who asks the same meanwhile gets the same answer. */
  readonly #pending = new Map<string, Promise<ReviewStatus>>();
  #asker: WebhookAsker | undefined;

  constructor(private readonly options: ImagePolicyOptions) {
    this.#answers = new RememberedAnswers(BOUNDS, options.registry.services.clock);
  }

  async open(): Promise<void> {
    const { configuration, connect } = this.options;
    const { kubeConfigFile, retryMs: firstPauseMs } = configuration;
    const bounds = { maximumAsked: MAXIMUM_ASKED, maximumWaiting: MAXIMUM_WAITING };
    this.#asker = new WebhookAsker({
      ask: await connect(this.name, kubeConfigFile),
      name: "image policy webhook",
      ...bounds,
      firstPauseMs,
    });
  }

  admit(attributes: AdmissionAttributes, context: RequestContext): void | Promise<void> {
    return this.#review(attributes, context, true);
  }

  validate(attributes: AdmissionAttributes, context: RequestContext): void | Promise<void> {
    return this.#review(attributes, context, false);
  }

  /** `marks`: the pod may still be changed. */
  #review(attributes: AdmissionAttributes, { user }: RequestContext, marks: boolean): void | Promise<void> {
    const question = questionOf(attributes, this.options.registry.profile);
    if (question === undefined || attributes.reinvocation.noteOf(this.name) === question) return;
    const known = this.#answers.get(question);
    if (known !== undefined) {
      this.#decide(attributes, question, known);
      return;
    }
    return (this.#pending.get(question) ?? this.#begin(question, holderName(user))).then(
      (status) => this.#decide(attributes, question, status),
      (error: unknown) => this.#failed(attributes, question, error as Error, marks),
    );
  }

  #begin(question: string, holder: string): Promise<ReviewStatus> {
    const asked = this.#ask(question, holder).finally(() => this.#pending.delete(question));
    this.#pending.set(question, asked);
    return asked;
  }

  async #ask(question: string, holder: string): Promise<ReviewStatus> {
    const { configuration, registry } = this.options;
    const answer = (await this.#asker?.ask(reviewDocument(question, registry.profile), holder)) ?? "";
    const status = statusOf(answer, registry.profile);
    const size = question.length + answer.length;
    if (size <= LONGEST_REMEMBERED_CHARACTERS) {
      this.#answers.set(question, status, status.allowed ? configuration.allowMs : configuration.denyMs, { holder, size });
    }
    return status;
  }

  #decide(attributes: AdmissionAttributes, question: string, { allowed, reason, auditAnnotations }: ReviewStatus): void {
    for (const [key, note] of Object.entries(auditAnnotations)) attributes.annotate(`${this.#auditPrefix}${key}`, note);
    if (!allowed) {
      throw refused(
        attributes,
        reason === ""
          ? "one or more images rejected by webhook backend"
          : `image policy webhook backend denied one or more images: ${reason}`,
      );
    }
    attributes.reinvocation.note(this.name, question);
  }

  #failed(attributes: AdmissionAttributes, question: string, error: Error, marks: boolean): void {
    const { configuration, registry } = this.options;
    if (!configuration.defaultAllow) throw refused(attributes, error.message);
    attributes.annotate(`${this.#auditPrefix}failed-open`, "true");
    if (marks && attributes.subresource === "") {
      attributes.mutate(({ metadata }) => {
        metadata.annotations = { ...metadata.annotations, [`alpha${annotationDomain(registry.profile)}failed-open`]: "true" };
      });
    }
    // The mark is among what is asked; it is no reason to ask again.
    attributes.reinvocation.note(this.name, questionOf(attributes, registry.profile) ?? question);
  }

  get #auditPrefix(): string {
    return `imagepolicywebhook${annotationDomain(this.options.registry.profile)}`;
  }
}
