/** What is kept of each object of one resource, by key, kept true by following it: the plainest index. */
import type { Soon } from "../conversion/versions.js";
import type { ObjectEntry } from "../object-entry.js";
import type { ResourceStore } from "../resource-store.js";
import { CacheFollower } from "./cache-follower.js";

export interface FollowedMapOptions<T> {
  readonly store: ResourceStore;
  /** Narrows to one namespace; "" is all. */
  readonly prefix?: string;
  /** What is kept of an object; undefined: nothing. What is thrown goes to {@link ResourceStore.followFailed}. */
  read(entry: ObjectEntry): T | undefined;
  /** Whether what was read last holds on while `read` throws; else nothing is kept then. */
  readonly keepsLastGood?: boolean;
  /** What comes before `read` where that would take longer than a slice; does not reject. Undefined: nothing does. */
  readAhead?(entry: ObjectEntry): Promise<void> | undefined;
  /**
   * Told of each object of which something is or was kept: at the start, after each change, when it is gone, and again when the
   * follower starts over. `value` is undefined when nothing is kept any more, `previous` when nothing was; both are when `read` has
   * thrown and nothing was kept, so that what it has left half done can be undone.
   */
  changed?(key: string, value: T | undefined, previous: T | undefined): void;
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
            this.#take(entry);
          } finally {
            if (this.#values.has(entry.key)) this.#given.add(entry.key);
          }
        }),
      settled: () => {
        for (const key of [...this.#values.keys()]) if (!this.#given.has(key)) this.#set(key, undefined);
        this.#given = new Set();
        this.#whole.resolve();
      },
      changed: ({ key, current }) => {
        if (current === undefined) this.#set(key, undefined);
        else return this.#whenRead(current, () => this.#take(current));
      },
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

  /** Takes in the changes that wait, at once: it is then as new as the cache. False while it is not whole yet. */
  catchUp(): boolean {
    return this.#follower.catchUp();
  }

  close(): void {
    this.#isClosed = true;
    this.#follower.close();
  }

  #take(entry: ObjectEntry): void {
    const { key } = entry;
    let value: T | undefined;
    try {
      value = this.options.read(entry);
    } catch (error) {
      const previous = this.#values.get(key);
      if (previous === undefined || this.options.keepsLastGood !== true) {
        this.#values.delete(key);
        this.options.changed?.(key, undefined, previous);
      }
      throw error;
    }
    this.#set(key, value);
  }

  #whenRead(entry: ObjectEntry, step: () => void): Soon<void> {
    const reading = this.options.readAhead?.(entry);
    if (reading === undefined) return step();
    return reading.then(() => {
      if (!this.#isClosed) step();
    });
  }

  #set(key: string, value: T | undefined): void {
    const previous = this.#values.get(key);
    if (value !== undefined) this.#values.set(key, value);
    else this.#values.delete(key);
    if (value !== undefined || previous !== undefined) this.options.changed?.(key, value, previous);
  }
}
