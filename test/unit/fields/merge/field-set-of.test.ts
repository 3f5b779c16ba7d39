import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonValue } from "../../../../runtime/definition/json.js";
import type { Schema } from "../../../../runtime/definition/schema.js";
import { pathsOf, pathText } from "../../../../runtime/fields/field-set/field-set.js";
import { fieldSetOf, wholeNode } from "../../../../runtime/fields/merge/field-set-of.js";
import { any, atomicList, defaulted, keyed, map, number, set, string, struct } from "./schemas.js";

const port = struct({ port: number, protocol: defaulted(string, "TCP"), name: string });
const root = struct({
  number,
  string,
  struct: struct({ a: number, b: struct({ c: string }) }),
  whole: struct({ a: number }, { atomic: true }),
  map: map(string),
  mapOfStructs: map(struct({ a: number })),
  wholeMap: map(string, true),
  list: atomicList(struct({ a: number })),
  set: set(string),
  ports: keyed(port, "port", "protocol"),
  nested: keyed(struct({ name: string, items: set(string), atoms: atomicList(string) }), "name"),
  owners: keyed(struct({ uid: string, name: string }, { atomic: true }), "uid"),
  any,
});

const rows: readonly (readonly [string, JsonValue, readonly string[], Schema?])[] = [
  ["leaves", { number: 1, string: "x" }, [".number", ".string"]],
  ["nothing", {}, []],
  [
    "a null is a field",
    { number: null, struct: null, map: null, set: null, ports: null },
    [".map", ".number", ".ports", ".set", ".struct"],
  ],
  ["structs around leaves are not", { struct: { a: 1, b: { c: "x" } } }, [".struct.a", ".struct.b.c"]],
  ["explicitly empty structs and maps are", { struct: {}, map: {} }, [".map", ".struct"]],
  ["an empty struct in a struct", { struct: { b: {} } }, [".struct.b"]],
  ["explicitly empty lists are not, unless atomic", { set: [], ports: [], list: [] }, [".list"]],
  ["keys of maps are", { map: { a: "x", "b/c": "y" } }, [".map.a", ".map.b/c"]],
  [
    "keys of maps around structs are",
    { mapOfStructs: { x: { a: 1 }, y: {} } },
    [".mapOfStructs.x", ".mapOfStructs.y", ".mapOfStructs.x.a"],
  ],
  [
    "atomic structs, maps and lists are one field",
    { whole: { a: 1 }, wholeMap: { a: "x" }, list: [{ a: 1 }] },
    [".list", ".whole", ".wholeMap"],
  ],
  ["items of sets", { set: ["b", "a"] }, ['.set[="a"]', '.set[="b"]']],
  [
    "items of keyed lists, and a missing key is its default (SSA-27)",
    { ports: [{ port: 80 }, { port: 80, protocol: "UDP", name: "dns" }] },
    [
      '.ports[port=80,protocol="TCP"]',
      '.ports[port=80,protocol="UDP"]',
      '.ports[port=80,protocol="TCP"].port',
      '.ports[port=80,protocol="UDP"].name',
      '.ports[port=80,protocol="UDP"].port',
      '.ports[port=80,protocol="UDP"].protocol',
    ],
  ],
  [
    "lists in lists",
    { nested: [{ name: "a", items: ["x"], atoms: ["y", "y"] }] },
    ['.nested[name="a"]', '.nested[name="a"].atoms', '.nested[name="a"].name', '.nested[name="a"].items[="x"]'],
  ],
  ["atomic items are entries without fields", { owners: [{ uid: "1", name: "x" }] }, ['.owners[uid="1"]']],
  [
    "an item that comes twice has no fields of its own",
    { ports: [{ port: 1 }, { port: 1, name: "x" }] },
    ['.ports[port=1,protocol="TCP"]'],
  ],
  ["an item without its key is nobody's", { nested: [{ items: ["x"] }, null, "x"] }, []],
  [
    "untyped: keys as fields, lists atomic (SSA-31)",
    { any: { a: { b: [{ c: 1 }] }, d: {} } },
    [".any", ".any.a", ".any.d", ".any.a.b"],
    any,
  ],
  ["fields that no schema declares are untyped", { other: { a: { b: 1 } } }, [".other", ".other.a", ".other.a.b"]],
  ["inherited names are ordinary keys", JSON.parse('{"map":{"__proto__":"x","constructor":"y"}}'), [".map.__proto__", ".map.constructor"]],
];

for (const [name, value, expected, schema] of rows) {
  test(`an apply claims: ${name} (SSA-08)`, () => {
    assert.deepEqual(pathsOf(fieldSetOf(value, schema ?? root)).map(pathText), expected);
  });
}

test("a value that appears as a whole has every map, struct and list in it as fields", () => {
  const node = wholeNode({ struct: { a: 1, b: {} }, ports: [{ port: 1 }], map: { x: "y" }, list: [{ a: 1 }], set: [] }, root);
  assert.deepEqual(pathsOf(node).map(pathText), [
    ".list",
    ".map",
    ".ports",
    ".set",
    ".struct",
    ".map.x",
    '.ports[port=1,protocol="TCP"]',
    '.ports[port=1,protocol="TCP"].port',
    ".struct.a",
    ".struct.b",
  ]);
});
