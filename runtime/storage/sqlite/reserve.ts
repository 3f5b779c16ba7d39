/**
 * Room that is kept for a full disk: a file that is given up when a write finds no room, and a part of the file's limit. What is freed so
 * is for deletions, compaction and small changes, so that people can make room again. Runs on the writing thread.
 */

import { randomFillSync } from "node:crypto";
import { closeSync, ftruncateSync, openSync, rmSync, statfsSync, statSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type Database from "better-sqlite3";

/** Bytes of the file at least, unless that is more than the given share of what is free. */
const RESERVE_BYTES = 16 * 1024 * 1024;
const SHARE_OF_FREE = 1 / 4;
/** It has room for the log that has yet to be copied into the database, and this share more. */
const BEYOND_LOG = 1.25;
/** Written at a time, bytes: about a millisecond. */
const STEP_BYTES = 1024 * 1024;
const FILLING_BYTES = 64 * 1024;
/** The reserve is taken back when there is so many times as much room, so that it does not come and go. */
const ROOM_TO_RETURN = 2;
/** How often it is looked whether there is room again, milliseconds. */
const LOOK_MS = 250;

/** File systems keep a share for the superuser. */
const mayUseAll = process.geteuid?.() === 0;

export class Reserve {
  readonly #file: string;
  readonly #database: Database.Database;
  /** Pages that the database may have, reserve included; undefined: the disk is the limit. */
  readonly #maximumPages: number | undefined;
  #written: number;
  #open = false;
  /** Bytes that were given up last. */
  #released = 0;
  #wanted = RESERVE_BYTES;
  #lookAt = 0;

  /** `maximumBytes`: the most that the database may ever take. */
  constructor(storeFile: string, database: Database.Database, maximumBytes: number | undefined) {
    this.#file = reserveFile(storeFile);
    this.#database = database;
    const pageBytes = database.pragma("page_size", { simple: true }) as number;
    this.#maximumPages = maximumBytes === undefined ? undefined : Math.max(1, Math.floor(maximumBytes / pageBytes));
    this.#written = statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0;
    if (this.#maximumPages !== undefined) this.#limitPages(this.#usualPages(this.#maximumPages));
  }

  /** Whether the reserve has been given up: only what hardly needs room is to be written. */
  get isOpen(): boolean {
    return this.#open;
  }

  /** Gives the reserve up. */
  open(): void {
    this.#open = true;
    this.#released = this.#written;
    this.#written = 0;
    removeReserve(this.#file);
    if (this.#maximumPages !== undefined) this.#limitPages(this.#maximumPages);
    this.#lookAt = 0;
  }

  /** Builds the reserve up, or takes it back when there is room again. Gives the milliseconds until there is more to do. */
  maintain(now = performance.now()): number {
    if (this.#open) {
      if (now < this.#lookAt) return this.#lookAt - now;
      this.#lookAt = now + LOOK_MS;
      if (!this.#hasRoom()) return LOOK_MS;
      this.#open = false;
      if (this.#maximumPages !== undefined) this.#limitPages(this.#usualPages(this.#maximumPages));
    }
    return this.#extend();
  }

  /** `logBytes` of the log are not in the database yet: copying them may take as much room. */
  cover(logBytes: number): void {
    this.#wanted = Math.max(this.#wanted, BEYOND_LOG * logBytes);
  }

  /**
   * Whether there is room for `bytes` more in the log, and to copy them and the `logBytes` that have not been. Without, the log could
   * never start over, nor anything be given back.
   */
  covers(logBytes: number, bytes = 0): boolean {
    const needed = bytes + BEYOND_LOG * (logBytes + bytes);
    return needed <= this.#written || needed <= this.#free();
  }

  #extend(): number {
    if (this.#written >= this.#wanted) return Number.POSITIVE_INFINITY;
    // What is there already is counted as free: it is what the share is of.
    const size = Math.min(this.#wanted, Math.floor((this.#free() + this.#written) * SHARE_OF_FREE));
    if (this.#written >= size) return Number.POSITIVE_INFINITY;
    const bytes = Math.min(STEP_BYTES, size - this.#written);
    try {
      append(this.#file, this.#written, bytes);
    } catch {
      // What there is serves as well.
      if (this.#written === 0) removeReserve(this.#file);
      return Number.POSITIVE_INFINITY;
    }
    this.#written += bytes;
    return this.#written < size ? 0 : Number.POSITIVE_INFINITY;
  }

  #hasRoom(): boolean {
    if (this.#free() < ROOM_TO_RETURN * Math.max(this.#released, STEP_BYTES)) return false;
    if (this.#maximumPages === undefined) return true;
    const free = this.#database.pragma("freelist_count", { simple: true }) as number;
    const used = (this.#database.pragma("page_count", { simple: true }) as number) - free;
    const usual = this.#usualPages(this.#maximumPages);
    return used + (this.#maximumPages - usual) <= usual;
  }

  /** Bytes that this process may still write to the file system; infinite where that does not say: then only a write that fails does. */
  #free(): number {
    const { blocks, bfree, bavail, bsize } = statfsSync(dirname(this.#file));
    if (blocks === 0) return Number.POSITIVE_INFINITY;
    return (mayUseAll ? bfree : bavail) * bsize;
  }

  #usualPages(maximumPages: number): number {
    const pageBytes = this.#database.pragma("page_size", { simple: true }) as number;
    return maximumPages - Math.min(Math.floor(RESERVE_BYTES / pageBytes), Math.floor(maximumPages * SHARE_OF_FREE));
  }

  #limitPages(count: number): void {
    this.#database.pragma(`max_page_count = ${count}`);
  }
}

/** The file that keeps the room. */
const reserveFile = (storeFile: string): string => `${storeFile}-reserve`;

/** Gives up the reserve of a store that cannot be opened for want of room; false when there was none. */
export function giveUpReserve(storeFile: string): boolean {
  const file = reserveFile(storeFile);
  if (statSync(file, { throwIfNoEntry: false }) === undefined) return false;
  removeReserve(file);
  return true;
}

function removeReserve(file: string): void {
  rmSync(file, { force: true });
}

function append(file: string, at: number, bytes: number): void {
  // No file system stores these in less.
  const filling = randomFillSync(Buffer.allocUnsafe(FILLING_BYTES));
  const descriptor = openSync(file, at === 0 ? "w" : "r+", 0o600);
  try {
    for (let done = 0; done < bytes; ) done += writeSync(descriptor, filling, 0, Math.min(FILLING_BYTES, bytes - done), at + done);
  } catch (error) {
    ftruncateSync(descriptor, at);
    throw error;
  } finally {
    closeSync(descriptor);
  }
}
