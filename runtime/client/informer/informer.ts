/**
 * A picture of a collection that stays current, and handlers that see each change once and in order. Cut and silent connections are
 * resumed, expired history is bridged by the difference between what was known and what is, failures are told and tried again.
 */
import type { Selection } from "../call-options.js";
import type { ObjectShape, Stored } from "../object-types.js";
import { LONGEST_TIMER_MS, untilAborted } from "../pause.js";
import type { Lists, Watches } from "../resource-types.js";
import type { WatchEvent } from "../watch.js";
import { type Indexers, keyOf, ObjectStore, type ReadonlyStore } from "./object-store.js";
import { type ListsAndWatches, Reflector, type ReflectorOptions } from "./reflector.js";

/** Called one after the other, never two at a time; objects must not be changed. What a handler throws goes to `onError`. */
export interface Handlers<T extends ObjectShape> {
  /** `initial`: it was there when the informer, or this handler, began. */
  add?(object: Stored<T>, initial: boolean): void;
  /** The same object twice is a resync: nothing has changed. */
  update?(object: Stored<T>, before: Stored<T>): void;
  /** `exact` is false when the end was missed and the object is as it was last seen. */
  delete?(object: Stored<T>, exact: boolean): void;
}

export interface InformerOptions<T extends ObjectShape>
  extends Selection,
    Pick<ReflectorOptions, "pageSize" | "idleTimeoutMs" | "firstRetryMs" | "longestRetryMs" | "streamingLists"> {
  readonly indexers?: Indexers<T>;
  /** Tells handlers of every object again so often, as an update, at least every 24 days; default never. */
  readonly resyncMs?: number;
  /**
   * What to keep of an object, e.g. without fields that nobody reads; metadata has to stay. Where it throws the change is told to
   * `onError` and passed over: what was known of the object stays.
   */
  transform?(object: Stored<T>): Stored<T>;
  /** Told of failed lists and watches, which are tried again, and of what handlers, `transform` and indexers throw. */
  onError?(error: unknown): void;
  /** Annotation that ends streamed lists; default that of the connection's profile. */
  readonly initialEventsEndAnnotation?: string;
}

export class Informer<T extends ObjectShape> {
  readonly #store: ObjectStore<T>;
  readonly #handlers = new Set<Handlers<T>>();
  readonly #stopping = new AbortController();
  readonly #synced = Promise.withResolvers<void>();
  readonly #reflector: Reflector<T>;
  #hasSynced = false;
  #running: Promise<void> | undefined;
  #resync: ReturnType<typeof setInterval> | undefined;

  constructor(
    source: Lists<T> & Watches<T>,
    private readonly options: InformerOptions<T> = {},
  ) {
    this.#store = new ObjectStore(options.indexers, options.onError);
    const profile = (source as { connection?: { profile: { initialEventsEndAnnotation: string } } }).connection?.profile;
    const initialEventsEndAnnotation = options.initialEventsEndAnnotation ?? profile?.initialEventsEndAnnotation ?? "";
    const streamingLists = (options.streamingLists ?? true) && initialEventsEndAnnotation !== "";
    const sink = {
      replaced: (objects: Iterable<Stored<T>>) => this.#replaced(objects),
      changed: (event: Exclude<WatchEvent<T>, { readonly type: "BOOKMARK" }>) => this.#changed(event),
      failed: (error: unknown) => options.onError?.(error),
    };
    this.#reflector = new Reflector(source as ListsAndWatches<T>, sink, { ...options, streamingLists, initialEventsEndAnnotation });
    // Whoever waits hears of a stop; nobody has to.
    this.#synced.promise.catch(() => {});
  }

  get store(): ReadonlyStore<T> {
    return this.#store;
  }

  get hasSynced(): boolean {
    return this.#hasSynced;
  }

  /** Adds handlers; they are told of all that is there already. The function that is returned removes them. */
  handle(handlers: Handlers<T>): () => void {
    this.#handlers.add(handlers);
    for (const object of this.#store.list()) this.#tell(handlers, (told) => told.add?.(object, true));
    return () => this.#handlers.delete(handlers);
  }

  /** Begins; calling it again does nothing. */
  start(): this {
    if (this.#running !== undefined) return this;
    this.#running = this.#reflector.run(this.#stopping.signal);
    const { resyncMs } = this.options;
    if (resyncMs !== undefined) this.#resync = setInterval(() => this.#resyncAll(), Math.min(resyncMs, LONGEST_TIMER_MS));
    return this;
  }

  /** Resolves when the picture is complete for the first time; rejects when the informer is stopped before, or the signal aborted. */
  waitForSync(signal?: AbortSignal): Promise<void> {
    return untilAborted(this.#synced.promise, signal);
  }

  /** Ends it: no handler is called after this, no connection or timer is left once it resolves. */
  async stop(): Promise<void> {
    this.#stopping.abort(new Error("the informer was stopped"));
    clearInterval(this.#resync);
    this.#synced.reject(this.#stopping.signal.reason);
    await this.#running;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.stop();
  }

  #replaced(objects: Iterable<Stored<T>>): void {
    const missing = new Set(this.#store.keys());
    for (const object of objects) {
      missing.delete(keyOf(object));
      this.#set(object, !this.#hasSynced);
    }
    for (const key of missing) this.#remove(key, this.#store.get(key) as Stored<T>, false);
    if (this.#hasSynced) return;
    this.#hasSynced = true;
    this.#synced.resolve();
  }

  #changed(event: Exclude<WatchEvent<T>, { readonly type: "BOOKMARK" }>): void {
    if (event.type !== "DELETED") this.#set(event.object, false);
    else if (this.#store.get(keyOf(event.object)) !== undefined) this.#remove(keyOf(event.object), event.object, true);
  }

  /** What is known already is no change: a watch that is resumed, or a list, may tell it again. */
  #set(given: Stored<T>, initial: boolean): void {
    const key = keyOf(given);
    const before = this.#store.get(key);
    if (before?.metadata.resourceVersion === given.metadata.resourceVersion && before.metadata.uid === given.metadata.uid) return;
    const object = this.#transformed(given);
    if (object === undefined) return;
    if (before !== undefined && before.metadata.uid !== object.metadata.uid) this.#remove(key, before, false);
    const isUpdate = this.#store.get(key) !== undefined;
    this.#store.set(key, object);
    if (isUpdate) this.#tellAll((told) => told.update?.(object, before as Stored<T>));
    else this.#tellAll((told) => told.add?.(object, initial));
  }

  #transformed(given: Stored<T>): Stored<T> | undefined {
    try {
      return this.options.transform?.(given) ?? given;
    } catch (error) {
      this.options.onError?.(error);
      return undefined;
    }
  }

  #remove(key: string, object: Stored<T>, exact: boolean): void {
    this.#store.delete(key);
    this.#tellAll((told) => told.delete?.(object, exact));
  }

  #resyncAll(): void {
    for (const object of [...this.#store.list()]) this.#tellAll((told) => told.update?.(object, object));
  }

  #tellAll(tell: (told: Handlers<T>) => void): void {
    for (const handlers of this.#handlers) this.#tell(handlers, tell);
  }

  #tell(handlers: Handlers<T>, tell: (told: Handlers<T>) => void): void {
    if (this.#stopping.signal.aborted) return;
    try {
      tell(handlers);
    } catch (error) {
      this.options.onError?.(error);
    }
  }
}
