/** The watches of one cache, indexed so that a change touches only those that may want it. */
import type { Revision, StorageError } from "../key-value-store.js";
import { CacheMemory, type Rememberer } from "./cache-memory.js";
import { ChangeLog, firstChanges, type LogPlace, type LogReader, TAKEN_CHANGES } from "./change-log.js";
import { ChangeMarks } from "./change-marks.js";
import { type ApartState, HeldStates } from "./held-states.js";
import type { CacheChange, CacheWatch, CacheWatchRequest } from "./resource-cache.js";
import { namespacePrefix } from "./sorted-entries.js";

/** Bytes of states that wait for one watcher at most, unless a single change is larger. */
export const MAXIMUM_QUEUE_BYTES = 16 * 1024 * 1024;

/**
 * Bytes of changes of all caches of the process that are kept because somebody has still to take them: more than all windows have, so that
 * nobody is too far behind at once. Of the cache that keeps most, those who are furthest behind are cut off and given no rest.
 */
export const MAXIMUM_WAITING_BYTES = 128 * 1024 * 1024;

const processWaiting = new CacheMemory(MAXIMUM_WAITING_BYTES);

/** It is told again when so much of its queue is full. */
const PART_TOLD = 1 / 4;

export class CacheWatchers<E> implements Rememberer {
  readonly #prefix: string;
  /** By what they watch: the whole resource, one namespace, any other prefix; and single keys apart. */
  readonly #byPrefix = new Map<string, ChangeLog<E>>();
  readonly #byKey = new Map<string, ChangeLog<E>>();
  /** Prefixes in use that are neither the whole resource nor a namespace; usually none. */
  readonly #unusual = new Set<string>();
  /** Those whose queue turned non-empty or was filled to a quarter, or that ended since the last `notify`. */
  #ready: Watcher<E>[] = [];
  /** Those that have ended, and may still take what waits. */
  readonly #ended = new Set<Watcher<E>>();
  /** Past changes that were wanted last, in this turn of the event loop and until there is another. */
  #wantedLast: Wanted<E> | undefined;
  /** Those that read a past state. */
  readonly #holders = new Set<Behind>();
  readonly #states = new HeldStates();
  readonly #marks = new ChangeMarks();
  /** From where on changes are kept, in bytes of all: nobody waits for older ones. */
  #from = 0;
  #isClosed = false;

  constructor(
    prefix: string,
    private readonly memory: CacheMemory = processWaiting,
  ) {
    this.#prefix = prefix;
    memory.join(this);
  }

  /** Of the changes from the oldest on that somebody may have still to take, and of past states that are read. */
  get bytes(): number {
    return this.#changeBytes + this.#states.bytes;
  }

  get #changeBytes(): number {
    return this.#marks.end - this.#from;
  }

  forgetSome(): void {
    if (this.#keepFrom(this.#oldest())) return;
    if (this.#states.bytes > this.#changeBytes) {
      this.#states.giveUpOldest();
      return;
    }
    for (const behind of [...this.#all()]) if (this.#marks.before(behind.nextRevision) <= this.#from) behind.giveUp();
    this.#keepFrom(this.#oldest());
    // It may be another cache that has changed.
    queueMicrotask(() => this.notify());
  }

  /** Before the oldest change that somebody has still to take. */
  #oldest(): number {
    let oldest = Number.POSITIVE_INFINITY;
    for (const { nextRevision } of this.#all()) oldest = Math.min(oldest, nextRevision);
    for (const log of this.#logs()) log.trim();
    return this.#marks.before(oldest);
  }

  *#logs(): Iterable<ChangeLog<E>> {
    yield* this.#byPrefix.values();
    yield* this.#byKey.values();
  }

  /** What of past changes is wanted: hundreds may come back at the same place. */
  #wanted(prefix: string, exact: boolean, past: readonly CacheChange<E>[]): readonly CacheChange<E>[] {
    const last = this.#wantedLast;
    if (last?.prefix === prefix && last.exact === exact && last.first === past[0] && last.count === past.length) return last.wanted;
    const wanted = past.filter(({ key }) => (exact ? key === prefix : key.startsWith(prefix)));
    if (this.#wantedLast === undefined) setImmediate(this.#forgetWanted).unref();
    this.#wantedLast = { prefix, exact, first: past[0], count: past.length, wanted };
    return wanted;
  }

  readonly #forgetWanted = (): void => {
    this.#wantedLast = undefined;
  };

  *#running(): Iterable<Watcher<E>> {
    for (const { readers } of this.#logs()) yield* readers as ReadonlySet<Watcher<E>>;
  }

  *#all(): Iterable<Behind> {
    yield* this.#running();
    yield* this.#ended;
    yield* this.#holders;
  }

  /**
   * Somebody reads a state, until what this returns is called: of this one nothing has been replaced up to `revision`, but what it has `apart`.
   * `giveUp` is called when he is too far behind.
   */
  hold(revision: Revision, giveUp: () => void, apart?: ApartState): () => void {
    const leave = (): void => {
      if (this.#holders.delete(holder) && apart !== undefined) this.#changeStates(() => this.#states.remove(apart, holder));
    };
    const holder: Behind = {
      nextRevision: revision + 1,
      giveUp: () => {
        leave();
        giveUp();
      },
    };
    this.#holders.add(holder);
    if (apart !== undefined) this.#changeStates(() => this.#states.add(apart, holder));
    // Whoever was given up meanwhile keeps nothing.
    if (this.#holders.has(holder)) this.#reachBack(holder.nextRevision);
    return leave;
  }

  #changeStates(change: () => void): void {
    const before = this.#states.bytes;
    change();
    this.#changed(this.#states.bytes - before);
  }

  /** Changes from this one on are kept now. */
  #reachBack(revision: Revision): void {
    const from = this.#marks.before(revision);
    if (from < this.#from) this.#keepFrom(from);
  }

  /** Whether less is kept now. */
  #keepFrom(from: number): boolean {
    const less = from - this.#from;
    this.#from = from;
    this.#changed(-less);
    return less > 0;
  }

  #changed(bytes: number): void {
    if (!this.#isClosed) this.memory.changed(bytes);
  }

  /** `past` are the changes of the cache since the request's revision. */
  add(request: CacheWatchRequest, past: readonly CacheChange<E>[]): CacheWatch<E> {
    const { prefix, exact = false } = request;
    const index = exact ? this.#byKey : this.#byPrefix;
    let log = index.get(prefix);
    if (log === undefined) {
      log = new ChangeLog<E>();
      index.set(prefix, log);
    }
    const watcher = new Watcher<E>(request, log, {
      ready: (told) => this.#ready.push(told),
      left: () => this.#forget(index, prefix),
      leavesRest: (ended) => this.#ended.add(ended),
      closed: (closed) => this.#ended.delete(closed),
    });
    if (!exact && prefix !== this.#prefix && namespacePrefix(this.#prefix, prefix) !== prefix) this.#unusual.add(prefix);
    const wanted = this.#wanted(prefix, exact, past);
    const [first] = wanted;
    if (first === undefined) return watcher;
    watcher.start(wanted);
    this.#reachBack(first.revision);
    return watcher;
  }

  /** Queues a change. `notify` follows when the cache shows the change. */
  push(change: CacheChange<E>): void {
    const { key } = change;
    this.#marks.push(change.revision, change.size);
    this.#wantedLast = undefined;
    this.#byPrefix.get(this.#prefix)?.push(change);
    const namespace = namespacePrefix(this.#prefix, key);
    if (namespace !== undefined) this.#byPrefix.get(namespace)?.push(change);
    this.#byKey.get(key)?.push(change);
    for (const prefix of this.#unusual) if (key.startsWith(prefix)) this.#byPrefix.get(prefix)?.push(change);
    this.#changed(change.size);
  }

  /** Tells the watchers that something waits for them. */
  notify(): void {
    if (this.#ready.length === 0) return;
    const ready = this.#ready;
    this.#ready = [];
    for (const watcher of ready) watcher.request.onReady();
  }

  end(reason: StorageError | "closed"): void {
    for (const watcher of [...this.#running()]) watcher.cutOff(reason);
    this.notify();
  }

  /** The cache is told of nothing any more. */
  close(): void {
    this.end("closed");
    this.memory.leave(this);
    this.#isClosed = true;
  }

  #forget(index: Map<string, ChangeLog<E>>, prefix: string): void {
    if (index.get(prefix)?.readers.size !== 0) return;
    index.delete(prefix);
    if (index === this.#byPrefix) this.#unusual.delete(prefix);
  }
}

/** Those of so many past changes, from the first on, that somebody with a prefix wanted. */
interface Wanted<E> {
  readonly prefix: string;
  readonly exact: boolean;
  readonly first: CacheChange<E> | undefined;
  readonly count: number;
  readonly wanted: readonly CacheChange<E>[];
}

/** Somebody for whom past changes are kept. */
interface Behind {
  /** Of the first that is; infinite for none. */
  readonly nextRevision: Revision;
  giveUp(): void;
}

/** What a watcher says of itself. */
interface WatcherNews<E> {
  /** Something waits for it, or it has ended. */
  ready(watcher: Watcher<E>): void;
  /** It has left its log. */
  left(): void;
  /** It has ended, and something waits that may still be taken. */
  leavesRest(watcher: Watcher<E>): void;
  /** Nothing is taken any more. */
  closed(watcher: Watcher<E>): void;
}

class Watcher<E> implements CacheWatch<E>, LogReader<E>, Behind {
  ended: StorageError | "slow" | "closed" | undefined;
  readonly place: LogPlace;
  /** What is to be taken before anything of the log, and how much of it has been: changes from before the watch, or the rest once it has ended. */
  #apart: readonly CacheChange<E>[] = [];
  #apartTaken = 0;
  /** Whether it has been told that its queue is filling. */
  #isTold = false;

  constructor(
    readonly request: CacheWatchRequest,
    private readonly log: ChangeLog<E>,
    private readonly news: WatcherNews<E>,
  ) {
    this.place = { ...log.end };
    log.join(this);
  }

  /** Queues what happened before the watch began, without counting it against the queue's bounds, and says so once its caller has it in hands. */
  start(past: readonly CacheChange<E>[]): void {
    this.#apart = past;
    queueMicrotask(() => {
      if (this.#waitsApart > 0) this.request.onReady();
    });
  }

  skips({ revision }: CacheChange<E>): boolean {
    return revision <= this.request.after;
  }

  wake({ size }: CacheChange<E>): void {
    this.#isTold = this.#isFilling({ count: 1, bytes: size });
    this.log.askAt(this.#nextLook());
    if (this.#waitsApart === 0) this.news.ready(this);
  }

  look({ count, bytes }: LogPlace): LogPlace {
    const waiting = { count: count - this.place.count, bytes: bytes - this.place.bytes };
    if (waiting.count > this.request.queueLimit || (waiting.bytes > MAXIMUM_QUEUE_BYTES && waiting.count > 1)) this.cutOff("slow");
    else if (!this.#isTold && this.#isFilling(waiting)) {
      this.#isTold = true;
      this.news.ready(this);
    }
    return this.#nextLook();
  }

  take(): readonly CacheChange<E>[] {
    if (this.#waitsApart > 0) return this.#takeApart();
    if (this.ended !== undefined) return [];
    const { changes, bytes } = this.log.next(this.place);
    if (changes.length > 0) this.#advance(changes.length, bytes);
    return changes;
  }

  /** Revision of the first change that waits for it; infinite when none does. */
  get nextRevision(): Revision {
    const next =
      this.#waitsApart > 0 ? this.#apart[this.#apartTaken] : this.ended === undefined ? this.log.after(this.place.count, 1)[0] : undefined;
    return next?.revision ?? Number.POSITIVE_INFINITY;
  }

  /** Ends it, and drops what waits. */
  giveUp(): void {
    const reason = this.ended ?? "slow";
    this.close();
    this.ended = reason;
    this.news.ready(this);
  }

  /** Ends it; what waits may still be taken. */
  cutOff(reason: StorageError | "slow" | "closed"): void {
    if (this.ended === undefined) {
      this.ended = reason;
      const apart = this.#apart.slice(this.#apartTaken);
      const rest = this.log.rest(this.place);
      this.#apart = apart.length === 0 ? rest : [...apart, ...rest];
      this.#apartTaken = 0;
      this.#leave();
      if (this.#waitsApart > 0) this.news.leavesRest(this);
    }
    this.news.ready(this);
  }

  close(): void {
    this.#apart = [];
    this.#apartTaken = 0;
    this.news.closed(this);
    if (this.ended === undefined) {
      this.ended = "closed";
      this.#leave();
    }
  }

  get #waitsApart(): number {
    return this.#apart.length - this.#apartTaken;
  }

  #leave(): void {
    this.log.leave(this);
    this.news.left();
  }

  #takeApart(): readonly CacheChange<E>[] {
    const apart = this.#apart.slice(this.#apartTaken, this.#apartTaken + TAKEN_CHANGES);
    const ofLog = this.ended === undefined ? this.log.after(this.place.count, TAKEN_CHANGES - apart.length) : [];
    const queue = [...apart, ...ofLog];
    const { count } = firstChanges(queue);
    const fromLog = Math.max(0, count - apart.length);
    this.#apartTaken += count - fromLog;
    if (this.#waitsApart === 0) {
      this.#apart = [];
      this.#apartTaken = 0;
    }
    if (fromLog > 0) this.#advance(fromLog, bytesOf(ofLog.slice(0, fromLog)));
    return queue.slice(0, count);
  }

  #advance(count: number, bytes: number): void {
    const { log, place } = this;
    log.moved(this, { count: place.count + count, bytes: place.bytes + bytes });
    const waiting = { count: log.end.count - place.count, bytes: log.end.bytes - place.bytes };
    this.#isTold = this.#isFilling(waiting);
    if (waiting.count > 0) log.askAt(this.#nextLook());
  }

  #isFilling({ count, bytes }: LogPlace): boolean {
    return count >= Math.ceil(this.request.queueLimit * PART_TOLD) || bytes >= MAXIMUM_QUEUE_BYTES * PART_TOLD;
  }

  /** Where the log comes to when its queue has filled to the part that it is told of, or is full. */
  #nextLook(): LogPlace {
    const { place, request } = this;
    if (this.#isTold) return { count: place.count + request.queueLimit + 1, bytes: place.bytes + MAXIMUM_QUEUE_BYTES };
    return { count: place.count + Math.ceil(request.queueLimit * PART_TOLD), bytes: place.bytes + MAXIMUM_QUEUE_BYTES * PART_TOLD };
  }
}

const bytesOf = (changes: readonly CacheChange<unknown>[]): number => changes.reduce((sum, { size }) => sum + size, 0);
