import assert from "node:assert/strict";
import { test } from "node:test";
import { prefixEnd } from "../../../runtime/storage/key-order.js";

for (const [name, prefix, end] of [
  ["a letter", "/a", "/b"],
  ["the last before surrogates", "/\ud7ff", "/\ue000"],
  ["a pair", "/\u{1f600}", "/\u{1f601}"],
  ["the last of all", "/a\u{10ffff}\u{10ffff}", "/b"],
  ["nothing but the last of all", "\u{10ffff}", undefined],
  ["nothing", "", undefined],
] as const) {
  test(`the end of what begins with ${name}`, () => assert.equal(prefixEnd(prefix), end));
}

test("a prefix of any length has an end", () => {
  assert.equal(prefixEnd("\\".repeat(1_000_000))?.at(-1), "]");
});
