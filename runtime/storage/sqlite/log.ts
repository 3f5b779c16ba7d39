/** The write-ahead log as the writing thread sees it: when its pages are copied into the file, so that it can start over. */
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

export class Log {
  /** Pages that are not in the file yet. */
  uncopied = 0;
  readonly #state: Database.Statement<[], { log: number; checkpointed: number }>;
  readonly #checkpoint: Database.Statement;

  constructor(database: Database.Database) {
    this.#state = database.prepare("PRAGMA wal_checkpoint(NOOP)");
    this.#checkpoint = database.prepare("PRAGMA wal_checkpoint(PASSIVE)");
  }

  /** Copies pages when it is time to. `idle`: no commit waits. */
  maintain(idle: boolean, compacting: boolean): void {
    const { log, checkpointed } = this.#state.get() as { log: number; checkpointed: number };
    this.uncopied = log - checkpointed;
    if (this.uncopied === 0) return;
    const restart = log > LONG_LOG_PAGES && this.uncopied < SHORT_REST_PAGES;
    const quiet = idle && this.uncopied >= (compacting ? COMPACTION_PAGES : 1);
    if (quiet || restart || this.uncopied > MAXIMUM_REST_PAGES) this.#checkpoint.get();
  }
}
