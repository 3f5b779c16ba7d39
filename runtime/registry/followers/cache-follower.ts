/**
 * Follows one resource from its present state on, without gaps: what every control loop starts from. What cannot be told of one object
 * is reported by its key, and the others are gone on with: nothing that a client writes ends the server here.
 */

import type { CacheChange, CacheSnapshot, CacheWatch } from "../../storage/cache/resource-cache.js";
import type { ObjectEntry } from "../object-entry.js";
import type { ResourceStore } from "../resource-store.js";
import { inFollowersTurn } from "./turns.js";

/** Changes that may wait; beyond that the follower starts over from the state, which costs time and nothing else. */
const QUEUE_LIMIT = 100_000;

export interface CacheFollowerOptions {
  readonly store: ResourceStore;
  /** Narrows to one namespace; "" is all. */
  readonly prefix?: string;
  /**
   * An object that is there, at the start and again whenever the follower starts over. It may be large, and has not been read. Whoever
   * has more to do with it than fits into a slice returns a promise, and is told no more until then. What is thrown goes to
   * {@link ResourceStore.followFailed}.
   */
  present?(entry: ObjectEntry): unknown;
  /**
   * All that was there has been given to `present`; what was known before and not given again is gone. Called at the start, too, and
   * whether or not anybody asks what is present. What it returns is waited for as with `present`.
   */
  settled?(): unknown;
  /** As {@link present}. */
  changed(change: CacheChange<ObjectEntry>): unknown;
}

interface Step {
  /** Of the object that is told of; the follower's prefix for all of them. */
  readonly key: string;
  run(): unknown;
}

export class CacheFollower {
  readonly #prefix: string;
  #watch: CacheWatch<ObjectEntry> | undefined;
  /** What is to be told before the watch is asked for more. */
  #steps: Iterator<Step> | undefined;
  /** Whether those are of the present state. */
  #isStarting = false;
  /** Whether whoever was told is not ready for more. */
  #isWaiting = false;
  #scheduled = false;

  constructor(private readonly options: CacheFollowerOptions) {
    this.#prefix = options.prefix ?? options.store.prefix;
    this.#open();
  }

  close(): void {
    this.#watch?.close();
    this.#watch = undefined;
    this.#steps = undefined;
  }

  /**
   * Tells of the changes that wait, at once: what the follower knows is then as new as the cache. False while the present state is being
   * told, which goes on by itself, and when `isOver` says that others are to have their turn. Nothing more comes when follower or cache is
   * closed.
   */
  catchUp(isOver = (): boolean => false): boolean {
    const watch = this.#watch;
    if (watch === undefined) return true;
    if (this.#isStarting || this.#isWaiting) return false;
    do {
      for (let next = this.#steps?.next(); next?.done === false; next = this.#steps?.next()) {
        if (this.#waitsFor(next.value)) return false;
        if (!isOver()) continue;
        this.#schedule();
        return false;
      }
      const changes = watch.take();
      this.#steps = changes.length === 0 ? undefined : this.#changeSteps(changes);
    } while (this.#steps !== undefined);
    if (watch.ended === undefined || watch.ended === "closed") return true;
    this.#schedule();
    return false;
  }

  #open(): void {
    const { store } = this.options;
    const snapshot = store.cache.snapshot();
    this.#steps = this.#initialSteps(snapshot);
    this.#isStarting = true;
    this.#watch = store.cache.watch({
      prefix: this.#prefix,
      after: snapshot.revision,
      queueLimit: QUEUE_LIMIT,
      onReady: () => this.#schedule(),
    });
    this.#schedule();
  }

  *#initialSteps(snapshot: CacheSnapshot<ObjectEntry>): Generator<Step> {
    const { present, settled } = this.options;
    if (present !== undefined) {
      for (const entry of snapshot.entries(this.#prefix)) {
        yield { key: entry.key, run: () => present(entry) };
      }
    }
    if (settled !== undefined) yield { key: this.#prefix, run: settled };
  }

  *#changeSteps(changes: readonly CacheChange<ObjectEntry>[]): Generator<Step> {
    for (const change of changes) {
      yield { key: change.key, run: () => this.options.changed(change) };
    }
  }

  /** Writers go first: changes are looked at once the turn that made them is over. */
  #schedule(): void {
    if (this.#scheduled || this.#isWaiting) return;
    this.#scheduled = true;
    inFollowersTurn((sliceEnd) => {
      this.#scheduled = false;
      this.#advance(sliceEnd);
    });
  }

  #advance(sliceEnd: number): void {
    const watch = this.#watch;
    if (watch === undefined || this.#isWaiting) return;
    if (this.#steps !== undefined) {
      this.#take(this.#steps, sliceEnd);
      return;
    }
    const changes = watch.take();
    if (changes.length > 0) {
      this.#take(this.#changeSteps(changes), sliceEnd);
      return;
    }
    if (watch.ended === undefined || watch.ended === "closed") return;
    watch.close();
    if (watch.ended === "slow") this.#open();
    else if (watch.ended.code === "Compacted") this.#openWhenLoaded(watch);
  }

  /** The cache has missed changes and loads its state anew: that is where the follower starts over from. */
  #openWhenLoaded(ended: CacheWatch<ObjectEntry>): void {
    this.options.store.cache.ready().then(
      () => {
        if (this.#watch === ended) this.#open();
      },
      () => undefined,
    );
  }

  /** A slice of the steps; the rest in a later turn. */
  #take(steps: Iterator<Step>, sliceEnd: number): void {
    this.#steps = steps;
    do {
      const next = steps.next();
      if (next.done) {
        this.#steps = undefined;
        this.#isStarting = false;
        break;
      }
      const isWaiting = this.#waitsFor(next.value);
      // Closed by whoever was told, or caught up with.
      if (isWaiting || this.#steps !== steps) return;
    } while (performance.now() < sliceEnd);
    this.#schedule();
  }

  /** Takes a step; true when nothing more is to be told until what it began is over. */
  #waitsFor({ key, run }: Step): boolean {
    const { store } = this.options;
    try {
      const pending = run();
      if (!(pending instanceof Promise)) return false;
      this.#isWaiting = true;
      void pending
        .catch((error: unknown) => store.followFailed(key, error))
        .finally(() => {
          this.#isWaiting = false;
          this.#schedule();
        });
      return true;
    } catch (error) {
      store.followFailed(key, error);
      return false;
    }
  }
}
