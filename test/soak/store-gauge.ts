/** Looks at a running server's database from outside: its sizes, and whether compaction has work left. */
import { statSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";

export class StoreGauge {
  /** The largest sizes seen, bytes. */
  mostFile = 0;
  mostLog = 0;
  readonly #file: string;
  readonly #database: Database.Database;
  readonly #pending: Database.Statement<[], number>;

  constructor(dataDir: string) {
    this.#file = join(dataDir, "store.db");
    this.#database = new Database(this.#file, { readonly: true, fileMustExist: true });
    this.#pending = this.#database
      .prepare("SELECT (SELECT value FROM meta WHERE name = 'purged') < (SELECT value FROM meta WHERE name = 'compacted')")
      .pluck() as Database.Statement<[], number>;
  }

  get file(): number {
    return sizeOf(this.#file);
  }

  get log(): number {
    return sizeOf(`${this.#file}-wal`);
  }

  /** Notes the sizes of the moment. */
  sample(): void {
    this.mostFile = Math.max(this.mostFile, this.file);
    this.mostLog = Math.max(this.mostLog, this.log);
  }

  /** Whether history that is compacted still has rows. */
  get compacting(): boolean {
    return this.#pending.get() === 1;
  }

  close(): void {
    this.#database.close();
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
