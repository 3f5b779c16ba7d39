/** The watches of one cache, indexed so that a change touches only those that may want it. */
import type { StorageError } from "../key-value-store.js";
import type { CacheChange, CacheWatch, CacheWatchRequest } from "./resource-cache.js";
import { namespacePrefix } from "./sorted-entries.js";

/** Bytes of states that wait for one watcher at most, unless a single change is larger. */
export const MAXIMUM_QUEUE_BYTES = 16 * 1024 * 1024;

/** A watcher takes so much at a time, so that what it makes of it is bounded too: changes, and bytes of their states. */
export const TAKEN_CHANGES = 256;
export const TAKEN_BYTES = 256 * 1024;

type Watchers<E> = Set<Watcher<E>>;

export class CacheWatchers<E> {
  readonly #prefix: string;
  /** By what they watch: the whole resource, one namespace, any other prefix; and single keys apart. */
  readonly #byPrefix = new Map<string, Watchers<E>>();
  readonly #byKey = new Map<string, Watchers<E>>();
  /** Prefixes in use that are neither the whole resource nor a namespace; usually none. */
  readonly #unusual = new Set<string>();
  /** Those whose queue turned non-empty or was filled to a quarter, or that ended since the last `notify`. */
  #ready: Watcher<E>[] = [];

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** `past` are the changes of the cache since the request's revision. */
  add(request: CacheWatchRequest, past: readonly CacheChange<E>[]): CacheWatch<E> {
    const { prefix, exact = false } = request;
    const index = exact ? this.#byKey : this.#byPrefix;
    const watcher = new Watcher<E>(request, (closed) => this.#remove(index, closed));
    const peers = index.get(prefix);
    if (peers === undefined) index.set(prefix, new Set([watcher]));
    else peers.add(watcher);
    if (!exact && prefix !== this.#prefix && namespacePrefix(this.#prefix, prefix) !== prefix) this.#unusual.add(prefix);
    const wanted = past.filter(({ key }) => (exact ? key === prefix : key.startsWith(prefix)));
    if (wanted.length > 0) watcher.start(wanted);
    return watcher;
  }

  /** Queues a change. `notify` follows when the cache shows the change. */
  push(change: CacheChange<E>): void {
    const { key } = change;
    this.#pushTo(this.#byPrefix.get(this.#prefix), change);
    const namespace = namespacePrefix(this.#prefix, key);
    if (namespace !== undefined) this.#pushTo(this.#byPrefix.get(namespace), change);
    this.#pushTo(this.#byKey.get(key), change);
    for (const prefix of this.#unusual) if (key.startsWith(prefix)) this.#pushTo(this.#byPrefix.get(prefix), change);
  }

  /** Tells the watchers that something waits for them. */
  notify(): void {
    if (this.#ready.length === 0) return;
    const ready = this.#ready;
    this.#ready = [];
    for (const watcher of ready) watcher.request.onReady();
  }

  end(reason: StorageError | "closed"): void {
    for (const index of [this.#byPrefix, this.#byKey]) {
      for (const watchers of [...index.values()]) for (const watcher of [...watchers]) this.#endOne(watcher, reason);
    }
    this.notify();
  }

  #pushTo(watchers: Watchers<E> | undefined, change: CacheChange<E>): void {
    if (watchers === undefined) return;
    for (const watcher of watchers) {
      if (change.revision <= watcher.request.after) continue;
      const offered = watcher.offer(change);
      if (offered === "ready") this.#ready.push(watcher);
      else if (offered === "overrun") this.#endOne(watcher, "slow");
    }
  }

  #endOne(watcher: Watcher<E>, reason: StorageError | "slow" | "closed"): void {
    watcher.end(reason);
    this.#ready.push(watcher);
  }

  #remove(index: Map<string, Watchers<E>>, watcher: Watcher<E>): void {
    const { prefix } = watcher.request;
    const peers = index.get(prefix);
    if (peers === undefined || !peers.delete(watcher) || peers.size > 0) return;
    index.delete(prefix);
    if (index === this.#byPrefix) this.#unusual.delete(prefix);
  }
}

class Watcher<E> implements CacheWatch<E> {
  ended: StorageError | "slow" | "closed" | undefined;
  #queue: CacheChange<E>[] = [];
  #bytes = 0;
  /** The queue's bounds; changes from before the watch do not count against them. */
  #limit: number;
  #byteLimit = MAXIMUM_QUEUE_BYTES;
  readonly #remove: (watcher: Watcher<E>) => void;

  constructor(
    readonly request: CacheWatchRequest,
    remove: (watcher: Watcher<E>) => void,
  ) {
    this.#limit = request.queueLimit;
    this.#remove = remove;
  }

  /** Queues what happened before the watch began, and says so once its caller has it in hands. */
  start(past: CacheChange<E>[]): void {
    this.#queue = past;
    for (const { size } of past) this.#bytes += size;
    this.#limit += past.length;
    this.#byteLimit += this.#bytes;
    queueMicrotask(() => {
      if (this.#queue.length > 0) this.request.onReady();
    });
  }

  /** Whether the watcher is to be told of it; `overrun` when there was no room for one more. */
  offer(change: CacheChange<E>): "ready" | "waiting" | "overrun" {
    if (this.#queue.length >= this.#limit) return "overrun";
    if (this.#bytes + change.size > this.#byteLimit && this.#queue.length > 0) return "overrun";
    const before = this.#bytes;
    this.#bytes += change.size;
    const waiting = this.#queue.push(change);
    const quarter = this.#byteLimit / 4;
    return waiting === 1 || waiting === Math.ceil(this.#limit / 4) || (before < quarter && this.#bytes >= quarter) ? "ready" : "waiting";
  }

  take(): readonly CacheChange<E>[] {
    const { count, bytes } = firstChanges(this.#queue);
    let taken = this.#queue;
    if (count < taken.length) taken = this.#queue.splice(0, count);
    else if (count > 0) this.#queue = [];
    this.#bytes -= bytes;
    this.#limit = Math.max(this.request.queueLimit, this.#limit - count);
    this.#byteLimit = Math.max(MAXIMUM_QUEUE_BYTES, this.#byteLimit - bytes);
    return taken;
  }

  end(reason: StorageError | "slow" | "closed"): void {
    this.ended ??= reason;
    this.#remove(this);
  }

  close(): void {
    this.end("closed");
    this.#queue = [];
  }
}

/** How many changes one `take` gives, and what they weigh: at least one, if there is any. */
function firstChanges<E>(queue: readonly CacheChange<E>[]): { readonly count: number; readonly bytes: number } {
  let count = 0;
  let bytes = 0;
  while (count < queue.length && count < TAKEN_CHANGES && bytes < TAKEN_BYTES) {
    bytes += (queue[count] as CacheChange<E>).size;
    count++;
  }
  return { count, bytes };
}
