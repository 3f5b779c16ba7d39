/** Makes the watch cache of one resource over a store. */
import { type KeyValueStore, StorageError } from "../key-value-store.js";
import type { CacheEntry, EntryFactory, ResourceCache } from "./resource-cache.js";

export interface WatchCacheOptions {
  /** Recent changes kept so that watches can start in the past; what the store compacts is dropped before that. */
  readonly windowChanges?: number;
}

/**
 * Starts loading the keys under `prefix` (ends with `/`) and follows them. All caches of one store share one watch of it, so
 * that each cache's `revision` moves on with every change of the store.
 */
export function createWatchCache<E extends CacheEntry>(
  _store: KeyValueStore,
  prefix: string,
  _factory: EntryFactory<E>,
  _options: WatchCacheOptions = {},
): ResourceCache<E> {
  throw new StorageError("Unavailable", `${prefix} has no cache`);
}
