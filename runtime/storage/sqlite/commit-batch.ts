/** Decides and writes a batch of guarded commits in one transaction. Runs on the writing thread. */
import type Database from "better-sqlite3";
import type { Revision } from "../key-value-store.js";
import { FIRST_REVISION } from "./database.js";
import { type MessageReader, type MessageWriter, Outcome } from "./messages.js";

/** Room that every answer but the refusal with a value fits in: the outcome and a revision. */
const WRITTEN_BYTES = 2 * Float64Array.BYTES_PER_ELEMENT;
/** On a full disk a value may be so much longer than what it replaces: room to mark a deletion, to drop a finalizer, to say why. */
const SMALL_GROWTH_BYTES = 4096;

/** Pages that a commit changes besides those of its value: of the log of revisions, of the keys, of the index of what expires. */
const PAGES_OF_A_COMMIT = 3;

type KeyRow = [revision: Revision, deleted: number];

export class CommitBatch {
  readonly #begin: Database.Statement;
  readonly #commit: Database.Statement;
  readonly #findKey: Database.Statement<[string], KeyRow>;
  readonly #addKey: Database.Statement<[string, Revision]>;
  readonly #moveKey: Database.Statement<[Revision, number, string]>;
  readonly #moveGuarded: Database.Statement<[Revision, number, string, Revision]>;
  readonly #addRevision: Database.Statement<[Revision, Revision, string, Uint8Array | null]>;
  readonly #expire: Database.Statement<[string, Revision, number, number]>;
  readonly #keep: Database.Statement<[string]>;
  readonly #findLength: Database.Statement<[Revision], number | null>;
  readonly #findValue: Database.Statement<[Revision], Buffer>;
  readonly #touch: Database.Statement;
  readonly #database: Database.Database;
  readonly #pageBytes: number;
  #head: Revision;
  #failing = false;

  constructor(database: Database.Database) {
    this.#database = database;
    this.#pageBytes = database.pragma("page_size", { simple: true }) as number;
    this.#begin = database.prepare("BEGIN IMMEDIATE");
    this.#commit = database.prepare("COMMIT");
    this.#findKey = database.prepare("SELECT revision, deleted FROM keys WHERE key = ?").raw(true) as Database.Statement<[string], KeyRow>;
    this.#addKey = database.prepare("INSERT INTO keys VALUES (?, ?, 0)");
    this.#moveKey = database.prepare("UPDATE keys SET revision = ?, deleted = ? WHERE key = ?");
    this.#moveGuarded = database.prepare("UPDATE keys SET revision = ?, deleted = ? WHERE key = ? AND revision = ? AND deleted = 0");
    this.#addRevision = database.prepare("INSERT INTO revisions (revision, previous, key, value) VALUES (?, ?, ?, ?)");
    this.#expire = database.prepare("INSERT OR REPLACE INTO expiries VALUES (?, ?, ?, ?)");
    this.#keep = database.prepare("DELETE FROM expiries WHERE key = ?");
    this.#findLength = database.prepare("SELECT length(value) FROM revisions WHERE revision = ?").pluck(true) as Database.Statement<
      [Revision],
      number | null
    >;
    this.#findValue = database.prepare("SELECT value FROM revisions WHERE revision = ?").pluck(true) as Database.Statement<
      [Revision],
      Buffer
    >;
    // Another value each time: what does not change a page does not write it.
    this.#touch = database.prepare("INSERT OR REPLACE INTO meta VALUES ('probed', random())");
    this.#head = readHead(database);
  }

  /** The last revision written. */
  get head(): Revision {
    return this.#head;
  }

  /**
   * Writes the commits of a request in their order and answers each. When the answer is full the rest of the batch is left undone: the
   * first number of the answer says how many were decided, the second is `logPages`. `sparing`: there is hardly any room, and what takes
   * some is refused. Throws when nothing of the batch was written.
   */
  run(request: MessageReader, answer: MessageWriter, logPages: number, sparing: boolean): void {
    const before = this.#head;
    request.reset();
    const count = request.number();
    request.number();
    answer.reset();
    answer.number(0);
    answer.number(logPages);
    let decided = 0;
    try {
      this.#begin.run();
      while (decided < count && this.#decide(request, answer, sparing)) decided++;
      this.#commit.run();
      this.#failing = false;
    } catch (error) {
      this.#failing = true;
      this.#head = before;
      if (this.#database.inTransaction) this.#database.exec("ROLLBACK");
      throw error;
    }
    answer.buffer.writeDoubleLE(decided, 0);
  }

  /** Bytes that a request may add to the log, about: what it is long, and the pages that change besides. */
  bytes(request: MessageReader): number {
    request.reset();
    return request.number() * PAGES_OF_A_COMMIT * this.#pageBytes + request.number();
  }

  /** Throws when the last batch could not be written and still none could be. */
  probe(): void {
    if (!this.#failing) return;
    this.#touch.run();
    this.#failing = false;
  }

  /** False when the answer of this commit does not fit. */
  #decide(request: MessageReader, answer: MessageWriter, sparing: boolean): boolean {
    if (answer.room < WRITTEN_BYTES) return false;
    const expected = request.number();
    const withoutCurrent = request.number() === 1;
    const ttl = request.number();
    const expiresAt = request.number();
    const key = request.text();
    const value = request.bytes();
    if (sparing && value !== undefined && !this.#hardlyGrows(expected, value)) {
      answer.number(Outcome.Full);
      return true;
    }
    const next = this.#head + 1;
    const previous = this.#claim(key, expected, next, value === undefined);
    if (previous === undefined) return this.#refuse(key, answer, withoutCurrent);
    this.#addRevision.run(next, previous, key, value ?? null);
    if (ttl > 0) this.#expire.run(key, next, expiresAt, ttl);
    else if (value === undefined) this.#keep.run(key);
    this.#head = next;
    answer.number(Outcome.Written);
    answer.number(next);
    return true;
  }

  #hardlyGrows(expected: Revision, value: Uint8Array): boolean {
    return expected !== 0 && value.length <= (this.#findLength.get(expected) ?? 0) + SMALL_GROWTH_BYTES;
  }

  /** Moves the key to its next revision if the guard holds, and gives the row before it; undefined when the guard refuses. */
  #claim(key: string, expected: Revision, next: Revision, deletion: boolean): Revision | undefined {
    if (expected !== 0) {
      return this.#moveGuarded.run(next, deletion ? 1 : 0, key, expected).changes === 1 ? expected : undefined;
    }
    // Deleting what must not exist has nothing to do.
    if (deletion) return undefined;
    const row = this.#findKey.get(key);
    if (row === undefined) {
      this.#addKey.run(key, next);
      return 0;
    }
    const [revision, deleted] = row;
    if (deleted === 0) return undefined;
    this.#moveKey.run(next, 0, key);
    return revision;
  }

  #refuse(key: string, answer: MessageWriter, withoutCurrent: boolean): boolean {
    const row = withoutCurrent ? undefined : this.#findKey.get(key);
    if (row === undefined || row[1] !== 0) {
      answer.number(Outcome.RefusedAbsent);
      return true;
    }
    const value = this.#findValue.get(row[0]) as Buffer;
    if (answer.room < value.length + 2 * WRITTEN_BYTES) return false;
    answer.number(Outcome.RefusedCurrent);
    answer.number(row[0]);
    answer.bytes(value);
    return true;
  }
}

/** The last revision of a store. The newest row may have been a deletion that compaction removed; what is compacted remembers that far. */
export function readHead(database: Database.Database): Revision {
  const head = database.prepare(
    "SELECT max((SELECT coalesce(max(revision), 0) FROM revisions), (SELECT value FROM meta WHERE name = 'compacted'))",
  );
  return Math.max(FIRST_REVISION, head.pluck().get() as number);
}
