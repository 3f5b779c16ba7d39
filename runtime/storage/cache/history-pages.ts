/**
 * Pages of a store's history as changes, shared by all watches that ask at about the same time: informers that come back after a restart
 * ask for the same ones.
 */
import { type ChangesPage, type KeyValueStore, type PastChange, type Revision, StorageError } from "../key-value-store.js";
import { processMemory, type Rememberer } from "./cache-memory.js";
import { TAKEN_BYTES, TAKEN_CHANGES } from "./change-log.js";
import type { CacheChange, CacheEntry, EntryFactory } from "./resource-cache.js";

/** Pages kept at most. */
const MAXIMUM_SHARED_PAGES = 64;
/** A page is kept for so long, milliseconds; watches that keep pace with each other ask within much less. */
const SHARED_FOR_MS = 1_000;

export interface HistoryPage<E> {
  readonly changes: readonly CacheChange<E>[];
  /** All changes up to this revision are in the page or before it. */
  readonly through: Revision;
}

interface SharedPage {
  /** What was made by one may look otherwise when a kind was defined anew. */
  readonly factory: unknown;
  readonly prefix: string;
  readonly after: Revision;
  readonly page: Promise<HistoryPage<CacheEntry>>;
  /** Known once it is read. */
  through: Revision;
  bytes: number;
}

const pagesOfStores = new WeakMap<KeyValueStore, HistoryPages>();

export class HistoryPages implements Rememberer {
  /** Oldest first. */
  #shared: SharedPage[] = [];
  #bytes = 0;
  readonly #store: KeyValueStore;

  /** The pages of a store; made when first asked for, gone with the store. */
  static of(store: KeyValueStore): HistoryPages {
    const known = pagesOfStores.get(store);
    if (known !== undefined) return known;
    const pages = new HistoryPages(store);
    pagesOfStores.set(store, pages);
    return pages;
  }

  private constructor(store: KeyValueStore) {
    this.#store = store;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Forgets the oldest page. */
  forgetSome(): void {
    const oldest = this.#shared.find(({ bytes }) => bytes > 0);
    if (oldest !== undefined) this.#forget(oldest);
  }

  /**
   * The changes under a prefix after a revision, as many as a watch takes at a time; shared by those who ask with the same factory. Holders take turns.
   * Rejects with StorageError `Compacted`.
   */
  async read<E extends CacheEntry>(prefix: string, after: Revision, factory: EntryFactory<E>, holder?: string): Promise<HistoryPage<E>> {
    const isAsked = (shared: SharedPage): boolean => shared.factory === factory && shared.prefix === prefix && holds(shared, after);
    const known = this.#shared.find(isAsked) ?? this.#ask(prefix, after, factory, holder);
    const page = (await known.page) as HistoryPage<E>;
    if (known.after === after) return page;
    return { changes: page.changes.filter(({ revision }) => revision > after), through: page.through };
  }

  #ask<E extends CacheEntry>(prefix: string, after: Revision, factory: EntryFactory<E>, holder: string | undefined): SharedPage {
    const page = this.#store
      .changes({ prefix, after, limit: TAKEN_CHANGES, maximumBytes: TAKEN_BYTES, holder })
      .then((read) => ({ changes: describe(read, factory), through: read.through }));
    const shared: SharedPage = { factory, prefix, after, page, through: after, bytes: 0 };
    this.#shared.push(shared);
    page.then(
      ({ changes, through }) => this.#keep(shared, changes, through),
      () => this.#forget(shared),
    );
    return shared;
  }

  #keep(shared: SharedPage, changes: readonly CacheChange<CacheEntry>[], through: Revision): void {
    // What nobody need ask for again is not kept.
    if (changes.length === 0) {
      this.#forget(shared);
      return;
    }
    // Forgotten while it was read.
    if (!this.#shared.includes(shared)) return;
    shared.through = through;
    for (const { current, previous } of changes) shared.bytes += (current?.size ?? 0) + (previous?.size ?? 0);
    if (this.#bytes === 0) processMemory.join(this);
    this.#bytes += shared.bytes;
    setTimeout(() => this.#forget(shared), SHARED_FOR_MS).unref();
    processMemory.changed(shared.bytes);
    // Those that are being read are asked for.
    if (this.#shared.length > MAXIMUM_SHARED_PAGES) this.forgetSome();
  }

  #forget(shared: SharedPage): void {
    const index = this.#shared.indexOf(shared);
    if (index === -1) return;
    this.#shared.splice(index, 1);
    if (shared.bytes === 0) return;
    this.#bytes -= shared.bytes;
    processMemory.changed(-shared.bytes);
    if (this.#bytes === 0) processMemory.leave(this);
  }
}

function holds({ after, through }: SharedPage, revision: Revision): boolean {
  return revision === after || (after < revision && revision < through);
}

function describe<E extends CacheEntry>({ changes }: ChangesPage, factory: EntryFactory<E>): CacheChange<E>[] {
  const states = new Map<string, E | undefined>();
  return changes.map((change) => {
    const { key } = change;
    const previous = states.has(key) ? states.get(key) : replaced(change, factory);
    const described = describeOne(change, previous, factory);
    states.set(key, described.current);
    return described;
  });
}

function replaced<E extends CacheEntry>({ key, previous }: PastChange, factory: EntryFactory<E>): E | undefined {
  return previous === undefined ? undefined : factory.create({ key, ...previous });
}

function describeOne<E extends CacheEntry>({ key, value, revision }: PastChange, previous: E | undefined, factory: EntryFactory<E>) {
  const change: CacheChange<E> = { key, revision, size: previous?.size ?? 0 };
  if (value !== undefined) {
    const current = factory.create({ key, value, revision }, previous);
    return previous === undefined ? { ...change, size: current.size, current } : { ...change, size: current.size, current, previous };
  }
  if (previous === undefined) throw new StorageError("Corrupt", `the deletion of ${key} at ${revision} has nothing before it`);
  return { ...change, previous, deleted: factory.withRevision(previous, revision) };
}
