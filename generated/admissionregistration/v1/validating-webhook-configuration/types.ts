// Generated from api-definitions/admissionregistration/v1/validating-webhook-configuration.yaml. Do not edit.
import type { ObjectList } from "../../../../runtime/definition/object-list.js";
import type { LabelSelector } from "../../../meta/v1/label-selector/types.js";
import type { ListMeta, ObjectMeta } from "../../../meta/v1/object-meta/types.js";
import type { RuleWithOperations, WebhookClientConfig } from "../webhook/types.js";

/** Webhooks that are asked before an object is stored and may refuse it. */
export interface ValidatingWebhookConfiguration {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ValidatingWebhookConfiguration";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** The webhooks and what each is asked about. */
  webhooks?: ValidatingWebhook[];
}

/** A list of ValidatingWebhookConfiguration objects. */
export type ValidatingWebhookConfigurationList = ObjectList<"ValidatingWebhookConfigurationList", ValidatingWebhookConfiguration, ListMeta>;

/** A webhook and what it is asked about. */
export interface ValidatingWebhook {
  /** Name of the webhook, of three parts at least, as name.example.com. */
  name: string;
  /** How the webhook is reached. */
  clientConfig: WebhookClientConfig;
  /** Operations that it is asked about; one of them has to match. */
  rules?: RuleWithOperations[];
  /** What happens when it does not answer: Fail refuses the request, Ignore goes on. */
  failurePolicy?: "Fail" | "Ignore";
  /** Whether rules match requests through other versions of a resource too (Equivalent), or as they stand (Exact). */
  matchPolicy?: "Equivalent" | "Exact";
  /** Labels of the namespace of the object; namespaces are chosen by their own labels. */
  namespaceSelector?: LabelSelector;
  /** Labels of the object before or after the request. */
  objectSelector?: LabelSelector;
  /** Whether asking has effects of its own: None or NoneOnDryRun. */
  sideEffects: "None" | "NoneOnDryRun";
  /** Seconds to wait for the answer, from 1 to 30. */
  timeoutSeconds?: number;
  /** Versions of AdmissionReview that it understands, the best first. */
  admissionReviewVersions: string[];
}
