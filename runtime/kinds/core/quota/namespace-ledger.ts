/**
 * The quotas of one namespace and what is used of them. Everything goes through rounds, one at a time: what waits is weighed together
 * against what the objects use now, the quotas are written once, and only then the writes that were weighed may go on.
 */

import { atOnce, forEachOf, inSlices, type Steps } from "../../../codec/lists/steps.js";
import { collectionTurn, isSliceOver, pauseWhenOver } from "../../../codec/lists/turns.js";
import { conflict, OBJECT_MODIFIED, serverEnds, writeWithdrawn } from "../../../errors/constructors.js";
import { LoopSlice } from "../../../flow/loop-slice.js";
import { objectKey } from "../../../registry/keys.js";
import type { ObjectEntry } from "../../../registry/object-entry.js";
import type { ResourceStore } from "../../../registry/resource-store.js";
import type { Quantity } from "../../../schema/quantity.js";
import type { Revision } from "../../../storage/key-value-store.js";
import { type Amounts, addTo, masked, selected, within, ZERO } from "../amounts.js";
import type { Charge, WeighedQuota } from "./charge.js";
import { countedNames } from "./counts.js";
import { KnownQuota, type QuotaSurroundings } from "./known-quota.js";
import { type Measure, type Measures, qualified, type ResourceId } from "./measure.js";
import { followUsage, type ObjectUsage } from "./object-usage.js";
import { mayDiffer, RACED, type StatusWriting, writeStatus } from "./quota-status.js";
import type { Scope } from "./scopes.js";

/** Rounds that a charge goes through against writers of other servers before its caller is told of a conflict. */
const MAXIMUM_ROUNDS = 32;
/** Turns of the event loop in which a round waits for slices to take in what has changed; from then on it has part in one that all late ones share. */
const MOST_TURNS = 100;
const late = new LoopSlice();
/** Names of quotas that are looked at between two looks at the clock, each quota counting as some more. */
const NAMES_A_LOOK = 48;
const QUOTA_OVERHEAD = 8;
/** Statuses that are written together: the writes of others wait for no more of them, however many quotas a namespace has. */
const MOST_WRITTEN = 64;

export interface LedgerParts extends StatusWriting {
  readonly measures: Measures;
  /** All resources that are kept. */
  stores(): Iterable<ResourceStore>;
  /** Takes in what the cache shows of quotas; false while their first state is still being read. */
  catchUp(isOver?: () => boolean): boolean;
  /** What is used of the quotas of a namespace may have changed. */
  changed(namespace: string): void;
}

/** Held from when a quota was charged until the object is stored, or is not. */
export interface Held {
  /** `stored`: the object is in the store, where it counts by itself. */
  end(stored: boolean): void;
}

interface Waiting {
  readonly charge: Charge;
  rounds: number;
  done(held: Held | undefined): void;
  failed(error: unknown): void;
}

interface Recount {
  done(): void;
  failed(error: unknown): void;
}

/** What is used of a quota at least and at most; nothing is said of what nobody uses. */
interface UsageBounds {
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

interface Failure {
  readonly error: unknown;
}

/** A quota, what is used of it and what is held: all of one turn of the event loop, which need not be that of other quotas. */
interface SeenQuota {
  readonly quota: KnownQuota;
  /** What the objects there are use within its scope, of what it bounds. */
  readonly total: Amounts;
  /** What other servers have taken and not stored yet. */
  readonly underWay: Amounts;
  /** What was taken here and shows in no object yet. */
  readonly outstanding: readonly Charge[];
}

/**
 * What is used of a quota at least: by the objects there are, and by those that this process is about to store. Where others write too,
 * what they have taken and not stored yet stands in the quota alone, which is believed as far as they can have taken it.
 */
function boundsOf({ quota, total, underWay, outstanding }: SeenQuota): UsageBounds {
  const least = new Map(total);
  for (const charge of outstanding) if (charge.concerns(quota)) addTo(least, charge.amounts);
  if (underWay.size === 0) return { least, most: least };
  const most = new Map(least);
  addTo(most, underWay);
  return { least, most };
}

/** What became of the write of a quota. */
type Outcome = Promise<readonly [WeighedQuota, unknown]>;

const isFailure = (outcome: unknown): outcome is Failure => typeof outcome === "object" && outcome !== null;

export class NamespaceLedger implements QuotaSurroundings {
  readonly #quotas = new Map<string, KnownQuota>();
  readonly #usages = new Map<string, ObjectUsage>();
  #served: Map<string, Served>;
  /** Those that quotas have, by key. */
  readonly #scopes = new Map<string, SharedScope>();
  /** Names of numbers of objects that are known. */
  readonly #counted = new Set<string>();
  /** Quotas that are being read: nobody knows yet what they speak of. */
  reading = 0;
  readonly #held = new Set<Charge>();
  /** Revisions at which this process wrote a quota, until the follower has told of them. */
  readonly #own = new Set<Revision>();
  #waiting: Waiting[] = [];
  #recounts: Recount[] = [];
  #running = false;
  #closed = false;

  constructor(
    private readonly parts: LedgerParts,
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

  /** Resolves when the quotas are charged, with what has to be ended; undefined when nothing was taken. @throws StatusError 403, 409, 504. */
  charge(charge: Charge): Promise<Held | undefined> {
    return new Promise((done, failed) => {
      this.#waiting.push({ charge, rounds: 0, done, failed });
      this.#run();
    });
  }

  /** Resolves when the status of every quota is true; with the next moment at which something lapses by itself. */
  async recount(): Promise<number> {
    await new Promise<void>((done, failed) => {
      this.#recounts.push({ done, failed });
      this.#run();
    });
    return Math.min(Number.POSITIVE_INFINITY, ...[...this.#usages.values()].map((usage) => usage.nextLapse()));
  }

  close(): void {
    this.#closed = true;
    for (const usage of this.#usages.values()) usage.close();
    this.#usages.clear();
  }

  #run(): void {
    if (this.#running) return;
    this.#running = true;
    void this.#rounds();
  }

  async #rounds(): Promise<void> {
    // What comes in the same turn is weighed together.
    await Promise.resolve();
    while (this.#waiting.length > 0 || this.#recounts.length > 0) {
      const waiting = this.#waiting;
      const recounts = this.#recounts;
      this.#waiting = [];
      this.#recounts = [];
      try {
        await this.#round(waiting, recounts);
      } catch (error) {
        for (const each of [...waiting, ...recounts]) each.failed(error);
      }
    }
    this.#running = false;
  }

  async #round(waiting: readonly Waiting[], recounts: readonly Recount[]): Promise<void> {
    const seen = await this.#see();
    if (this.#isEnding) return this.#refuse(waiting, recounts);
    this.#own.clear();
    const weighed: WeighedQuota[] = [];
    for (const each of seen) {
      const { quota } = each;
      const steps = this.#used(quota, boundsOf(each));
      weighed.push({ quota, used: quota.isLarge ? await inSlices(steps) : atOnce(steps) });
      await pauseWhenOver();
    }
    const touching = new Map<Waiting, readonly WeighedQuota[]>();
    for (const each of waiting) {
      try {
        if (each.charge.options.caller.isGone) throw writeWithdrawn();
        const touched = await inSlices(each.charge.weigh(weighed));
        if (touched.length === 0) each.done(undefined);
        else touching.set(each, touched);
      } catch (error) {
        each.failed(error);
      }
    }
    const differing: WeighedQuota[] = [];
    for (const each of weighed) {
      if (mayDiffer(each)) differing.push(each);
      await pauseWhenOver();
    }
    const { exclusive } = this.parts.store;
    const outcomes = new Map<WeighedQuota, unknown>();
    const writing = await this.#beginWriting(differing, outcomes);
    if (this.#isEnding) {
      await Promise.all(writing);
      return this.#refuse([...touching.keys()], recounts);
    }
    // Where nobody else writes, all that is taken is known here: the last statuses and the objects go to the store together.
    if (exclusive) for (const each of touching.keys()) this.#hold(each);
    for (const [each, outcome] of await Promise.all(writing)) outcomes.set(each, outcome);
    for (const [each, touched] of exclusive ? [] : touching) {
      this.#settle(
        each,
        touched.map((quota) => outcomes.get(quota)),
      );
    }
    this.#answer(recounts, [...outcomes.values()]);
  }

  /** Whether nothing is counted any more, though there are quotas. */
  get #isEnding(): boolean {
    return this.#closed && !this.isEmpty;
  }

  #refuse(waiting: readonly Waiting[], recounts: readonly Recount[]): void {
    for (const each of waiting) each.failed(serverEnds());
    for (const each of recounts) each.done();
  }

  /** Writes one group after the other; gives what is under way of the last one. */
  async #beginWriting(differing: readonly WeighedQuota[], outcomes: Map<WeighedQuota, unknown>): Promise<readonly Outcome[]> {
    let writing: Outcome[] = [];
    for (const each of differing) {
      if (this.#isEnding) break;
      if (writing.length === MOST_WRITTEN) {
        for (const [written, outcome] of await Promise.all(writing)) outcomes.set(written, outcome);
        writing = [];
      }
      writing.push(this.#outcome(each));
      await pauseWhenOver();
    }
    return writing;
  }

  #answer(recounts: readonly Recount[], outcomes: readonly unknown[]): void {
    const failure = outcomes.find(isFailure);
    for (const recount of recounts) {
      if (failure !== undefined) recount.failed(failure.error);
      else if (outcomes.includes(RACED)) this.#recounts.push(recount);
      else recount.done();
    }
    if (recounts.length === 0 && (failure !== undefined || outcomes.includes(RACED))) this.parts.changed(this.namespace);
  }

  #hold({ charge, done }: Waiting): void {
    this.#held.add(charge);
    done({ end: (stored) => this.#end(charge, stored) });
  }

  /** A charge whose quotas are all written holds what it took; one that lost to another writer is weighed again. */
  #settle(waiting: Waiting, outcomes: readonly unknown[]): void {
    const failure = outcomes.find(isFailure);
    if (failure !== undefined) {
      waiting.failed(failure.error);
      this.parts.changed(this.namespace);
    } else if (!outcomes.includes(RACED)) {
      this.#hold(waiting);
    } else if (++waiting.rounds < MAXIMUM_ROUNDS) {
      this.#waiting.push(waiting);
    } else {
      const { definition, object } = waiting.charge.options;
      waiting.failed(conflict(definition, object.metadata.name ?? "", OBJECT_MODIFIED));
      this.parts.changed(this.namespace);
    }
  }

  #end(charge: Charge, stored: boolean): void {
    this.#held.delete(charge);
    if (!stored) this.parts.changed(this.namespace);
  }

  /**
   * What is used of the quotas there are now. There may be thousands, with a scope each: as many are looked at in one turn as its slice
   * allows. What is stored meanwhile is known of each by one of the ways in which it is looked for.
   */
  async #see(): Promise<readonly SeenQuota[]> {
    await this.#fresh();
    const seen: SeenQuota[] = [];
    let names: Iterator<string> | undefined;
    for (let turn = 0; !this.#closed; turn++) {
      const isLate = turn >= MOST_TURNS;
      // Others may use up every slice.
      const isOver = isLate ? (): boolean => late.isOver() : isSliceOver;
      if (!this.#catchUp(isOver)) {
        await (isLate ? late.turn(this.namespace) : new Promise((resume) => setImmediate(resume)));
        continue;
      }
      names ??= [...this.#quotas.keys()].values();
      if (this.#seeMore(names, seen, isOver)) break;
      await (isLate ? late.turn(this.namespace) : collectionTurn());
    }
    return seen;
  }

  /** Looks at some quotas, and on until the slice is over; false then. Nothing that counts may change between this call and the look at what does. */
  #seeMore(names: Iterator<string>, seen: SeenQuota[], isOver: () => boolean): boolean {
    const outstanding = [...this.#held].filter((charge) => !this.#shows(charge));
    const totals = new Map<string, readonly Amounts[]>();
    let left = NAMES_A_LOOK;
    for (let name = names.next(); name.done !== true; name = names.next()) {
      const quota = this.#quotas.get(name.value);
      if (quota === undefined) continue;
      seen.push({ quota, total: this.#total(quota, totals), underWay: quota.underWay(this.#own), outstanding });
      left -= QUOTA_OVERHEAD + quota.hard.size;
      if (left > 0) continue;
      if (isOver()) return false;
      left = NAMES_A_LOOK;
    }
    return true;
  }

  /** Waits until the cache is as new as the store. */
  async #fresh(): Promise<void> {
    const { store } = this.parts;
    if (store.exclusive) return;
    await Promise.all([store, ...Array.from(this.#usages.values(), (usage) => usage.store)].map(({ cache }) => cache.fresh()));
  }

  /** Has everything that counts taken in what the cache shows; false while that goes on. */
  #catchUp(isOver: () => boolean): boolean {
    const { context } = this.parts;
    // There may be thousands of scopes to each object, and thousands of kinds of objects to each new scope.
    return this.parts.catchUp(isOver) && [...this.#usages.values()].every((usage) => usage.catchUp(context.clock.now(), isOver));
  }

  /** What the objects there are use within the scope of a quota of what it bounds; `known` is by scopes, which many quotas share. */
  #total({ scope, hard }: KnownQuota, known: Map<string, readonly Amounts[]>): Amounts {
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
  *#used(quota: KnownQuota, bounds: UsageBounds): Steps<Map<string, Quantity>> {
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

  /** Whether the object of a charge counts by itself already, or never will as it was charged. */
  #shows({ options: { measure, namespace, object, old } }: Charge): boolean {
    const store = this.#usages.get(qualified(measure))?.store;
    const entry = store?.cache.get(objectKey(store.prefix, namespace, object.metadata.name ?? ""));
    if (old === undefined) return entry?.uid === object.metadata.uid;
    return entry?.resourceVersion !== old.metadata.resourceVersion;
  }

  async #outcome(each: WeighedQuota): Outcome {
    return [each, await this.#write(each).catch((error: unknown) => ({ error }))];
  }

  async #write(weighed: WeighedQuota): Promise<typeof RACED | undefined> {
    const revision = await writeStatus(this.parts, weighed);
    if (typeof revision === "number") this.#own.add(revision);
    return revision === RACED ? RACED : undefined;
  }
}
