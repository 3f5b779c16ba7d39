import assert from "node:assert/strict";
import { test } from "node:test";
import {
  EMPTY_SET,
  equalSets,
  hasPath,
  isEmptySet,
  pathsOf,
  pathText,
  sizeOf,
  sortElements,
} from "../../../../runtime/fields/field-set/field-set.js";
import { parseFieldsV1, toFieldsV1 } from "../../../../runtime/fields/field-set/fields-v1.js";
import { difference, intersection, isSubset, leaves, union } from "../../../../runtime/fields/field-set/set-algebra.js";
import { leastShare } from "../../../support/yardstick.js";
import { fields, path } from "./paths.js";

const texts = (set: ReturnType<typeof fields>): string[] => pathsOf(set).map(pathText);

test("a set is its FieldsV1 form (SSA-06)", () => {
  const set = fields(
    ["metadata", "labels"],
    ["metadata", "labels", "app"],
    ["spec", "ports", { port: 80, protocol: "TCP" }],
    ["spec", "ports", { port: 80, protocol: "TCP" }, "port"],
    ["metadata", "finalizers", ["x/y"]],
    ["spec", "replicas"],
  );
  assert.equal(
    JSON.stringify(toFieldsV1(set)),
    '{"f:metadata":{"f:finalizers":{"v:\\"x/y\\"":{}},"f:labels":{".":{},"f:app":{}}},' +
      '"f:spec":{"f:ports":{"k:{\\"port\\":80,\\"protocol\\":\\"TCP\\"}":{".":{},"f:port":{}}},"f:replicas":{}}}',
  );
});

test("members are what was put in, not what is around them", () => {
  const set = fields(["a"], ["a", "b", "c"], ["d", ["x"]]);
  assert.equal(hasPath(set, path("a")), true);
  assert.equal(hasPath(set, path("a", "b")), false);
  assert.equal(hasPath(set, path("a", "b", "c")), true);
  assert.equal(hasPath(set, path("a", "b", "c", "d")), false);
  assert.equal(hasPath(set, path("d", ["x"])), true);
  assert.equal(hasPath(set, []), false, "nobody owns the whole object");
  assert.equal(sizeOf(set), 3);
  assert.deepEqual(texts(set), [".a", ".a.b.c", '.d[="x"]']);
});

test("the order in which fields come makes no difference", () => {
  const paths = [["b"], ["a", "x"], ["a"], ["a", { k: 1 }], ["a", { k: 1 }, "z"], ["c", ["v"], "y"], ["c", ["u"]]] as const;
  const one = fields(...paths);
  const other = fields(...[...paths].reverse());
  assert.equal(JSON.stringify(one), JSON.stringify(other));
  assert.ok(equalSets(one, other));
});

test("members of a level are visited before those below", () => {
  assert.deepEqual(texts(fields(["a", "z"], ["b"], ["a"], ["c", "d", "e"])), [".a", ".b", ".a.z", ".c.d.e"]);
});

test("FieldsV1 of clients is read in any order and spelling", () => {
  const set = parseFieldsV1({
    "f:b": {},
    'k:{"b":1, "a":"x"}': { "f:c": {}, ".": {} },
    "f:a": { ".": {} },
    "z:unknown": { "f:gone": {} },
    ".": {},
  });
  assert.equal(JSON.stringify(set), '{"f:a":{},"f:b":{},"k:{\\"a\\":\\"x\\",\\"b\\":1}":{".":{},"f:c":{}}}');
  assert.ok(
    equalSets(parseFieldsV1({ 'k:{"a":1,"b":2}': {}, 'k:{"b":2,"a":1}': { "f:x": {} } }), fields([{ a: 1, b: 2 }], [{ a: 1, b: 2 }, "x"])),
  );
});

test("canonical FieldsV1 is kept as it is; what is empty is the empty set", () => {
  const json = { "f:a": { ".": {}, "f:b": {} }, "f:c": {} };
  assert.equal(parseFieldsV1(json), json);
  assert.ok(isEmptySet(parseFieldsV1({})));
  assert.ok(isEmptySet(parseFieldsV1(undefined)));
  assert.ok(isEmptySet(parseFieldsV1({ ".": {} })));
});

test("all spellings of an element are one node, a member when one of them is", () => {
  const spelled = (name: string, node: object) => [`k:{"name":"${name}"}`, node] as const;
  const read = (...nodes: (readonly [string, object])[]) => texts(parseFieldsV1({ "f:a": Object.fromEntries(nodes) } as never));
  const [b, c] = [{ "f:b": {} }, { "f:c": {} }];
  assert.deepEqual(read(spelled("x", b), spelled("\\u0078", c)), ['.a[name="x"].b', '.a[name="x"].c']);
  assert.deepEqual(read(spelled("x", b), spelled("\\u0078", {})), ['.a[name="x"]', '.a[name="x"].b']);
  assert.deepEqual(read(spelled("x", {}), spelled("\\u0078", b), ['k:{ "name":"x"}', c]), [
    '.a[name="x"]',
    '.a[name="x"].b',
    '.a[name="x"].c',
  ]);
});

test("LIM-05 thousands of spellings of one element are read in no more time than as many elements", () => {
  const letters = [..."abcdefghijkl"];
  const spelling = (bits: number) =>
    letters.map((letter, index) => ((bits >> index) & 1 ? `\\u00${letter.charCodeAt(0).toString(16)}` : letter)).join("");
  const count = 2 ** letters.length;
  const spellings = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`k:{"name":"${spelling(index)}"}`, { [`f:x${index}`]: {} }]),
  );
  const share = leastShare(20, () => assert.equal(sizeOf(parseFieldsV1({ "f:a": spellings })), count));
  assert.ok(share < 20, `${share.toFixed(1)} times the yardstick`);
});

test("what is no FieldsV1 is refused", () => {
  for (const json of ["x", 1, [], { "f:a": 1 }, { "f:a": [] }, { a: {} }, { 'k:{"a"': {} }, { "f:a": { "i:x": {} } }]) {
    assert.throws(() => parseFieldsV1(json as never), RangeError, JSON.stringify(json));
  }
});

test("a set of a client that is too deep is refused, whatever its size", () => {
  const deep = (levels: number) => JSON.parse(`${'{"f:a":'.repeat(levels)}{}${"}".repeat(levels)}`);
  assert.equal(sizeOf(parseFieldsV1(deep(500))), 1);
  assert.throws(() => parseFieldsV1(deep(5000)), RangeError);
});

test("keys that objects inherit are ordinary names", () => {
  const set = fields(["__proto__"], ["constructor", "toString"]);
  assert.deepEqual(texts(set), [".__proto__", ".constructor.toString"]);
  assert.equal(hasPath(set, path("hasOwnProperty")), false);
});

test("algebra: members count one by one, whatever is above or below them", () => {
  const left = fields(["a"], ["a", "b"], ["c"], ["d", "e"], ["f", "g", "h"]);
  const right = fields(["a"], ["c", "x"], ["d"], ["d", "e"], ["f", "g"]);
  assert.deepEqual(texts(union(left, right)), [".a", ".c", ".d", ".a.b", ".c.x", ".d.e", ".f.g", ".f.g.h"]);
  assert.deepEqual(texts(intersection(left, right)), [".a", ".d.e"]);
  assert.deepEqual(texts(difference(left, right)), [".c", ".a.b", ".f.g.h"]);
  assert.deepEqual(texts(leaves(left)), [".c", ".a.b", ".d.e", ".f.g.h"]);
});

test("parents and children: parent minus child is the parent, child minus parent is the child", () => {
  assert.deepEqual(texts(difference(fields(["a"]), fields(["a", "b"]))), [".a"]);
  assert.deepEqual(texts(difference(fields(["a", "b"]), fields(["a"]))), [".a.b"]);
  assert.deepEqual(texts(difference(fields(["a"], ["a", "b"]), fields(["a", "b"]))), [".a"]);
  assert.deepEqual(texts(difference(fields(["a"], ["a", "b"]), fields(["a"]))), [".a.b"]);
});

test("what does not change is the operand itself", () => {
  const set = fields(["a", "b"], ["c"]);
  assert.equal(union(set, fields(["c"])), set);
  assert.equal(union(set, EMPTY_SET), set);
  assert.equal(union(EMPTY_SET, set), set);
  assert.equal(difference(set, fields(["a"])), set);
  assert.equal(difference(set, fields(["x"])), set);
  assert.equal(intersection(set, set), set);
  assert.equal(sortElements(set as never), set);
});

test("subsets", () => {
  const set = fields(["a"], ["a", "b"], ["c", "d"]);
  for (const [paths, expected] of [
    [[], true],
    [[["a"]], true],
    [[["a", "b"]], true],
    [[["c"]], false],
    [[["c", "d"], ["a"]], true],
    [[["a", "b", "x"]], false],
    [[["e"]], false],
  ] as const) {
    assert.equal(isSubset(fields(...(paths as readonly string[][])), set), expected, JSON.stringify(paths));
  }
});
