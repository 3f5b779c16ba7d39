/** Reads of the database at a revision, in slices that each fit one answer. Runs on either storage thread. */
import type Database from "better-sqlite3";
import { MAXIMUM_KEY_BYTES } from "../key-order.js";
import { type Revision, StorageError } from "../key-value-store.js";
import { type EventsQuestion, ITEM_HEADER_BYTES, type MessageWriter, type RangeQuestion } from "./messages.js";

/** A slice ends when the answer holds so much, so that no read holds a transaction, and with it the log, for long. */
const SLICE_BYTES = 1024 * 1024;
const SLICE_ITEMS = 2000;
/** Rows of history that one slice of events passes, whether they are asked for or not. */
const SLICE_ROWS = 10_000;
/** Changes that one slice of a range walks back over; it ends behind the key that reaches so far. */
const SLICE_LINKS = 20_000;

/** Links that are leapt over at once by whoever walks back after somebody else has. */
const LEAP_LINKS = 256;
/** Leaps that are known: of more than a million links. */
const MAXIMUM_LEAPS = 8192;

interface KeyRow {
  readonly key: string;
  readonly revision: Revision;
  readonly deleted: number;
}

interface RevisionRow {
  readonly revision: Revision;
  readonly previous: Revision;
  readonly value: Buffer | null;
}

interface EventRow extends RevisionRow {
  readonly key: string;
}

export class History {
  readonly #database: Database.Database;
  readonly #compacted: Database.Statement<[], Revision>;
  readonly #keysFrom: Database.Statement<[string, string, number], KeyRow>;
  readonly #find: Database.Statement<[Revision], RevisionRow>;
  readonly #countUnchanged: Database.Statement<[string, string, Revision], number>;
  readonly #changedSince: Database.Statement<[string, string, Revision], Revision>;
  readonly #link: Database.Statement<[Revision], { previous: Revision; deletion: number }>;
  readonly #eventsAfter: Database.Statement<[Revision, Revision, string, string, string], EventRow>;
  readonly #newest: Database.Statement<[], Revision | null>;
  /** By the revision of a row, that of one before it of the same key: neither ever changes, and what is compacted away is before both. */
  readonly #leaps = new Map<Revision, Revision>();
  /** Changes walked back over in this slice. */
  #walked = 0;

  constructor(database: Database.Database) {
    this.#database = database;
    this.#compacted = database.prepare("SELECT value FROM meta WHERE name = 'compacted'").pluck() as Database.Statement<[], Revision>;
    this.#keysFrom = database.prepare("SELECT key, revision, deleted FROM keys WHERE key >= ? AND key < ? ORDER BY key LIMIT ?");
    this.#find = database.prepare("SELECT revision, previous, value FROM revisions WHERE revision = ?");
    this.#countUnchanged = database
      .prepare("SELECT count(*) FROM keys WHERE key >= ? AND key < ? AND revision <= ? AND deleted = 0")
      .pluck() as Database.Statement<[string, string, Revision], number>;
    this.#changedSince = database
      .prepare("SELECT revision FROM keys WHERE key >= ? AND key < ? AND revision > ?")
      .pluck() as Database.Statement<[string, string, Revision], Revision>;
    this.#link = database.prepare("SELECT previous, value IS NULL AS deletion FROM revisions WHERE revision = ?");
    this.#eventsAfter = database.prepare(
      "SELECT revision, previous, key, value FROM revisions WHERE revision > ? AND revision <= ? AND key >= ? AND (? = '' OR key < ?) ORDER BY revision",
    );
    this.#newest = database.prepare("SELECT max(revision) FROM revisions").pluck() as Database.Statement<[], Revision | null>;
  }

  /**
   * Answers `more` (1: the range goes on), the key to go on from, the number of items, then the items. Throws StorageError `Compacted`.
   */
  range(question: RangeQuestion, answer: MessageWriter): void {
    this.#reading(question.revision, () => {
      const found: { key: string; row: RevisionRow }[] = [];
      let bytes = 0;
      let next: string | undefined;
      // One key more than wanted tells whether the range goes on.
      const wanted = Math.min(question.limit === 0 ? SLICE_ITEMS : question.limit, SLICE_ITEMS);
      let passed = 0;
      for (const key of this.#keysFrom.iterate(question.start, question.end, SLICE_ROWS + 1)) {
        if (found.length === wanted || passed === SLICE_ROWS || bytes > SLICE_BYTES || this.#walked > SLICE_LINKS) {
          next = key.key;
          break;
        }
        passed++;
        const row = this.#rowAt(key, question.revision);
        if (row === undefined) continue;
        const size = ITEM_HEADER_BYTES + MAXIMUM_KEY_BYTES + (row.value?.length ?? 0);
        if (found.length > 0 && bytes + size > answer.buffer.length - 2 * MAXIMUM_KEY_BYTES) {
          next = key.key;
          break;
        }
        bytes += ITEM_HEADER_BYTES + key.key.length + (row.value?.length ?? 0);
        found.push({ key: key.key, row });
      }
      answer.reset();
      answer.number(next === undefined ? 0 : 1);
      answer.text(next ?? "");
      answer.number(found.length);
      for (const { key, row } of found) {
        answer.text(key);
        answer.number(row.revision);
        answer.bytes(row.value);
      }
    });
  }

  /** Answers the number of keys in the range at the revision. Throws StorageError `Compacted`. */
  count(question: RangeQuestion, answer: MessageWriter): void {
    this.#reading(question.revision, () => {
      let count = this.#countUnchanged.get(question.start, question.end, question.revision) as number;
      for (const newest of this.#changedSince.iterate(question.start, question.end, question.revision)) {
        const link = this.#linkAt(newest, question.revision);
        if (link !== undefined && link.deletion === 0) count++;
      }
      answer.reset();
      answer.number(count);
    });
  }

  /**
   * Answers the revision through which the answer is complete, the number of events, then the events: each with what it replaced, if
   * that is wanted. Throws StorageError `Compacted`.
   */
  events(question: EventsQuestion, answer: MessageWriter): void {
    this.#reading(question.after, () => {
      const { after, start, end, maximumBytes, limit } = question;
      let through = Math.max(after, Math.min(this.#newest.get() ?? 0, question.through, after + SLICE_ROWS));
      answer.reset();
      answer.number(through);
      answer.number(0);
      let count = 0;
      let bytes = 0;
      for (const row of this.#eventsAfter.iterate(after, through, start, end, end)) {
        const previous = question.previous ? this.#replaced(row.previous) : undefined;
        const created = question.previous ? previous === undefined : !this.#isThere(row.previous);
        const size = (row.value?.length ?? 0) + (previous?.value?.length ?? 0);
        const fits = ITEM_HEADER_BYTES + MAXIMUM_KEY_BYTES + size <= answer.room;
        if (count > 0 && (count === limit || bytes >= maximumBytes || !fits)) {
          through = row.revision - 1;
          break;
        }
        bytes += size;
        count++;
        answer.text(row.key);
        answer.number(row.revision);
        answer.bytes(row.value);
        answer.number(created ? 1 : 0);
        answer.number(previous?.revision ?? 0);
        answer.bytes(previous?.value);
      }
      answer.buffer.writeDoubleLE(through, 0);
      answer.buffer.writeDoubleLE(count, Float64Array.BYTES_PER_ELEMENT);
    });
  }

  /** One short transaction, so that the compacted revision and the rows belong together. */
  #reading(revision: Revision, read: () => void): void {
    this.#walked = 0;
    this.#database.transaction(() => {
      const compacted = this.#compacted.get() as Revision;
      if (revision < compacted) {
        throw new StorageError("Compacted", `revision ${revision} has been compacted; the oldest one held is ${compacted}`);
      }
      read();
    })();
  }

  /** The row of a key that was the latest at a revision; undefined when the key did not exist then. */
  #rowAt(key: KeyRow, revision: Revision): RevisionRow | undefined {
    if (key.revision <= revision) return key.deleted === 0 ? this.#find.get(key.revision) : undefined;
    const link = this.#linkAt(key.revision, revision);
    return link === undefined || link.deletion === 1 ? undefined : this.#find.get(link.revision);
  }

  /** Walks back from a row of a key to the latest at or before a revision. */
  #linkAt(newest: Revision, revision: Revision): { revision: Revision; deletion: number } | undefined {
    let from = newest;
    let steps = 0;
    for (let at = newest; at !== 0; ) {
      const earlier = this.#leaps.get(at);
      if (earlier !== undefined && earlier >= revision) {
        from = earlier;
        at = earlier;
        steps = 0;
        continue;
      }
      const link = this.#link.get(at);
      this.#walked++;
      if (link === undefined) return undefined;
      if (at <= revision) return { revision: at, deletion: link.deletion };
      at = link.previous;
      if (++steps < LEAP_LINKS) continue;
      this.#noteLeap(from, at);
      from = at;
      steps = 0;
    }
    return undefined;
  }

  #noteLeap(from: Revision, to: Revision): void {
    if (this.#leaps.size === MAXIMUM_LEAPS) this.#leaps.delete(this.#leaps.keys().next().value as Revision);
    this.#leaps.set(from, to);
  }

  /** The row a change replaced: none when the row before it was a deletion, held still or compacted away. */
  #replaced(previous: Revision): RevisionRow | undefined {
    return this.#isThere(previous) ? this.#find.get(previous) : undefined;
  }

  #isThere(previous: Revision): boolean {
    return previous !== 0 && this.#link.get(previous)?.deletion === 0;
  }
}
