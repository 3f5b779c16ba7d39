/** PodSecurity: pods keep to the standard that the labels of their namespace name (ADM-16, LABEL-07). */

import type { Steps } from "../../codec/lists/steps.js";
import { holderName } from "../../definition/holder-name.js";
import type { RequestContext } from "../../definition/request-context.js";
import type { VendorProfile } from "../../definition/vendor-profile.js";
import { forbidden, internalError, invalid } from "../../errors/constructors.js";
import { type FieldError, fieldErrorSummary as summary } from "../../errors/field-error.js";
import { quoteText } from "../../errors/quote-text.js";
import type { AdmissionAttributes } from "../../registry/admission/attributes.js";
import { soonFor } from "../../registry/admission/caller-slices.js";
import type { AdmissionPlugin } from "../../registry/admission/chain.js";
import type { ResourceRegistry } from "../../registry/resource-registry.js";
import { OfNamespaces } from "../namespaces/namespace-of.js";
import { type GroupResource, isPods, type PodLike, specOf, templateAt, templatePath } from "../pods/pod-model.js";
import type { Violation } from "./check.js";
import type { PodSecurityConfiguration } from "./configuration.js";
import { existingViolations } from "./existing-pods.js";
import {
  isStricter,
  type LabelledPolicy,
  labelPrefix,
  MODES,
  type Mode,
  type Policy,
  PRIVILEGED,
  policyOf,
  type Standard,
  sameStandard,
  standardName,
} from "./levels.js";
import type { PodSecurityMetrics } from "./pod-security-metrics.js";
import { isSignificantUpdate } from "./significant-update.js";
import { detailsOf, violationsOf } from "./standards.js";

/** Sub-resources of pods that change nothing of what is looked at. */
const IGNORED_SUBRESOURCES: ReadonlySet<string> = new Set([
  "exec",
  "attach",
  "binding",
  "eviction",
  "log",
  "portforward",
  "proxy",
  "status",
]);

export class PodSecurity implements AdmissionPlugin {
  readonly name = "PodSecurity";
  readonly operations = ["CREATE", "UPDATE"] as const;
  /** Of labels, and of what is noted for audit events. */
  readonly #prefix: string;
  readonly #policies: OfNamespaces<LabelledPolicy>;

  constructor(
    private readonly registry: ResourceRegistry,
    private readonly configuration: PodSecurityConfiguration,
    private readonly metrics: PodSecurityMetrics,
  ) {
    this.#prefix = labelPrefix(registry.profile);
    const keys = new Set(MODES.flatMap((mode) => [this.#prefix + mode, `${this.#prefix}${mode}-version`]));
    this.#policies = new OfNamespaces(registry, (namespace) => this.#policyOf(namespace.labelsFor({ keys })));
  }

  concerns(definition: GroupResource): boolean {
    return isPods(definition) || isNamespaces(definition) || templatePath(definition) !== undefined;
  }

  validate(attributes: AdmissionAttributes, context: RequestContext): void | Promise<void> {
    const { definition, subresource } = attributes;
    if (isPods(definition)) {
      return IGNORED_SUBRESOURCES.has(subresource) ? undefined : this.#validatePod(attributes, context);
    }
    if (subresource !== "") return;
    if (isNamespaces(definition)) return this.#validateNamespace(attributes, context);
    const path = templatePath(definition);
    if (path !== undefined) return this.#validateTemplate(attributes, context, path);
  }

  #policyOf(labels: Readonly<Record<string, string>>): LabelledPolicy {
    return policyOf(labels, this.configuration.defaults, this.#prefix);
  }

  /** Labels have to be valid once they change; what is made stricter is held against the pods there are. */
  #validateNamespace(attributes: AdmissionAttributes, context: RequestContext): void | Promise<void> {
    const { definition, kind, name, object, oldObject } = attributes;
    const { policy, errors } = this.#policyOf(object?.metadata.labels ?? {});
    const old = oldObject === undefined ? undefined : this.#policyOf(oldObject.metadata.labels ?? {});
    if (errors.length > 0 && told(errors) !== told(old?.errors ?? [])) throw invalid(kind.group, kind.kind, name, errors);
    if (old === undefined || !isRaised(policy.enforce, old.policy.enforce)) return;
    if (this.configuration.namespaces.has(name)) {
      this.#noteExemption(attributes, "namespace");
      return;
    }
    const pods = this.registry.stored("", definition.version, "pods")?.store;
    if (pods === undefined) return;
    const { profile } = this.registry;
    const { runtimeClasses: exemptClasses } = this.configuration;
    const search = {
      pods,
      namespace: name,
      standard: policy.enforce,
      profile,
      exemptClasses,
      signal: context.signal,
      user: holderName(context.user),
    };
    return existingViolations(search).then((warnings) => {
      for (const warning of warnings) context.warn(warning);
    });
  }

  #validatePod(attributes: AdmissionAttributes, context: RequestContext): void | Promise<void> {
    const { namespace, object, oldObject } = attributes;
    if (this.#isExempt(attributes, context)) return;
    const labelled = this.#policies.of(namespace);
    if (labelled === undefined) {
      this.metrics.failed(true, attributes);
      throw internalError(`failed to lookup namespace ${namespace}`);
    }
    const { policy, errors } = labelled;
    if (errors.length === 0 && policy.enforce.level === "privileged" && isSilent(policy)) {
      this.metrics.evaluated("allow", policy.enforce, "enforce", attributes);
      attributes.annotate(`${this.#prefix}enforce-policy`, standardName(PRIVILEGED));
      return;
    }
    if (object === undefined) return;
    const pod = { metadata: object.metadata, spec: specOf(object) };
    if (oldObject !== undefined) {
      const old = { metadata: oldObject.metadata, spec: specOf(oldObject) };
      if (!isSignificantUpdate(pod, old, this.registry.profile)) return;
    }
    return this.#evaluate(attributes, context, labelled, pod, true);
  }

  /** Nothing is enforced on templates: whoever makes pods of them is told. */
  #validateTemplate(attributes: AdmissionAttributes, context: RequestContext, path: string): void | Promise<void> {
    const { namespace, object } = attributes;
    if (this.#isExempt(attributes, context)) return;
    const labelled = this.#policies.of(namespace);
    if (labelled === undefined) {
      this.metrics.failed(true, attributes);
      attributes.annotate(`${this.#prefix}error`, `failed to lookup namespace ${namespace}`);
      return;
    }
    if (labelled.errors.length === 0 && isSilent(labelled.policy)) return;
    const pod = object === undefined ? undefined : templateAt(object, path);
    if (pod !== undefined) return this.#evaluate(attributes, context, labelled, pod, false);
  }

  #isExempt(attributes: AdmissionAttributes, { user }: RequestContext): boolean {
    const { namespaces, usernames } = this.configuration;
    const why = namespaces.has(attributes.namespace) ? "namespace" : usernames.has(user.name) ? "user" : undefined;
    if (why !== undefined) this.#exempt(attributes, why);
    return why !== undefined;
  }

  #exempt(attributes: AdmissionAttributes, why: "namespace" | "user" | "runtimeClass"): void {
    this.metrics.exempted(attributes);
    this.#noteExemption(attributes, why);
  }

  #noteExemption(attributes: AdmissionAttributes, why: "namespace" | "user" | "runtimeClass"): void {
    attributes.annotate(`${this.#prefix}exempt`, why);
  }

  #evaluate(
    attributes: AdmissionAttributes,
    context: RequestContext,
    labelled: LabelledPolicy,
    pod: PodLike,
    enforces: boolean,
  ): void | Promise<void> {
    if (this.configuration.runtimeClasses.has(pod.spec.runtimeClassName ?? "")) {
      this.#exempt(attributes, "runtimeClass");
      return;
    }
    const tell = (found: Findings): void => this.#tell(attributes, context, labelled, found, enforces);
    const found = soonFor(findings(pod, labelled.policy, enforces ? MODES : NOT_ENFORCED, this.registry.profile), context);
    return found instanceof Promise ? found.then(tell) : tell(found);
  }

  #tell(attributes: AdmissionAttributes, context: RequestContext, labelled: LabelledPolicy, found: Findings, enforces: boolean): void {
    const { policy, errors } = labelled;
    const counted = (mode: Mode): readonly Violation[] => {
      const violations = found.get(standardName(policy[mode])) ?? [];
      // What is audited or warned of counts where there is something to tell.
      if (mode === "enforce" || violations.length > 0) {
        this.metrics.evaluated(violations.length > 0 ? "deny" : "allow", policy[mode], mode, attributes);
      }
      return violations;
    };
    if (errors.length > 0) {
      this.metrics.failed(false, attributes);
      attributes.annotate(`${this.#prefix}error`, `Failed to parse policy: ${summary(errors)}`);
    }
    const enforced = enforces ? counted("enforce") : [];
    const audited = counted("audit");
    if (enforces) attributes.annotate(`${this.#prefix}enforce-policy`, standardName(policy.enforce));
    if (audited.length > 0) attributes.annotate(`${this.#prefix}audit-violations`, `would violate ${violated(policy.audit, audited)}`);
    if (enforced.length > 0) throw forbidden(attributes.resource, attributes.name, `violates ${violated(policy.enforce, enforced)}`);
    const warned = counted("warn");
    if (warned.length > 0) context.warn(`would violate ${violated(policy.warn, warned)}`);
  }
}

const isNamespaces = ({ group, resource }: GroupResource): boolean => group === "" && resource === "namespaces";

/** Nobody is told anything. */
const isSilent = ({ audit, warn }: Policy): boolean => audit.level === "privileged" && warn.level === "privileged";

/** Pods that passed may fail now. */
function isRaised(now: Standard, before: Standard): boolean {
  if (now.level === "privileged" || sameStandard(now, before)) return false;
  return now.version !== before.version || isStricter(now.level, before.level);
}

const NOT_ENFORCED: readonly Mode[] = ["audit", "warn"];

/** What violates a standard, by its name. */
type Findings = ReadonlyMap<string, readonly Violation[]>;

/** Of the standards of some modes, found out once for each. */
function* findings(pod: PodLike, policy: Policy, modes: readonly Mode[], profile: VendorProfile): Steps<Findings> {
  const found = new Map<string, readonly Violation[]>();
  for (const mode of modes) {
    const name = standardName(policy[mode]);
    if (!found.has(name)) found.set(name, yield* violationsOf(pod, policy[mode], profile));
  }
  return found;
}

const violated = (standard: Standard, violations: readonly Violation[]): string =>
  `PodSecurity ${quoteText(standardName(standard))}: ${detailsOf(violations)}`;

const told = (errors: readonly FieldError[]): string => errors.map(({ field, value }) => `${field}=${value}`).join();
