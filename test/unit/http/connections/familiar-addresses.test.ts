import assert from "node:assert/strict";
import { test } from "node:test";
import { FamiliarAddresses } from "../../../../runtime/http/connections/familiar-addresses.js";

test("LIM-05 the addresses from which somebody was known last are kept", () => {
  const familiar = new FamiliarAddresses();
  for (let i = 0; i < 4096; i++) familiar.note(`a${i}`);
  familiar.note("a0");
  familiar.note("late");
  assert.deepEqual(
    ["a0", "a1", "a2", "late", "never"].map((address) => familiar.has(address)),
    [true, false, true, true, false],
  );
});
