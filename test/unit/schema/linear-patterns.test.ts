/** Patterns that come at run time are kept compiled as far as they are small. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { linearPattern } from "../../../runtime/schema/linear-patterns.js";

function isKept(source: string): boolean {
  const first = linearPattern(source);
  return linearPattern(source) === first;
}

describe("patterns in linear time", () => {
  test("a small one is compiled once, a huge one again each time, whether by its length or by what it repeats", () => {
    assert.ok(isKept("^a+$"));
    assert.ok(!isKept("a".repeat(20_000)));
    assert.ok(!isKept(`(?:${"[a-z]{990}".repeat(20)})`));
    assert.ok(linearPattern("a".repeat(20_000)).test("a".repeat(20_000)));
  });

  test("many give way to each other by their sizes, first the one that nobody asks for", () => {
    const asked = linearPattern("^asked$");
    const unasked = linearPattern("^unasked$");
    for (let index = 0; index < 60; index++) {
      linearPattern(`${"b".repeat(7000)}${index}`);
      assert.equal(linearPattern("^asked$"), asked);
    }
    assert.notEqual(linearPattern("^unasked$"), unasked);
  });
});
