import assert from "node:assert/strict";
import { test } from "node:test";
import { uuid } from "../../../runtime/clock/uuid.js";

test("UUIDs are of version 4, and all different", () => {
  const made = Array.from({ length: 1000 }, uuid);
  for (const one of made) assert.match(one, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.equal(new Set(made).size, made.length);
  // Random digits take all values everywhere.
  for (const at of [0, 9, 15, 20, 35]) assert.equal(new Set(made.map((one) => one[at])).size, 16);
});
