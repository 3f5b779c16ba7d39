/** Which keys are due to be deleted. Runs on the writing thread; the deletions themselves are commits like any other. */
import type Database from "better-sqlite3";
import { MAXIMUM_KEY_BYTES } from "../key-order.js";
import type { Revision } from "../key-value-store.js";
import type { MessageWriter } from "./messages.js";

/** Keys told at a time. */
const TOLD_KEYS = 200;

const IS_CURRENT = "EXISTS (SELECT 1 FROM keys WHERE keys.key = expiries.key AND keys.revision = expiries.revision AND deleted = 0)";

export class ExpiredKeys {
  readonly #next: Database.Statement<[], number | null>;
  readonly #clamp: Database.Statement<{ now: number }>;
  readonly #stale: Database.Statement<[number], number>;
  readonly #forget: Database.Statement<[number]>;
  readonly #due: Database.Statement<[number, number], { key: string; revision: Revision }>;

  constructor(database: Database.Database) {
    this.#next = database.prepare("SELECT min(at) FROM expiries").pluck() as Database.Statement<[], number | null>;
    this.#clamp = database.prepare("UPDATE expiries SET at = :now + ttl WHERE at > :now + ttl");
    this.#stale = database.prepare(`SELECT count(*) FROM expiries WHERE at <= ? AND NOT ${IS_CURRENT}`).pluck() as Database.Statement<
      [number],
      number
    >;
    this.#forget = database.prepare(`DELETE FROM expiries WHERE at <= ? AND NOT ${IS_CURRENT}`);
    this.#due = database.prepare(`SELECT key, revision FROM expiries WHERE at <= ? AND ${IS_CURRENT} ORDER BY at LIMIT ?`);
  }

  /** When the next one is due, milliseconds since the epoch; infinity for never. */
  next(): number {
    return this.#next.get() ?? Number.POSITIVE_INFINITY;
  }

  /** What was written by a clock that has been set back since lasts no longer than it was meant to. */
  clamp(now: number): void {
    if (this.next() !== Number.POSITIVE_INFINITY) this.#clamp.run({ now });
  }

  /** Answers how many keys are due at a time, up to a bound, and each with its revision; forgets what no longer means anything. */
  tell(now: number, answer: MessageWriter): void {
    if (this.#stale.get(now) !== 0) this.#forget.run(now);
    const due = this.#due.all(now, TOLD_KEYS).slice(0, Math.floor(answer.room / (2 * MAXIMUM_KEY_BYTES)));
    answer.number(due.length);
    for (const { key, revision } of due) {
      answer.text(key);
      answer.number(revision);
    }
    answer.number(this.next());
  }
}
