/** The state of a cache: entries in key order and the number per namespace, copied in constant time and written copy-on-write. */
import sortedBtree from "sorted-btree";
import { utf8OrderKey } from "../../definition/utf8-order.js";
import { MAXIMUM_KEY_BYTES, prefixEnd } from "../key-order.js";
import type { CacheEntry } from "./resource-cache.js";

/** The package is CommonJS: its default export is a property of ours. */
const BTree = sortedBtree.default;
type SortedMap<V> = InstanceType<typeof BTree<string, V>>;

/** Between a namespace and a name in a key; sorts below every character a namespace may hold. */
const NAMESPACE_END = "!";

/** Entries taken out of the map at a time. */
const BATCH = 256;
/** Prefixes whose collections are the same object for all who read them. */
const MAXIMUM_COLLECTIONS = 64;

/** `<prefix><namespace>!` of a key below `prefix`; undefined for a key without namespace. */
export function namespacePrefix(prefix: string, key: string): string | undefined {
  const end = key.indexOf(NAMESPACE_END, prefix.length);
  return end === -1 ? undefined : key.slice(0, end + 1);
}

export class SortedEntries<E extends CacheEntry> {
  readonly prefix: string;
  readonly #entries: SortedMap<E>;
  readonly #namespaces: SortedMap<number>;
  /** What was looked up last, since a write looks for its object in several places. */
  #foundKey: string | undefined;
  #found: E | undefined;
  readonly #collections = new Map<string, Iterable<E>>();

  constructor(prefix: string, entries: SortedMap<E> = emptyMap(), namespaces: SortedMap<number> = emptyMap()) {
    this.prefix = prefix;
    this.#entries = entries;
    this.#namespaces = namespaces;
  }

  /** Constant time. Either may be written afterwards without the other changing. */
  clone(): SortedEntries<E> {
    return new SortedEntries(this.prefix, this.#entries.clone(), this.#namespaces.clone());
  }

  get(key: string): E | undefined {
    // Whoever names another object may write millions of characters: they are not put into order for nothing.
    if (key.length > MAXIMUM_KEY_BYTES) return undefined;
    if (key !== this.#foundKey) {
      this.#found = this.#entries.get(utf8OrderKey(key));
      this.#foundKey = key;
    }
    return this.#found;
  }

  set(entry: E): void {
    this.#foundKey = entry.key;
    this.#found = entry;
    if (this.#entries.set(utf8OrderKey(entry.key), entry)) this.#countNamespace(entry.key, 1);
  }

  delete(key: string): void {
    this.#foundKey = undefined;
    this.#found = undefined;
    if (this.#entries.delete(utf8OrderKey(key))) this.#countNamespace(key, -1);
  }

  /** Constant time for the whole and for one namespace. */
  count(prefix: string): number {
    if (prefix === this.prefix) return this.#entries.size;
    if (isNamespacePrefix(this.prefix, prefix)) return this.#namespaces.get(prefix) ?? 0;
    let count = 0;
    for (const _ of this.under(prefix)) count++;
    return count;
  }

  /** Entries under `prefix` in key order: the same object as before, most times, so that what was made of it is found again. */
  collection(prefix: string): Iterable<E> {
    let collection = this.#collections.get(prefix);
    if (collection === undefined) {
      collection = { [Symbol.iterator]: () => this.under(prefix) };
      if (this.#collections.size >= MAXIMUM_COLLECTIONS) this.#collections.clear();
      this.#collections.set(prefix, collection);
    }
    return collection;
  }

  /** Entries under `prefix` in key order, behind `after` when given. */
  *under(prefix: string, after?: string): Generator<E, void, undefined> {
    const end = utf8OrderKey(prefixEnd(prefix) as string);
    let from = utf8OrderKey(after !== undefined && utf8OrderKey(after) > utf8OrderKey(prefix) ? keyBehind(after) : prefix);
    for (;;) {
      const batch = this.#batch(from, end);
      for (const entry of batch) yield entry;
      if (batch.length < BATCH) return;
      from = utf8OrderKey(keyBehind((batch[BATCH - 1] as E).key));
    }
  }

  /** The next entries, found without looking at any of them: most are read for the first time when they are sent. */
  #batch(from: string, end: string): E[] {
    const batch: E[] = [];
    const full = { break: BATCH };
    this.#entries.forRange(from, end, false, (_, entry) => {
      if (batch.push(entry) === BATCH) return full;
    });
    return batch;
  }

  #countNamespace(key: string, change: number): void {
    const namespace = namespacePrefix(this.prefix, key);
    if (namespace === undefined) return;
    const count = (this.#namespaces.get(namespace) ?? 0) + change;
    if (count === 0) this.#namespaces.delete(namespace);
    else this.#namespaces.set(namespace, count);
  }
}

function isNamespacePrefix(prefix: string, candidate: string): boolean {
  return candidate.startsWith(prefix) && candidate.indexOf(NAMESPACE_END, prefix.length) === candidate.length - 1;
}

/** The first key that may follow. */
const keyBehind = (key: string): string => `${key}\0`;

function emptyMap<V>(): SortedMap<V> {
  return new BTree<string, V>(undefined, compareStrings);
}

function compareStrings(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
