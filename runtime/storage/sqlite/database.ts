/** Opens the database file: its lock, its format, and the settings that make a commit durable. */
import { closeSync, existsSync, openSync } from "node:fs";
import Database from "better-sqlite3";
import { type Revision, StorageError, type StorageErrorCode } from "../key-value-store.js";

/** Version of the tables below; a file of a later one is refused. */
const FORMAT = 1;

/** An etcd that holds nothing is at revision 1 as well; 0 means "no revision" throughout. */
export const FIRST_REVISION: Revision = 1;

/** Page cache of each connection; the operating system caches the file anyway. */
const WRITER_CACHE_KIB = 4096;
const READER_CACHE_KIB = 2048;
/** The log is cut back to this when it has grown beyond, by one huge batch or a long read. */
const LOG_LIMIT_BYTES = 32 * 1024 * 1024;

/**
 * `revisions` is the log: every change is one row, `previous` the row of the same key before it (0: none), a null value a deletion.
 * `keys` names the latest row of each key, deleted ones too until compaction has passed them, so that reading current state never
 * touches history, and history is reached by walking back from it.
 */
const SCHEMA = `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
  CREATE TABLE revisions (revision INTEGER PRIMARY KEY, previous INTEGER NOT NULL, key TEXT NOT NULL, value BLOB);
  CREATE TABLE keys (key TEXT PRIMARY KEY, revision INTEGER NOT NULL, deleted INTEGER NOT NULL) WITHOUT ROWID;
  INSERT INTO meta VALUES ('format', ${FORMAT}), ('store', lower(hex(randomblob(16)))), ('compacted', 0), ('purged', 0);
`;

/**
 * When keys are to be deleted: `at` in milliseconds since the epoch, `ttl` after their write. A row whose key has another revision by then
 * means nothing. Not of the first files of this format, which are none the worse for it.
 */
const EXPIRIES = `
  CREATE TABLE IF NOT EXISTS expiries (key TEXT PRIMARY KEY, revision INTEGER NOT NULL, at REAL NOT NULL, ttl REAL NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS expiries_by_time ON expiries (at);
`;

/** The writing connection and the lock that keeps other processes out. */
export interface OpenDatabase {
  readonly database: Database.Database;
  /** Held for as long as it is open. */
  readonly lock: Database.Database;
}

export interface OpenOptions {
  readonly file: string;
  /** The file is not made, nor is a store in it. */
  readonly mustExist: boolean;
}

/**
 * Throws StorageError `Unavailable` (in use, not to be opened), `Corrupt` (no store of a format known here), or `Missing` (no store where
 * one must be).
 */
export function openForWriting({ file, mustExist }: OpenOptions): OpenDatabase {
  const lock = lockFile(file);
  let database: Database.Database | undefined;
  try {
    if (!mustExist) createPrivately(file);
    else if (!existsSync(file)) throw new StorageError("Missing", `${file} is missing`);
    database = new Database(file);
    database.pragma("auto_vacuum = INCREMENTAL");
    database.pragma("journal_mode = WAL");
    database.pragma("synchronous = FULL");
    // Checkpoints are run between batches, after their commits were answered.
    database.pragma("wal_autocheckpoint = 0");
    database.pragma(`journal_size_limit = ${LOG_LIMIT_BYTES}`);
    database.pragma(`cache_size = -${WRITER_CACHE_KIB}`);
    prepareFormat(database, file, mustExist);
    return { database, lock };
  } catch (cause) {
    database?.close();
    lock.close();
    throw translate(cause, file);
  }
}

export function openForReading(file: string): Database.Database {
  try {
    const database = new Database(file, { fileMustExist: true });
    database.pragma("query_only = ON");
    database.pragma("wal_autocheckpoint = 0");
    database.pragma(`cache_size = -${READER_CACHE_KIB}`);
    return database;
  } catch (cause) {
    throw translate(cause, file);
  }
}

/**
 * The main file cannot be locked exclusively: SQLite would then refuse our own readers. A kernel lock on a file beside it ends with
 * the process, however that ends. Throws StorageError `Unavailable` while another process has it.
 */
export function lockFile(file: string): Database.Database {
  const path = `${file}-lock`;
  try {
    createPrivately(path);
    const lock = new Database(path, { timeout: 0 });
    lock.pragma("journal_mode = MEMORY");
    lock.exec("BEGIN EXCLUSIVE");
    return lock;
  } catch (cause) {
    if (sqliteCode(cause).startsWith("SQLITE_BUSY"))
      throw new StorageError("Unavailable", `${file} is in use by another process`, { cause });
    throw translate(cause, path);
  }
}

/** Never opens a file that exists: closing it would release every lock this process holds on it. */
function createPrivately(file: string): void {
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

function prepareFormat(database: Database.Database, file: string, mustExist: boolean): void {
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  if (tables.length === 0) {
    if (mustExist) throw new StorageError("Missing", `${file} is empty`);
    database.transaction(() => database.exec(SCHEMA + EXPIRIES))();
    return;
  }
  checkFormat(database, file);
}

/** Throws StorageError `Corrupt` for what is no store of a format known here. */
export function checkFormat(database: Database.Database, file: string): void {
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  if (!tables.includes("meta") || !tables.includes("revisions"))
    throw new StorageError("Corrupt", `${file} is a database of something else`);
  const format = readMeta(database, "format");
  if (format === FORMAT && !tables.includes("expiries")) database.exec(EXPIRIES);
  if (format !== FORMAT) {
    throw new StorageError(
      "Corrupt",
      `${file} has storage format ${format}; this version reads format ${FORMAT}. Use the version that wrote it`,
    );
  }
}

export function readMeta(database: Database.Database, name: "format" | "compacted" | "purged"): number {
  return database.prepare("SELECT value FROM meta WHERE name = ?").pluck().get(name) as number;
}

/** SQLite's failures in the words of the storage contract; a StorageError passes through. */
export function translate(cause: unknown, file: string): StorageError {
  if (cause instanceof StorageError) return cause;
  const code = sqliteCode(cause);
  const message = `${file}: ${cause instanceof Error ? cause.message : String(cause)}`;
  return new StorageError(storageCode(code), message, { cause });
}

function storageCode(code: string): StorageErrorCode {
  if (code === "SQLITE_FULL") return "Full";
  return code.startsWith("SQLITE_CORRUPT") || code === "SQLITE_NOTADB" ? "Corrupt" : "Unavailable";
}

function sqliteCode(cause: unknown): string {
  return cause instanceof Database.SqliteError ? cause.code : "";
}
