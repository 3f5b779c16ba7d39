/** The write-ahead log as the writing thread sees it: when its pages are copied into the file, so that it can start over or shrink. */
import { statSync } from "node:fs";
import type Database from "better-sqlite3";

/**
 * The reading thread copies pages as they come. It never catches up with a busy writer, so the writer copies the rest itself when the log
 * is long and the rest is short; and whatever is left when the reading thread falls behind.
 */
const LONG_LOG_PAGES = 4096;
const SHORT_REST_PAGES = 512;
const MAXIMUM_REST_PAGES = 16_384;
/** What is not worth copying yet while compaction goes on without commits. */
const COMPACTION_PAGES = 1024;
/** The same when there is hardly any room: each copy is synced. */
const PRESSED_PAGES = 64;
/** A look at the log is good for so long while commits come, milliseconds: it takes twice the time of the way between the threads. */
const LOOK_MS = 2;

/** When nothing was written for so long, milliseconds, the log gives up what it has beyond this size; writing over it is faster. */
const TRIM_AFTER_MS = 2000;
const KEPT_BYTES = 4 * 1024 * 1024;

interface LogState {
  readonly log: number;
  readonly checkpointed: number;
}

export class Log {
  /** Pages that are not in the file yet. */
  uncopied = 0;
  readonly #database: Database.Database;
  readonly #pageBytes: number;
  readonly #state: Database.Statement<[], LogState>;
  readonly #checkpoint: Database.Statement<[], LogState>;
  readonly #truncate: Database.Statement<[], { busy: number }>;
  /** Bytes written since the last look, at most. */
  #grown = 0;
  #pages = 0;
  #writtenAt = 0;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #trimmed = false;

  constructor(database: Database.Database) {
    this.#database = database;
    this.#pageBytes = database.pragma("page_size", { simple: true }) as number;
    this.#state = database.prepare("PRAGMA wal_checkpoint(NOOP)");
    this.#checkpoint = database.prepare("PRAGMA wal_checkpoint(PASSIVE)");
    this.#truncate = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)");
  }

  /** Looks at the log now; gives `uncopied`. */
  lookAgain(): number {
    this.#look(this.#state.get() as LogState);
    return this.uncopied;
  }

  /** So many bytes may be written before it is looked at again. */
  grow(bytes: number): void {
    this.#grown += bytes;
  }

  /** At most. */
  get uncopiedBytes(): number {
    return this.uncopied * this.#pageBytes + this.#grown;
  }

  /** Copies pages when it is time to. `idle`: no commit waits. `pressed`: the room for what is not copied must not be used up. */
  maintain(idle: boolean, compacting: boolean, pressed: boolean): void {
    if (!idle && performance.now() - this.#lookedAt < LOOK_MS) return;
    const log = this.#look(this.#state.get() as LogState);
    if (log !== this.#pages) {
      this.#pages = log;
      this.#writtenAt = performance.now();
      this.#trimmed = false;
    }
    if (this.uncopied === 0) return;
    const restart = log > LONG_LOG_PAGES && this.uncopied < SHORT_REST_PAGES;
    const quiet = idle && this.uncopied >= (compacting ? COMPACTION_PAGES : 1);
    const short = pressed && this.uncopied >= (compacting ? PRESSED_PAGES : 1);
    if (quiet || restart || short || this.uncopied > MAXIMUM_REST_PAGES) this.copy();
  }

  /** Copies what no reader needs where it is: the log starts over when that is all of it. */
  copy(): void {
    this.#look(this.#checkpoint.get() as LogState);
  }

  /** Cuts the log when it is time to, which is at once when `pressed`. Gives the milliseconds until it may be time. */
  trim(pressed: boolean): number {
    if (this.#trimmed || this.uncopied > 0) return Number.POSITIVE_INFINITY;
    const wait = this.#writtenAt + TRIM_AFTER_MS - performance.now();
    if (wait > 0 && !pressed) return wait;
    this.#trimmed = statSync(`${this.#database.name}-wal`).size <= KEPT_BYTES || this.#cut();
    return this.#trimmed ? Number.POSITIVE_INFINITY : TRIM_AFTER_MS;
  }

  /** False when somebody reads from the log; commits are not to wait for that. */
  #cut(): boolean {
    const patience = this.#database.pragma("busy_timeout", { simple: true }) as number;
    this.#database.pragma("busy_timeout = 0");
    try {
      return (this.#truncate.get() as { busy: number }).busy === 0;
    } finally {
      this.#database.pragma(`busy_timeout = ${patience}`);
    }
  }

  #look({ log, checkpointed }: LogState): number {
    this.#lookedAt = performance.now();
    // What another thread is copying says nothing.
    if (log < 0) return this.#pages;
    this.uncopied = log - checkpointed;
    this.#grown = 0;
    return log;
  }
}
