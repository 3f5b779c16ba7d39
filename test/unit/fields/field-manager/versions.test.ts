import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonObject } from "../../../../runtime/definition/json.js";
import type { ApiObject } from "../../../../runtime/definition/object-meta.js";
import type { ResourceDefinition } from "../../../../runtime/definition/resource-definition.js";
import { field, keyed, map, set, string, struct } from "../merge/schemas.js";
import { conflictsOf, failureOf, Session, thing } from "./session.js";

/** Versions whose struct has its fields under other names; v1 is the stored one. */
const fieldsOf = (version: string) => ({
  struct: struct({ name: string, [`scalar_${version}`]: string, [`complex_${version}`]: struct({ name: string }) }),
  list: keyed(struct({ name: string, value: string }), "name"),
  tags: set(string),
  data: map(string),
  status: field(struct({ phase: string }), { optional: false }),
});

function renamed(object: ApiObject, from: string, to: string): ApiObject {
  const { struct: given, ...rest } = object as unknown as JsonObject;
  if (given === undefined || given === null) return rest as unknown as ApiObject;
  const entries = Object.entries(given as JsonObject).map(([name, value]) => [name.replace(`_${from}`, `_${to}`), value] as const);
  return { ...rest, struct: Object.fromEntries(entries) } as unknown as ApiObject;
}

const v1 = thing(fieldsOf("v1"));
const other = (version: string): ResourceDefinition =>
  thing(fieldsOf(version), {
    version,
    conversion: {
      type: "sync",
      toStorage: (object) => renamed(object, version, "v1"),
      fromStorage: (object) => renamed(object, "v1", version),
    },
  });
const versions = [v1, other("v2"), other("v3")];
const names = ["v1", "v2", "v3"];
const in_ = (version: string) => ({ version: `example.com/${version}` });
const session = (): Session => new Session(...versions);

for (const a of names) {
  for (const b of names) {
    for (const c of names) {
      test(`versions ${a}, ${b}, ${c}: a dropped field goes, in whatever version it was applied`, () => {
        const s = session()
          .apply("1", { struct: { name: "x", [`scalar_${a}`]: "x", [`complex_${a}`]: { name: "y" } } }, in_(a))
          .apply("1", { struct: { name: "x" } }, in_(b));
        assert.deepEqual(s.fields(`example.com/${c}`), { struct: { name: "x" }, status: {} });
        assert.deepEqual(s.owned(), { 1: [".struct.name"] });
        assert.equal(s.entry("1", "Apply").apiVersion, `example.com/${b}`);
      });

      test(`versions ${a}, ${b}, ${c}: a field shared with an applier stays`, () => {
        const s = session()
          .apply("1", { struct: { name: "x", [`scalar_${a}`]: "x" } }, in_(a))
          .apply("2", { struct: { [`scalar_${b}`]: "x" } }, in_(b))
          .apply("1", { struct: { name: "x" } }, in_(c));
        assert.deepEqual(s.fields(`example.com/${c}`), { struct: { name: "x", [`scalar_${c}`]: "x" }, status: {} });
        assert.deepEqual(s.owned(), { 1: [".struct.name"], 2: [`.struct.scalar_${b}`] });
      });

      test(`versions ${a}, ${b}, ${c}: a field shared with an updater stays`, () => {
        const s = session()
          .update("u", { struct: { name: "x", [`scalar_${a}`]: "x" } }, in_(a))
          .apply("1", { struct: { name: "x", [`scalar_${b}`]: "x" } }, in_(b))
          .apply("1", { struct: { name: "x" } }, in_(c));
        assert.deepEqual(s.fields(`example.com/${c}`), { struct: { name: "x", [`scalar_${c}`]: "x" }, status: {} });
        assert.deepEqual(s.owned(), { 1: [".struct.name"], "u updating": [".struct", ".struct.name", `.struct.scalar_${a}`] });
      });

      test(`versions ${a}, ${b}, ${c}: who changes a field takes it from its owner, or conflicts with it`, () => {
        const s = session()
          .apply("1", { struct: { name: "x", [`scalar_${a}`]: "x" } }, in_(a))
          .update("u", { struct: { name: "x", [`scalar_${b}`]: "y" } }, in_(b));
        assert.deepEqual(s.owned(), { 1: [".struct.name"], "u updating": [`.struct.scalar_${b}`] });
        const failure = failureOf(() => s.apply("1", { struct: { [`scalar_${c}`]: "z" } }, in_(c)));
        assert.equal(failure.message, `Apply failed with 1 conflict: conflict with "u" using example.com/${b}: .struct.scalar_${b}`);
      });
    }
  }
}

test("one name through two versions is two updaters, and one applier", () => {
  const s = session()
    .update("m", { data: { a: "1" } }, in_("v1"))
    .update("m", { data: { a: "1", b: "1" } }, in_("v2"))
    .apply("m", { data: { a: "1" } }, in_("v1"))
    .apply("m", { data: { b: "1" } }, in_("v2"));
  assert.deepEqual(
    s.entries().map(({ operation, apiVersion }) => [operation, apiVersion]),
    [
      ["Apply", "example.com/v2"],
      ["Update", "example.com/v1"],
      ["Update", "example.com/v2"],
    ],
  );
});

test("the same fields applied in another version: the entry moves on, and its time", () => {
  const s = session()
    .apply("m", { data: { a: "1" } }, in_("v1"))
    .apply("m", { data: { a: "1" } }, in_("v2"));
  assert.deepEqual([s.entry("m", "Apply").apiVersion, s.entry("m", "Apply").time], ["example.com/v2", "2022-05-03T00:00:02Z"]);
});

test("items of lists across versions", () => {
  const s = session()
    .apply("1", { list: [{ name: "a" }, { name: "b" }], tags: ["x", "y"] }, in_("v1"))
    .apply("2", { list: [{ name: "c", value: "z" }] }, in_("v2"))
    .apply("1", { list: [{ name: "a" }], tags: ["y"] }, in_("v3"));
  assert.deepEqual(s.fields(), { list: [{ name: "a" }, { name: "c", value: "z" }], tags: ["y"], status: {} });
  assert.deepEqual(
    conflictsOf(() => s.apply("1", { list: [{ name: "c", value: "w" }] }, in_("v3"))),
    ['.list[name="c"].value'],
  );
});

test("status stays out of reach in every version", () => {
  const s = session()
    .apply("1", { status: { phase: "x" } }, { ...in_("v2"), subresource: "status" })
    .apply("2", { status: { phase: "y" }, data: { a: "1" } }, in_("v3"));
  assert.deepEqual(s.owned(), { "1/status": [".status.phase"], 2: [".data.a"] });
});

test("owners in a version that is no longer served are dropped with the next change, and excuse nothing before", () => {
  const before = session()
    .update("u", { data: { a: "1" } }, in_("v2"))
    .apply("1", { data: { b: "1" } }, in_("v3"));
  const s = new Session(v1);
  s.live = { ...before.live!, apiVersion: "example.com/v1" };
  s.update("w", { data: { a: "1", b: "1" } });
  assert.deepEqual(Object.keys(s.owned()), ["1", "u updating"], "an update without change keeps them");
  s.update("w", { data: { a: "1", b: "1", c: "1" } });
  assert.deepEqual(s.owned(), { "w updating": [".data.c"] });
});

test("an applier whose last version is gone starts anew: nothing is pruned", () => {
  const before = session().apply("1", { data: { a: "1", b: "1" } }, in_("v2"));
  const s = new Session(v1);
  s.live = { ...before.live!, apiVersion: "example.com/v1" };
  s.apply("1", { data: { a: "1" } });
  assert.deepEqual([s.fields()["data"], s.owned()], [{ a: "1", b: "1" }, { 1: [".data.a"] }]);
});
