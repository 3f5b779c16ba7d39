/** Which hooks are to be asked about which requests, as far as rules tell: found once per kind of request, by one look-up afterwards. */
import { type Steps, soonOf } from "../../codec/lists/steps.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import type { AdmissionAttributes, AdmissionOperation } from "../../registry/admission/attributes.js";
import type { Soon } from "../../registry/conversion/versions.js";
import type { Hook } from "./hook.js";
import { ruleConcerns, ruleMatches } from "./rule.js";

/** A hook and the form in which it wants to see a request. */
export interface PlannedCall {
  readonly hook: Hook;
  /** Among all hooks of its kind, whether they match or not. */
  readonly index: number;
  /** The version of the resource that a rule names. */
  readonly definition: ResourceDefinition;
}

const NO_CALLS: readonly PlannedCall[] = [];

/** Rules that are looked at in one step. */
const STEP_RULES = 256;

/** Never changes; another configuration is another plan. */
export class DispatchPlan {
  readonly #calls = new WeakMap<ResourceDefinition, Map<string, Soon<readonly PlannedCall[]>>>();
  readonly #concerning = new WeakMap<ResourceDefinition, readonly Hook[]>();

  /** In the order in which they are asked: by name of configuration, then as they stand there. */
  constructor(readonly hooks: readonly Hook[]) {}

  /** What rules tell of the request; selectors are yet to be asked. A promise while very many are looked at for the first time. */
  callsFor(attributes: AdmissionAttributes): Soon<readonly PlannedCall[]> {
    if (this.hooks.length === 0) return NO_CALLS;
    const { definition, operation, subresource } = attributes;
    let known = this.#calls.get(definition);
    if (known === undefined) {
      known = new Map();
      this.#calls.set(definition, known);
    }
    const key = `${operation} ${subresource}`;
    let calls = known.get(key);
    if (calls === undefined) {
      calls = soonOf(this.#find(attributes));
      known.set(key, calls);
      if (calls instanceof Promise) {
        calls.then(
          (found) => known.set(key, found),
          () => known.delete(key),
        );
      }
    }
    return calls;
  }

  /** Whether any hook may want to see objects of this kind; of those that an operation is about, where one is given. */
  concerns(definition: ResourceDefinition, operation?: AdmissionOperation): boolean {
    const hooks = this.#hooksOf(definition);
    if (operation === undefined || hooks.length === 0) return hooks.length > 0;
    return hooks.some(({ rules }) => rules.some((rule) => ruleConcerns(rule, definition, operation)));
  }

  /** Whether every hook that may hear of the deletion of objects of this kind wants them as they are, whatever their labels. */
  passesDeletedOn(definition: ResourceDefinition): boolean {
    const operation = "DELETE";
    return this.#hooksOf(definition).every(
      ({ rules, objectSelector }) =>
        !rules.some((rule) => ruleConcerns(rule, definition, operation)) ||
        (objectSelector.empty && rules.some((rule) => ruleMatches(rule, { operation, definition, subresource: "" }))),
    );
  }

  #hooksOf(definition: ResourceDefinition): readonly Hook[] {
    if (this.hooks.length === 0) return this.hooks;
    let concerning = this.#concerning.get(definition);
    if (concerning === undefined) {
      concerning = isWebhookConfiguration(definition)
        ? []
        : this.hooks.filter(({ rules }) => rules.some((rule) => ruleConcerns(rule, definition)));
      this.#concerning.set(definition, concerning);
    }
    return concerning;
  }

  *#find(attributes: AdmissionAttributes): Steps<readonly PlannedCall[]> {
    if (isWebhookConfiguration(attributes.definition)) return NO_CALLS;
    const { definition: own, equivalents, subresource } = attributes;
    const others = equivalents.filter((other) => other !== own && hasPart(other, subresource));
    const found: PlannedCall[] = [];
    let rules = 0;
    for (const [index, hook] of this.hooks.entries()) {
      const definition = versionFor(hook, attributes, others);
      if (definition !== undefined) found.push({ hook, index, definition });
      rules += 1 + hook.rules.length;
      if (rules < STEP_RULES) continue;
      rules = 0;
      yield;
    }
    return found.length === 0 ? NO_CALLS : found;
  }
}

/** The version that is asked for when any rule names it; else the first that an earlier rule names, where the hook takes others. */
function versionFor(
  { rules, exact }: Hook,
  { operation, subresource, definition }: AdmissionAttributes,
  others: readonly ResourceDefinition[],
): ResourceDefinition | undefined {
  if (rules.some((rule) => ruleMatches(rule, { operation, definition, subresource }))) return definition;
  if (exact || others.length === 0) return undefined;
  for (const rule of rules) {
    const other = others.find((each) => ruleMatches(rule, { operation, definition: each, subresource }));
    if (other !== undefined) return other;
  }
  return undefined;
}

const hasPart = ({ subresources }: ResourceDefinition, name: string): boolean =>
  name === "" || subresources.some((each) => each.name === name);

/** They are never sent to hooks: a bad one can always be taken away (HOOK-29). */
const isWebhookConfiguration = ({ origin, group, kind }: ResourceDefinition): boolean =>
  origin === "generated" &&
  group.startsWith("admissionregistration.") &&
  (kind === "MutatingWebhookConfiguration" || kind === "ValidatingWebhookConfiguration");
