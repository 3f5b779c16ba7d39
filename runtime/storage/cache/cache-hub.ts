/** One watch of a store for all its caches: hands each change to the cache it belongs to, and knows how far all of them are. */
import { prefixEnd } from "../key-order.js";
import { type KeyValue, type KeyValueStore, type Revision, StorageError, type StoreEvent } from "../key-value-store.js";

/** What a cache shows the hub. */
export interface HubMember {
  /** Ends with `/`. */
  readonly prefix: string;
  /** A change of a key below the prefix. */
  apply(event: StoreEvent): void;
  /** Every change up to the hub's revision was applied. */
  settled(): void;
  /** History before this revision is forgotten. */
  compacted(revision: Revision): void;
  /** Changes were missed: the state has to be loaded anew, once `started` resolves. */
  lost(): void;
  ended(error: StorageError): void;
}

/** Changes before the start that are read again, so that watches of a restarted server can go on where they were. */
const REPLAYED_REVISIONS = 1000;

/** A store with fewer keys is read with one question when its caches start, not with one for each. */
const FEW_KEYS = 500;
/** What all keys begin with. */
const ROOT = "/";

/** How long `fresh` waits for a store with other writers, milliseconds. */
const FRESH_TIMEOUT_MS = 3000;
/** Rests before a store that is away is asked again, milliseconds: doubled each time. */
const FIRST_RETRY_MS = 50;
const LONGEST_RETRY_MS = 5_000;

/** All keys of a store that holds no more than few. */
interface Few {
  readonly items: readonly KeyValue[];
  readonly revision: Revision;
}

interface Waiter {
  readonly revision: Revision;
  done(reached: boolean): void;
}

const hubs = new WeakMap<KeyValueStore, CacheHub>();

export class CacheHub {
  readonly store: KeyValueStore;
  readonly #members = new Map<string, Set<HubMember>>();
  readonly #waiters = new Set<Waiter>();
  #started: Promise<void>;
  /** All that the store held at the start, until the caches that start with it have it; undefined of more than few keys. */
  #few: Promise<Few | undefined> | undefined;
  #retryMs = FIRST_RETRY_MS;
  /** The question for the newest revision that is under way, and what those wait for who came since. */
  #asking: Promise<unknown> | undefined;
  #fresh: Promise<void> | undefined;
  #touched = new Set<HubMember>();
  #revision: Revision = 0;
  #ended: StorageError | undefined;

  /** The hub of a store; made when first asked for, gone with the store. */
  static of(store: KeyValueStore): CacheHub {
    const known = hubs.get(store);
    if (known !== undefined) return known;
    const hub = new CacheHub(store);
    hubs.set(store, hub);
    return hub;
  }

  private constructor(store: KeyValueStore) {
    this.store = store;
    this.#started = this.#start(REPLAYED_REVISIONS);
    // Whoever waits for it hears of its failure.
    this.#started.catch(() => undefined);
  }

  /** Resolves when `revision` is known. */
  started(): Promise<void> {
    return this.#started;
  }

  /** Every change up to here has been handed on. */
  get revision(): Revision {
    return this.#revision;
  }

  /** The keys under a prefix at a revision, for caches that start with the hub; undefined when each has to ask for its own. */
  async few(prefix: string, revision: Revision): Promise<readonly KeyValue[] | undefined> {
    const few = await this.#few;
    return few?.revision === revision ? few.items.filter(({ key }) => key.startsWith(prefix)) : undefined;
  }

  join(member: HubMember): void {
    const members = this.#members.get(member.prefix);
    if (members === undefined) this.#members.set(member.prefix, new Set([member]));
    else members.add(member);
    if (this.#ended !== undefined) member.ended(this.#ended);
  }

  leave(member: HubMember): void {
    const members = this.#members.get(member.prefix);
    if (members?.delete(member) && members.size === 0) this.#members.delete(member.prefix);
  }

  /** Resolves true when `revision` is reached, false when that takes longer than `timeoutMs`. */
  waitFor(revision: Revision, timeoutMs: number): Promise<boolean> {
    if (revision <= this.#revision) return Promise.resolve(true);
    if (this.#ended !== undefined) return Promise.resolve(false);
    return new Promise((resolve) => {
      const timer = setTimeout(() => waiter.done(false), timeoutMs);
      const waiter: Waiter = {
        revision,
        done: (reached) => {
          clearTimeout(timer);
          this.#waiters.delete(waiter);
          resolve(reached);
        },
      };
      this.#waiters.add(waiter);
    });
  }

  /**
   * Resolves when every write acknowledged before the call has been handed on. All who call while one question is under way share the
   * next one. Rejects as `Unavailable` when that takes too long.
   */
  fresh(): Promise<void> {
    this.#fresh ??= settled(this.#asking).then(async () => {
      this.#fresh = undefined;
      const asking = this.store.revision();
      this.#asking = asking;
      const revision = await asking;
      if (await this.waitFor(revision, FRESH_TIMEOUT_MS)) return;
      throw new StorageError("Unavailable", `revision ${revision} has not been seen in ${FRESH_TIMEOUT_MS} ms`);
    });
    return this.#fresh;
  }

  async #start(replayed: number): Promise<void> {
    const head = await this.store.revision();
    this.#revision = await this.#replayStart(head, replayed);
    this.#few = this.#readFew(this.#revision);
    const forget = (): void => {
      this.#few = undefined;
    };
    // Turns later: those who wait for it go on at once.
    this.#few.then(() => setImmediate(forget), forget);
    this.#follow();
  }

  async #readFew(revision: Revision): Promise<Few | undefined> {
    const end = prefixEnd(ROOT) as string;
    const { items } = await this.store.range({ start: ROOT, end, limit: FEW_KEYS, uncounted: true, revision });
    return items.length < FEW_KEYS ? { items, revision } : undefined;
  }

  #follow(): void {
    this.store.watch({
      prefix: "",
      after: this.#revision,
      onEvents: (events) => this.#onEvents(events),
      onProgress: (revision) => this.#reach(revision),
      onCompact: (revision) => {
        for (const member of this.#all()) member.compacted(revision);
      },
      onEnd: (error) => this.#watchEnded(error),
    });
  }

  /** A store that is away is followed on when it is back; when history is gone by then, or was before, all is loaded anew. */
  #watchEnded(error: StorageError): void {
    if (error.code === "Compacted") this.#loadAnew();
    else if (error.code === "Unavailable") this.#again(() => this.#follow());
    else this.#end(error);
  }

  #loadAnew(): void {
    const members = this.#all();
    this.#started = this.#startAgain();
    this.#started.catch(() => undefined);
    for (const member of members) member.lost();
  }

  async #startAgain(): Promise<void> {
    for (;;) {
      try {
        await this.#start(0);
        return;
      } catch (error) {
        if (!(error instanceof StorageError && error.code === "Unavailable")) {
          this.#end(error instanceof StorageError ? error : new StorageError("Unavailable", String(error), { cause: error }));
          throw error;
        }
        await new Promise<void>((resolve) => this.#again(resolve));
      }
    }
  }

  /** Tries after a rest, which is longer each time until events come again. */
  #again(attempt: () => void): void {
    setTimeout(() => {
      try {
        attempt();
      } catch (error) {
        this.#watchEnded(error instanceof StorageError ? error : new StorageError("Corrupt", String(error), { cause: error }));
      }
    }, this.#retryMs).unref();
    this.#retryMs = Math.min(2 * this.#retryMs, LONGEST_RETRY_MS);
  }

  /** The revision to start from: some history back, if the store holds it. */
  async #replayStart(head: Revision, replayed: number): Promise<Revision> {
    if (replayed === 0) return head;
    const revision = Math.max(1, head - replayed);
    try {
      await this.store.range({ start: ROOT, revision });
      return revision;
    } catch (error) {
      if (error instanceof StorageError && error.code === "Compacted") return head;
      throw error;
    }
  }

  #onEvents(events: readonly StoreEvent[]): void {
    for (const event of events) this.#dispatch(event);
    this.#revision = (events.at(-1) as StoreEvent).revision;
    this.#retryMs = FIRST_RETRY_MS;
    const touched = this.#touched;
    if (touched.size > 0) {
      this.#touched = new Set();
      for (const member of touched) member.settled();
    }
    this.#reach(this.#revision);
  }

  #reach(revision: Revision): void {
    this.#revision = Math.max(this.#revision, revision);
    for (const waiter of this.#waiters) if (waiter.revision <= this.#revision) waiter.done(true);
  }

  /** Gives the event to the caches whose prefix it is below: usually one, found by the key's last `/`. */
  #dispatch(event: StoreEvent): void {
    const { key } = event;
    for (let end = key.lastIndexOf("/"); end >= 0; end = end === 0 ? -1 : key.lastIndexOf("/", end - 1)) {
      const members = this.#members.get(key.slice(0, end + 1));
      if (members === undefined) continue;
      for (const member of members) {
        member.apply(event);
        this.#touched.add(member);
      }
    }
  }

  #end(error: StorageError): void {
    this.#ended = error;
    for (const member of this.#all()) member.ended(error);
    for (const waiter of this.#waiters) waiter.done(false);
  }

  #all(): HubMember[] {
    return [...this.#members.values()].flatMap((members) => [...members]);
  }
}

async function settled(promise: Promise<unknown> | undefined): Promise<void> {
  await promise?.catch(() => undefined);
}

/** The error of a cache whose store has ended. */
export function endedError(): StorageError {
  return new StorageError("Closed", "the cache is closed");
}
