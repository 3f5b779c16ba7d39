import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import type { JsonValue } from "../../../runtime/definition/json.js";
import { deepCopy } from "../../../runtime/fields/deep-copy.js";
import { formatGoValue } from "../../../runtime/fields/go-text.js";
import { deepEqual } from "../../../runtime/schema/deep-equal.js";

const nested = (levels: number, leaf: JsonValue): JsonValue => {
  let value = leaf;
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
};

describe("deep equality", () => {
  const cases: [a: JsonValue | undefined, b: JsonValue | undefined, equal: boolean][] = [
    [1, 1, true],
    [1, 1n, true],
    [2n ** 60n, 2 ** 60, true],
    [1.5, 1n, false],
    [1, "1", false],
    [0, false, false],
    [null, undefined, false],
    [null, {}, false],
    [[], {}, false],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [{ a: null }, {}, false],
    [{ a: undefined } as never, {}, true],
    [[1, 2], [2, 1], false],
    [[1], [1, 1], false],
    [{ constructor: 1 }, {}, false],
    [JSON.parse('{"__proto__":1}') as JsonValue, {}, false],
  ];
  for (const [a, b, equal] of cases) {
    test(`${formatGoValue(a)} ${equal ? "=" : "!="} ${formatGoValue(b)}`, () => {
      assert.equal(deepEqual(a, b), equal);
      assert.equal(deepEqual(b, a), equal);
    });
  }

  test("documents of any depth", () => {
    assert.equal(deepEqual(nested(200_000, 1), nested(200_000, 1)), true);
    assert.equal(deepEqual(nested(200_000, 1), nested(200_000, 2)), false);
  });
});

describe("deep copies", () => {
  test("are equal and share nothing", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const copy = deepCopy(value as JsonValue);
        assert.ok(deepEqual(copy, value as JsonValue));
        if (typeof value === "object" && value !== null) assert.notEqual(copy, value);
      }),
    );
  });

  test("keep __proto__ as a key", () => {
    assert.equal(JSON.stringify(deepCopy(JSON.parse('{"__proto__":{"a":[1]}}'))), '{"__proto__":{"a":[1]}}');
  });

  test("documents of any depth", () => {
    const deep = nested(200_000, { x: [1] });
    assert.ok(deepEqual(deepCopy(deep), deep));
  });
});

describe("values in messages", () => {
  const cases: [value: JsonValue, text: string][] = [
    [{ b: [1, "x", null], a: { c: true } }, "map[a:map[c:true] b:[1 x <nil>]]"],
    [1.5, "1.5"],
    [1e21, "1e+21"],
    [0.00001, "1e-05"],
    [2n ** 60n, "1152921504606846976"],
  ];
  for (const [value, text] of cases) test(text, () => assert.equal(formatGoValue(value), text));
});
