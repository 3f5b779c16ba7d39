import assert from "node:assert/strict";
import { test } from "node:test";
import { pathsOf, pathText } from "../../../../runtime/fields/field-set/field-set.js";
import { withNamedFields } from "../../../../runtime/fields/merge/named-fields.js";
import { reconcileWithSchema } from "../../../../runtime/fields/merge/reconcile-schema.js";
import { fields } from "../field-set/paths.js";
import { any, atomicList, keyed, map, number, set, string, struct } from "./schemas.js";

const texts = (found: ReturnType<typeof fields>): string[] => pathsOf(found).map(pathText);
const item = struct({ name: string, inner: struct({ a: number }, { atomic: true }), list: set(string) });

test("what has become atomic is owned as a whole by owners of parts (SSA-32)", () => {
  const schema = struct({
    struct: struct({ a: number }, { atomic: true }),
    map: map(string, true),
    list: atomicList(item),
    set: atomicList(string),
    items: keyed(item, "name"),
    any: { ...any, atomic: true },
    kept: map(string),
  });
  const before = fields(
    ["struct", "a"],
    ["map"],
    ["map", "x"],
    ["list", { name: "a" }],
    ["list", { name: "a" }, "name"],
    ["set", ["a"]],
    ["items", { name: "a" }],
    ["items", { name: "a" }, "inner", "a"],
    ["items", { name: "a" }, "list", ["x"]],
    ["any", "deep", "er"],
    ["kept", "x"],
  );
  assert.deepEqual(texts(reconcileWithSchema(before, schema)), [
    ".any",
    ".list",
    ".map",
    ".set",
    ".struct",
    '.items[name="a"]',
    '.items[name="a"].inner',
    '.items[name="a"].list[="x"]',
    ".kept.x",
  ]);
});

test("what has become granular stays owned by the field alone (SSA-32)", () => {
  const schema = struct({ struct: struct({ a: number }), map: map(string), list: keyed(item, "name"), set: set(string) });
  const before = fields(["struct"], ["map"], ["list"], ["set"]);
  assert.equal(reconcileWithSchema(before, schema), before);
});

test("sets that fit, and what no schema declares, stay the very object", () => {
  const schema = struct({ struct: struct({ a: number }), any, items: keyed(item, "name"), number });
  for (const before of [
    fields(["struct", "a"], ["any", "x", "y"], ["items", { name: "a" }], ["items", { name: "a" }, "inner"]),
    fields(["unknown", "x"], ["number"], ["number", "below"]),
    fields(),
  ]) {
    assert.equal(reconcileWithSchema(before, schema), before);
  }
});

test("structs around owned fields count as owned when pruning; map keys and items do not", () => {
  const schema = struct({ struct: struct({ a: struct({ b: number }) }), map: map(struct({ c: number })), items: keyed(item, "name"), any });
  const before = fields(
    ["struct", "a", "b"],
    ["map", "k", "c"],
    ["items", { name: "a" }, "list", ["x"]],
    ["any", "x", "y"],
    ["undeclared", "z"],
  );
  assert.deepEqual(texts(withNamedFields(before, schema)), [
    ".any",
    ".items",
    ".map",
    ".struct",
    ".any.x.y",
    '.items[name="a"].list',
    '.items[name="a"].list[="x"]',
    ".map.k.c",
    ".struct.a",
    ".struct.a.b",
    ".undeclared.z",
  ]);
});
