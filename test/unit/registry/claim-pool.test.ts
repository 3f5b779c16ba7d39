/** Numbers that objects take for themselves alone, on a real store. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { systemClock } from "../../../runtime/clock/clock.js";
import { ClaimPool } from "../../../runtime/registry/claims/claim-pool.js";
import { openSqliteStore } from "../../../runtime/storage/sqlite/sqlite-store.js";
import { RemoteServer, RemoteStore } from "../../support/remote-store.js";

const settings = { name: "ports", range: "0-0", size: 1 };

async function openPool(t: TestContext, size = 1): Promise<ClaimPool> {
  const folder = mkdtempSync(join(tmpdir(), "claim-pool-"));
  const store = await openSqliteStore({ file: join(folder, "store.db") });
  t.after(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return new ClaimPool({ ...settings, size }, store, systemClock);
}

const nobodyHoldsIt = (): boolean => false;

const told = async (pool: ClaimPool) => (await pool.claims()).map(({ number, owner }) => [number, owner]);

const revisionOf = async (pool: ClaimPool): Promise<number> => (await pool.claims())[0]?.revision as number;

test("CAT-11 a number that its old owner gives back while a new one is taking it goes to no third", async (t) => {
  const pool = await openPool(t);
  assert.equal(await pool.claim(0, "old", false, nobodyHoldsIt), true);
  pool.keep(0, "old");
  assert.equal(await pool.claim(0, "new", false, nobodyHoldsIt), true);
  await pool.lost(0, "old", Number.POSITIVE_INFINITY);
  assert.equal(await pool.claim(0, "third", false, nobodyHoldsIt), false);
  assert.equal(await pool.take("third", false), undefined);
  assert.deepEqual(await told(pool), [[0, "new"]]);
  await pool.giveBack(0, "new", () => false);
  assert.equal(await pool.take("third", false), 0);
});

test("CAT-11 a number that its owner has claimed again is not free by what it lost before", async (t) => {
  const pool = await openPool(t);
  await pool.claim(0, "owner", false, nobodyHoldsIt);
  pool.keep(0, "owner");
  const lostAt = (await revisionOf(pool)) + 1;
  await pool.claim(0, "owner", false, nobodyHoldsIt);
  assert.equal(await revisionOf(pool), lostAt);
  await pool.lost(0, "owner", lostAt);
  pool.keep(0, "owner");
  await pool.lost(0, "owner", lostAt);
  assert.deepEqual(await told(pool), [[0, "owner"]]);
  await pool.lost(0, "owner", lostAt + 1);
  assert.deepEqual(await told(pool), []);
  assert.equal(await pool.take("other", false), 0);
});

test("CAT-11 of several writes of one owner the last gives a number back, unless what is stored has it", async (t) => {
  const pool = await openPool(t);
  const claimThrice = () => Promise.all([1, 2, 3].map(() => pool.claim(0, "owner", false, nobodyHoldsIt)));
  assert.deepEqual(await claimThrice(), [true, true, true]);
  await pool.giveBack(0, "owner", () => false);
  pool.keep(0, "owner");
  assert.equal(await pool.claim(0, "other", false, () => false), false);
  await pool.giveBack(0, "owner", () => true);
  assert.deepEqual(await told(pool), [[0, "owner"]]);
  await claimThrice();
  await Promise.all([1, 2, 3].map(() => pool.giveBack(0, "owner", () => false)));
  assert.deepEqual(await told(pool), []);
  assert.equal(await pool.take("other", false), 0);
});

test("CAT-11 a number of a write whose end nobody knows goes to another only when nobody is seen to have it", async (t) => {
  const pool = await openPool(t);
  await pool.claim(0, "unsure", false, nobodyHoldsIt);
  pool.leave(0, "unsure");
  assert.equal(await pool.take("other", false), undefined);
  // Seen only once the claim is written: all that was stored before it has been told by then.
  const seen = [false, true];
  assert.equal(await pool.claim(0, "other", false, () => seen.shift() as boolean), false);
  assert.deepEqual([await told(pool), seen], [[[0, "unsure"]], []]);
  assert.equal(await pool.claim(0, "other", false, nobodyHoldsIt), true);
  assert.deepEqual(await told(pool), [[0, "other"]]);
  await pool.claim(0, "other", false, nobodyHoldsIt);
  pool.leave(0, "other");
  await pool.giveBack(0, "other", () => false);
  assert.deepEqual(await told(pool), [[0, "other"]]);
});

test("CAT-11 on a store that servers share none frees what a write of another counts on", async (t) => {
  const server = new RemoteServer();
  t.after(() => server.stop());
  const stores = [new RemoteStore(server), new RemoteStore(server)];
  t.after(() => Promise.all(stores.map((store) => store.close())));
  const [one, other] = stores.map((store) => new ClaimPool(settings, store, systemClock)) as [ClaimPool, ClaimPool];
  await one.claim(0, "owner", false, nobodyHoldsIt);
  await other.claim(0, "owner", false, nobodyHoldsIt);
  await one.giveBack(0, "owner", () => false);
  assert.deepEqual(await told(one), [[0, "owner"]]);
  await one.claim(0, "owner", false, nobodyHoldsIt);
  await one.giveBack(0, "owner", () => false);
  assert.deepEqual(await told(one), [[0, "owner"]]);
  other.keep(0, "owner");
  const lostAt = server.head + 1;
  await one.claim(0, "owner", false, nobodyHoldsIt);
  await other.lost(0, "owner", lostAt);
  assert.deepEqual(await told(one), [[0, "owner"]]);
});

test("CAT-11 all claims are told, however many there are", async (t) => {
  const pool = await openPool(t, 1200);
  await Promise.all(Array.from({ length: 1200 }, (_, number) => pool.claim(number, `owner ${number}`, false, nobodyHoldsIt)));
  const all = (await told(pool)).map((claim) => claim.join(" "));
  assert.deepEqual(new Set(all), new Set(Array.from({ length: 1200 }, (_, number) => `${number} owner ${number}`)));
  assert.equal(all.length, 1200);
});
