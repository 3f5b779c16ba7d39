/** Scopes of quotas: which objects one speaks of (ADM-20). */
import { createHash } from "node:crypto";
import type { ResourceQuotaSpec, ScopedResourceSelectorRequirement } from "../../../../generated/core/v1/types.js";
import { forEachOf, type Steps } from "../../../codec/lists/steps.js";

/** What scopes ask about an object. */
export interface ScopeTraits {
  readonly terminating: boolean;
  readonly bestEffort: boolean;
  /** "" for none. */
  readonly priorityClass: string;
  readonly crossNamespaceAffinity: boolean;
}

/** The same for objects of which scopes can tell nothing apart. */
export const traitsKey = ({ terminating, bestEffort, priorityClass, crossNamespaceAffinity }: ScopeTraits): string =>
  `${terminating} ${bestEffort} ${crossNamespaceAffinity} ${priorityClass}`;

export type ScopeDemand = Readonly<ScopedResourceSelectorRequirement>;

type Condition = (traits: ScopeTraits) => boolean;

const PRIORITY_CLASS = "PriorityClass";

/** By scope, whatever the operator. */
const CONDITIONS: ReadonlyMap<string, Condition> = new Map([
  ["Terminating", ({ terminating }) => terminating],
  ["NotTerminating", ({ terminating }) => !terminating],
  ["BestEffort", ({ bestEffort }) => bestEffort],
  ["NotBestEffort", ({ bestEffort }) => !bestEffort],
  ["CrossNamespacePodAffinity", ({ crossNamespaceAffinity }) => crossNamespaceAffinity],
]);
/** Of priority classes, by operator: those that name none. */
const CLASS_CONDITIONS: ReadonlyMap<string, Condition> = new Map([
  ["Exists", ({ priorityClass }) => priorityClass !== ""],
  ["DoesNotExist", ({ priorityClass }) => priorityClass === ""],
]);
const NEVER: Condition = () => false;

/** What demands of one operator name. */
class NamedClasses {
  demands = 0;
  #inAll: ReadonlySet<string> = new Set();
  /** Of one demand the same as `#inAll`. */
  #inAny = new Set<string>();

  *add(values: readonly string[]): Steps<void> {
    const inAll = new Set<string>();
    const isFirst = this.demands++ === 0;
    yield* forEachOf(values, (value) => {
      if (isFirst || this.#inAll.has(value)) inAll.add(value);
    });
    if (isFirst) this.#inAny = inAll;
    else yield* forEachOf(values, (value) => this.#inAny.add(value));
    this.#inAll = inAll;
  }

  /** Whether every demand names it; false without demands. */
  areAll(className: string): boolean {
    return this.#inAll.has(className);
  }

  /** Whether any demand names it. */
  areAny(className: string): boolean {
    return this.#inAny.has(className);
  }
}

/** Which objects a quota speaks of. To ask takes the same time however many demands there are, and whatever they name. */
export class Scope {
  /** With the scope that asks it. */
  readonly #conditions = new Map<Condition, string>();
  readonly #in = new NamedClasses();
  readonly #notIn = new NamedClasses();

  /** @param key the same for the same demands; "" for none */
  constructor(readonly key: string) {}

  *add({ scopeName, operator, values = [] }: ScopeDemand): Steps<void> {
    if (scopeName !== PRIORITY_CLASS) this.#conditions.set(CONDITIONS.get(scopeName) ?? NEVER, scopeName);
    else if (operator === "In") yield* this.#in.add(values);
    else if (operator === "NotIn") yield* this.#notIn.add(values);
    else this.#conditions.set(CLASS_CONDITIONS.get(operator) ?? NEVER, scopeName);
  }

  /** Whether all demands are met; objects without traits meet none. */
  selects(traits: ScopeTraits | undefined): boolean {
    if (this.key === "") return true;
    if (traits === undefined) return false;
    for (const isMet of this.#conditions.keys()) if (!isMet(traits)) return false;
    const { priorityClass } = traits;
    if (this.#in.demands > 0 && (priorityClass === "" || !this.#in.areAll(priorityClass))) return false;
    return !this.#notIn.areAny(priorityClass);
  }

  /** Whether any demand of a scope is met. */
  meetsAny(scopeName: string, traits: ScopeTraits): boolean {
    for (const [isMet, name] of this.#conditions) if (name === scopeName && isMet(traits)) return true;
    if (scopeName !== PRIORITY_CLASS) return false;
    const { priorityClass } = traits;
    if (priorityClass !== "" && this.#in.areAny(priorityClass)) return true;
    return this.#notIn.demands > 0 && !this.#notIn.areAll(priorityClass);
  }
}

/** All that a quota demands of the objects it speaks of. */
export function* demandsOf({ scopes = [], scopeSelector }: ResourceQuotaSpec): Steps<readonly ScopeDemand[]> {
  const named = new Set<string>();
  yield* forEachOf(scopes, (scopeName) => named.add(scopeName));
  return [...Array.from(named, (scopeName) => ({ scopeName, operator: "Exists" })), ...(scopeSelector?.matchExpressions ?? [])];
}

/** Values of a demand that are put into words together. */
const WORDED_VALUES = 256;

function* keyOf(demands: readonly ScopeDemand[]): Steps<string> {
  if (demands.length === 0) return "";
  const digest = createHash("sha256");
  for (const { scopeName, operator, values = [] } of demands) {
    digest.update(JSON.stringify([scopeName, operator, values.length]));
    for (let start = 0; start < values.length; start += WORDED_VALUES) {
      digest.update(JSON.stringify(values.slice(start, start + WORDED_VALUES)));
      yield;
    }
    yield;
  }
  return digest.digest("base64");
}

/** What demands come to. `known` has scopes that were made before by their keys: one that is there is not made again. */
export function* scopeOf(demands: readonly ScopeDemand[], known?: (key: string) => Scope | undefined): Steps<Scope> {
  const key = yield* keyOf(demands);
  const made = known?.(key);
  if (made !== undefined) return made;
  const scope = new Scope(key);
  for (const demand of demands) {
    yield* scope.add(demand);
    yield;
  }
  return scope;
}
