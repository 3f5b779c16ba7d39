/** The quotas of one namespace, what they speak of, and what the objects there use of it: resources are followed only while a quota names them. */

import { forEachOf, type Steps } from "../../../codec/lists/steps.js";
import type { RequestContext } from "../../../definition/request-context.js";
import type { ObjectEntry } from "../../../registry/object-entry.js";
import type { ResourceStore } from "../../../registry/resource-store.js";
import type { Quantity } from "../../../schema/quantity.js";
import { type Amounts, addTo, masked, selected, within, ZERO } from "../amounts.js";
import { countedNames } from "./counts.js";
import { KnownQuota, type QuotaSurroundings } from "./known-quota.js";
import { type Measure, type Measures, qualified, type ResourceId } from "./measure.js";
import { followUsage, type ObjectUsage } from "./object-usage.js";
import type { Scope } from "./scopes.js";

export interface QuotaParts {
  /** The quotas. */
  readonly store: ResourceStore;
  readonly context: RequestContext;
  readonly measures: Measures;
  /** All resources that are kept. */
  stores(): Iterable<ResourceStore>;
  /** Takes in what the cache shows of quotas; false while their first state is still being read. */
  catchUp(isOver?: () => boolean): boolean;
  /** What is used of the quotas of a namespace may have changed. */
  changed(namespace: string): void;
}

/** What is used of a quota at least and at most; nothing is said of what nobody uses. */
export interface UsageBounds {
  readonly least: Amounts;
  readonly most: Amounts;
}

/** A resource that is served, and how many quotas speak of it. */
interface Served {
  readonly measure: Measure;
  readonly store: ResourceStore;
  quotas: number;
}

/** A scope, and how many quotas have it. */
interface SharedScope {
  readonly scope: Scope;
  quotas: number;
}

export class NamespaceQuotas implements QuotaSurroundings {
  readonly #quotas = new Map<string, KnownQuota>();
  readonly #usages = new Map<string, ObjectUsage>();
  #served: Map<string, Served>;
  /** Those that quotas have, by key. */
  readonly #scopes = new Map<string, SharedScope>();
  /** Names of numbers of objects that are known. */
  readonly #counted = new Set<string>();
  /** Quotas that are being read: nobody knows yet what they speak of. */
  reading = 0;
  #closed = false;

  constructor(
    private readonly parts: QuotaParts,
    readonly namespace: string,
  ) {
    this.#served = this.#measured();
  }

  get measures(): Measures {
    return this.parts.measures;
  }

  scopeWith(key: string): Scope | undefined {
    return this.#scopes.get(key)?.scope;
  }

  get isEmpty(): boolean {
    return this.#quotas.size === 0;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** Those that there are now. */
  names(): Iterator<string> {
    return [...this.#quotas.keys()].values();
  }

  get(name: string): KnownQuota | undefined {
    return this.#quotas.get(name);
  }

  /** A quota is there, or has changed. */
  set(entry: ObjectEntry): void {
    const before = this.#quotas.get(entry.name);
    const quota = new KnownQuota(entry, this, before);
    if (!this.parts.store.exclusive) quota.noteTaken(before);
    this.#quotas.set(entry.name, quota);
    // Most changes are of what is used.
    if (before !== undefined && quota.speaksOfTheSameAs(before)) return;
    this.#count(quota, 1);
    if (before !== undefined) this.#count(before, -1);
    this.#followSpokenOf();
  }

  remove(name: string): void {
    const quota = this.#quotas.get(name);
    if (quota === undefined) return;
    this.#quotas.delete(name);
    this.#count(quota, -1);
    this.#followSpokenOf();
  }

  /** Follows what the quotas speak of, where that is served: to be called when something else is. */
  follow(): void {
    this.#served = this.#measured();
    this.#scopes.clear();
    for (const quota of this.#quotas.values()) this.#count(quota, 1);
    this.#followSpokenOf();
  }

  /** What is served of what quotas can speak of. */
  #measured(): Map<string, Served> {
    const served = new Map<string, Served>();
    for (const store of this.parts.stores()) {
      const measure = this.parts.measures.of(store.definition);
      if (measure !== undefined && !served.has(qualified(measure))) served.set(qualified(measure), { measure, store, quotas: 0 });
    }
    return served;
  }

  /** A quota that has come or gone. Goes through what is served: a quota may have more names than there are resources. */
  #count(quota: KnownQuota, by: 1 | -1): void {
    for (const served of this.#served.values()) if (quota.speaksOf(served.measure)) served.quotas += by;
    const { scope } = quota;
    const shared = this.#scopes.get(scope.key);
    if (shared === undefined) {
      this.#scopes.set(scope.key, { scope, quotas: by });
      for (const usage of this.#usages.values()) usage.add(scope);
      return;
    }
    shared.quotas += by;
    if (shared.quotas > 0) return;
    this.#scopes.delete(scope.key);
    for (const usage of this.#usages.values()) usage.forget(scope.key);
  }

  #followSpokenOf(): void {
    if (this.#closed) return;
    const changed = (): void => this.parts.changed(this.namespace);
    for (const [name, usage] of this.#usages) {
      const served = this.#served.get(name);
      if (served?.store === usage.store && served.quotas > 0) continue;
      usage.close();
      this.#usages.delete(name);
    }
    for (const [name, { measure, store, quotas }] of this.#served) {
      if (quotas === 0 || this.#usages.has(name)) continue;
      const usage = followUsage({ measure, store, namespace: this.namespace, changed });
      for (const { scope } of this.#scopes.values()) usage.add(scope);
      this.#usages.set(name, usage);
    }
    this.#counted.clear();
    for (const { measure } of this.#usages.values())
      if (measure.countsOnly) for (const name of countedNames(measure)) this.#counted.add(name);
  }

  /** Whether any quota counts objects of a resource, or may, once it has been read. */
  counts(resource: ResourceId): boolean {
    return this.reading > 0 || this.#usages.has(qualified(resource));
  }

  /** Next moment at which something lapses by itself, in the clock's milliseconds; infinity where nothing does. */
  nextLapse(): number {
    return Math.min(Number.POSITIVE_INFINITY, ...[...this.#usages.values()].map((usage) => usage.nextLapse()));
  }

  /** Where objects that quotas count are kept; undefined for those that no quota speaks of. */
  storeOf(resource: ResourceId): ResourceStore | undefined {
    return this.#usages.get(qualified(resource))?.store;
  }

  close(): void {
    this.#closed = true;
    for (const usage of this.#usages.values()) usage.close();
    this.#usages.clear();
  }

  /** Waits until the cache is as new as the store. */
  async fresh(): Promise<void> {
    const { store } = this.parts;
    if (store.exclusive) return;
    await Promise.all([store, ...Array.from(this.#usages.values(), (usage) => usage.store)].map(({ cache }) => cache.fresh()));
  }

  /** Has everything that counts taken in what the cache shows; false while that goes on. */
  catchUp(isOver: () => boolean): boolean {
    const { context } = this.parts;
    // There may be thousands of scopes to each object, and thousands of kinds of objects to each new scope.
    return this.parts.catchUp(isOver) && [...this.#usages.values()].every((usage) => usage.catchUp(context.clock.now(), isOver));
  }

  /** What the objects there are use within the scope of a quota of what it bounds; `known` is by scopes, which many quotas share. */
  total({ scope, hard }: KnownQuota, known: Map<string, readonly Amounts[]>): Amounts {
    let all = known.get(scope.key);
    if (all === undefined) {
      all = this.#totals(scope);
      known.set(scope.key, all);
    }
    const total = new Map<string, Quantity>();
    for (const each of all) addTo(total, each.size < hard.size ? masked(each, (name) => hard.has(name)) : selected(each, hard.keys()));
    return total;
  }

  /** Numbers of objects of all kinds together; what else is used by kind: of pods may be more resources than anybody bounds. */
  #totals(scope: Scope): readonly Amounts[] {
    const counts = new Map<string, Quantity>();
    const others: Amounts[] = [];
    for (const usage of this.#usages.values()) {
      const total = usage.total(scope);
      if (usage.measure.countsOnly) addTo(counts, total);
      else others.push(total);
    }
    return [counts, ...others];
  }

  /** What is used of each of its names, as far as anybody knows. */
  *used(quota: KnownQuota, bounds: UsageBounds): Steps<Map<string, Quantity>> {
    const used = new Map<string, Quantity>();
    yield* forEachOf(quota.hard.keys(), (name) => {
      const amount = this.#usedOf(name, quota.status.used.get(name), bounds);
      if (amount !== undefined) used.set(name, amount);
    });
    return used;
  }

  #usedOf(name: string, said: Quantity | undefined, { least, most }: UsageBounds): Quantity | undefined {
    const known = least.get(name) ?? (this.#isMeasured(name) ? ZERO : undefined);
    return known === undefined || said === undefined ? (known ?? said) : within(said, known, most.get(name) ?? known);
  }

  /** Whether it is known how much is used of a name in `hard`. */
  #isMeasured(name: string): boolean {
    if (this.#counted.has(name)) return true;
    const special = this.parts.measures.special(name);
    return special !== undefined && this.#usages.has(qualified(special));
  }
}
