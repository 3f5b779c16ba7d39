/**
 * Notices when the files of an open database are removed, replaced or cut short: SQLite goes on writing to what nobody can open again, and
 * what is acknowledged then is lost.
 */
import { statSync } from "node:fs";
import type Database from "better-sqlite3";
import { StorageError } from "../key-value-store.js";

/** A look at the files is good for so long, milliseconds: it costs a hundredth of a commit. */
const LOOK_MS = 100;

/** Pages of the log that are not in the file yet. */
export interface LogLength {
  /** When the log was looked at last. */
  readonly uncopied: number;
  /** Now. */
  lookAgain(): number;
}

export class FileGuard {
  readonly #file: string;
  readonly #pageBytes: number;
  readonly #pageCount: Database.Statement<[], number>;
  /** What the files were when they were opened, by path. */
  readonly #opened: ReadonlyMap<string, string | undefined>;
  #lookedAt = 0;

  /** `database` has been read from, so that its log exists. */
  constructor(file: string, database: Database.Database) {
    this.#file = file;
    this.#pageBytes = database.pragma("page_size", { simple: true }) as number;
    this.#pageCount = database.prepare("PRAGMA page_count").pluck() as Database.Statement<[], number>;
    this.#opened = new Map([file, `${file}-wal`].map((path) => [path, identityOf(path)]));
  }

  /** Throws StorageError `Corrupt` when the files are not what they were. */
  check(log: LogLength, now = performance.now()): void {
    if (now - this.#lookedAt < LOOK_MS) return;
    for (const [path, identity] of this.#opened) {
      if (identityOf(path) !== identity) throw lost(path, "has been removed or replaced");
    }
    // Commits may have made the log longer since it was looked at.
    if (this.#lacks(log.uncopied) && this.#lacks(log.lookAgain())) throw lost(this.#file, "has been cut short");
    this.#lookedAt = now;
  }

  #lacks(uncopied: number): boolean {
    return statSync(this.#file).size < ((this.#pageCount.get() as number) - uncopied) * this.#pageBytes;
  }
}

function identityOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? undefined : `${found.dev} ${found.ino}`;
}

function lost(path: string, what: string): StorageError {
  return new StorageError("Corrupt", `${path} ${what} while it was in use`);
}
