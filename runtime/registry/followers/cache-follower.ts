/** Follows one resource from its present state on, without gaps: what every control loop starts from. */

import type { CacheChange, CacheWatch } from "../../storage/cache/resource-cache.js";
import type { ObjectEntry } from "../object-entry.js";
import type { ResourceStore } from "../resource-store.js";

/** Changes that may wait; beyond that the follower starts over from the state, which costs time and nothing else. */
const QUEUE_LIMIT = 100_000;
/** Milliseconds of telling what is there before other work gets its turn. */
const SLICE_MS = 4;
/** Entries told between two looks at the time. */
const UNTIMED = 16;

export interface CacheFollowerOptions {
  readonly store: ResourceStore;
  /** Narrows to one namespace; "" is all. */
  readonly prefix?: string;
  /** An object that is there, at the start and again whenever the follower starts over. */
  present?(entry: ObjectEntry): void;
  /** All that was there has been given to `present`; what was known before and not given again is gone. */
  settled?(): void;
  changed(change: CacheChange<ObjectEntry>): void;
}

export class CacheFollower {
  readonly #prefix: string;
  #watch: CacheWatch<ObjectEntry> | undefined;
  #initial: Iterator<ObjectEntry> | undefined;
  #scheduled = false;

  constructor(private readonly options: CacheFollowerOptions) {
    this.#prefix = options.prefix ?? options.store.prefix;
    this.#open();
  }

  close(): void {
    this.#watch?.close();
    this.#watch = undefined;
    this.#initial = undefined;
  }

  /**
   * Tells of the changes that wait, at once: what the follower knows is then as new as the cache. False while the present state is being
   * told, which goes on by itself. Nothing more comes when follower or cache is closed.
   */
  catchUp(): boolean {
    const watch = this.#watch;
    if (watch === undefined) return true;
    if (this.#initial !== undefined) return false;
    for (let changes = watch.take(); changes.length > 0; changes = watch.take()) {
      for (const change of changes) this.options.changed(change);
    }
    if (watch.ended === undefined || watch.ended === "closed") return true;
    this.#schedule();
    return false;
  }

  #open(): void {
    const { store, present } = this.options;
    const snapshot = store.cache.snapshot();
    this.#initial = present === undefined ? undefined : snapshot.entries(this.#prefix)[Symbol.iterator]();
    this.#watch = store.cache.watch({
      prefix: this.#prefix,
      after: snapshot.revision,
      queueLimit: QUEUE_LIMIT,
      onReady: () => this.#schedule(),
    });
    this.#schedule();
  }

  /** Writers go first: changes are looked at once the turn that made them is over. */
  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#advance();
    });
  }

  #advance(): void {
    const watch = this.#watch;
    if (watch === undefined) return;
    if (this.#initial !== undefined) {
      this.#takeInitial(this.#initial);
      this.#schedule();
      return;
    }
    const changes = watch.take();
    for (const change of changes) this.options.changed(change);
    if (changes.length > 0) {
      this.#schedule();
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

  #takeInitial(entries: Iterator<ObjectEntry>): void {
    const end = performance.now() + SLICE_MS;
    for (let count = 1; count % UNTIMED !== 0 || performance.now() < end; count++) {
      const next = entries.next();
      if (next.done) {
        this.#initial = undefined;
        this.options.settled?.();
        return;
      }
      this.options.present?.(next.value);
    }
  }
}
