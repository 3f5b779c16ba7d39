// Generated from api-definitions/admissionregistration/v1. Do not edit.
import type { LabelSelector, ListMeta, ObjectMeta } from "../../meta/v1/types.js";

/** Webhooks that are asked before an object is stored and may change it. */
export interface MutatingWebhookConfiguration {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "MutatingWebhookConfiguration";
  /** Standard metadata of the object. */
  metadata?: ObjectMeta;
  /** The webhooks and what each is asked about. */
  webhooks?: MutatingWebhook[];
}

/** A list of MutatingWebhookConfiguration objects. */
export interface MutatingWebhookConfigurationList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "MutatingWebhookConfigurationList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The MutatingWebhookConfiguration objects. */
  items: MutatingWebhookConfiguration[];
}

/** A webhook and what it is asked about. */
export interface MutatingWebhook {
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
  /** Whether it is asked again when later webhooks changed the object: Never or IfNeeded. */
  reinvocationPolicy?: "IfNeeded" | "Never";
}

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
export interface ValidatingWebhookConfigurationList {
  /** Group and version of this form of the object. */
  apiVersion?: string;
  /** Name of this type. */
  kind?: "ValidatingWebhookConfigurationList";
  /** Standard metadata of the list. */
  metadata?: ListMeta;
  /** The ValidatingWebhookConfiguration objects. */
  items: ValidatingWebhookConfiguration[];
}

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

/** How a webhook is reached; either by URL or as a service. */
export interface WebhookClientConfig {
  /** URL of the webhook, with https and without user, query and fragment. */
  url?: string;
  /** Service of the cluster that the webhook runs as. */
  service?: ServiceReference;
  /** Authorities, as PEM, that the certificate of the webhook is checked by; those of the system when empty. */
  caBundle?: string;
}

/** A service of the cluster. */
export interface ServiceReference {
  /** Namespace of the service. */
  namespace: string;
  /** Name of the service. */
  name: string;
  /** Path of the URL. */
  path?: string;
  /** Port of the service. */
  port?: number;
}

/** Operations on resources; both have to match. */
export interface RuleWithOperations {
  /** CREATE, UPDATE, DELETE, CONNECT; * stands for all. */
  operations?: Array<"*" | "CONNECT" | "CREATE" | "DELETE" | "UPDATE">;
  /** Groups of the resources; * stands for every group. */
  apiGroups?: string[];
  /** Versions of the resources; * stands for every version. */
  apiVersions?: string[];
  /**
   * The resources, in plural, sub-resources as pods/log; * stands for all resources, and on both sides of the slash for
   * sub-resources too.
   */
  resources?: string[];
  /** Cluster, Namespaced, or * for both. */
  scope?: "*" | "Cluster" | "Namespaced";
}

/** Resources. */
export interface Rule {
  /** Groups of the resources; * stands for every group. */
  apiGroups?: string[];
  /** Versions of the resources; * stands for every version. */
  apiVersions?: string[];
  /**
   * The resources, in plural, sub-resources as pods/log; * stands for all resources, and on both sides of the slash for
   * sub-resources too.
   */
  resources?: string[];
  /** Cluster, Namespaced, or * for both. */
  scope?: "*" | "Cluster" | "Namespaced";
}
