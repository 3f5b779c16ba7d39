/** A watch in progress: events out of changes, bookmarks in between, and an end. */
import type { EncodableObject } from "../../codec/encodable-object.js";
import { hasListRoom } from "../../codec/lists/room.js";
import { collectionTurn, isSliceOver } from "../../codec/lists/turns.js";
import type { ResourceDefinition } from "../../definition/resource-definition.js";
import { expired } from "../../errors/constructors.js";
import type { CacheChange, CacheSnapshot, CacheWatch } from "../../storage/cache/resource-cache.js";
import { type Revision, StorageError } from "../../storage/key-value-store.js";
import { watchedIn } from "../conversion/encodables.js";
import type { ObjectEntry } from "../object-entry.js";
import type { ResourceWatch, WatchEvent } from "../resource-watch.js";
import type { EntryMatcher } from "./entry-matcher.js";
import { fanOut } from "./fan-out.js";

/** How often a watch that asked for it gets a bookmark. */
const BOOKMARK_INTERVAL_MS = 60_000;
/** A last bookmark comes so long before the timeout. */
const BOOKMARK_BEFORE_END_MS = 2_000;
/** Initial events handed out at a time, and their bytes. */
const INITIAL_BATCH = 256;
const INITIAL_BYTES = 256 * 1024;
/** As before, where what other clients have not taken leaves no room for so much. */
const SCARCE_INITIAL_BYTES = 16 * 1024;
/** The longest delay of a Node timer. */
const MAXIMUM_DELAY_MS = 2_147_483_647;

export interface RunningWatchOptions {
  /** Version that the client speaks. */
  readonly definition: ResourceDefinition;
  /** `caughtUp` false: changes may be missing that the cache has seen, so that a bookmark would promise too much. */
  readonly changes: CacheWatch<ObjectEntry> & { readonly caughtUp?: boolean };
  /** Changes up to here are known to the client. */
  readonly start: Revision;
  readonly matcher: EntryMatcher | undefined;
  readonly bookmarks: boolean;
  /** Whether a bookmark tells the end of the initial events. */
  readonly markInitialEnd: boolean;
  readonly timeoutMs: number;
  /** What the cache has seen: all of it has been handed to `changes`. */
  revision(): Revision;
  /** What the cache has of that key. */
  present(key: string): ObjectEntry | undefined;
  onReady(): void;
}

/** What the client is shown first. */
export interface InitialState {
  readonly entries: Iterable<ObjectEntry>;
  /** That they are of. */
  readonly state: CacheSnapshot<ObjectEntry>;
}

export class RunningWatch implements ResourceWatch {
  #initial: Iterator<ObjectEntry> | undefined;
  readonly #letGo: (() => void) | undefined;
  #givesWay = false;
  #timedOut = false;
  #finished = false;
  #bookmarkDue = false;
  readonly #timers: NodeJS.Timeout[] = [];

  /** Nothing of `initial` is kept once it has been handed out, or the client has fallen behind too far. */
  constructor(
    private readonly options: RunningWatchOptions,
    initial?: InitialState,
  ) {
    // To look for initial events begins the slice in which the changes that wait are looked at, where there are none, too.
    this.#initial = (initial?.entries ?? [])[Symbol.iterator]();
    this.#letGo = initial?.state.hold(() => this.#fallBehind());
    const { timeoutMs } = options;
    this.#after(timeoutMs, () => {
      this.#timedOut = true;
    });
    if (!options.bookmarks) return;
    if (timeoutMs > BOOKMARK_BEFORE_END_MS) this.#after(timeoutMs - BOOKMARK_BEFORE_END_MS, () => this.#markDue());
    const interval = setInterval(() => this.#wake(() => this.#markDue()), BOOKMARK_INTERVAL_MS);
    this.#timers.push(interval.unref());
  }

  get ended(): boolean {
    return this.#finished;
  }

  take(): readonly WatchEvent[] {
    if (this.#finished) return [];
    if (this.#timedOut) return this.#finish([]);
    if (this.#initial !== undefined) return this.#takeInitial(this.#initial);
    const events = this.#takeChanges();
    if (events === undefined) {
      this.#giveWay();
      return [];
    }
    if (events.length > 0) return events;
    const { ended } = this.options.changes;
    if (ended !== undefined) return this.#finish(events, ended);
    if (this.#bookmarkDue && this.options.changes.caughtUp !== false) {
      this.#bookmarkDue = false;
      events.push(this.#bookmark(this.options.revision(), false));
    }
    return events;
  }

  /** Events of the next changes that match; none when no change waits any more, undefined when a slice is over in which none matched. */
  #takeChanges(): WatchEvent[] | undefined {
    const events: WatchEvent[] = [];
    for (;;) {
      const changes = this.options.changes.take();
      if (changes.length === 0) return events;
      for (const change of changes) {
        if (change.revision <= this.options.start) continue;
        const event = this.#eventOf(change);
        if (event !== undefined) events.push(event);
      }
      if (events.length > 0) return events;
      if (isSliceOver()) return undefined;
    }
  }

  /** Others have their turn before more is looked at. */
  #giveWay(): void {
    if (this.#givesWay) return;
    this.#givesWay = true;
    void collectionTurn().then(() => {
      this.#givesWay = false;
      this.options.onReady();
    });
  }

  /** The event a watcher with these selectors gets for a change, if any (WATCH-14). */
  #eventOf(change: CacheChange<ObjectEntry>): WatchEvent | undefined {
    const { current, previous, deleted } = change;
    const { matcher } = this.options;
    const before = previous !== undefined && (matcher === undefined || matcher.matches(previous));
    const after = current !== undefined && (matcher === undefined || matcher.matches(current));
    if (after) return { type: before ? "MODIFIED" : "ADDED", object: this.#shown(current) };
    if (!before) return undefined;
    return { type: "DELETED", object: this.#shown(deleted ?? leaving(change, previous)) };
  }

  isPresent(object: EncodableObject): boolean {
    // In another version it is made of the entry, and kept by it as long as that is what there is.
    const entry = (object.held ?? object) as Partial<ObjectEntry>;
    return entry.key !== undefined && this.options.present(entry.key) === entry;
  }

  #shown(entry: ObjectEntry): EncodableObject {
    return watchedIn(entry, this.options.definition);
  }

  /** Ends it as a watch ends whose queue has overrun, wherever the client is in its initial events. */
  #fallBehind(): void {
    this.close();
    this.options.onReady();
  }

  close(): void {
    this.#finished = true;
    this.#initial = undefined;
    this.#letGo?.();
    this.options.changes.close();
    fanOut.forget(this.options.onReady);
    for (const timer of this.#timers) clearTimeout(timer);
  }

  /** Existing objects as ADDED, a slice at a time; a slice in which nothing matches gives way to other work. */
  #takeInitial(entries: Iterator<ObjectEntry>): readonly WatchEvent[] {
    const events: WatchEvent[] = [];
    const { matcher, start } = this.options;
    const most = hasListRoom(INITIAL_BYTES) ? INITIAL_BYTES : SCARCE_INITIAL_BYTES;
    let bytes = 0;
    while (events.length < INITIAL_BATCH && bytes < most && !isSliceOver()) {
      const next = entries.next();
      if (next.done) {
        this.#initial = undefined;
        this.#letGo?.();
        if (this.options.markInitialEnd && this.options.bookmarks) events.push(this.#bookmark(start, true));
        return events.length > 0 ? events : this.take();
      }
      if (matcher !== undefined && !matcher.matches(next.value)) continue;
      events.push({ type: "ADDED", object: this.#shown(next.value) });
      bytes += next.value.size;
    }
    if (events.length === 0) this.#giveWay();
    return events;
  }

  /** Where the store is away, or the kind has gone, the client goes on where it was with another watch; what cannot be read is an error. */
  #finish(events: WatchEvent[], ended?: CacheWatch<ObjectEntry>["ended"]): readonly WatchEvent[] {
    this.close();
    if (ended instanceof StorageError && ended.code !== "Unavailable" && ended.code !== "Closed") {
      const oldest = ended.oldest ?? this.options.revision();
      events.push({ type: "ERROR", status: expired(`too old resource version: ${this.options.start} (${oldest})`).status });
    }
    return events;
  }

  #bookmark(revision: Revision, initialEventsEnd: boolean): WatchEvent {
    return { type: "BOOKMARK", resourceVersion: String(Math.max(revision, this.options.start)), initialEventsEnd };
  }

  #markDue(): void {
    this.#bookmarkDue = true;
  }

  #after(delay: number, action: () => void): void {
    this.#timers.push(setTimeout(() => this.#wake(action), Math.min(delay, MAXIMUM_DELAY_MS)).unref());
  }

  #wake(action: () => void): void {
    action();
    this.options.onReady();
  }
}

const left = new WeakMap<CacheChange<ObjectEntry>, ObjectEntry>();

/** The previous content under the version of the change that took it out of the selection; shared by all watchers. */
function leaving(change: CacheChange<ObjectEntry>, previous: ObjectEntry): ObjectEntry {
  let entry = left.get(change);
  if (entry === undefined) {
    entry = previous.withRevision(change.revision);
    left.set(change, entry);
  }
  return entry;
}
