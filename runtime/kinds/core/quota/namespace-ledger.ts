/**
 * What is taken of the quotas of one namespace. Everything goes through rounds, one at a time: what waits is weighed together against what
 * the objects use now, the quotas are written once, and only then the writes that were weighed may go on.
 */

import { atOnce, inSlices } from "../../../codec/lists/steps.js";
import { collectionTurn, isSliceOver, pauseWhenOver } from "../../../codec/lists/turns.js";
import { conflict, OBJECT_MODIFIED, serverEnds, writeWithdrawn } from "../../../errors/constructors.js";
import { LoopSlice } from "../../../flow/loop-slice.js";
import { objectKey } from "../../../registry/keys.js";
import type { Revision } from "../../../storage/key-value-store.js";
import { type Amounts, addTo } from "../amounts.js";
import type { Charge, WeighedQuota } from "./charge.js";
import type { KnownQuota } from "./known-quota.js";
import { NamespaceQuotas, type QuotaParts, type UsageBounds } from "./namespace-quotas.js";
import { mayDiffer, RACED, type StatusWriting, writeStatus } from "./quota-status.js";

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

export interface LedgerParts extends StatusWriting, QuotaParts {}

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

export class NamespaceLedger {
  readonly quotas: NamespaceQuotas;
  readonly #held = new Set<Charge>();
  /** Revisions at which this process wrote a quota, until the follower has told of them. */
  readonly #own = new Set<Revision>();
  #waiting: Waiting[] = [];
  #recounts: Recount[] = [];
  #running = false;

  constructor(
    private readonly parts: LedgerParts,
    readonly namespace: string,
  ) {
    this.quotas = new NamespaceQuotas(parts, namespace);
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
    return this.quotas.nextLapse();
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
      const steps = this.quotas.used(quota, boundsOf(each));
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
    return this.quotas.isClosed && !this.quotas.isEmpty;
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
    await this.quotas.fresh();
    const seen: SeenQuota[] = [];
    let names: Iterator<string> | undefined;
    for (let turn = 0; !this.quotas.isClosed; turn++) {
      const isLate = turn >= MOST_TURNS;
      // Others may use up every slice.
      const isOver = isLate ? (): boolean => late.isOver() : isSliceOver;
      if (!this.quotas.catchUp(isOver)) {
        await (isLate ? late.turn(this.namespace) : new Promise((resume) => setImmediate(resume)));
        continue;
      }
      names ??= this.quotas.names();
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
      const quota = this.quotas.get(name.value);
      if (quota === undefined) continue;
      seen.push({ quota, total: this.quotas.total(quota, totals), underWay: quota.underWay(this.#own), outstanding });
      left -= QUOTA_OVERHEAD + quota.hard.size;
      if (left > 0) continue;
      if (isOver()) return false;
      left = NAMES_A_LOOK;
    }
    return true;
  }

  /** Whether the object of a charge counts by itself already, or never will as it was charged. */
  #shows({ options: { measure, namespace, object, old } }: Charge): boolean {
    const store = this.quotas.storeOf(measure);
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
