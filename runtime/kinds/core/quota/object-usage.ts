/** What the objects of one resource in one namespace use, as new as the cache. */
import { CacheFollower } from "../../../registry/followers/cache-follower.js";
import { type FollowedIndex, followIndex } from "../../../registry/followers/index-follower.js";
import { collectionPrefix } from "../../../registry/keys.js";
import type { ObjectEntry } from "../../../registry/object-entry.js";
import type { ResourceStore } from "../../../registry/resource-store.js";
import type { Quantity } from "../../../schema/quantity.js";
import { type Amounts, addTo, NOTHING, sameAmounts, takeFrom, wholeNumber } from "../amounts.js";
import { countedNames } from "./counts.js";
import type { Measure } from "./measure.js";
import { type Alike, ScopeSum } from "./scope-sum.js";
import { type Scope, type ScopeTraits, traitsKey } from "./scopes.js";

export interface ObjectUsage {
  readonly measure: Measure;
  readonly store: ResourceStore;
  /** Takes in what the cache shows now; false as long as that goes on, and once `isOver` says so. */
  catchUp(now: number, isOver?: () => boolean): boolean;
  /** Has `catchUp` sum up what the objects within a scope use, and keep that true until the scope is forgotten. */
  add(scope: Scope): void;
  /** What the objects within a scope use in all; after `catchUp`. */
  total(scope: Scope): Amounts;
  /** Forgets the sums of the scope with this key. */
  forget(scope: string): void;
  /** The next moment at which something lapses, in milliseconds since the epoch. */
  nextLapse(): number;
  close(): void;
}

export interface ObjectUsageOptions {
  readonly measure: Measure;
  readonly store: ResourceStore;
  readonly namespace: string;
  /** Objects have come, gone or changed. */
  changed(): void;
}

export function followUsage(options: ObjectUsageOptions): ObjectUsage {
  return options.measure.countsOnly ? new CountedObjects(options) : new MeasuredObjects(options);
}

/** The cache knows how many there are. */
class CountedObjects implements ObjectUsage {
  readonly measure: Measure;
  readonly store: ResourceStore;
  readonly #prefix: string;
  readonly #follower: CacheFollower;

  constructor({ measure, store, namespace, changed }: ObjectUsageOptions) {
    this.measure = measure;
    this.store = store;
    this.#prefix = collectionPrefix(store.prefix, namespace);
    this.#follower = new CacheFollower({
      store,
      prefix: this.#prefix,
      settled: changed,
      changed: ({ current, previous }) => {
        if ((current === undefined) !== (previous === undefined)) changed();
      },
    });
  }

  catchUp(): boolean {
    return true;
  }

  add(): void {}

  total({ key }: Scope): Amounts {
    if (key !== "") return NOTHING;
    const count = wholeNumber(this.store.cache.snapshot().count(this.#prefix));
    const sum = new Map<string, Quantity>();
    for (const name of countedNames(this.measure)) sum.set(name, count);
    return sum;
  }

  forget(): void {}

  nextLapse(): number {
    return Number.POSITIVE_INFINITY;
  }

  close(): void {
    this.#follower.close();
  }
}

/** Amounts of one object in all sums that are changed in one go. */
const MOST_AT_ONCE = 4096;

interface MeasuredObject {
  readonly usage: Amounts;
  readonly alike: Alike;
}

/** What an object uses from a time on, in milliseconds since the epoch: known when it is looked at, so that it need not be read then. */
interface Lapse {
  readonly time: number;
  readonly usage: Amounts;
  readonly traits: ScopeTraits | undefined;
}

/**
 * Looks at each object once per change and keeps what it uses, and the sums of the scopes that were added: those of a new one are made of
 * the sums of objects that are alike, kind by kind. One that cannot be measured uses what it did when it was measured last.
 */
class MeasuredObjects implements ObjectUsage {
  readonly measure: Measure;
  readonly store: ResourceStore;
  readonly #known = new Map<string, MeasuredObject>();
  readonly #alike = new Map<string, Alike>();
  readonly #lapsing = new Map<string, Lapse>();
  readonly #sums = new Map<string, ScopeSum>();
  /** Of those, the ones that are not whole yet. */
  readonly #unsummed = new Set<ScopeSum>();
  readonly #followed: FollowedIndex;
  #now = 0;
  #kinds = 0;

  constructor({ measure, store, namespace, changed }: ObjectUsageOptions) {
    this.measure = measure;
    this.store = store;
    const feed = {
      keepsLastGood: true,
      set: (entry: ObjectEntry) => {
        this.#set(entry);
        changed();
      },
      remove: (key: string) => {
        this.#remove(key);
        changed();
      },
    };
    this.#followed = followIndex(store, feed, collectionPrefix(store.prefix, namespace));
  }

  catchUp(now: number, isOver?: () => boolean): boolean {
    this.#now = now;
    const isWhole = this.#followed.catchUp(isOver);
    for (const [key, { time, usage, traits }] of this.#lapsing) {
      if (time >= now) continue;
      this.#lapsing.delete(key);
      this.#keep(key, usage, traits);
      if (isOver?.() === true) return false;
    }
    if (!isWhole) return false;
    for (const sum of this.#unsummed) {
      if (!this.#sumUp(sum, isOver)) return false;
      // There may be thousands with little to take in each.
      if (this.#unsummed.size > 0 && isOver?.() === true) return false;
    }
    return true;
  }

  add(scope: Scope): void {
    this.#sumOf(scope);
  }

  total(scope: Scope): Amounts {
    const known = this.#sumOf(scope);
    this.#sumUp(known);
    return known.amounts;
  }

  forget(scope: string): void {
    const known = this.#sums.get(scope);
    if (known === undefined) return;
    this.#sums.delete(scope);
    this.#unsummed.delete(known);
  }

  nextLapse(): number {
    let next = Number.POSITIVE_INFINITY;
    for (const { time } of this.#lapsing.values()) next = Math.min(next, time);
    return next;
  }

  close(): void {
    this.#followed.close();
  }

  #sumOf(scope: Scope): ScopeSum {
    let known = this.#sums.get(scope.key);
    if (known === undefined) {
      known = new ScopeSum(scope, () => this.#alike.values());
      this.#sums.set(scope.key, known);
      this.#unsummed.add(known);
    }
    return known;
  }

  /** Takes in what is left; false once `isOver` says so. */
  #sumUp(known: ScopeSum, isOver?: () => boolean): boolean {
    if (!known.isWhole && !known.takeIn(isOver)) return false;
    this.#unsummed.delete(known);
    return true;
  }

  /** Measured before anything is taken out: an object that cannot be measured leaves the sums as they are. */
  #set(entry: ObjectEntry): void {
    const object = entry.shared();
    const traits = this.measure.traits?.(object);
    const time = this.measure.lapses?.(object);
    const lapse = time === undefined || time < this.#now ? undefined : { time, usage: this.measure.usage(object, time + 1), traits };
    this.#keep(entry.key, this.measure.usage(object, this.#now), traits);
    if (lapse === undefined) this.#lapsing.delete(entry.key);
    else this.#lapsing.set(entry.key, lapse);
  }

  #keep(key: string, usage: Amounts, traits: ScopeTraits | undefined): void {
    const before = this.#known.get(key);
    // Most changes are of what nobody counts.
    if (before !== undefined && before.alike.key === keyOf(traits) && sameAmounts(before.usage, usage)) return;
    this.#forget(key);
    const alike = this.#alikeWith(traits);
    this.#known.set(key, { usage, alike });
    alike.objects++;
    addTo(alike.sum, usage);
    this.#tellSums("add", alike, usage);
  }

  /** What would take long for all of them is left to the next who asks. */
  #tellSums(change: "add" | "take", alike: Alike, usage: Amounts): void {
    const isLeft = this.#sums.size * usage.size > MOST_AT_ONCE;
    for (const each of this.#sums.values()) {
      each[change](alike, usage, isLeft);
      if (!each.isWhole) this.#unsummed.add(each);
    }
  }

  #alikeWith(traits: ScopeTraits | undefined): Alike {
    const key = keyOf(traits);
    let alike = this.#alike.get(key);
    if (alike === undefined) {
      alike = { key, number: ++this.#kinds, traits, sum: new Map(), objects: 0 };
      this.#alike.set(key, alike);
    }
    return alike;
  }

  #remove(key: string): void {
    this.#forget(key);
    this.#lapsing.delete(key);
  }

  /** Out of the sums, once. */
  #forget(key: string): void {
    const before = this.#known.get(key);
    if (before === undefined) return;
    this.#known.delete(key);
    const { usage, alike } = before;
    if (--alike.objects > 0) takeFrom(alike.sum, usage);
    else {
      this.#alike.delete(alike.key);
      // It may be being taken in.
      alike.sum.clear();
    }
    this.#tellSums("take", alike, usage);
  }
}

const keyOf = (traits: ScopeTraits | undefined): string => (traits === undefined ? "" : traitsKey(traits));
