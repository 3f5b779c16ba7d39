/** Keys waiting to be worked on: each once, a few at a time, again after a pause when the work failed. */
import { HolderAmounts } from "../../flow/holder-amounts.js";
import { LONGEST_TIMER_MS, laterTurn, unheld } from "../pause.js";
import { KeysInTurns } from "./keys-in-turns.js";

/** The pause after the first failure of a key, and the longest one. */
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 60_000;
/** Milliseconds for which keys are begun before whatever else the event loop has gets its turn. */
const SLICE_MS = 4;
/** Keys that are worked on without a place, for each place there is. */
const AWAY_FOR_A_PLACE = 4;

export interface WorkQueueOptions {
  /** Keys worked on at the same time. */
  readonly parallel: number;
  /**
   * Whose a key is, of a namespace say. Holders then take turns, and none has more places than it leaves free for others: half of them at
   * most, however many of its keys wait. Default: all keys are of one, which may have all places.
   */
  holderOf?(key: string): string;
  /**
   * Milliseconds after which a key that is worked on leaves its place to another, as it waits for somebody: a webhook, say. Of those there
   * are four for each place at most, and no holder has more than are left for others. Default: it keeps its place.
   */
  readonly patienceMs?: number;
  /** Does all there is to do for a key now; throws to be called again later. */
  work(key: string): Promise<void>;
  /** Told of each failure. */
  failed(key: string, error: unknown): void;
  /** Pauses after failures, growing twofold; default 20 ms to a minute. */
  readonly firstPauseMs?: number;
  readonly longestPauseMs?: number;
  /** Keys begun a second over all, in the long run; default no limit. A second's worth may be begun at once. */
  readonly perSecond?: number;
}

type Timer = ReturnType<typeof setTimeout>;

/** Bounded by the number of distinct keys. A key added while it is worked on is worked on again. */
export class WorkQueue {
  readonly #waiting: KeysInTurns;
  /** When each was begun, the earliest first. */
  readonly #working = new Map<string, number>();
  /** Of those, the ones that have left their places. */
  readonly #away = new Set<string>();
  readonly #awayOf = new HolderAmounts();
  #awayTimer: Timer | undefined;
  /** Keys added while they are worked on: they wait once that is done. */
  readonly #again = new Set<string>();
  readonly #failures = new Map<string, number>();
  readonly #pauses = new Map<string, { readonly timer: Timer; readonly due: number }>();
  #tokens: number;
  #filledAt = performance.now();
  #refill: Timer | undefined;
  /** When others had their turn last, as far as this queue saw to it. */
  #turnBegan = performance.now();
  #isGivingTurn = false;
  #idle: PromiseWithResolvers<void> | undefined;
  #closed = false;

  constructor(private readonly options: WorkQueueOptions) {
    const { parallel, holderOf } = options;
    this.#waiting = new KeysInTurns(parallel, holderOf === undefined ? undefined : (key) => holderOf.call(options, key));
    this.#tokens = options.perSecond ?? Number.POSITIVE_INFINITY;
  }

  /** Keys that wait for their turn now, without those that wait out a pause. */
  get size(): number {
    return this.#waiting.size + this.#again.size;
  }

  add(key: string): void {
    if (this.#closed) return;
    if (this.#working.has(key)) {
      this.#again.add(key);
      return;
    }
    this.#waiting.add(key);
    this.#start();
  }

  /** Adds a key after a time; of several such wishes the earliest counts. */
  addAfter(key: string, milliseconds: number): void {
    if (this.#closed) return;
    const due = performance.now() + milliseconds;
    const known = this.#pauses.get(key);
    if (known !== undefined && known.due <= due) return;
    clearTimeout(known?.timer);
    const ended = (): void => {
      this.#pauses.delete(key);
      if (milliseconds > LONGEST_TIMER_MS) this.addAfter(key, milliseconds - LONGEST_TIMER_MS);
      else this.add(key);
    };
    const timer = setTimeout(ended, Math.min(milliseconds, LONGEST_TIMER_MS));
    this.#pauses.set(key, { timer: unheld(timer), due });
  }

  /** Whether a key waits out a pause, after which it is worked on. */
  isPausing(key: string): boolean {
    return this.#pauses.has(key);
  }

  /** Resolves when no key waits or is worked on; those that wait out a pause do not count. */
  idle(): Promise<void> {
    if (this.#waiting.size === 0 && this.#working.size === 0) return Promise.resolve();
    this.#idle ??= Promise.withResolvers();
    return this.#idle.promise;
  }

  /** Starts nothing more; work under way ends by itself. */
  close(): void {
    this.#closed = true;
    this.#waiting.clear();
    this.#again.clear();
    clearTimeout(this.#refill);
    clearTimeout(this.#awayTimer);
    for (const { timer } of this.#pauses.values()) clearTimeout(timer);
    this.#pauses.clear();
    this.#tellIdle();
  }

  #start(): void {
    while (this.#waiting.isReady && !this.#givesTurn() && this.#mayBegin()) void this.#run(this.#waiting.take());
  }

  /** Work that waits for nothing outside would else go on from key to key in one turn. */
  #givesTurn(): boolean {
    if (this.#isGivingTurn) return true;
    if (performance.now() - this.#turnBegan < SLICE_MS) return false;
    this.#isGivingTurn = true;
    laterTurn(() => {
      this.#isGivingTurn = false;
      this.#turnBegan = performance.now();
      this.#start();
    });
    return true;
  }

  #mayBegin(): boolean {
    const { perSecond } = this.options;
    if (perSecond === undefined) return true;
    const now = performance.now();
    this.#tokens = Math.min(Math.max(1, perSecond), this.#tokens + ((now - this.#filledAt) * perSecond) / 1000);
    this.#filledAt = now;
    if (this.#tokens >= 1) {
      this.#tokens--;
      return true;
    }
    this.#refill ??= unheld(
      setTimeout(
        () => {
          this.#refill = undefined;
          this.#start();
        },
        ((1 - this.#tokens) * 1000) / perSecond,
      ),
    );
    return false;
  }

  async #run(key: string): Promise<void> {
    this.#working.set(key, performance.now());
    this.#watchPlaces();
    try {
      // Not before the caller that added the key has finished its own turn.
      await Promise.resolve();
      await this.options.work(key);
      this.#failures.delete(key);
    } catch (error) {
      if (!this.#closed) this.#retry(key, error);
    } finally {
      this.#working.delete(key);
      this.#comeBack(key);
      if (this.#again.delete(key)) this.#waiting.add(key);
      if (!this.#closed) this.#start();
      this.#tellIdle();
    }
  }

  #watchPlaces(): void {
    const { patienceMs } = this.options;
    if (patienceMs === undefined || this.#awayTimer !== undefined || this.#closed) return;
    this.#awayTimer = unheld(
      setTimeout(() => {
        this.#awayTimer = undefined;
        this.#leavePlaces(performance.now() - patienceMs);
        if (this.#working.size > this.#away.size) this.#watchPlaces();
        this.#start();
      }, patienceMs / 2),
    );
  }

  /** Of those begun by a time. */
  #leavePlaces(begunBy: number): void {
    const most = this.options.parallel * AWAY_FOR_A_PLACE;
    for (const [key, begun] of this.#working) {
      if (begun > begunBy || this.#away.size >= most) break;
      if (this.#away.has(key)) continue;
      const holder = this.options.holderOf?.(key);
      if (holder !== undefined && this.#awayOf.of(holder) >= most - this.#away.size) continue;
      if (holder !== undefined) this.#awayOf.add(holder, 1);
      this.#away.add(key);
      this.#waiting.leave(key);
    }
  }

  #comeBack(key: string): void {
    const wasAway = this.#away.delete(key);
    const holder = wasAway ? this.options.holderOf?.(key) : undefined;
    if (!wasAway) this.#waiting.leave(key);
    else if (holder !== undefined) this.#awayOf.add(holder, -1);
  }

  #retry(key: string, error: unknown): void {
    const { firstPauseMs = FIRST_PAUSE_MS, longestPauseMs = LONGEST_PAUSE_MS } = this.options;
    const failures = (this.#failures.get(key) ?? 0) + 1;
    this.#failures.set(key, failures);
    this.options.failed(key, error);
    this.addAfter(key, Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs));
  }

  #tellIdle(): void {
    if (this.#waiting.size > 0 || this.#working.size > 0) return;
    this.#idle?.resolve();
    this.#idle = undefined;
  }
}
