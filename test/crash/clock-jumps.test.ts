/** A system clock that jumps an hour, either way, while the store runs: nothing expires early or late, and history is kept as long. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { openSqliteStore } from "../../runtime/storage/sqlite/sqlite-store.js";
import { eventually } from "../support/eventually.js";

const HOUR = 3_600_000;

for (const jump of [HOUR, -HOUR]) {
  test(`META-18 a clock that jumps by ${jump / HOUR} h moves neither expiry nor compaction`, async (context) => {
    const folder = mkdtempSync(join(tmpdir(), "clock-jump-"));
    const store = await openSqliteStore({ file: join(folder, "store.db"), expiryCheckMs: 5, historyRetentionMs: HOUR / 2 });
    const systemNow = Date.now;
    context.after(async () => {
      Date.now = systemNow;
      await store.close();
      rmSync(folder, { recursive: true });
    });
    const put = async (key: string, ttlMs: number): Promise<number> => {
      const result = await store.commit({ key, value: Buffer.from("1"), expected: 0, ttlMs });
      assert.ok(result.ok);
      return result.revision;
    };
    const isThere = async (key: string): Promise<boolean> => (await store.range({ start: key })).count === 1;
    const first = await put("/a/long", HOUR / 2);
    await put("/a/short", 200);
    Date.now = () => systemNow() + jump;
    await put("/a/short-after", 200);
    await put("/a/long-after", HOUR / 2);
    await eventually(async () => !(await isThere("/a/short")) && !(await isThere("/a/short-after")));
    assert.deepEqual([await isThere("/a/long"), await isThere("/a/long-after")], [true, true]);
    assert.equal((await store.range({ start: "/a/", end: "/b", revision: first })).count, 1);
  });
}
