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
    assert.ok(!isKept("a".repeat(16_000)));
    assert.ok(!isKept(`(?:${"[abcdefghijklmnopqrstuvwxyz0-9]{990}".repeat(16)})`));
    assert.ok(linearPattern("a".repeat(16_000)).test("a".repeat(16_000)));
  });

  test("one that comes to very much is refused before it is compiled; classes and what is escaped count once", () => {
    for (const large of ["a{1000}".repeat(40), "((ab{10}){100}c){50}", "(?:a{1,1000}|b){40}", "(".repeat(40_000)]) {
      assert.throws(() => linearPattern(large), /too large|missing|invalid/, large.slice(0, 30));
    }
    assert.throws(() => linearPattern("a{1000}".repeat(40)), RangeError);
    const fitting = "^[]a-zA-Z0-9_./:@-]{1,1000}\\(\\{1000}(?:[^\\]]{0,63}){2}$";
    assert.ok(!linearPattern(fitting).test(""));
    assert.ok(linearPattern("^[a-z0-9]{1,63}(\\.[a-z0-9]{1,63}){0,4}$").test("a.b"));
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
