/** Reads at revisions that lie far back, of keys that have changed very often since. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import Database from "better-sqlite3";
import type { KeyValueStore } from "../../../../runtime/storage/key-value-store.js";
import { openSqliteStore } from "../../../../runtime/storage/sqlite/sqlite-store.js";

const CHANGES = 40_000;
/** Every so many changes of the key are deletions. */
const DELETED_EACH = 1000;
const KEYS = ["/a", "/b"];
const FIRST = 2;
const LAST = FIRST + KEYS.length * CHANGES - 1;

let folder: string;
let store: KeyValueStore;

/** The keys take turns. */
const keyAt = (revision: number): string => KEYS[(revision - FIRST) % KEYS.length] as string;
const isDeletion = (revision: number): boolean => Math.floor((revision - FIRST) / KEYS.length) % DELETED_EACH === DELETED_EACH - 1;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "history-"));
  const file = join(folder, "store.db");
  await (await openSqliteStore({ file })).close();
  const database = new Database(file);
  const insert = database.prepare("INSERT INTO revisions VALUES (?, ?, ?, ?)");
  database.transaction(() => {
    for (let revision = FIRST; revision <= LAST; revision++) {
      const previous = revision < FIRST + KEYS.length ? 0 : revision - KEYS.length;
      insert.run(revision, previous, keyAt(revision), isDeletion(revision) ? null : Buffer.from(String(revision)));
    }
    for (let revision = LAST - KEYS.length + 1; revision <= LAST; revision++) {
      database.prepare("INSERT INTO keys VALUES (?, ?, ?)").run(keyAt(revision), revision, isDeletion(revision) ? 1 : 0);
    }
  })();
  database.close();
  store = await openSqliteStore({ file });
});

after(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** What both keys held at a revision. */
function expected(revision: number): string[] {
  const held: string[] = [];
  for (let at = revision - KEYS.length + 1; at <= revision; at++) if (at >= FIRST && !isDeletion(at)) held.push(`${keyAt(at)} ${at}`);
  return held.sort();
}

async function readAt(revision: number): Promise<string[]> {
  const { items } = await store.range({ start: "/", end: "0", revision });
  return items.map(({ key, value }) => `${key} ${value.toString()}`);
}

test("LIST-13, LIM-05 who reads far back walks over what others have walked over in leaps, and finds what was there at every revision", async () => {
  const begun = performance.now();
  assert.deepEqual(await readAt(FIRST + 10), expected(FIRST + 10));
  const first = performance.now() - begun;
  const again = performance.now();
  const count = 100;
  for (let i = 0; i < count; i++) assert.deepEqual(await readAt(FIRST + 11), expected(FIRST + 11));
  const each = (performance.now() - again) / count;
  assert.ok(each < first / 5, `${each.toFixed(1)} ms each, where the first took ${first.toFixed(1)}`);
  for (let revision = FIRST; revision <= LAST; revision += 97) assert.deepEqual(await readAt(revision), expected(revision));
  for (const near of [FIRST + 512, LAST - 512, FIRST + KEYS.length * (DELETED_EACH - 1), LAST]) {
    for (let revision = near - 5; revision <= Math.min(LAST, near + 5); revision++)
      assert.deepEqual(await readAt(revision), expected(revision));
  }
});
