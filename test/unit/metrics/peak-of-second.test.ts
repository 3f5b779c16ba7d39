/** The highest count of the last full second. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PeakOfSecond } from "../../../runtime/metrics/peak-of-second.js";

test("what came and went within a second is told in the next, and no longer", () => {
  let now = 10_000;
  const peak = new PeakOfSecond(() => now);
  peak.note(1);
  peak.note(2);
  peak.note(3);
  assert.equal(peak.read(0), 0, "the second has not ended");
  now = 11_000;
  assert.equal(peak.read(1), 3);
  now = 12_000;
  assert.equal(peak.read(1), 1);
  now = 60_000;
  peak.note(2);
  assert.equal(peak.read(2), 2);
  now = 61_500;
  assert.equal(peak.read(0), 2);
});
