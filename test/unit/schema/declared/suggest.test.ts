import assert from "node:assert/strict";
import { test } from "node:test";
import { closest, didYouMean } from "../../../../runtime/schema/declared/suggest.js";

test("the closest name within a third of its length", () => {
  for (const [name, known, expected] of [
    ["descripton", ["description", "default"], "description"],
    ["Namespace", ["Cluster", "Namespaced"], "Namespaced"],
    ["PATTERN", ["pattern"], "pattern"],
    ["x", ["description"], undefined],
    ["kubernetes", ["orchestra"], undefined],
    ["a", [], undefined],
  ] as const) {
    assert.equal(closest(name, known), expected, name);
  }
});

test("what is known is listed when nothing is close and the list is short", () => {
  assert.equal(didYouMean("zzzzzzz", ["one", "two"]), 'one of "one", "two"');
  assert.equal(didYouMean("zzzzzzz", ["one", "two"], 1), undefined);
  assert.equal(didYouMean("onne", ["one", "two"]), 'did you mean "one"?');
});
