/** Numbers that objects take for themselves alone, on a real store. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { systemClock } from "../../../runtime/clock/clock.js";
import { systemRandom } from "../../../runtime/clock/random.js";
import { type Claim, ClaimPool } from "../../../runtime/registry/claims/claim-pool.js";
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
  return new ClaimPool({ ...settings, size }, store, systemClock, systemRandom);
}

const nobodyHoldsIt = (): boolean => false;

const told = async (pool: ClaimPool) => (await pool.claims()).map(({ number, owner }) => [number, owner]);

const revisionOf = async (pool: ClaimPool): Promise<number> => (await pool.claims())[0]?.revision as number;

test("CAT-11 a number that its old owner gives back while a new one is taking it goes to no third", async (t) => {
  const pool = await openPool(t);
  assert.equal(await pool.claim(0, "old", false, nobodyHoldsIt), true);
  pool.keep(0, "old");
  assert.equal(await pool.claim(0, "new", false, nobodyHoldsIt), true);
  await pool.freeLost(0, { owner: "old", at: Number.POSITIVE_INFINITY });
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
  await pool.freeLost(0, { owner: "owner", at: lostAt });
  pool.keep(0, "owner");
  await pool.freeLost(0, { owner: "owner", at: lostAt });
  assert.deepEqual(await told(pool), [[0, "owner"]]);
  await pool.freeLost(0, { owner: "owner", at: lostAt + 1 });
  assert.deepEqual(await told(pool), []);
  assert.equal(await pool.take("other", false), 0);
});

test("CAT-11 who finds no number takes over what was lost, once, unless its owner has claimed it again since", async (t) => {
  const pool = await openPool(t, 2);
  const lose = async (number: number, owner: string, at: number): Promise<void> => pool.lost(number, { owner, at });
  for (const number of [0, 1]) {
    await pool.claim(number, "owner", false, nobodyHoldsIt);
    pool.keep(number, "owner");
  }
  const [{ revision }] = (await pool.claims()) as [Claim, Claim];
  await lose(0, "owner", revision);
  assert.equal(await pool.take("other", true), undefined);
  // Told of only when somebody asks.
  pool.followedBy(() => lose(0, "owner", revision + 1));
  assert.equal(await pool.take("other", true), 0);
  assert.equal(await pool.take("other", true), 0);
  assert.deepEqual((await Promise.all(["a", "b", "c"].map((owner) => pool.take(owner, false)))).sort(), [0, undefined, undefined]);
  const [[, heir], [, second]] = (await told(pool)) as [[number, string], [number, string]];
  assert.deepEqual([["a", "b", "c"].includes(heir), second], [true, "owner"]);
  await pool.freeLost(0, { owner: "owner", at: revision + 1 });
  assert.deepEqual(await told(pool), [
    [0, heir],
    [1, "owner"],
  ]);
});

test("CAT-11 what was lost is given once, however taking it over and freeing it meet", async (t) => {
  const pool = await openPool(t, 8);
  const owners = Array.from({ length: 8 }, (_, i) => `owner ${i}`);
  const has = new Map<string, number>();
  const loses: (() => void)[] = [];
  pool.followedBy(async () => {
    for (const lose of loses.splice(0)) lose();
  });
  const freed: Promise<void>[] = [];
  const replace = async (i: number): Promise<void> => {
    for (let round = 0; round < 25; round++) {
      const owner = `${owners[i]}/${round}`;
      const number = await pool.take(owner, false);
      assert.ok(number !== undefined, "refused");
      assert.ok(![...has.values()].includes(number), `${number} was given twice`);
      has.set(owner, number);
      pool.keep(number, owner);
      await new Promise(setImmediate);
      has.delete(owner);
      const loss = { owner, at: Number.POSITIVE_INFINITY };
      const lose = (): void => {
        pool.lost(number, loss);
        freed.push(pool.freeLost(number, loss));
      };
      loses.push(lose);
    }
  };
  await Promise.all(owners.map((_, i) => replace(i)));
  for (const lose of loses.splice(0)) lose();
  await Promise.all(freed);
  assert.deepEqual(await told(pool), []);
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
  const [one, other] = stores.map((store) => new ClaimPool(settings, store, systemClock, systemRandom)) as [ClaimPool, ClaimPool];
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
  await other.freeLost(0, { owner: "owner", at: lostAt });
  assert.deepEqual(await told(one), [[0, "owner"]]);
});

test("CAT-11 on a store that servers share the last free number of many is found, though others have taken the rest", async (t) => {
  const server = new RemoteServer();
  t.after(() => server.stop());
  const stores = [new RemoteStore(server), new RemoteStore(server)];
  t.after(() => Promise.all(stores.map((store) => store.close())));
  const [one, other] = stores.map((store) => new ClaimPool({ ...settings, size: 1000 }, store, systemClock, systemRandom)) as [
    ClaimPool,
    ClaimPool,
  ];
  await one.take("first", false);
  await Promise.all(Array.from({ length: 998 }, () => other.take("other", false)));
  assert.notEqual(await one.take("last", false), undefined);
  assert.equal(await one.take("one more", false), undefined);
});

test("CAT-11 all claims are told, however many there are", async (t) => {
  const pool = await openPool(t, 1200);
  await Promise.all(Array.from({ length: 1200 }, (_, number) => pool.claim(number, `owner ${number}`, false, nobodyHoldsIt)));
  const all = (await told(pool)).map((claim) => claim.join(" "));
  assert.deepEqual(new Set(all), new Set(Array.from({ length: 1200 }, (_, number) => `${number} owner ${number}`)));
  assert.equal(all.length, 1200);
});
