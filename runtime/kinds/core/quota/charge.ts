/** What one write takes of the quotas of its namespace, and whether they have as much. */
import { forEachOf, type Steps } from "../../../codec/lists/steps.js";
import type { ApiObject } from "../../../definition/object-meta.js";
import type { RequestContext } from "../../../definition/request-context.js";
import type { ResourceDefinition } from "../../../definition/resource-definition.js";
import { forbidden } from "../../../errors/constructors.js";
import type { Quantity } from "../../../schema/quantity.js";
import { type Amounts, addTo, exceeding, increase, masked, NOTHING, negativeNames, selected, shownAmounts, sumOf } from "../amounts.js";
import type { KnownQuota } from "./known-quota.js";
import type { Measure } from "./measure.js";
import type { Scope, ScopeDemand, ScopeTraits } from "./scopes.js";

/** A demand by configuration, and what it comes to. */
export interface LimitedScope {
  readonly demand: ScopeDemand;
  readonly scope: Scope;
}

/** Resources that need a quota that speaks of them, by configuration. */
export interface LimitedResource {
  readonly group: string;
  readonly resource: string;
  /** Parts of names of which nothing may be used without a quota. */
  readonly matchContains: readonly string[];
  /** Scopes that nobody may be in without a quota for them. */
  readonly matchScopes: readonly LimitedScope[];
}

export interface ChargeOptions {
  readonly measure: Measure;
  readonly definition: ResourceDefinition;
  readonly namespace: string;
  /** As it is to be stored; its name may still change. */
  readonly object: Readonly<ApiObject>;
  /** As it is stored; undefined for a new one. */
  readonly old: Readonly<ApiObject> | undefined;
  readonly dryRun: boolean;
  readonly limited: readonly LimitedResource[];
  readonly caller: Pick<RequestContext, "isGone">;
  readonly now: number;
}

/** A quota while charges are weighed against it. */
export interface WeighedQuota {
  readonly quota: KnownQuota;
  readonly used: Map<string, Quantity>;
}

export class Charge {
  readonly traits: ScopeTraits | undefined;
  /** What it takes beyond what is taken for the object already. */
  readonly amounts: Amounts;
  readonly #usage: Amounts;
  /** Why it cannot be counted. */
  readonly #excess: string | undefined;

  constructor(readonly options: ChargeOptions) {
    const { measure, object, old, now } = options;
    this.traits = measure.traits?.(object);
    this.#excess = measure.excess?.(object);
    this.#usage = this.#excess === undefined ? measure.usage(object, now) : NOTHING;
    this.amounts = increase(this.#usage, old === undefined ? NOTHING : measure.usage(old, now));
  }

  /** Whether a quota speaks of the object at all. */
  concerns(quota: KnownQuota): boolean {
    return quota.speaksOf(this.options.measure) && quota.scope.selects(this.traits);
  }

  /**
   * Takes the amounts of every quota that speaks of the object, or of none. Gives back those that have less now.
   * @throws StatusError 403, worded as the peer words it.
   */
  *weigh(quotas: readonly WeighedQuota[]): Steps<readonly WeighedQuota[]> {
    const concerned: WeighedQuota[] = [];
    yield* forEachOf(quotas, (each) => {
      if (this.concerns(each.quota)) concerned.push(each);
    });
    this.#requireCountable(concerned);
    yield* this.#requireGiven(concerned);
    this.#requireCovered(quotas, concerned);
    if (concerned.length === 0) return [];
    const negative = negativeNames(this.#usage);
    if (negative.length > 0) throw this.#refused(`quota usage is negative for resource(s): ${negative.sort().join(",")}`);
    const taking: { readonly weighed: WeighedQuota; readonly more: Amounts }[] = [];
    for (const weighed of concerned) {
      const more = masked(this.amounts, (name) => weighed.quota.hard.has(name));
      this.#requireRoom(weighed, more);
      if (more.size > 0) taking.push({ weighed, more });
      yield;
    }
    if (this.options.dryRun) return [];
    for (const { weighed, more } of taking) {
      addTo(weighed.used, more);
      yield;
    }
    return taking.map(({ weighed }) => weighed);
  }

  #requireCountable(concerned: readonly WeighedQuota[]): void {
    if (this.#excess !== undefined && concerned.length + this.options.limited.length > 0) throw this.#refused(this.#excess);
  }

  *#requireGiven(concerned: readonly WeighedQuota[]): Steps<void> {
    const { measure, object } = this.options;
    for (const { quota } of concerned) {
      yield;
      const missing = measure.missing?.(object, (name) => quota.hard.has(name)) ?? [];
      if (missing.length > 0) throw this.#refused(`failed quota: ${quota.name}: must specify ${missing.join(",")}`);
    }
  }

  #requireRoom({ quota, used }: WeighedQuota, more: Amounts): void {
    const exceeded = exceeding(sumOf(selected(used, more.keys()), more), quota.hard);
    if (exceeded.length === 0) return;
    const shown = (amounts: Amounts): string => shownAmounts(selected(amounts, exceeded));
    throw this.#refused(`exceeded quota: ${quota.name}, requested: ${shown(more)}, used: ${shown(used)}, limited: ${shown(quota.hard)}`);
  }

  /** What configuration limits needs a quota that speaks of it. */
  #requireCovered(quotas: readonly WeighedQuota[], concerned: readonly WeighedQuota[]): void {
    const { limited, measure } = this.options;
    if (limited.length === 0) return;
    const isCovered = (name: string): boolean => measure.measures(name) && concerned.some(({ quota }) => quota.hard.has(name));
    const parts = limited.flatMap(({ matchContains }) => matchContains);
    const uncovered = [...this.#usage.keys()].filter((name) => parts.some((part) => name.includes(part)) && !isCovered(name));
    if (uncovered.length > 0) throw this.#refused(`insufficient quota to consume: ${uncovered.sort().join(",")}`);
    const { traits } = this;
    if (traits === undefined) return;
    const open = limited
      .flatMap(({ matchScopes }) => matchScopes)
      .filter(({ scope }) => scope.selects(traits))
      .map(({ demand }) => demand)
      .filter(({ scopeName }) => !quotas.some(({ quota }) => quota.scope.meetsAny(scopeName, traits)));
    if (open.length > 0) throw this.#refused(`insufficient quota to match these scopes: [${open.map(shownDemand).join(" ")}]`);
  }

  #refused(why: string) {
    const { definition, object } = this.options;
    return forbidden(definition, object.metadata.name ?? "", why);
  }
}

const shownDemand = ({ scopeName, operator, values = [] }: ScopeDemand): string => `{${scopeName} ${operator} [${values.join(" ")}]}`;
