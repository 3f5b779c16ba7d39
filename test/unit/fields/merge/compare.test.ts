import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { type FieldSet, pathsOf, pathText } from "../../../../runtime/fields/field-set/field-set.js";
import { compare, differs, isSame } from "../../../../runtime/fields/merge/compare.js";
import { any, atomicList, defaulted, field, keyed, map, number, set, string, struct } from "./schemas.js";

const port = struct({ port: number, protocol: defaulted(string, "TCP"), name: string });
const schema = struct({
  number,
  string,
  struct: struct({ a: number, b: struct({ c: string }) }),
  written: field(struct({ a: number, list: field(set(string), { optional: false, omitEmpty: false }) }), { optional: false }),
  zero: field(string, { optional: false, omitEmpty: false }),
  whole: struct({ a: number }, { atomic: true }),
  map: map(string),
  wholeMap: map(string, true),
  list: atomicList(struct({ a: number })),
  set: set(string),
  ports: keyed(port, "port", "protocol"),
  any,
});

interface Row {
  readonly name: string;
  readonly left: JsonObject;
  readonly right: JsonObject;
  readonly added?: readonly string[];
  readonly modified?: readonly string[];
  readonly removed?: readonly string[];
}

const TCP = '.ports[port=1,protocol="TCP"]';
const rows: readonly Row[] = [
  { name: "nothing", left: {}, right: {} },
  { name: "equal objects", left: { number: 1, map: { a: "x" }, any: { b: [1] } }, right: { any: { b: [1] }, map: { a: "x" }, number: 1 } },
  { name: "a leaf comes", left: {}, right: { number: 1 }, added: [".number"] },
  { name: "a leaf goes", left: { number: 1 }, right: {}, removed: [".number"] },
  { name: "a leaf changes", left: { number: 1 }, right: { number: 2 }, modified: [".number"] },
  { name: "a leaf changes its type", left: { any: 1 }, right: { any: "1" }, modified: [".any"] },
  { name: "a leaf becomes null", left: { number: 1 }, right: { number: null }, modified: [".number"] },
  { name: "a whole number written otherwise", left: { number: 1 }, right: { number: 1n }, modified: [] },
  {
    name: "a struct comes",
    left: {},
    right: { struct: { a: 1, b: { c: "x" } } },
    added: [".struct", ".struct.a", ".struct.b", ".struct.b.c"],
  },
  { name: "a struct goes", left: { struct: { a: 1 } }, right: {}, removed: [".struct", ".struct.a"] },
  { name: "a field of a struct comes", left: { struct: { a: 1 } }, right: { struct: { a: 1, b: {} } }, added: [".struct.b"] },
  { name: "a struct fills", left: { struct: {} }, right: { struct: { a: 1 } }, added: [".struct.a"] },
  { name: "a struct empties", left: { struct: { a: 1 } }, right: { struct: {} }, removed: [".struct.a"] },
  { name: "a struct becomes null: its fields go, it stays", left: { struct: { a: 1 } }, right: { struct: null }, removed: [".struct.a"] },
  { name: "empty and null differ", left: { struct: {} }, right: { struct: null }, modified: [".struct"] },
  { name: "an empty struct comes", left: {}, right: { struct: {} }, added: [".struct"] },
  { name: "a struct that is always written never comes or goes", left: {}, right: { written: { a: 1 } }, added: [".written.a"] },
  { name: "a struct that is always written, going", left: { written: { a: 1 } }, right: {}, removed: [".written.a"] },
  { name: "a struct that is always written, empty", left: {}, right: { written: {} } },
  { name: "a list that is always written", left: {}, right: { written: { list: ["x"] } }, added: ['.written.list[="x"]'] },
  { name: "a zero that is always written", left: {}, right: { zero: "" } },
  { name: "what is always written, set", left: {}, right: { zero: "x" }, modified: [".zero"] },
  { name: "a map comes", left: {}, right: { map: { a: "x" } }, added: [".map", ".map.a"] },
  {
    name: "keys of a map",
    left: { map: { a: "x", b: "y", c: "z" } },
    right: { map: { a: "1", b: "y", d: "" } },
    added: [".map.d"],
    modified: [".map.a"],
    removed: [".map.c"],
  },
  { name: "an atomic struct", left: { whole: { a: 1 } }, right: { whole: { a: 2 } }, modified: [".whole"] },
  { name: "an atomic map", left: { wholeMap: { a: "x" } }, right: { wholeMap: { a: "x", b: "y" } }, modified: [".wholeMap"] },
  { name: "an atomic map comes", left: {}, right: { wholeMap: { a: "x" } }, added: [".wholeMap"] },
  {
    name: "an atomic list (SSA-25, SSA-30)",
    left: { list: [{ a: 1 }, { a: 2 }] },
    right: { list: [{ a: 1 }, { a: 3 }] },
    modified: [".list"],
  },
  { name: "the order of an atomic list", left: { list: [{ a: 1 }, { a: 2 }] }, right: { list: [{ a: 2 }, { a: 1 }] }, modified: [".list"] },
  { name: "an atomic list goes", left: { list: [{ a: 1 }] }, right: {}, removed: [".list"] },
  { name: "a set comes", left: {}, right: { set: ["a"] }, added: [".set", '.set[="a"]'] },
  { name: "an empty set comes", left: {}, right: { set: [] }, added: [".set"] },
  {
    name: "items of a set (SSA-26)",
    left: { set: ["a", "b"] },
    right: { set: ["b", "c"] },
    added: ['.set[="c"]'],
    removed: ['.set[="a"]'],
  },
  { name: "a set empties", left: { set: ["a"] }, right: { set: [] }, removed: ['.set[="a"]'] },
  { name: "the order of a set", left: { set: ["a", "b"] }, right: { set: ["b", "a"] } },
  {
    name: "an item comes (SSA-27)",
    left: { ports: [] },
    right: { ports: [{ port: 1, name: "x" }] },
    added: [TCP, `${TCP}.name`, `${TCP}.port`],
  },
  { name: "an item goes", left: { ports: [{ port: 1 }, { port: 2 }] }, right: { ports: [{ port: 2 }] }, removed: [TCP, `${TCP}.port`] },
  {
    name: "an item changes",
    left: { ports: [{ port: 2 }, { port: 1, name: "x" }] },
    right: { ports: [{ port: 2 }, { port: 1, name: "y" }] },
    modified: [`${TCP}.name`],
  },
  {
    name: "an item gets a field",
    left: { ports: [{ port: 1 }] },
    right: { ports: [{ port: 1, protocol: "TCP" }] },
    added: [`${TCP}.protocol`],
  },
  {
    name: "items move and change",
    left: { ports: [{ port: 1, name: "x" }, { port: 2 }] },
    right: { ports: [{ port: 2 }, { port: 1, name: "y" }] },
    modified: [`${TCP}.name`],
  },
  { name: "duplicates, unchanged", left: { set: ["a", "a"] }, right: { set: ["a", "a"] } },
  { name: "duplicates come", left: { set: ["a"] }, right: { set: ["a", "a"] }, added: ['.set[="a"]'], removed: ['.set[="a"]'] },
  { name: "duplicates go", left: { set: ["a", "a"] }, right: { set: ["a"] }, added: ['.set[="a"]'], removed: ['.set[="a"]'] },
  { name: "duplicates go altogether", left: { ports: [{ port: 1 }, { port: 1 }] }, right: { ports: [] }, removed: [TCP] },
  {
    name: "duplicates change",
    left: { ports: [{ port: 1 }, { port: 1 }] },
    right: { ports: [{ port: 1, name: "x" }, { port: 1, name: "x" }, { port: 1 }] },
    modified: [TCP],
  },
  {
    name: "untyped keys (SSA-31)",
    left: { any: { a: { b: 1 } } },
    right: { any: { a: { b: 2, c: { d: 1 } } } },
    added: [".any.a.c", ".any.a.c.d"],
    modified: [".any.a.b"],
  },
  { name: "untyped lists", left: { any: [{ a: 1 }] }, right: { any: [{ a: 2 }] }, modified: [".any"] },
  { name: "untyped, an object for a scalar", left: { any: 1 }, right: { any: { a: 1 } }, added: [".any.a"], modified: [".any"] },
  { name: "untyped, a scalar for an object", left: { any: { a: 1 } }, right: { any: "x" }, modified: [".any"], removed: [".any.a"] },
  { name: "untyped, an object for null", left: { any: null }, right: { any: { a: 1 } }, added: [".any.a"] },
  {
    name: "inherited names",
    left: {},
    right: JSON.parse('{"map":{"__proto__":"x","constructor":"y"}}'),
    added: [".map", ".map.__proto__", ".map.constructor"],
  },
  { name: "inherited names on one side", left: { map: { toString: "x" } }, right: { map: {} }, removed: [".map.toString"] },
];

const texts = (found: FieldSet): string[] => pathsOf(found).map(pathText);

for (const row of rows) {
  test(`compare: ${row.name}`, () => {
    const found = compare(row.left, row.right, schema);
    const expected = { added: row.added ?? [], modified: row.modified ?? [], removed: row.removed ?? [] };
    assert.deepEqual({ added: texts(found.added), modified: texts(found.modified), removed: texts(found.removed) }, expected);
    assert.equal(
      isSame(found),
      Object.values(expected).every((paths) => paths.length === 0),
    );
  });
}

test("whether anything differs is told at the first difference, and nothing is read after it", () => {
  const unread = (): never => {
    throw new Error("read");
  };
  const items = [{ port: 1 }, { port: 2 }];
  for (const [left, right] of [
    [
      {},
      {
        map: { a: "x", b: "y" },
        get string() {
          return unread();
        },
      },
    ],
    [
      { map: { a: "x" } },
      {
        map: {
          a: "y",
          get b() {
            return unread();
          },
        },
      },
    ],
    [
      { ports: items },
      {
        ports: [
          { port: 1, name: "x" },
          {
            get port() {
              return unread();
            },
          },
        ],
      },
    ],
    [
      { ports: [] },
      {
        ports: items,
        get string() {
          return unread();
        },
      },
    ],
  ] as readonly (readonly [JsonObject, JsonObject])[]) {
    assert.equal(differs(left, right, schema), true);
  }
});
