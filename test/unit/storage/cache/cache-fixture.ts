/** A cache of small text entries over a real store in a folder of its own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type {
  CacheChange,
  CacheEntry,
  CacheSnapshot,
  CacheWatch,
  EntryFactory,
  ResourceCache,
} from "../../../../runtime/storage/cache/resource-cache.js";
import { createWatchCache } from "../../../../runtime/storage/cache/watch-cache.js";
import type { KeyValueStore, Revision } from "../../../../runtime/storage/key-value-store.js";
import { openSqliteStore } from "../../../../runtime/storage/sqlite/sqlite-store.js";

export interface TextEntry extends CacheEntry {
  readonly text: string;
}

export const textFactory: EntryFactory<TextEntry> = {
  create: ({ key, revision, value }) => ({ key, revision, size: value.length, text: value.toString() }),
  withRevision: (entry, revision) => ({ ...entry, revision }),
};

export const PREFIX = "/r/things/";

export interface CacheFixture {
  readonly store: KeyValueStore;
  readonly cache: ResourceCache<TextEntry>;
  put(name: string, text: string): Promise<Revision>;
  remove(name: string): Promise<Revision>;
}

export async function withCache(run: (fixture: CacheFixture) => Promise<void>, windowChanges?: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "watch-cache-"));
  const store = await openSqliteStore({ file: join(folder, "store.db") });
  try {
    const cache = createWatchCache(store, PREFIX, textFactory, windowChanges === undefined ? {} : { windowChanges });
    await cache.ready();
    await run({
      store,
      cache,
      put: (name, text) => write(store, cache, name, text),
      remove: (name) => write(store, cache, name, undefined),
    });
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

async function write(store: KeyValueStore, cache: ResourceCache<TextEntry>, name: string, text: string | undefined): Promise<Revision> {
  const key = `${PREFIX}${name}`;
  const expected = cache.get(key)?.revision ?? 0;
  const result = await store.commit(text === undefined ? { key, expected } : { key, expected, value: Buffer.from(text) });
  if (!result.ok) throw new Error(`${key} was changed meanwhile`);
  return result.revision;
}

/** `name=text` of each entry. */
export function list(snapshot: CacheSnapshot<TextEntry>, namespace = "", after?: string): string[] {
  const entries = snapshot.entries(`${PREFIX}${namespace}`, after === undefined ? undefined : `${PREFIX}${after}`);
  return Array.from(entries, ({ key, text }) => `${key.slice(PREFIX.length)}=${text}`);
}

/** `+name=text` for a creation, `~` a change, `-name=last text` a deletion, each with its revision in front. */
export function describeChange({ revision, key, current, previous, deleted }: CacheChange<TextEntry>): string {
  const name = key.slice(PREFIX.length);
  if (current !== undefined) return `${revision} ${previous === undefined ? "+" : "~"}${name}=${current.text}`;
  return `${revision} -${name}=${deleted?.text}@${deleted?.revision}`;
}

export interface OpenWatch {
  readonly watch: CacheWatch<TextEntry>;
  readonly calls: () => number;
  /** Descriptions of all that waits. */
  take(): string[];
}

export function open(
  cache: ResourceCache<TextEntry>,
  after: Revision,
  prefix = "",
  options: { exact?: boolean; queueLimit?: number } = {},
): OpenWatch {
  let calls = 0;
  const watch = cache.watch({
    prefix: `${PREFIX}${prefix}`,
    after,
    queueLimit: 100,
    onReady: () => {
      calls++;
    },
    ...options,
  });
  return { watch, calls: () => calls, take: () => takeAll(watch).map(describeChange) };
}

/** Takes until nothing waits. */
export function takeAll(watch: CacheWatch<TextEntry>): CacheChange<TextEntry>[] {
  const all: CacheChange<TextEntry>[] = [];
  for (let changes = watch.take(); changes.length > 0; changes = watch.take()) all.push(...changes);
  return all;
}
