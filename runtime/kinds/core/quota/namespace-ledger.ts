/**
 * The quotas of one namespace and what is used of them. Everything goes through rounds, one at a time: what waits is weighed together
 * against what the objects use now, the quotas are written once, and only then the writes that were weighed may go on.
 */
import type { RequestContext } from "../../../definition/request-context.js";
import { conflict, OBJECT_MODIFIED, writeWithdrawn } from "../../../errors/constructors.js";
import { hasReason } from "../../../errors/status.js";
import { objectKey } from "../../../registry/keys.js";
import type { ObjectEntry } from "../../../registry/object-entry.js";
import type { ResourceStore } from "../../../registry/resource-store.js";
import type { Quantity } from "../../../schema/quantity.js";
import type { Revision } from "../../../storage/key-value-store.js";
import { addTo, sameAmounts, textsOf, within, ZERO } from "../amounts.js";
import type { Charge, WeighedQuota } from "./charge.js";
import { KnownQuota } from "./known-quota.js";
import { type Measure, type Measures, qualified, type ResourceId } from "./measure.js";
import { followUsage, type ObjectUsage } from "./object-usage.js";

/** Rounds that a charge goes through against writers of other servers before its caller is told of a conflict. */
const MAXIMUM_ROUNDS = 32;

export interface LedgerParts {
  /** The quotas. */
  readonly store: ResourceStore;
  readonly measures: Measures;
  /** As whom quotas are written. */
  readonly context: RequestContext;
  storeOf(resource: ResourceId): ResourceStore | undefined;
  /** Takes in what the cache shows of quotas; false while their first state is still being read. */
  catchUp(): boolean;
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

/** Somebody else has written the quota. */
const RACED = Symbol("raced");

interface Failure {
  readonly error: unknown;
}

const isFailure = (outcome: unknown): outcome is Failure => typeof outcome === "object" && outcome !== null;

export class NamespaceLedger {
  readonly #quotas = new Map<string, KnownQuota>();
  readonly #usages = new Map<string, ObjectUsage>();
  /** The names in `hard` of which it is known how much is used. */
  readonly #measured = new Set<string>();
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
  ) {}

  get isEmpty(): boolean {
    return this.#quotas.size === 0;
  }

  /** A quota is there, or has changed. */
  set(entry: ObjectEntry): void {
    const before = this.#quotas.get(entry.name);
    const quota = new KnownQuota(entry, before);
    if (!this.parts.store.exclusive) quota.noteTaken(before);
    this.#quotas.set(entry.name, quota);
    // Most changes are of what is used.
    if (before === undefined || !quota.speaksOfTheSameAs(before)) this.follow();
  }

  remove(name: string): void {
    this.#quotas.delete(name);
    this.follow();
  }

  /** Follows what the quotas speak of, where that is served. */
  follow(): void {
    if (this.#closed) return;
    const wanted = new Map<string, Measure>();
    this.#measured.clear();
    for (const { hard } of this.#quotas.values()) {
      for (const name of hard.keys()) {
        const measure = this.parts.measures.behind(name);
        if (measure === undefined || this.parts.storeOf(measure) === undefined) continue;
        wanted.set(qualified(measure), measure);
        this.#measured.add(name);
      }
    }
    for (const [name, usage] of this.#usages) {
      if (wanted.has(name) && this.parts.storeOf(usage.measure) === usage.store) continue;
      usage.close();
      this.#usages.delete(name);
    }
    const scopes = new Set([...this.#quotas.values()].map(({ scope }) => scope.key));
    for (const usage of this.#usages.values()) usage.keep(scopes);
    for (const [name, measure] of wanted) {
      const store = this.parts.storeOf(measure);
      if (store === undefined || this.#usages.has(name)) continue;
      const changed = (): void => this.parts.changed(this.namespace);
      this.#usages.set(name, followUsage({ measure, store, namespace: this.namespace, changed }));
    }
  }

  /** Whether any quota counts objects of a resource. */
  counts(resource: ResourceId): boolean {
    return this.#usages.has(qualified(resource));
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
    await this.#catchUp();
    const weighed = [...this.#quotas.values()].map((quota): WeighedQuota => ({ quota, used: this.#used(quota) }));
    this.#own.clear();
    const touching = new Map<Waiting, readonly WeighedQuota[]>();
    for (const each of waiting) {
      try {
        if (each.charge.options.signal.aborted) throw writeWithdrawn();
        const touched = each.charge.weigh(weighed);
        if (touched.length === 0) each.done(undefined);
        else touching.set(each, touched);
      } catch (error) {
        each.failed(error);
      }
    }
    const { exclusive } = this.parts.store;
    const writing = weighed.map(async (each) => [each, await this.#write(each).catch((error: unknown) => ({ error }))] as const);
    // Where nobody else writes, all that is taken is known here: status and objects go to the store together.
    if (exclusive) for (const each of touching.keys()) this.#hold(each);
    const outcomes = new Map<WeighedQuota, unknown>(await Promise.all(writing));
    for (const [each, touched] of exclusive ? [] : touching) {
      this.#settle(
        each,
        touched.map((quota) => outcomes.get(quota)),
      );
    }
    this.#answer(recounts, [...outcomes.values()]);
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

  /** Waits until everything that counts is as new as the cache, and that as the store. */
  async #catchUp(): Promise<void> {
    const { store, context } = this.parts;
    const usages = (): ObjectUsage[] => [...this.#usages.values()];
    if (!store.exclusive) await Promise.all([store, ...usages().map((usage) => usage.store)].map(({ cache }) => cache.fresh()));
    while (!(this.parts.catchUp() && usages().every((usage) => usage.catchUp(context.clock.now())))) {
      if (this.#closed) return;
      await new Promise((resume) => setImmediate(resume));
    }
  }

  /**
   * What is used of a quota: by the objects there are, and by those that this process is about to store. Where others write too, what
   * they have taken and not stored yet stands in the quota alone, which is believed as far as they can have taken it.
   */
  #used(quota: KnownQuota): Map<string, Quantity> {
    const known = new Map<string, Quantity>();
    for (const usage of this.#usages.values()) addTo(known, usage.total(quota.scope));
    for (const charge of this.#held) if (charge.concerns(quota) && !this.#shows(charge)) addTo(known, charge.amounts);
    const most = new Map(known);
    addTo(most, quota.underWay(this.#own));
    const used = new Map<string, Quantity>();
    for (const name of quota.hard.keys()) {
      const least = known.get(name) ?? (this.#measured.has(name) ? ZERO : undefined);
      const said = quota.status.used.get(name);
      const amount = least === undefined || said === undefined ? (least ?? said) : within(said, least, most.get(name) ?? least);
      if (amount !== undefined) used.set(name, amount);
    }
    return used;
  }

  /** Whether the object of a charge counts by itself already, or never will as it was charged. */
  #shows({ options: { measure, namespace, object, old } }: Charge): boolean {
    const store = this.#usages.get(qualified(measure))?.store;
    const entry = store?.cache.get(objectKey(store.prefix, namespace, object.metadata.name ?? ""));
    if (old === undefined) return entry?.metadata().uid === object.metadata.uid;
    return entry?.resourceVersion !== old.metadata.resourceVersion;
  }

  /** Writes the status of a quota where it is not true, guarded by the state that was weighed. */
  async #write({ quota, used }: WeighedQuota): Promise<typeof RACED | undefined> {
    if (sameAmounts(quota.status.hard, quota.hard) && sameAmounts(quota.status.used, used)) return undefined;
    const { store, context } = this.parts;
    const target = { definition: store.definition, namespace: this.namespace, name: quota.name, subresource: "status" };
    const status = { hard: textsOf(quota.hard), used: textsOf(used) };
    let raced = false;
    try {
      const { object } = await store.update(
        context,
        target,
        (current) => {
          raced = current?.metadata.resourceVersion !== quota.entry.resourceVersion;
          if (current === undefined || raced) throw conflict(store.definition, quota.name, OBJECT_MODIFIED);
          return { ...current, status };
        },
        {},
      );
      if (!store.exclusive) this.#own.add(Number(object.object().metadata.resourceVersion));
      return undefined;
    } catch (error) {
      if (raced || hasReason(error, "NotFound")) return RACED;
      throw error;
    }
  }
}
