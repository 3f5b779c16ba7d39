/** What is kept of each object of one resource, by key, kept true by following it: the plainest index. */
import { LARGE_BYTES } from "../large-objects.js";
import type { ObjectEntry } from "../object-entry.js";
import type { ResourceStore } from "../resource-store.js";
import { CacheFollower } from "./cache-follower.js";
import { inFollowersTurn } from "./turns.js";

export interface FollowedMapOptions<T> {
  readonly store: ResourceStore;
  /** Narrows to one namespace; "" is all. */
  readonly prefix?: string;
  /** Whether `read` looks at the whole of a large object, which is then read first, in slices. Absent: it does so at every one. */
  readsWhole?(entry: ObjectEntry): boolean;
  /** What is kept of an object; undefined: nothing. What is thrown goes to {@link ResourceStore.followFailed}. */
  read(entry: ObjectEntry): T | undefined;
  /** Whether what was read last holds on while `read` throws; else nothing is kept then. */
  readonly keepsLastGood?: boolean;
  /** What comes before `read` where that would take longer than a slice; does not reject. Undefined: nothing does. */
  readAhead?(entry: ObjectEntry): Promise<void> | undefined;
  /**
   * Told of each object of which something is or was kept: at the start, after each change, when it is gone, and again when the
   * follower starts over. `value` is undefined when nothing is kept any more, `previous` when nothing was; both are when `read` has
   * thrown and nothing was kept, so that what it has left half done can be undone. Whoever has more to do than fits into a slice returns a
   * promise, and is told no more until then.
   */
  changed?(key: string, value: T | undefined, previous: T | undefined): unknown;
}

export class FollowedMap<T> {
  readonly #values = new Map<string, T>();
  readonly #follower: CacheFollower;
  readonly #whole = Promise.withResolvers<void>();
  /** What is there, until all of it has been told; changes come only after that. */
  #given = new Set<string>();
  #isClosed = false;

  constructor(private readonly options: FollowedMapOptions<T>) {
    const { store, prefix } = options;
    this.#follower = new CacheFollower({
      store,
      ...(prefix === undefined ? {} : { prefix }),
      present: (entry) =>
        this.#whenRead(entry, () => {
          try {
            return this.#take(entry);
          } finally {
            if (this.#values.has(entry.key)) this.#given.add(entry.key);
          }
        }),
      settled: () => {
        const gone = [...this.#values.keys()].filter((key) => !this.#given.has(key));
        const pending = gone.map((key) => this.#set(key, undefined)).filter((each) => each instanceof Promise);
        this.#given = new Set();
        if (pending.length === 0) this.#whole.resolve();
        else return Promise.all(pending).then(() => this.#whole.resolve());
      },
      changed: ({ key, current }) =>
        current === undefined ? this.#set(key, undefined) : this.#whenRead(current, () => this.#take(current)),
    });
  }

  /** Resolves when it shows all that was there at the start. */
  get ready(): Promise<void> {
    return this.#whole.promise;
  }

  get(key: string): T | undefined {
    return this.#values.get(key);
  }

  keys(): Iterable<string> {
    return this.#values.keys();
  }

  values(): Iterable<T> {
    return this.#values.values();
  }

  /** Takes in the changes that wait, at once: it is then as new as the cache. False while it is not whole yet, or once `isOver` says so. */
  catchUp(isOver?: () => boolean): boolean {
    return this.#follower.catchUp(isOver);
  }

  close(): void {
    this.#isClosed = true;
    this.#follower.close();
  }

  #take(entry: ObjectEntry): unknown {
    const { key } = entry;
    let value: T | undefined;
    try {
      value = this.options.read(entry);
    } catch (error) {
      const previous = this.#values.get(key);
      if (previous === undefined || this.options.keepsLastGood !== true) {
        this.#values.delete(key);
        const pending = this.options.changed?.(key, undefined, previous);
        if (pending instanceof Promise) {
          return pending.then(() => {
            throw error;
          });
        }
      }
      throw error;
    }
    return this.#set(key, value);
  }

  /** Large objects are read before they are taken in; each that follows is taken in in its turn. */
  #whenRead(entry: ObjectEntry, step: () => unknown): unknown {
    const reading = entry.size < LARGE_BYTES || this.options.readsWhole?.(entry) === false ? undefined : entry.readAhead();
    if (reading === undefined) return this.#whenReady(entry, step);
    return reading.then(
      (object) =>
        new Promise((resolve, reject) => {
          inFollowersTurn(() => {
            if (object !== undefined) entry.recall(object);
            try {
              resolve(this.#isClosed ? undefined : this.#whenReady(entry, step));
            } catch (error) {
              reject(error);
            }
          });
        }),
    );
  }

  #whenReady(entry: ObjectEntry, step: () => unknown): unknown {
    const preparing = this.options.readAhead?.(entry);
    if (preparing === undefined) return step();
    return preparing.then(() => (this.#isClosed ? undefined : step()));
  }

  #set(key: string, value: T | undefined): unknown {
    const previous = this.#values.get(key);
    if (value !== undefined) this.#values.set(key, value);
    else this.#values.delete(key);
    return value === undefined && previous === undefined ? undefined : this.options.changed?.(key, value, previous);
  }
}
