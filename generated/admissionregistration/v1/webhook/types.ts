// Generated from api-definitions/admissionregistration/v1/webhook.yaml. Do not edit.

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
