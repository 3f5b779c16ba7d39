/** What expressions see of a value: what its schema says of it, and also what no schema knows. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { JsonObject } from "../../../runtime/definition/json.js";
import { resultOf } from "../../../runtime/schema/expressions/evaluate.js";
import { seenValue } from "../../../runtime/schema/expressions/values.js";
import { workWatch } from "../../support/thread-time.js";
import { yardstick } from "../../support/yardstick.js";
import { field, list, map, scalar, struct } from "../fields/sample-schemas.js";

const part = struct("Part", { size: field(scalar("int32")), name: field(scalar("string"), { optional: true }) });
const pair = struct("Pair", { first: field(part, { optional: true }), second: field(part, { optional: true }) });
const schema = struct("Whole", {
  pair: field(pair, { optional: true }),
  part: field(part, { optional: true }),
  parts: field(list(part)),
  byKey: field(map(part)),
});
const result = (expression: string, value: JsonObject): unknown => resultOf(expression, { self: seenValue(value, schema) });

describe("expressions see", () => {
  const strange = { part: { size: 1, extra: { deep: "x" } }, other: [1.5], byKey: { constructor: { size: 2 }, "a/b": {} } };

  for (const { expression, expected } of [
    { expression: "self.part.extra.deep", expected: "x" },
    { expression: "has(self.other) && self.other[0] > 1.0", expected: true },
    { expression: "has(self.part.extra.none)", expected: false },
    { expression: "self.byKey['constructor'].size", expected: 2n },
    {
      expression:
        "['1h30m', '-.5s', '0', '2μs'].all(text, isDuration(text)) && !['', '1', '1d', '9999999h'].exists(text, isDuration(text))",
      expected: true,
    },
    { expression: "self.byKey['a/b'].size", expected: 0n },
    { expression: "self.byKey.all(key, self.byKey[key].size < 3)", expected: true },
  ]) {
    test(`keys that no schema has: ${expression}`, () => assert.deepEqual(result(expression, strange), expected));
  }

  test("members of large maps as those of small ones, and as no more dear to look at", () => {
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, { size: index }]));
    const value = { byKey: many(100), other: { free: many(100) }, part: { size: 1 } };
    for (const expression of [
      "size(self.byKey) == 100 && size(self.other.free) == 100",
      "self.byKey['k7'].size == 7 && self.other.free['k7'].size == 7.0",
      "'k7' in self.byKey && !('x' in self.byKey) && has(self.byKey.k7) && !has(self.byKey.x)",
      "self.byKey.all(key, self.byKey[key].size < 100)",
    ]) {
      assert.equal(result(expression, value), true, expression);
    }
    assert.equal(resultOf("self.byKey == oldSelf.byKey", { self: seenValue(value, schema), oldSelf: seenValue(value, schema) }), true);
    const self = seenValue({ byKey: many(4000), part: { size: 1 } }, schema);
    const worked = workWatch();
    for (let i = 0; i < 4000; i++) assert.equal(resultOf("!has(self.part.name) && size(self.byKey) > 0", { self }), true);
    assert.ok(worked() < 10 * yardstick());
  });

  test("absence as zero, and has() tells it from presence, at any depth", () => {
    const value = { part: {}, parts: [{ size: 0 }, {}] };
    assert.equal(result("self.part.size == 0 && !has(self.part.size) && !has(self.part.name)", value), true);
    assert.equal(result("self.parts.map(part, has(part.size)) == [true, false]", value), true);
    assert.equal(result("size(self.byKey) == 0 && !has(self.byKey)", value), true);
  });

  test("has() finds what is too deep to be seen as a whole (LIM-05)", () => {
    let deep: JsonObject = {};
    for (let level = 0; level < 9000; level++) deep = { a: deep };
    const self = seenValue(
      { free: deep, none: null },
      struct("Free", {
        free: field({ kind: "any", object: false }, { optional: true }),
        none: field({ kind: "any", object: false }, { optional: true }),
      }),
    );
    assert.equal(resultOf("has(self.free) && !has(self.none)", { self }), true);
  });

  test("has() reads nothing but what it asks for, also where what it asks of is found by asking", () => {
    const strange = {
      other: {
        get first() {
          throw new Error("read");
        },
        second: 1,
      },
    } as JsonObject;
    assert.equal(result("has(self.other.second) && !has(self.other.third)", strange), true);
    assert.equal(result("has(self.byKey[has(self.pair) ? 'a' : 'b'].name)", { pair: {}, byKey: { a: { name: "x" }, b: {} } }), true);
    assert.equal(result("has(self.byKey[has(self.part.size) ? 'a' : 'b'].name)", { part: {}, byKey: { a: { name: "x" }, b: {} } }), false);
  });

  test("equal values as equal, whichever of their members were looked at before", () => {
    const value = { part: { size: 1 }, parts: [{ size: 2, name: "a" }], pair: { first: { size: 1 }, second: { size: 1 } } };
    assert.equal(result("self.pair.first.size == 1 && self.pair == {'first': {'size': 1}, 'second': {'size': 1}}", value), true);
    assert.equal(result("self.part.size == 1 && self.part == self.part && self.parts[0] == {'size': 2, 'name': 'a'}", value), true);
  });

  test("the value itself is left as it is", () => {
    const value = { part: {}, parts: [{}] };
    result("self.part.size + self.parts[0].size == 0", value);
    assert.deepEqual(value, { part: {}, parts: [{}] });
  });
});
