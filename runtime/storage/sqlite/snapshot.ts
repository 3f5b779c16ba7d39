/** Copies of a store's file: the state of one moment, taken beside a running server by a reader of its own. */
import { createHash } from "node:crypto";
import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import { type Revision, StorageError } from "../key-value-store.js";
import { readHead } from "./commit-batch.js";
import { checkFormat, lockFile, translate } from "./database.js";

export interface SnapshotStatus {
  readonly revision: Revision;
  /** Keys that exist. */
  readonly keys: number;
  readonly bytes: number;
}

/** SHA-256 of all before it ends a snapshot: the database has none of its own of what it holds, and reads no further than its pages. */
const SEAL_BYTES = 32;
/** Sizes of pages are multiples of this. */
const PAGE_UNIT_BYTES = 512;
const CHUNK_BYTES = 1024 * 1024;

/**
 * Copies the store into a new file, readable by its owner only, complete and on disk when this returns. Throws StorageError: `Missing`
 * without a store, `Unavailable` when the target exists or cannot be written, `Full` when the disk is.
 */
export function saveSnapshot(store: string, target: string): SnapshotStatus {
  if (!existsSync(store)) throw new StorageError("Missing", `${store} is missing`);
  if (existsSync(target)) throw new StorageError("Unavailable", `${target} exists already`);
  if (!existsSync(dirname(target))) throw new StorageError("Unavailable", `the folder ${dirname(target)} is missing`);
  const draft = `${target}.new`;
  rmSync(draft, { force: true });
  let source: Database.Database | undefined;
  try {
    source = new Database(store, { fileMustExist: true });
    checkFormat(source, store);
    makeDraft(draft);
    source.prepare("VACUUM INTO ?").run(draft);
    appendFileSync(draft, hashOf(draft, statSync(draft).size));
    const status = snapshotStatus(draft);
    settle(draft, target);
    return status;
  } catch (cause) {
    rmSync(draft, { force: true });
    throw failure(cause, store, target);
  } finally {
    source?.close();
  }
}

/** Checks every byte of a snapshot. Throws StorageError `Missing` or `Corrupt`. */
export function snapshotStatus(file: string): SnapshotStatus {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) throw new StorageError("Corrupt", `${file} is no file`);
  if (!existsSync(file)) throw new StorageError("Missing", `${file} is missing`);
  checkSeal(file);
  return databaseStatus(file);
}

function checkSeal(file: string): void {
  const content = statSync(file).size - SEAL_BYTES;
  if (content <= 0 || content % PAGE_UNIT_BYTES !== 0)
    throw new StorageError("Corrupt", `${file} has no checksum at its end: it was cut off, or is no snapshot`);
  const seal = Buffer.alloc(SEAL_BYTES);
  const opened = openSync(file, "r");
  try {
    readSync(opened, seal, 0, SEAL_BYTES, content);
  } finally {
    closeSync(opened);
  }
  if (!hashOf(file, content).equals(seal))
    throw new StorageError("Corrupt", `${file} is not as it was written: its checksum does not match what it holds`);
}

/** Of the first so many bytes of a file. */
function hashOf(file: string, bytes: number): Buffer {
  const hash = createHash("sha256");
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  const opened = openSync(file, "r");
  try {
    for (let at = 0; at < bytes; ) {
      const read = readSync(opened, chunk, 0, Math.min(CHUNK_BYTES, bytes - at), at);
      if (read === 0) break;
      hash.update(chunk.subarray(0, read));
      at += read;
    }
  } finally {
    closeSync(opened);
  }
  return hash.digest();
}

function databaseStatus(file: string): SnapshotStatus {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { readonly: true });
    checkFormat(database, file);
    const found = database.pragma("integrity_check(1)", { simple: true });
    if (found !== "ok") throw new StorageError("Corrupt", `${file}: ${String(found)}`);
    const keys = database.prepare("SELECT count(*) FROM keys WHERE deleted = 0").pluck().get() as number;
    return { revision: readHead(database), keys, bytes: statSync(file).size };
  } catch (cause) {
    throw translate(cause, file);
  } finally {
    database?.close();
  }
}

export interface RestoreOptions {
  /** Revisions go on so far beyond the snapshot's, and everything before is compacted. */
  readonly bumpRevision: number;
  /** Replaces a store that is there. */
  readonly replace: boolean;
}

/**
 * Makes a store of a snapshot, whatever state one that is to be replaced is in. Throws StorageError: `Unavailable` when a store is there
 * and is not to be replaced or is in use, `Full` when the disk is, `Corrupt` and `Missing` for the snapshot; what was there is then as it
 * was.
 */
export function restoreSnapshot(snapshot: string, store: string, { bumpRevision, replace }: RestoreOptions): SnapshotStatus {
  snapshotStatus(snapshot);
  if (existsSync(store) && !replace) throw new StorageError("Unavailable", `${store} exists already`);
  const draft = `${store}.restored`;
  for (const path of withLog(draft)) rmSync(path, { force: true });
  // Held until the new file is in place: no server starts on either meanwhile.
  const lock = lockFile(store);
  let copy: Database.Database | undefined;
  try {
    makeDraft(draft);
    const source = new Database(snapshot, { readonly: true });
    try {
      source.prepare("VACUUM INTO ?").run(draft);
    } finally {
      source.close();
    }
    copy = new Database(draft, { fileMustExist: true });
    copy.pragma("synchronous = FULL");
    copy.prepare("UPDATE meta SET value = ? WHERE name = 'compacted'").run(readHead(copy) + bumpRevision);
    copy.prepare("UPDATE meta SET value = lower(hex(randomblob(16))) WHERE name = 'store'").run();
    copy.close();
    const status = databaseStatus(draft);
    if (existsSync(store)) copyLog(store);
    for (const path of withLog(store).slice(1)) rmSync(path, { force: true });
    settle(draft, store);
    return status;
  } catch (cause) {
    copy?.close();
    for (const path of withLog(draft)) rmSync(path, { force: true });
    throw failure(cause, snapshot, store);
  } finally {
    lock.close();
  }
}

/** What is in the log of a store goes into its file: it is whole without, should the new one not get into its place. */
function copyLog(store: string): void {
  let database: Database.Database | undefined;
  try {
    database = new Database(store, { fileMustExist: true });
    database.pragma("wal_checkpoint(TRUNCATE)");
  } catch {
    // Damaged: that is why it is replaced.
  } finally {
    database?.close();
  }
}

/** A disk that is full is that of what was to be written. */
function failure(cause: unknown, source: string, target: string): StorageError {
  const found = translate(cause, source);
  const isFull = found.code === "Full" || (cause as NodeJS.ErrnoException).code === "ENOSPC";
  return isFull ? new StorageError("Full", `there is no room for ${target}`, { cause }) : found;
}

const withLog = (file: string): string[] => [file, `${file}-wal`, `${file}-shm`, `${file}-journal`];

function makeDraft(path: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (cause) {
    throw new StorageError("Unavailable", `cannot write ${path}: ${(cause as Error).message}`, { cause });
  }
}

/** Puts a finished file in place, durably. */
function settle(draft: string, target: string): void {
  synced(draft);
  renameSync(draft, target);
  synced(dirname(target));
}

function synced(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
