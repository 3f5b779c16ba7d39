/** A webhook of a configuration, made ready to be asked (HOOK rows). */
import type { Steps } from "../../codec/lists/steps.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { internalError } from "../../errors/constructors.js";
import { type LabelSelector, labelSelectorInSteps } from "../../registry/selectors/label-selector.js";
import type { WebhookClientConfig } from "../../webhooks/endpoint.js";
import type { Rule } from "./rule.js";

/** Versions of AdmissionReview that are spoken here, the better first. */
export const REVIEW_VERSIONS = ["v1", "v1beta1"] as const;

export type ReviewVersion = (typeof REVIEW_VERSIONS)[number];

export interface Hook {
  /** Name of its configuration. */
  readonly configuration: string;
  readonly name: string;
  readonly rules: readonly Rule[];
  /** Rules are about the versions that they name only. */
  readonly exact: boolean;
  /** A failed call is no refusal. */
  readonly failsOpen: boolean;
  readonly namespaceSelector: LabelSelector;
  readonly objectSelector: LabelSelector;
  readonly timeoutMs: number;
  /** It may be asked about dry runs. */
  readonly takesDryRun: boolean;
  /** It is asked again when what came after it changed the object. */
  readonly reinvoked: boolean;
  /** The first version in its list that is spoken here; undefined when there is none. */
  readonly version: ReviewVersion | undefined;
  readonly client: WebhookClientConfig;
}

const DEFAULT_TIMEOUT_SECONDS = 10;

/** The hooks of a stored configuration, in its order. */
export function* hooksOf(configuration: Readonly<ApiObject>): Steps<readonly Hook[]> {
  const { webhooks } = configuration;
  const hooks: Hook[] = [];
  if (!Array.isArray(webhooks)) return hooks;
  for (const webhook of webhooks) {
    if (isJsonObject(webhook)) hooks.push(yield* hookOf(configuration.metadata.name ?? "", webhook));
    yield;
  }
  return hooks;
}

/** What validation would have refused is read as what matches and fails. */
function* hookOf(configuration: string, webhook: JsonObject): Steps<Hook> {
  const versions = texts(webhook["admissionReviewVersions"]);
  const timeout = webhook["timeoutSeconds"];
  return {
    configuration,
    name: String(webhook["name"] ?? ""),
    rules: Array.isArray(webhook["rules"]) ? webhook["rules"].filter((rule) => isJsonObject(rule)).map(ruleOf) : [],
    exact: webhook["matchPolicy"] === "Exact",
    failsOpen: webhook["failurePolicy"] === "Ignore",
    namespaceSelector: yield* selectorOf(webhook["namespaceSelector"]),
    objectSelector: yield* selectorOf(webhook["objectSelector"]),
    timeoutMs: (typeof timeout === "number" ? timeout : DEFAULT_TIMEOUT_SECONDS) * 1000,
    takesDryRun: webhook["sideEffects"] === "None" || webhook["sideEffects"] === "NoneOnDryRun",
    reinvoked: webhook["reinvocationPolicy"] === "IfNeeded",
    version: versions.find((version): version is ReviewVersion => REVIEW_VERSIONS.some((known) => known === version)),
    client: (isJsonObject(webhook["clientConfig"]) ? webhook["clientConfig"] : {}) as WebhookClientConfig,
  };
}

const ruleOf = (rule: JsonObject): Rule => ({
  operations: texts(rule["operations"]),
  apiGroups: texts(rule["apiGroups"]),
  apiVersions: texts(rule["apiVersions"]),
  resources: texts(rule["resources"]),
  ...(typeof rule["scope"] === "string" ? { scope: rule["scope"] } : {}),
});

/** Absent is everything, as defaulting has it. */
function* selectorOf(selector: JsonValue | undefined): Steps<LabelSelector> {
  try {
    return yield* labelSelectorInSteps(isJsonObject(selector) ? selector : {});
  } catch (error) {
    const broken = internalError((error as Error).message);
    return {
      empty: false,
      matches: () => {
        throw broken;
      },
    };
  }
}

const texts = (values: JsonValue | undefined): readonly string[] => (Array.isArray(values) ? values.map(String) : []);
