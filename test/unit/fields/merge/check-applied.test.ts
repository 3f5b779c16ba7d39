import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import { checkApplied, mistakesText } from "../../../../runtime/fields/merge/check-applied.js";
import { any, atomicList, boolean, defaulted, integer, keyed, map, objectMeta, scalar, set, string, struct } from "./schemas.js";

const schema = struct({
  metadata: objectMeta,
  data: map(string),
  count: integer,
  flag: boolean,
  quantity: scalar("Quantity"),
  set: set(string),
  list: atomicList(struct({ a: string })),
  ports: keyed(struct({ port: integer, protocol: defaulted(string, "TCP") }), "port", "protocol"),
  any,
});

const rows: readonly (readonly [string, JsonObject, readonly string[]])[] = [
  [
    "a whole configuration",
    { apiVersion: "v1", kind: "X", metadata: { name: "a" }, data: { k: "v" }, count: 1, any: { x: [1, { y: 2 }] } },
    [],
  ],
  ["nulls", { data: null, count: null, set: null, ports: null, metadata: null }, []],
  [
    "undeclared fields (VAL)",
    { foo: 1, list: [{ a: "x", b: 1 }] },
    [".foo: field not declared in schema", ".list[0].b: field not declared in schema"],
  ],
  ["an undeclared field of an item", { ports: [{ port: 80, x: 1 }] }, ['.ports[port=80,protocol="TCP"].x: field not declared in schema']],
  ["type fields where no object is", { list: [{ kind: "X" }] }, [".list[0].kind: field not declared in schema"]],
  ["duplicates in a set (SSA-26)", { set: ["a", "b", "a"] }, ['.set: duplicate entries for key [="a"]']],
  [
    "duplicates by key (SSA-27)",
    { ports: [{ port: 80 }, { port: 80, protocol: "TCP" }] },
    ['.ports: duplicate entries for key [port=80,protocol="TCP"]'],
  ],
  [
    "an item without its key",
    { ports: [{ protocol: "UDP" }] },
    ['.ports: element 0: associative list with keys has an element that omits key field "port" (and doesn\'t have default value)'],
  ],
  [
    "items of a wrong kind",
    { ports: ["x"], set: [{}] },
    [
      ".ports: element 0: associative list with keys may not have non-map elements",
      ".set: element 0: associative list without keys has an element that's a map type",
    ],
  ],
  [
    "null items",
    { ports: [null], set: [null] },
    [
      ".ports: element 0: associative list with keys may not have a null element",
      ".set: element 0: associative list without keys has an element that's an explicit null",
    ],
  ],
  ["lists in sets", { set: [[]] }, [".set: element 0: not supported: associative list with lists as elements"]],
  ["a number for a string", { data: { k: 5 } }, [".data.k: expected string, got &value.valueUnstructured{Value:5}"]],
  [
    "a map for a string",
    { data: { k: { a: ["x"] } } },
    ['.data.k: expected string, got &value.valueUnstructured{Value:map[string]interface {}{"a":[]interface {}{"x"}}}'],
  ],
  ["a string for a number", { count: "5" }, [".count: expected numeric (int or float), got string"]],
  ["a string for a boolean", { flag: "true" }, [".flag: expected boolean, got &{true}"]],
  ["a scalar for a map", { data: "x" }, [".data: expected map, got &{x}"]],
  ["a list for a map", { data: [1, "a"] }, [".data: expected map, got &{[1 a]}"]],
  ["a map for a list", { set: { b: 1, a: { c: null } } }, [".set: expected list, got &{map[a:map[c:<nil>] b:1]}"]],
  ["what is canonicalised later", { quantity: 5 }, []],
];

for (const [name, applied, expected] of rows) {
  test(`configurations are checked: ${name}`, () => assert.deepEqual(checkApplied(applied, schema), expected));
}

test("several mistakes are listed one to a line", () => {
  assert.equal(mistakesText([".a: x"]), ".a: x");
  assert.equal(mistakesText([".a: x", ".b: y"]), "errors:\n  .a: x\n  .b: y");
});

test("a configuration full of mistakes is not read to its end", () => {
  const applied = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`x${i}`, 1]));
  assert.equal(checkApplied(applied, schema).length, 100);
});
