import assert from "node:assert/strict";
import { test } from "node:test";
import { FamiliarAddresses } from "../../../../runtime/http/connections/familiar-addresses.js";

const MAXIMUM = 4096;

test("LIM-05 the addresses from which somebody was known last are kept", () => {
  const familiar = new FamiliarAddresses();
  for (let i = 0; i < MAXIMUM; i++) familiar.note(`a${i}`, "ann");
  familiar.note("a0", "ann");
  familiar.note("late", "ann");
  assert.deepEqual(
    ["a0", "a1", "a2", "late", "never"].map((address) => familiar.has(address)),
    [true, false, true, true, false],
  );
});

test("LIM-05 of many users with an address each, that of whoever was known longest ago goes", () => {
  const familiar = new FamiliarAddresses();
  for (let i = 0; i < MAXIMUM; i++) familiar.note(`a${i}`, `user${i}`);
  familiar.note("a0", "user0");
  familiar.note("late", "late");
  assert.deepEqual(
    ["a0", "a1", "late"].map((address) => familiar.has(address)),
    [true, false, true],
  );
});

test("LIM-05 a user who is known from thousands of addresses takes none from others, nor one that he shares with them", () => {
  const familiar = new FamiliarAddresses();
  familiar.note("home", "ann");
  familiar.note("home", "eve");
  familiar.note("office", "ann");
  for (let i = 0; i < 4 * MAXIMUM; i++) familiar.note(`2001:db8:0:${i.toString(16)}`, "eve");
  familiar.note("elsewhere", "bob");
  for (const address of ["home", "office", "elsewhere"]) assert.ok(familiar.has(address), address);
});
