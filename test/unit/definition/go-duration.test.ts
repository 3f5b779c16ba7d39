import assert from "node:assert/strict";
import { test } from "node:test";
import { durationMistake, parseGoDuration } from "../../../runtime/definition/go-duration.js";

test("LIM-05 a duration of more terms than anybody writes is none", () => {
  assert.equal(parseGoDuration("1s".repeat(500)), 500_000);
  assert.match(durationMistake("1s".repeat(100_000)) ?? "", /^time: invalid duration "1s1s/);
});
