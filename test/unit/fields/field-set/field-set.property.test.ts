import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  EMPTY_SET,
  equalSets,
  type FieldPath,
  hasPath,
  isEmptySet,
  pathsOf,
  pathText,
  sizeOf,
} from "../../../../runtime/fields/field-set/field-set.js";
import { parseFieldsV1, toFieldsV1 } from "../../../../runtime/fields/field-set/fields-v1.js";
import { fieldElement, indexElement, keyElement, valueElement } from "../../../../runtime/fields/field-set/path-element.js";
import { difference, intersection, isSubset, leaves, setOf, union } from "../../../../runtime/fields/field-set/set-algebra.js";

const scalar = fc.oneof(fc.constantFrom("a", "b", "TCP", ""), fc.integer({ min: -2, max: 300 }), fc.boolean(), fc.string({ maxLength: 4 }));
const element = fc.oneof(
  fc.constantFrom("a", "b", "c", "__proto__").map(fieldElement),
  fc.string({ maxLength: 3, unit: "grapheme" }).map(fieldElement),
  fc.record({ name: scalar, port: scalar }, { requiredKeys: [] }).map((keys) => keyElement(keys)),
  scalar.map(valueElement),
  fc.nat({ max: 12 }).map(indexElement),
);
const anyPath: fc.Arbitrary<FieldPath> = fc.array(element, { minLength: 1, maxLength: 4 });
const anySet = fc.array(anyPath, { maxLength: 12 }).map((paths) => setOf(...paths));
const keysOf = (set: ReturnType<typeof setOf>): Set<string> => new Set(pathsOf(set).map((found) => JSON.stringify(found)));

test("a set has the paths that were put in, once each, in a fixed order", () => {
  fc.assert(
    fc.property(fc.array(anyPath, { maxLength: 12 }), (paths) => {
      const set = setOf(...paths);
      assert.deepEqual(keysOf(set), new Set(paths.map((found) => JSON.stringify(found))));
      for (const found of paths) assert.ok(hasPath(set, found), pathText(found));
      assert.equal(JSON.stringify(set), JSON.stringify(setOf(...[...paths].reverse())));
      assert.equal(sizeOf(set), keysOf(set).size);
    }),
  );
});

test("what is written is read back, unchanged", () => {
  fc.assert(
    fc.property(anySet, (set) => {
      const text = JSON.stringify(toFieldsV1(set));
      const parsed = parseFieldsV1(JSON.parse(text));
      assert.ok(equalSets(parsed, set));
      assert.equal(JSON.stringify(parsed), text);
    }),
  );
});

test("union, intersection and difference are those of sets of paths", () => {
  fc.assert(
    fc.property(anySet, anySet, (a, b) => {
      const left = keysOf(a);
      const right = keysOf(b);
      assert.deepEqual(keysOf(union(a, b)), new Set([...left, ...right]));
      assert.deepEqual(keysOf(intersection(a, b)), new Set([...left].filter((key) => right.has(key))));
      assert.deepEqual(keysOf(difference(a, b)), new Set([...left].filter((key) => !right.has(key))));
      assert.equal(
        isSubset(a, b),
        [...left].every((key) => right.has(key)),
      );
    }),
  );
});

test("leaves have nothing below them", () => {
  const isPrefix = (short: readonly string[], long: readonly string[]): boolean => short.every((step, i) => step === long[i]);
  fc.assert(
    fc.property(anySet, (a) => {
      const all = pathsOf(a);
      const bare = all.filter((found) => !all.some((other) => other.length > found.length && isPrefix(found, other)));
      assert.deepEqual(keysOf(leaves(a)), new Set(bare.map((found) => JSON.stringify(found))));
    }),
  );
});

test("results are canonical: laws hold to the byte", () => {
  const same = (a: object, b: object): void => assert.equal(JSON.stringify(a), JSON.stringify(b));
  fc.assert(
    fc.property(anySet, anySet, anySet, (a, b, c) => {
      same(union(a, b), union(b, a));
      same(union(a, union(b, c)), union(union(a, b), c));
      same(intersection(a, b), intersection(b, a));
      same(intersection(a, union(b, c)), union(intersection(a, b), intersection(a, c)));
      same(difference(a, b), difference(a, intersection(a, b)));
      same(union(difference(a, b), intersection(a, b)), a);
      same(difference(a, a), EMPTY_SET);
      same(union(a, a), a);
      assert.ok(isEmptySet(intersection(difference(a, b), b)));
      assert.equal(equalSets(a, b), JSON.stringify(a) === JSON.stringify(b));
    }),
  );
});

test("operands are never changed", () => {
  fc.assert(
    fc.property(anySet, anySet, (a, b) => {
      const before = JSON.stringify([a, b]);
      union(a, b);
      intersection(a, b);
      difference(a, b);
      assert.equal(JSON.stringify([a, b]), before);
    }),
  );
});
