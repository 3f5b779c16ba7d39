/** Numbers that objects take for themselves alone, on a real store. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { systemClock } from "../../../runtime/clock/clock.js";
import { systemRandom } from "../../../runtime/clock/random.js";
import { type Claim, ClaimPool } from "../../../runtime/registry/claims/claim-pool.js";
import type { KeyValueStore } from "../../../runtime/storage/key-value-store.js";
import { openSqliteStore } from "../../../runtime/storage/sqlite/sqlite-store.js";
import { RemoteServer, RemoteStore } from "../../support/remote-store.js";

const settings = { name: "ports", range: "0-0", size: 1 };

/** Called when something has been read: the answer comes when what it gives resolves. */
type Delay = () => Promise<void> | undefined;

async function openPool(t: TestContext, size = 1, delay: Delay = () => undefined): Promise<ClaimPool> {
  const folder = mkdtempSync(join(tmpdir(), "claim-pool-"));
  const store = await openSqliteStore({ file: join(folder, "store.db") });
  t.after(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const range: KeyValueStore["range"] = async (request) => {
    const result = await store.range(request);
    await delay();
    return result;
  };
  const late = new Proxy(store, {
    get: (target, name) => {
      const member = name === "range" ? range : Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
  return new ClaimPool({ ...settings, size }, late, systemClock, systemRandom);
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

/** Owners that take what the others give up, as many as there are numbers: each as soon as it is told that it has lost its own. */
async function takeTurns(pool: ClaimPool, size: number, rounds: number, givesBack: (round: number) => boolean): Promise<void> {
  const has = new Map<string, number>();
  const loses: (() => void)[] = [];
  pool.followedBy(async () => {
    for (const lose of loses.splice(0)) lose();
  });
  const freed: Promise<void>[] = [];
  const replace = async (i: number): Promise<void> => {
    for (let round = 0; round < rounds; round++) {
      const owner = `owner ${i}/${round}`;
      const number = await pool.take(owner, false);
      assert.ok(number !== undefined, "refused");
      assert.ok(![...has.values()].includes(number), `${number} was given twice`);
      if (givesBack(round)) {
        await pool.giveBack(number, owner, () => false);
        continue;
      }
      has.set(owner, number);
      pool.keep(number, owner);
      await new Promise(setImmediate);
      has.delete(owner);
      const loss = { owner, at: Number.POSITIVE_INFINITY };
      loses.push(() => {
        pool.lost(number, loss);
        freed.push(pool.freeLost(number, loss));
      });
    }
  };
  await Promise.all(Array.from({ length: size }, (_, i) => replace(i)));
  for (const lose of loses.splice(0)) lose();
  await Promise.all(freed);
  assert.deepEqual(await told(pool), []);
}

test("CAT-11 what was lost is given once, however taking it over and freeing it meet", async (t) =>
  takeTurns(await openPool(t, 8), 8, 25, () => false));

test("CAT-11 nor is it lost to all where a read is answered so late that it tells of what is long over", async (t) => {
  const held: PromiseWithResolvers<void>[] = [];
  let isHolding = false;
  const pool = await openPool(t, 1, () => {
    if (!isHolding) return undefined;
    held.push(Promise.withResolvers());
    return held.at(-1)?.promise;
  });
  const whileHolding = async <T>(ask: () => Promise<T>): Promise<{ readonly answer: Promise<T> }> => {
    const before = held.length;
    isHolding = true;
    const answer = ask();
    while (held.length === before) await new Promise(setImmediate);
    isHolding = false;
    return { answer };
  };
  const loss = (owner: string) => ({ owner, at: Number.POSITIVE_INFINITY });
  assert.equal(await pool.take("first", true), 0);
  const freeing = await whileHolding(() => pool.freeLost(0, loss("nobody")));
  assert.equal(await pool.take("first", false), 0);
  pool.keep(0, "first");
  pool.lost(0, loss("first"));
  const one = await whileHolding(() => pool.take("one", false));
  held[0]?.resolve();
  await freeing.answer;
  const other = pool.take("other", false);
  await Promise.resolve();
  held[1]?.resolve();
  assert.deepEqual([await one.answer, await other].sort(), [0, undefined]);
});

test("CAT-11 nor is what is given back, however late reads are answered", async (t) => {
  let reads = 0;
  const pool = await openPool(t, 6, async () => {
    for (let turns = (++reads * 7919) % 23; turns > 0; turns--) await new Promise(setImmediate);
  });
  await takeTurns(pool, 6, 100, (round) => round % 2 === 0);
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
