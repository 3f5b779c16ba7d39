/**
 * Removes rows that compaction has made unreachable, in steps of a few milliseconds, and gives freed pages back to the file system.
 * Every row up to the compacted revision is visited once, in order: it has superseded the row before it. How far that went is
 * stored with it, so that it goes on after a restart. Runs on the writing thread, between batches.
 */
import type Database from "better-sqlite3";
import type { Revision } from "../key-value-store.js";
import { readMeta } from "./database.js";

/** One step ends after so many rows, or when it has taken so long, milliseconds: rows of large values take much longer. */
const STEP_ROWS = 64;
const STEP_MS = 1;
/** Rests between steps are so many times as long as the steps; shorter and shorter as long as history grows faster than it goes. */
const REST_FACTOR = 4;
const MINIMUM_REST_FACTOR = 1 / 2;
/** The file shrinks when so much of it is free, and stops when little is: pages that are soon used again are not moved about. */
const SHRINK_ABOVE = 1 / 4;
const SHRINK_TO = 1 / 16;
const SHRINK_MINIMUM_PAGES = 1024;
const SHRINK_STEP_PAGES = 64;

interface LogRow {
  readonly revision: Revision;
  readonly previous: Revision;
  readonly key: string;
  readonly deletion: number;
}

export class Compaction {
  readonly #database: Database.Database;
  readonly #rows: Database.Statement<[Revision, Revision, number], LogRow>;
  readonly #remove: Database.Statement<[Revision]>;
  readonly #forgetKey: Database.Statement<[string, Revision]>;
  readonly #setMeta: Database.Statement<[Revision, string]>;
  #compacted: Revision;
  #purged: Revision;
  #restFactor = REST_FACTOR;
  /** Whether every free page is to go back, because somebody waits for room. */
  #sparing = false;
  #shrinking: boolean;

  constructor(database: Database.Database) {
    this.#database = database;
    this.#rows = database.prepare(
      "SELECT revision, previous, key, value IS NULL AS deletion FROM revisions WHERE revision > ? AND revision <= ? ORDER BY revision LIMIT ?",
    );
    this.#remove = database.prepare("DELETE FROM revisions WHERE revision = ?");
    this.#forgetKey = database.prepare("DELETE FROM keys WHERE key = ? AND revision = ?");
    this.#setMeta = database.prepare("UPDATE meta SET value = ? WHERE name = ?");
    this.#compacted = readMeta(database, "compacted");
    this.#purged = readMeta(database, "purged");
    this.#shrinking = this.#freeShare() > SHRINK_ABOVE;
  }

  /** Reads below the revision fail from now on, durably. The rows go in later steps. */
  compact(revision: Revision): void {
    if (revision <= this.#compacted) return;
    this.#setMeta.run(revision, "compacted");
    const behind = this.#purged < this.#compacted;
    this.#restFactor = behind ? Math.max(MINIMUM_REST_FACTOR, this.#restFactor / 2) : REST_FACTOR;
    this.#compacted = revision;
  }

  /** How long commits have the thread for themselves after a step, as a multiple of what it took. */
  get restFactor(): number {
    return this.#sparing ? MINIMUM_REST_FACTOR : this.#restFactor;
  }

  /** Whether room is short: then every free page goes back to the file system. */
  set sparing(isSparing: boolean) {
    if (isSparing === this.#sparing) return;
    this.#sparing = isSparing;
    this.#shrinking = this.#freeShare() > (isSparing ? 0 : SHRINK_ABOVE);
  }

  /** Whether a step has anything to do. */
  get pending(): boolean {
    return this.#purged < this.#compacted || this.#shrinking;
  }

  /**
   * One step. Not synced on its own: the log keeps its order, so a power cut can only undo the newest steps, and they are repeated.
   */
  step(): void {
    this.#database.pragma("synchronous = NORMAL");
    try {
      if (this.#purged < this.#compacted) this.#purge();
      else this.#shrink();
    } finally {
      this.#database.pragma("synchronous = FULL");
    }
  }

  #purge(): void {
    const deadline = performance.now() + STEP_MS;
    this.#purged = this.#database.transaction(() => {
      const rows = this.#rows.all(this.#purged, this.#compacted, STEP_ROWS);
      let last = rows.length < STEP_ROWS ? this.#compacted : (rows.at(-1) as LogRow).revision;
      for (const row of rows) {
        this.#pass(row);
        if (performance.now() < deadline) continue;
        last = row.revision;
        break;
      }
      this.#setMeta.run(last, "purged");
      return last;
    })();
    if (this.#purged === this.#compacted) this.#shrinking = this.#freeShare() > (this.#sparing ? 0 : SHRINK_ABOVE);
  }

  /** Removes what a row has superseded, and the row itself when it is a deletion. */
  #pass(row: LogRow): void {
    if (row.previous !== 0) this.#remove.run(row.previous);
    if (row.deletion === 0) return;
    this.#remove.run(row.revision);
    this.#forgetKey.run(row.key, row.revision);
  }

  #shrink(): void {
    // Not `pragma`, which takes one step of a statement without columns: one page.
    this.#database.exec(`PRAGMA incremental_vacuum(${SHRINK_STEP_PAGES})`);
    this.#shrinking = this.#freeShare() > (this.#sparing ? 0 : SHRINK_TO);
  }

  /** Share of the file that is free; nothing in a small file. */
  #freeShare(): number {
    const free = this.#database.pragma("freelist_count", { simple: true }) as number;
    if (free < SHRINK_MINIMUM_PAGES && !this.#sparing) return 0;
    return free / (this.#database.pragma("page_count", { simple: true }) as number);
  }
}
