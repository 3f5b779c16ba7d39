/**
 * What handlers read of stored objects, such as the selectors of budgets: of a large object it is read once, in slices, for all who ask, and
 * kept as long as the object stays as it is and the process has room.
 */
import { type Steps, soonOf } from "../../codec/lists/steps.js";
import type { ApiObject } from "../../definition/object-meta.js";
import { processMemory, type Rememberer } from "../../storage/cache/cache-memory.js";
import type { Soon } from "../conversion/versions.js";
import { LARGE_BYTES } from "../large-objects.js";
import type { ObjectEntry } from "../object-entry.js";

/** What a byte of JSON takes in memory when something is made of all of it, about. */
const READ_WEIGHT = 8;

interface Known<T> {
  readonly entry: ObjectEntry;
  readonly value: T;
}

export class KeptReading<T> implements Rememberer {
  /** By key, those that were asked for last at the end. */
  readonly #known = new Map<string, Known<T>>();
  /** What is being read, which everybody waits for together. */
  readonly #pending = new WeakMap<ObjectEntry, Promise<T>>();
  #bytes = 0;

  /** `read` looks at an object in the version that its readers ask for: always the same. */
  constructor(private readonly read: (object: Readonly<ApiObject>) => Steps<T>) {
    processMemory.join(this);
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** What `read` makes of an entry, which `shown` shows. It is read in turns of the first user who asks. */
  of(entry: ObjectEntry, shown: () => Soon<Readonly<ApiObject>>, user?: string): Soon<T> {
    if (entry.size < LARGE_BYTES) return this.#readNow(shown(), user);
    const known = this.#known.get(entry.key);
    if (known?.entry === entry) return this.#keep(known);
    let pending = this.#pending.get(entry);
    if (pending === undefined) {
      pending = Promise.resolve(this.#readNow(shown(), user))
        .then((value) => this.#keep({ entry, value }))
        .finally(() => this.#pending.delete(entry));
      this.#pending.set(entry, pending);
    }
    return pending;
  }

  #readNow(object: Soon<Readonly<ApiObject>>, user: string | undefined): Soon<T> {
    return object instanceof Promise ? object.then((known) => soonOf(this.read(known), user)) : soonOf(this.read(object), user);
  }

  #keep(known: Known<T>): T {
    const { key, size } = known.entry;
    this.#forget(key);
    // Where the process has no room what was read before makes some, not this: somebody is about to look at it.
    processMemory.changed(size * READ_WEIGHT);
    this.#bytes += size * READ_WEIGHT;
    this.#known.set(key, known);
    return known.value;
  }

  /** Drops what was asked for least recently. */
  forgetSome(): void {
    for (const key of this.#known.keys()) {
      this.#forget(key);
      return;
    }
  }

  #forget(key: string): void {
    const known = this.#known.get(key);
    if (known === undefined) return;
    this.#known.delete(key);
    const bytes = known.entry.size * READ_WEIGHT;
    this.#bytes -= bytes;
    processMemory.changed(-bytes);
  }
}
