/** Conditions of which answers are kept: they answer as if none were. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { field, scalar, struct } from "../../../runtime/codec/generated-doorway.js";
import type { JsonObject } from "../../../runtime/definition/json.js";
import { StructCondition } from "../../../runtime/schema/expressions/struct-condition.js";

const schema = struct("Sample", () => ({
  fields: {
    text: field(scalar.string),
    other: field(scalar.string),
    maybe: field(scalar.string, { optional: true }),
    flag: field(scalar.boolean),
    count: field(scalar.int32),
  },
}));

/** What the condition says of each, asked twice, in both orders. */
function answers(expression: string, structs: readonly JsonObject[]): readonly boolean[] {
  const condition = new StructCondition(expression, schema);
  const first = structs.map((each) => condition.holds(each));
  const again = [...structs].reverse().map((each) => condition.holds(each));
  assert.deepEqual(again.reverse(), first);
  return first;
}

test("a condition on one text or boolean tells what is absent from what is empty only where that counts", () => {
  assert.deepEqual(answers("self.text == ''", [{}, { text: "" }, { text: "a" }]), [true, true, false]);
  assert.deepEqual(answers("has(self.maybe)", [{}, { maybe: "" }, { maybe: "a" }, { maybe: null }]), [false, true, true, false]);
  assert.deepEqual(answers("self.flag", [{}, { flag: false }, { flag: true }]), [false, false, true]);
  assert.deepEqual(answers("true", [{}, { text: "a" }]), [true, true]);
});

test("a condition on more, or on something else, is asked each time", () => {
  const structs = [{ text: "a" }, { text: "a", other: "a" }, { text: "b", other: "a" }];
  assert.deepEqual(answers("self.text == self.other", structs), [false, true, false]);
  assert.deepEqual(answers("self.count > 1", [{ count: 1 }, { count: 2 }, {}]), [false, true, false]);
  assert.deepEqual(answers("size(self) > 1", [{ text: "a" }, { text: "a", other: "b" }]).length, 2);
});

test("however many texts a condition is asked about, and however long they are, it answers right", () => {
  const texts = Array.from({ length: 1000 }, (_, i) => `${i % 2 === 0 ? "even" : "odd"} ${i}`);
  const long = ["even", "odd"].map((text) => text + "x".repeat(10_000));
  const expected = [...texts, ...long].map((text) => text.startsWith("even"));
  const structs = [...texts, ...long].map((text) => ({ text }));
  assert.deepEqual(answers("self.text.startsWith('even')", structs), expected);
});
