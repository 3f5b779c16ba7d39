/** Numbers that objects take for themselves alone, on a real store. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { systemClock } from "../../../runtime/clock/clock.js";
import { ClaimPool } from "../../../runtime/registry/claims/claim-pool.js";
import { openSqliteStore } from "../../../runtime/storage/sqlite/sqlite-store.js";

async function openPool(t: TestContext, size = 1): Promise<ClaimPool> {
  const folder = mkdtempSync(join(tmpdir(), "claim-pool-"));
  const store = await openSqliteStore({ file: join(folder, "store.db") });
  t.after(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return new ClaimPool({ name: "ports", range: "0-0", size }, store, systemClock);
}

const nobodyHoldsIt = (): boolean => false;

test("CAT-11 a number that its old owner gives back while a new one is taking it goes to no third", async (t) => {
  const pool = await openPool(t);
  assert.equal(await pool.claim(0, "old", false, nobodyHoldsIt), true);
  pool.decided(0, "old");
  assert.equal(await pool.claim(0, "new", false, nobodyHoldsIt), true);
  await pool.free(0, "old");
  assert.equal(await pool.claim(0, "third", false, nobodyHoldsIt), false);
  assert.equal(await pool.take("third", false), undefined);
  assert.equal(await pool.claim(0, "new", false, nobodyHoldsIt), true);
  assert.deepEqual(
    (await pool.claims()).map(({ number, owner }) => [number, owner]),
    [[0, "new"]],
  );
  await pool.free(0, "new");
  assert.equal(await pool.take("third", false), 0);
});

test("CAT-11 all claims are told, however many there are", async (t) => {
  const pool = await openPool(t, 1200);
  await Promise.all(Array.from({ length: 1200 }, (_, number) => pool.claim(number, `owner ${number}`, false, nobodyHoldsIt)));
  const told = (await pool.claims()).map(({ number, owner }) => `${number} ${owner}`);
  assert.deepEqual(new Set(told), new Set(Array.from({ length: 1200 }, (_, number) => `${number} owner ${number}`)));
  assert.equal(told.length, 1200);
});
