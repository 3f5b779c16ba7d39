import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { EMPTY_SET } from "../../../../runtime/fields/field-set/field-set.js";
import { removeItems } from "../../../../runtime/fields/merge/remove-items.js";
import { fields } from "../field-set/paths.js";
import { extractItems } from "./extract-items.js";
import { any, atomicList, keyed, map, number, set, string, struct } from "./schemas.js";

const schema = struct({
  number,
  struct: struct({ a: number, b: struct({ c: number }) }),
  whole: struct({ a: number }, { atomic: true }),
  map: map(string),
  list: atomicList(number),
  set: set(string),
  items: keyed(struct({ name: string, value: number, tags: set(string) }), "name"),
  any,
});
const object: JsonObject = {
  number: 1,
  struct: { a: 1, b: { c: 2 } },
  whole: { a: 1 },
  map: { a: "x", b: "y" },
  list: [1, 2],
  set: ["a", "b"],
  items: [{ name: "a", value: 1, tags: ["x"] }, { name: "b" }],
  any: { k: { l: [1] } },
};

const removals: readonly (readonly [string, Parameters<typeof fields>, JsonObject])[] = [
  ["nothing", [], {}],
  ["what is not there", [["other"], ["map", "z"], ["items", { name: "z" }]], {}],
  ["a leaf", [["number"]], { number: undefined as never }],
  ["a struct with all below it", [["struct"]], { struct: undefined as never }],
  ["a field of a struct", [["struct", "a"]], { struct: { b: { c: 2 } } }],
  ["a key", [["map", "a"]], { map: { b: "y" } }],
  ["an item of a set", [["set", ["a"]]], { set: ["b"] }],
  ["an item", [["items", { name: "a" }]], { items: [{ name: "b" }] }],
  ["a field of an item", [["items", { name: "a" }, "value"]], { items: [{ name: "a", tags: ["x"] }, { name: "b" }] }],
  ["atomic values", [["list"], ["whole"]], { list: undefined as never, whole: undefined as never }],
  ["untyped keys", [["any", "k", "l"]], { any: undefined as never }],
  [
    "the last of several",
    [
      ["struct", "b", "c"],
      ["items", { name: "a" }, "tags", ["x"]],
    ],
    { struct: { a: 1 }, items: [{ name: "a", value: 1 }, { name: "b" }] },
  ],
  [
    "all keys of a map",
    [
      ["map", "a"],
      ["map", "b"],
    ],
    { map: undefined as never },
  ],
];

for (const [name, paths, expected] of removals) {
  test(`remove: ${name}`, () => {
    const before = JSON.stringify(object);
    const removed = removeItems(object, fields(...paths), schema, EMPTY_SET);
    assert.deepEqual(removed, JSON.parse(JSON.stringify({ ...object, ...expected })));
    assert.equal(removed === object, Object.keys(expected).length === 0, "the object itself when nothing goes");
    assert.equal(JSON.stringify(object), before);
  });
}

test("remove: what lost all it had can stay as null, so that its own owner keeps it", () => {
  const emptied = fields(["map", "a"], ["map", "b"], ["set", ["a"]], ["set", ["b"]], ["struct", "b", "c"]);
  const removed = removeItems(object, emptied, schema, "null");
  assert.equal(removed["map"], null);
  assert.equal(removed["set"], null);
  assert.deepEqual(removed["struct"], { a: 1, b: null });
});

test("remove: what lost all it had stays, empty, where it is owned itself", () => {
  const emptied = fields(["map", "a"], ["map", "b"], ["set", ["a"]], ["set", ["b"]], ["struct", "b", "c"], ["any", "k", "l"]);
  const removed = removeItems(object, emptied, schema, fields(["map"], ["set"], ["struct", "b"], ["any", "k", "l"]));
  assert.deepEqual([removed["map"], removed["set"], removed["struct"], removed["any"]], [{}, [], { a: 1, b: {} }, undefined]);
});

test("remove: everything", () => {
  assert.deepEqual(removeItems({ number: 1 }, fields(["number"]), schema, EMPTY_SET), {});
});

const extractions: readonly (readonly [string, Parameters<typeof fields>, JsonObject])[] = [
  ["nothing", [], {}],
  ["leaves", [["number"], ["struct", "a"], ["other"]], { number: 1, struct: { a: 1 } }],
  ["atomic values whole", [["list"], ["whole"]], { list: [1, 2], whole: { a: 1 } }],
  [
    "keys and items",
    [
      ["map", "b"],
      ["set", ["b"]],
    ],
    { map: { b: "y" }, set: ["b"] },
  ],
  [
    "items with the fields named",
    [
      ["items", { name: "a" }],
      ["items", { name: "a" }, "name"],
    ],
    { items: [{ name: "a" }] },
  ],
  [
    "untyped",
    [
      ["any", "k"],
      ["any", "k", "l"],
    ],
    { any: { k: { l: [1] } } },
  ],
];

for (const [name, paths, expected] of extractions) {
  test(`extract: ${name}`, () => assert.deepEqual(extractItems(object, fields(...paths), schema), expected));
}
