/** The objects an informer holds, by key, with indexes that are kept current. */
import type { ObjectShape, Stored } from "../object-types.js";

/** Values under which an index finds an object; one for which it throws is not found there. */
export type Indexer<T extends ObjectShape> = (object: Stored<T>) => readonly string[];

export type Indexers<T extends ObjectShape> = Readonly<Record<string, Indexer<T>>>;

/** `namespace/name`, or `name` where there is no namespace. */
export function keyOf(object: ObjectShape): string {
  const { namespace, name = "" } = object.metadata ?? {};
  return namespace ? `${namespace}/${name}` : name;
}

/** What handlers and users may read. Objects are shared: they must not be changed. */
export interface ReadonlyStore<T extends ObjectShape> {
  readonly size: number;
  get(key: string): Stored<T> | undefined;
  /** In no particular order. */
  list(): IterableIterator<Stored<T>>;
  /** The objects that an index has under a value. Throws TypeError for an index that is not there. */
  byIndex(index: string, value: string): readonly Stored<T>[];
}

/** Bounded by what the server holds; an index by what its function gives. */
export class ObjectStore<T extends ObjectShape> implements ReadonlyStore<T> {
  readonly #objects = new Map<string, Stored<T>>();
  readonly #indexes = new Map<string, Map<string, Set<string>>>();

  /** `failed` is told of what indexers throw. */
  constructor(
    private readonly indexers: Indexers<T> = {},
    private readonly failed?: (error: unknown) => void,
  ) {
    for (const name of Object.keys(indexers)) this.#indexes.set(name, new Map());
  }

  get size(): number {
    return this.#objects.size;
  }

  get(key: string): Stored<T> | undefined {
    return this.#objects.get(key);
  }

  list(): IterableIterator<Stored<T>> {
    return this.#objects.values();
  }

  keys(): IterableIterator<string> {
    return this.#objects.keys();
  }

  byIndex(index: string, value: string): readonly Stored<T>[] {
    const entries = this.#indexes.get(index);
    if (entries === undefined) throw new TypeError(`there is no index ${JSON.stringify(index)}`);
    return Array.from(entries.get(value) ?? [], (key) => this.#objects.get(key) as Stored<T>);
  }

  set(key: string, object: Stored<T>): void {
    this.#unindex(key);
    this.#objects.set(key, object);
    for (const [name, indexer] of Object.entries(this.indexers)) {
      const entries = this.#indexes.get(name) as Map<string, Set<string>>;
      for (const value of valuesOf(indexer, object, this.failed)) {
        const keys = entries.get(value);
        if (keys === undefined) entries.set(value, new Set([key]));
        else keys.add(key);
      }
    }
  }

  delete(key: string): void {
    this.#unindex(key);
    this.#objects.delete(key);
  }

  #unindex(key: string): void {
    const object = this.#objects.get(key);
    if (object === undefined) return;
    for (const [name, indexer] of Object.entries(this.indexers)) {
      const entries = this.#indexes.get(name) as Map<string, Set<string>>;
      for (const value of valuesOf(indexer, object)) {
        const keys = entries.get(value);
        keys?.delete(key);
        if (keys?.size === 0) entries.delete(value);
      }
    }
  }
}

function valuesOf<T extends ObjectShape>(indexer: Indexer<T>, object: Stored<T>, failed?: (error: unknown) => void): readonly string[] {
  try {
    return indexer(object);
  } catch (error) {
    failed?.(error);
    return [];
  }
}
