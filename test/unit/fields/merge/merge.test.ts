import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { merge } from "../../../../runtime/fields/merge/merge.js";
import { any, atomicList, defaulted, keyed, map, number, set, string, struct } from "./schemas.js";

const schema = struct({
  number,
  struct: struct({ a: number, b: number }),
  whole: struct({ a: number, b: number }, { atomic: true }),
  map: map(string),
  wholeMap: map(string, true),
  list: atomicList(number),
  set: set(string),
  items: keyed(struct({ name: string, value: number, tags: set(string) }), "name"),
  ports: keyed(struct({ port: number, protocol: defaulted(string, "TCP"), name: string }), "port", "protocol"),
  any,
});

const rows: readonly (readonly [string, JsonObject, JsonObject, JsonObject])[] = [
  ["a leaf is set", {}, { number: 1 }, { number: 1 }],
  ["a leaf is replaced", { number: 1 }, { number: 2 }, { number: 2 }],
  ["nothing is removed", { number: 1, map: { a: "x" } }, {}, { number: 1, map: { a: "x" } }],
  ["structs are merged", { struct: { a: 1 } }, { struct: { b: 2 } }, { struct: { a: 1, b: 2 } }],
  ["atomic structs are replaced", { whole: { a: 1 } }, { whole: { b: 2 } }, { whole: { b: 2 } }],
  ["maps are merged (SSA-28)", { map: { a: "x", b: "y" } }, { map: { b: "z" } }, { map: { a: "x", b: "z" } }],
  ["atomic maps are replaced (SSA-28)", { wholeMap: { a: "x" } }, { wholeMap: { b: "z" } }, { wholeMap: { b: "z" } }],
  ["atomic lists are replaced (SSA-25)", { list: [1, 2] }, { list: [2, 3] }, { list: [2, 3] }],
  ["an empty atomic list replaces", { list: [1] }, { list: [] }, { list: [] }],
  ["an empty map changes nothing", { map: { a: "x" } }, { map: {} }, { map: { a: "x" } }],
  ["an empty set changes nothing", { set: ["a"] }, { set: [] }, { set: ["a"] }],
  ["a null leaf replaces", { number: 1 }, { number: null }, { number: null }],
  ["a null object changes nothing in one that has keys", { map: { a: "x" } }, { map: null }, { map: { a: "x" } }],
  ["sets are joined (SSA-26)", { set: ["a", "b"] }, { set: ["c", "b"] }, { set: ["a", "c", "b"] }],
  [
    "items are merged by key (SSA-27)",
    { items: [{ name: "a", value: 1 }] },
    { items: [{ name: "a", tags: ["x"] }] },
    { items: [{ name: "a", value: 1, tags: ["x"] }] },
  ],
  [
    "a default completes a key",
    { ports: [{ port: 1, protocol: "TCP" }] },
    { ports: [{ port: 1, name: "x" }] },
    { ports: [{ port: 1, protocol: "TCP", name: "x" }] },
  ],
  ["untyped objects are merged", { any: { a: { b: 1 } } }, { any: { a: { c: [1] } } }, { any: { a: { b: 1, c: [1] } } }],
  ["untyped lists are replaced", { any: { a: [1, 2] } }, { any: { a: [3] } }, { any: { a: [3] } }],
  ["an untyped object gives way to a scalar", { any: { a: 1 } }, { any: 1 }, { any: 1 }],
  ["an untyped scalar gives way to an object", { any: 1 }, { any: { a: 1 } }, { any: { a: 1 } }],
  ["live duplicates that are not applied stay", { set: ["a", "a", "b"] }, { set: ["c"] }, { set: ["a", "a", "b", "c"] }],
  ["live duplicates that are applied become one", { set: ["a", "b", "a"] }, { set: ["a"] }, { set: ["a", "b"] }],
  [
    "a live duplicate of an item is replaced, not merged",
    {
      items: [
        { name: "a", value: 1 },
        { name: "a", value: 2 },
      ],
    },
    { items: [{ name: "a" }] },
    { items: [{ name: "a" }] },
  ],
];

for (const [name, live, applied, expected] of rows) {
  test(`merge: ${name}`, () => {
    const before = JSON.stringify([live, applied]);
    assert.deepEqual(merge(live, applied, schema), expected);
    assert.equal(JSON.stringify([live, applied]), before);
  });
}

const orders: readonly (readonly [string, string, string, string])[] = [
  ["the applied order wins among shared items", "abc", "cba", "cba"],
  ["items that only live has keep their place", "axbycz", "abc", "axbycz"],
  ["new items come where they are applied", "ac", "abc", "abc"],
  ["new items at the front", "bc", "abc", "abc"],
  ["new items at the end, behind live ones", "ab", "cd", "abcd"],
  ["live items come before new ones", "xa", "ba", "xba"],
  ["a shared item that moved", "abcd", "dab", "cdab"],
  ["swapped with a live item between", "axb", "ba", "xba"],
  ["both sides mixed", "1234", "5274", "152374"],
  ["only live", "abc", "", "abc"],
  ["only applied", "", "abc", "abc"],
];

for (const [name, live, applied, expected] of orders) {
  test(`merge, order of items: ${name}`, () => {
    const merged = merge({ set: [...live] }, { set: [...applied] }, schema) as { set: string[] };
    assert.deepEqual([...new Set(merged.set)].sort(), [...new Set(live + applied)].sort());
    assert.equal(merged.set.join(""), expected);
  });
}

test("merging what is there already gives the very object", () => {
  const live = {
    number: 1,
    struct: { a: 1, b: 2 },
    set: ["a", "b"],
    items: [{ name: "a", value: 1 }, { name: "b" }],
    list: [1],
    whole: { a: 1 },
  };
  const applied = { number: 1, struct: { b: 2 }, set: ["b"], items: [{ name: "b" }], list: [1], whole: { a: 1 } };
  assert.equal(merge(live, applied, schema), live);
});

test("what does not change is shared", () => {
  const live = {
    struct: { a: 1 },
    items: [
      { name: "a", value: 1 },
      { name: "b", value: 1 },
    ],
  };
  const merged = merge(live, { items: [{ name: "b", value: 2 }] }, schema);
  assert.equal(merged.struct, live.struct);
  assert.equal(merged.items[0], live.items[0]);
});
