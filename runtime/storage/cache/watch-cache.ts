/** The watch cache of one resource over any store (DESIGN: how things flow, the watch cache). */
import { setTimeout as delay, setImmediate } from "node:timers/promises";
import { SharedPlaces } from "../../flow/shared-places.js";
import { prefixEnd } from "../key-order.js";
import { type KeyValue, type KeyValueStore, type RangeResult, type Revision, StorageError, type StoreEvent } from "../key-value-store.js";
import { CacheHub, endedError, type HubMember } from "./cache-hub.js";
import { type CacheMemory, processMemory } from "./cache-memory.js";
import { CacheWatchers } from "./cache-watchers.js";
import { ChangeWindow } from "./change-window.js";
import type { ApartState } from "./held-states.js";
import { PastSnapshots } from "./past-snapshots.js";
import type {
  CacheChange,
  CacheEntry,
  CacheSnapshot,
  CacheWatch,
  CacheWatchRequest,
  EntryFactory,
  ResourceCache,
  SnapshotAsker,
} from "./resource-cache.js";
import { SortedEntries } from "./sorted-entries.js";

export interface WatchCacheOptions {
  /** Recent changes kept so that watches can start in the past; what the store compacts is dropped before that. */
  readonly windowChanges?: number;
  /** What the cache shares the bound on its past with; by default all caches of the process. */
  readonly memory?: CacheMemory;
}

/** At a thousand changes a second, ten seconds to come back in. */
const DEFAULT_WINDOW_CHANGES = 10_000;
/** Keys per read of the store, and changes per turn when a state is rebuilt: a few milliseconds of work. */
const LOAD_SLICE = 1000;
/** Bytes of them that become entries in one turn. */
const SLICE_BYTES = 8 * 1024 * 1024;

/**
 * Starts loading the keys under `prefix` (ends with `/`) and follows them. All caches of one store share one watch of it, so
 * that each cache's `revision` moves on with every change of the store.
 */
export function createWatchCache<E extends CacheEntry>(
  store: KeyValueStore,
  prefix: string,
  factory: EntryFactory<E>,
  options: WatchCacheOptions = {},
): ResourceCache<E> {
  if (!prefix.endsWith("/")) throw new TypeError(`the prefix of a cache ends with "/", not ${JSON.stringify(prefix)}`);
  return new WatchCache(CacheHub.of(store), prefix, factory, options);
}

/** A store that is away while the state is loaded anew is asked again after so long, milliseconds. */
const RELOAD_REST_MS = 100;
/** Times that a state which was loaded is waited for to be the newest. */
const CATCH_UP_ATTEMPTS = 10;

/** A state of the past, and the bytes of entries that the current one does not share. */
interface LoadedState<E extends CacheEntry> {
  readonly entries: SortedEntries<E>;
  bytes: number;
}

class WatchCache<E extends CacheEntry> implements ResourceCache<E>, HubMember {
  readonly prefix: string;
  readonly #hub: CacheHub;
  readonly #factory: EntryFactory<E>;
  readonly #window: ChangeWindow<E>;
  readonly #watchers: CacheWatchers<E>;
  readonly #past: PastSnapshots<E>;
  #ready: Promise<void>;
  /** What this cache has seen, while it loads anew. */
  #seen: Revision | undefined;
  #entries: SortedEntries<E>;
  /** Revision of the newest change of this resource, or that of the first load. */
  #changedAt: Revision = 0;
  #compactedAt: Revision = 0;
  #snapshot: SortedEntries<E> | undefined;
  /** Changes that arrive while the first state loads; undefined afterwards. */
  #arriving: StoreEvent[] | undefined = [];
  /** One state at a time is made of changes that are taken back, and one, which takes longer, is read from the store. */
  readonly #undoing = new SharedPlaces(1, Number.POSITIVE_INFINITY);
  readonly #reading = new SharedPlaces(1, Number.POSITIVE_INFINITY);
  #ended: StorageError | undefined;

  constructor(hub: CacheHub, prefix: string, factory: EntryFactory<E>, options: WatchCacheOptions) {
    this.#hub = hub;
    this.prefix = prefix;
    this.#factory = factory;
    const { windowChanges = DEFAULT_WINDOW_CHANGES, memory = processMemory } = options;
    this.#window = new ChangeWindow(windowChanges, memory);
    this.#past = new PastSnapshots(memory);
    this.#watchers = new CacheWatchers(prefix);
    this.#entries = new SortedEntries(prefix);
    this.#ready = this.#load();
    // Whoever waits for it hears of its failure.
    this.#ready.catch(() => undefined);
  }

  ready(): Promise<void> {
    return this.#ready;
  }

  get revision(): Revision {
    return this.#seen ?? this.#hub.revision;
  }

  get(key: string): E | undefined {
    return this.#entries.get(key);
  }

  fresh(): Promise<void> | undefined {
    if (this.#arriving !== undefined) return this.#ready;
    return this.#hub.store.exclusive ? undefined : this.#hub.fresh();
  }

  waitFor(revision: Revision, timeoutMs: number): Promise<boolean> {
    if (this.#arriving === undefined) return this.#hub.waitFor(revision, timeoutMs);
    const loaded = this.#ready.then(() => this.#hub.waitFor(revision, timeoutMs));
    return Promise.race([loaded, delay(timeoutMs, false, { ref: false })]);
  }

  snapshot(): CacheSnapshot<E> {
    return new Snapshot(this.#current(), this.revision, this.#watchers);
  }

  async snapshotAt(revision: Revision, asker?: SnapshotAsker): Promise<CacheSnapshot<E>> {
    if (revision > this.revision)
      throw new StorageError("FutureRevision", `revision ${revision} is not known yet, but ${this.revision} is`);
    if (revision < this.#compactedAt) throw compactedError(revision, this.#compactedAt);
    if (revision >= this.#changedAt) return new Snapshot(this.#current(), revision, this.#watchers);
    const apart = this.#past.find(revision) ?? (await this.#rebuilt(revision, asker));
    return new Snapshot(apart.entries, revision, this.#watchers, { ...apart, since: this.revision });
  }

  watch(request: CacheWatchRequest): CacheWatch<E> {
    if (this.#ended !== undefined) throw this.#ended;
    if (this.#arriving !== undefined) throw new StorageError("Unavailable", `the cache of ${this.prefix} is still loading`);
    if (request.after < this.#window.floor) throw compactedError(request.after, this.#window.floor);
    return this.#watchers.add(request, this.#window.after(request.after));
  }

  close(): void {
    this.#hub.leave(this);
    this.#ended = endedError();
    this.#watchers.close();
    this.#window.close();
    this.#past.close();
  }

  /** From the hub: one change of this resource. */
  apply(event: StoreEvent): void {
    if (this.#arriving !== undefined) this.#arriving.push(event);
    else this.#change(event);
  }

  /** From the hub: the state is that of `revision` again. */
  settled(): void {
    this.#watchers.notify();
  }

  /** From the hub: neither states nor watches before the revision are served any more. */
  compacted(revision: Revision): void {
    this.#compactedAt = revision;
    this.#window.dropThrough(revision);
    this.#past.dropBefore(revision);
  }

  /** From the hub: the state is that of the past, and is shown as such until it has been loaded anew. Watches cannot go on. */
  lost(): void {
    this.#seen ??= this.#hub.revision;
    this.#arriving = [];
    this.#watchers.end(compactedError(this.#seen, this.#seen + 1));
    this.#past.clear();
    this.#ready = this.#load();
    this.#ready.catch(() => undefined);
  }

  /** From the hub: the store is gone. */
  ended(error: StorageError): void {
    this.#ended = error;
    this.#watchers.end(error);
  }

  #change(event: StoreEvent): void {
    const { key, revision, value, created } = event;
    const previous = created ? undefined : this.#entries.get(key);
    // The copy that was handed out stays as it is; the next reader gets a new one.
    this.#snapshot = undefined;
    this.#changedAt = revision;
    const change = this.#describe(key, revision, value, previous);
    if (change === undefined) return;
    if (change.current === undefined) this.#entries.delete(key);
    else this.#entries.set(change.current);
    if (previous !== undefined) this.#past.superseded(previous);
    this.#window.push(change);
    this.#watchers.push(change);
  }

  /** Undefined for the deletion of a key that is not there, which no store reports. */
  #describe(key: string, revision: Revision, value: Buffer | undefined, previous: E | undefined): CacheChange<E> | undefined {
    if (value !== undefined) {
      const current = this.#factory.create({ key, revision, value }, previous);
      const { size } = current;
      return previous === undefined ? { revision, key, size, current } : { revision, key, size, current, previous };
    }
    if (previous === undefined) return undefined;
    const deleted = this.#factory.withRevision(previous, revision);
    return { revision, key, size: deleted.size, previous, deleted };
  }

  #current(): SortedEntries<E> {
    this.#snapshot ??= this.#entries.clone();
    return this.#snapshot;
  }

  /** Loads the state at the hub's revision, then applies what has happened since. */
  async #load(): Promise<void> {
    const arriving = this.#arriving;
    await this.#hub.started();
    if (this.#ended !== undefined) throw this.#ended;
    this.#hub.join(this);
    for (;;) {
      if (this.#ended !== undefined) throw this.#ended;
      // Lost again meanwhile: a later load takes over.
      if (this.#arriving !== arriving) return this.#ready;
      const revision = this.#hub.revision;
      try {
        const few = await this.#hub.few(this.prefix, revision);
        const { entries } = few === undefined ? await this.#readState(revision) : this.#entriesOf(few);
        if (this.#arriving !== arriving) continue;
        this.#show(entries, revision, arriving ?? []);
        break;
      } catch (error) {
        // Compacted while it was read: a newer state is as good. A state that was shown before goes on being shown while the store is away.
        const isPassing = error instanceof StorageError && (error.code === "Compacted" || (error.code === "Unavailable" && this.#seen));
        if (!isPassing) throw error;
        if (error.code === "Unavailable") await delay(RELOAD_REST_MS, undefined, { ref: false });
      }
    }
    await this.#caughtUp();
    if (this.#ended !== undefined) throw this.#ended;
  }

  /** Changes may be long in coming where the machine is busy, and a start that gave up would have as many to wait for the next time. */
  async #caughtUp(): Promise<void> {
    for (let attempt = 1; this.#ended === undefined; attempt++) {
      try {
        return await this.#hub.fresh();
      } catch (error) {
        const isPassing = error instanceof StorageError && error.code === "Unavailable" && attempt < CATCH_UP_ATTEMPTS;
        if (!isPassing) throw error;
        await delay(RELOAD_REST_MS, undefined, { ref: false });
      }
    }
  }

  /** Takes over a state that was loaded, and what has happened since. */
  #show(entries: SortedEntries<E>, revision: Revision, arrived: readonly StoreEvent[]): void {
    this.#entries = entries;
    this.#snapshot = undefined;
    this.#window.reset(revision);
    this.#changedAt = revision;
    this.#arriving = undefined;
    this.#seen = undefined;
    for (const event of arrived) if (event.revision > revision) this.#change(event);
    this.#watchers.notify();
  }

  /** Entries as of a revision, read from the store. */
  async #readState(revision: Revision): Promise<LoadedState<E>> {
    const state = { entries: new SortedEntries<E>(this.prefix), bytes: 0 };
    let page: Promise<RangeResult> | undefined = this.#readPage(this.prefix, revision);
    while (page !== undefined) {
      const { items }: RangeResult = await page;
      const last = items.at(-1);
      // The store reads on while this page becomes entries.
      page = last === undefined || items.length < LOAD_SLICE ? undefined : this.#readPage(`${last.key}\0`, revision);
      for (const slice of slicesOf(items)) {
        this.#entriesOf(slice, state);
        if (slice.length < items.length) await setImmediate();
      }
    }
    return state;
  }

  /** Makes entries of what was read, beside those that were made. Entries that are current still are shared with the current state. */
  #entriesOf(items: readonly KeyValue[], state: LoadedState<E> = { entries: new SortedEntries<E>(this.prefix), bytes: 0 }): LoadedState<E> {
    for (const item of items) {
      const current = this.#entries.get(item.key);
      const entry = current?.revision === item.revision ? current : this.#factory.create(item);
      if (entry !== current) state.bytes += entry.size;
      state.entries.set(entry);
    }
    return state;
  }

  #readPage(start: string, revision: Revision): Promise<RangeResult> {
    const end = prefixEnd(this.prefix) as string;
    return this.#hub.store.range({ start, end, limit: LOAD_SLICE, uncounted: true, revision });
  }

  async #rebuilt(revision: Revision, asker: SnapshotAsker | undefined): Promise<LoadedState<E>> {
    const isInWindow = revision >= this.#window.floor;
    const places = isInWindow ? this.#undoing : this.#reading;
    await places.enter(asker?.holder)?.turn;
    try {
      const remembered = this.#past.find(revision);
      if (remembered !== undefined) return remembered;
      // All that somebody asked for who has gone need not be made.
      if (asker?.isGone()) throw new StorageError("Closed", "nobody waits for the state any more");
      const state = isInWindow && revision >= this.#window.floor ? await this.#undone(revision) : await this.#readState(revision);
      if (revision < this.#compactedAt) throw compactedError(revision, this.#compactedAt);
      this.#past.remember(revision, state.entries, state.bytes);
      return state;
    } finally {
      places.leave(asker?.holder);
    }
  }

  /** The state at a revision in the window: the current one with the later changes taken back. */
  async #undone(revision: Revision): Promise<LoadedState<E>> {
    let bytes = 0;
    const entries = this.#entries.clone();
    const changes = this.#window.after(revision);
    for (let i = changes.length - 1; i >= 0; i--) {
      const { key, previous } = changes[i] as CacheChange<E>;
      if (previous === undefined) entries.delete(key);
      else entries.set(previous);
      bytes += previous?.size ?? 0;
      if (i % LOAD_SLICE === 0) await setImmediate();
    }
    return { entries, bytes };
  }
}

class Snapshot<E extends CacheEntry> implements CacheSnapshot<E> {
  readonly #entries: SortedEntries<E>;

  /** `apart`: it was made anew of what has been replaced, and up to `since` nothing else of it. */
  constructor(
    entries: SortedEntries<E>,
    readonly revision: Revision,
    private readonly watchers: CacheWatchers<E>,
    private readonly apart?: ApartState & { readonly since: Revision },
  ) {
    this.#entries = entries;
  }

  hold(giveUp: () => void): () => void {
    return this.watchers.hold(this.apart?.since ?? this.revision, giveUp, this.apart);
  }

  count(prefix: string): number {
    return this.#entries.count(prefix);
  }

  entries(prefix: string, after?: string): Iterable<E> {
    return after === undefined ? this.#entries.collection(prefix) : this.#entries.under(prefix, after);
  }
}

/** Items in order, of so many bytes at a time: to make entries of large ones is to copy them. */
function* slicesOf(items: readonly KeyValue[]): Iterable<readonly KeyValue[]> {
  let [from, bytes] = [0, 0];
  for (let at = 0; at < items.length; at++) {
    bytes += (items[at] as KeyValue).value.length;
    if (bytes < SLICE_BYTES && at < items.length - 1) continue;
    yield from === 0 && at === items.length - 1 ? items : items.slice(from, at + 1);
    from = at + 1;
    bytes = 0;
  }
}

function compactedError(revision: Revision, oldest: Revision): StorageError {
  return new StorageError("Compacted", `revision ${revision} has been compacted; the oldest one held is ${oldest}`, { oldest });
}
