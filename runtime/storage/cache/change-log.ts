/**
 * The changes that watchers of the same keys have still to take: kept once for all of them, each of whom has a place in it. A change costs
 * as much as there are watchers who waited for it, however many others are behind.
 */
import type { CacheChange } from "./resource-cache.js";

/** A watcher takes so much at a time, so that what it makes of it is bounded too: changes, and bytes of their states. */
export const TAKEN_CHANGES = 256;
export const TAKEN_BYTES = 256 * 1024;

/** Changes in order, and the bytes of their states. */
export interface TakenChanges<E> {
  readonly changes: readonly CacheChange<E>[];
  readonly bytes: number;
}

/** Where a reader of a log is. */
export interface LogPlace {
  /** Changes of the log before it, and bytes of their states. */
  count: number;
  bytes: number;
}

export interface LogReader<E> {
  readonly place: LogPlace;
  /** Whether the change is none for it, though it is of its keys. */
  skips(change: CacheChange<E>): boolean;
  /** It has waited for a change, and this is the first. */
  wake(change: CacheChange<E>): void;
  /** Called before the log goes on to `next`. Gives the place at which it is to be asked again, at the latest. */
  look(next: LogPlace): LogPlace;
}

export class ChangeLog<E> {
  readonly #readers = new Set<LogReader<E>>();
  /** Those of them that have taken everything. */
  #idle = new Set<LogReader<E>>();
  #changes: CacheChange<E>[] = [];
  /** Changes that were dropped. */
  #dropped = 0;
  readonly #end: LogPlace = { count: 0, bytes: 0 };
  /** Nobody has to be asked before the log comes to either. */
  readonly #look: LogPlace = { count: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };
  /** What was taken last: most who take follow one another from the same place. */
  #taken: (TakenChanges<E> & { readonly from: number; readonly end: number }) | undefined;
  /** What was left to those who were cut off last, likewise. */
  #rest: { readonly changes: readonly CacheChange<E>[]; readonly from: number; readonly end: number } | undefined;

  /** Where it ends. */
  get end(): Readonly<LogPlace> {
    return this.#end;
  }

  get readers(): ReadonlySet<LogReader<E>> {
    return this.#readers;
  }

  /** Adds a reader that waits for the next change. */
  join(reader: LogReader<E>): void {
    this.#readers.add(reader);
    this.#idle.add(reader);
  }

  leave(reader: LogReader<E>): void {
    this.#readers.delete(reader);
    this.#idle.delete(reader);
    this.#drop();
  }

  push(change: CacheChange<E>): void {
    const end = this.#end;
    const next = { count: end.count + 1, bytes: end.bytes + change.size };
    if (next.count >= this.#look.count || next.bytes >= this.#look.bytes) this.#ask(next);
    const waiting = this.#idle;
    if (waiting.size > 0) this.#idle = new Set();
    this.#changes.push(change);
    end.count = next.count;
    end.bytes = next.bytes;
    if (waiting.size === 0) return;
    for (const reader of waiting) {
      if (reader.skips(change)) this.moved(reader, end);
      else reader.wake(change);
    }
  }

  /** A reader is to be asked when the log comes to a place. */
  askAt({ count, bytes }: LogPlace): void {
    this.#look.count = Math.min(this.#look.count, count);
    this.#look.bytes = Math.min(this.#look.bytes, bytes);
  }

  /** What follows a place, as much as is taken at once. */
  next({ count: from }: LogPlace): TakenChanges<E> {
    const end = this.#end.count;
    if (this.#taken?.from !== from || this.#taken.end !== end) {
      const changes = this.after(from, TAKEN_CHANGES);
      const { count, bytes } = firstChanges(changes);
      this.#taken = { changes: count < changes.length ? changes.slice(0, count) : changes, bytes, from, end };
    }
    return this.#taken;
  }

  /** All that follows a place. */
  rest({ count: from }: LogPlace): readonly CacheChange<E>[] {
    const end = this.#end.count;
    if (this.#rest?.from !== from || this.#rest.end !== end) this.#rest = { changes: this.after(from), from, end };
    return this.#rest.changes;
  }

  /** So many changes after a place, if there are. */
  after(from: number, most = Number.POSITIVE_INFINITY): CacheChange<E>[] {
    return this.#changes.slice(from - this.#dropped, from - this.#dropped + most);
  }

  /** Puts a reader where it has come to. */
  moved(reader: LogReader<E>, { count, bytes }: LogPlace): void {
    reader.place.count = count;
    reader.place.bytes = bytes;
    if (count < this.#end.count) return;
    this.#idle.add(reader);
    this.#drop();
  }

  /** Forgets what those have taken who have not taken everything. */
  trim(): void {
    let first = this.#end.count;
    for (const { place } of this.#readers) first = Math.min(first, place.count);
    this.#forgetBefore(first);
  }

  #forgetBefore(first: number): void {
    this.#changes = this.after(first);
    this.#dropped = first;
    this.#rest = undefined;
  }

  #ask(next: LogPlace): void {
    this.#look.count = Number.POSITIVE_INFINITY;
    this.#look.bytes = Number.POSITIVE_INFINITY;
    let first = this.#end.count;
    for (const reader of this.#readers) {
      if (this.#idle.has(reader)) continue;
      this.askAt(reader.look(next));
      if (this.#readers.has(reader)) first = Math.min(first, reader.place.count);
    }
    this.#forgetBefore(first);
  }

  /** Forgets what all have taken. */
  #drop(): void {
    if (this.#changes.length === 0 || this.#idle.size < this.#readers.size) return;
    this.#rest = undefined;
    this.#changes = [];
    this.#dropped = this.#end.count;
    this.#taken = undefined;
  }
}

/** How many changes are taken at once, and what they weigh: at least one, if there is any. */
export function firstChanges<E>(queue: readonly CacheChange<E>[]): { readonly count: number; readonly bytes: number } {
  let count = 0;
  let bytes = 0;
  while (count < queue.length && count < TAKEN_CHANGES && bytes < TAKEN_BYTES) {
    bytes += (queue[count] as CacheChange<E>).size;
    count++;
  }
  return { count, bytes };
}
