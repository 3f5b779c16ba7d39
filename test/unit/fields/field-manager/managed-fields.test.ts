import assert from "node:assert/strict";
import { test } from "node:test";
import type { ApiObject, ManagedFieldsEntry } from "../../../../runtime/definition/object-meta.js";
import { createFieldManager } from "../../../../runtime/fields/field-manager.js";
import { any, field, keyed, map, string, struct } from "../merge/schemas.js";
import { conflictsOf, failureOf, LAST_APPLIED, Session, thing } from "./session.js";

const definition = thing({
  data: map(string),
  spec: field(struct({ size: string, finalizers: map(string) }), { optional: false }),
  status: field(struct({ phase: string, conditions: keyed(struct({ type: string, status: string }), "type") }), { optional: false }),
});
const session = (): Session => new Session(definition);
const entry = (manager: string, fieldsV1: object, more: Partial<ManagedFieldsEntry> = {}): ManagedFieldsEntry => ({
  manager,
  operation: "Update",
  apiVersion: "example.com/v1",
  time: "2020-01-01T00:00:00Z",
  fieldsType: "FieldsV1",
  fieldsV1: fieldsV1 as never,
  ...more,
});

test("SSA-24: what is written through a sub-resource has entries of its own", () => {
  const s = session()
    .apply("m", { spec: { size: "1" } })
    .apply("m", { status: { phase: "Ready", conditions: [{ type: "A", status: "True" }] } }, { subresource: "status" })
    .patch("u", (object) => Object.assign(object["status"]!, { phase: "Gone" }), { subresource: "status" });
  assert.deepEqual(s.owned(), {
    m: [".spec.size"],
    "m/status": ['.status.conditions[type="A"]', '.status.conditions[type="A"].status', '.status.conditions[type="A"].type'],
    "u/status updating": [".status.phase"],
  });
  assert.deepEqual(Object.keys(s.entry("m", "Apply", "status")).at(-1), "subresource");
  const failure = failureOf(() => s.apply("m", { status: { phase: "Ready" } }, { subresource: "status" }));
  assert.equal(failure.details?.causes?.[0]?.message, 'conflict with "u" with subresource "status" using example.com/v1');
});

test("main and status neither store nor own each other's fields", () => {
  const s = session().apply("m", { spec: { size: "1" }, status: { phase: "Faked" } });
  assert.deepEqual(s.owned(), { m: [".spec.size"] });
  assert.deepEqual(s.fields()["status"], {});
  s.apply("m", { spec: { size: "2" }, metadata: { labels: { a: "b" } }, status: { phase: "Ready" } }, { subresource: "status" });
  assert.deepEqual(s.owned(), { m: [".spec.size"], "m/status": [".status.phase"] });
  assert.deepEqual([s.fields(), s.live?.metadata.labels], [{ spec: { size: "1" }, status: { phase: "Ready" } }, undefined]);
  s.patch("u", (object) => Object.assign(object, { status: { phase: "X" } }));
  assert.equal(s.owned()["u updating"], undefined, "an update through the main resource owns no status");
  s.patch("v", (object) => Object.assign(object, { spec: { size: "9" } }), { subresource: "status" });
  assert.equal(s.owned()["v/status updating"], undefined, "nor one through status a spec");
});

test("a sub-resource that is not exclusive shares its fields with the main resource", () => {
  const finalize = { type: "fields", name: "finalize", verbs: [], writes: ["spec.finalizers"], exclusive: false } as const;
  const s = new Session({ ...definition, subresources: [finalize] })
    .apply("m", { spec: { size: "1", finalizers: { a: "x" } } })
    .apply("f", { spec: { size: "2", finalizers: { b: "y" } } }, { subresource: "finalize" });
  assert.deepEqual(s.owned(), { m: [".spec.size", ".spec.finalizers.a"], "f/finalize": [".spec.finalizers.b"] });
  assert.deepEqual(s.fields()["spec"], { size: "1", finalizers: { a: "x", b: "y" } });
});

test("a status request cannot rewrite managedFields", () => {
  const s = session().apply("m", { data: { k: "v" } });
  const stolen = [entry("thief", { "f:data": { "f:k": {} } })];
  s.patch("u", (object) => Object.assign(object.metadata, { managedFields: stolen }), { subresource: "status" });
  s.patch("u", (object) => Object.assign(object.metadata, { managedFields: [{}] }), { subresource: "status" });
  assert.deepEqual(s.owned(), { m: [".data.k"] });
});

test("managedFields of an update are honoured", () => {
  const s = session().apply("m", { data: { k: "v" } });
  const moved = [entry("other", { "f:data": { "f:k": {} } }, { operation: "Apply" })];
  s.patch("u", (object) => Object.assign(object.metadata, { managedFields: moved }));
  assert.deepEqual(s.owned(), { other: [".data.k"] });
  assert.deepEqual(s.entry("other", "Apply").time, "2020-01-01T00:00:00Z");
});

test("managedFields of a create are honoured too", () => {
  const s = session().update("u", { metadata: { managedFields: [entry("other", { "f:data": { "f:z": {} } })] }, data: { k: "v" } });
  assert.deepEqual(s.owned(), { "other updating": [".data.z"], "u updating": [".data", ".data.k"] });
});

test("sets of clients are stored in canonical form", () => {
  const sent = [entry("other", { "f:status": { "f:conditions": { 'k:{ "type" : "A" }': { "f:type": {}, ".": {} } } }, "f:data": {} })];
  const s = session()
    .apply("m", { data: { k: "v" } })
    .patch("u", (object) => Object.assign(object.metadata, { managedFields: sent }));
  assert.equal(
    JSON.stringify(s.entry("other", "Update").fieldsV1),
    '{"f:data":{},"f:status":{"f:conditions":{"k:{\\"type\\":\\"A\\"}":{".":{},"f:type":{}}}}}',
  );
});

const unreadable: readonly (readonly [string, object])[] = [
  ["no operation", entry("x", {}, { operation: undefined as never })],
  ["another operation", entry("x", {}, { operation: "Delete" as never })],
  ["no apiVersion", entry("x", {}, { apiVersion: "" })],
  ["no fieldsType", entry("x", {}, { fieldsType: undefined as never })],
  ["another fieldsType", entry("x", {}, { fieldsType: "FieldsV2" as never })],
  ["a malformed key", entry("x", { data: {} })],
  ["a malformed set", entry("x", { "f:data": "all" })],
];
for (const [name, bad] of unreadable) {
  test(`unreadable managedFields are ignored: ${name}`, () => {
    const s = session().apply("m", { data: { k: "v" } });
    const before = JSON.stringify(s.live);
    s.patch("u", (object) => Object.assign(object.metadata, { managedFields: [bad] }));
    assert.equal(JSON.stringify(s.live), before);
  });
}

test("SSA-21: a list of one empty entry forgets all owners", () => {
  for (const empty of [{}, { manager: "" }, { time: null, fieldsV1: null }]) {
    const s = session().apply("m", { data: { k: "v" } });
    s.patch("u", (object) => Object.assign(object.metadata, { managedFields: [empty] }));
    assert.equal(s.live?.metadata.managedFields, undefined);
  }
});

test("SSA-22: an empty list forgets nothing, nor does none", () => {
  const s = session().apply("m", { data: { k: "v" } });
  s.patch("u", (object) => Object.assign(object.metadata, { managedFields: [] }));
  s.patch("u", (object) => Object.assign(object.metadata, { managedFields: undefined }));
  assert.deepEqual(s.owned(), { m: [".data.k"] });
});

test("SSA-23: a reset with other changes: the writer owns those alone", () => {
  const s = session().apply("m", { data: { k: "v" } });
  s.patch("u", (object) => Object.assign(object, { metadata: { ...object.metadata, managedFields: [{}] }, data: { k: "v", l: "w" } }));
  assert.deepEqual(s.owned(), { "u updating": [".data.l"] });
});

test("SSA-07: the first write after a reset, and on an object without owners, is tracked", () => {
  const s = session().apply("m", { data: { k: "v" } });
  s.patch("u", (object) => Object.assign(object.metadata, { managedFields: [{}] }));
  s.update("u", { data: { k: "w" } });
  assert.deepEqual(s.owned(), { "u updating": [".data.k"] });
});

test("SSA-34: the first apply to an object without owners takes what was there as before-first-apply", () => {
  const s = session().apply("m", { data: { k: "v", l: "w" }, spec: { size: "1" } });
  s.patch("u", (object) => Object.assign(object.metadata, { managedFields: [{}] }));
  const failure = failureOf(() => s.apply("m", { data: { k: "other" } }));
  assert.equal(failure.message, 'Apply failed with 1 conflict: conflict with "before-first-apply" using example.com/v1: .data.k');
  s.apply("m", { data: { k: "v" } });
  assert.deepEqual(s.owned(), { m: [".data.k"], "before-first-apply updating": [".data", ".data.k", ".data.l", ".spec.size"] });
  assert.equal(
    s.entries().every((found) => found.time === s.now),
    true,
  );
});

test("entries are sorted: appliers before updaters, then by time, then by name", () => {
  const s = session()
    .apply("z", { data: { a: "1" } })
    .update("y", { data: { a: "1", b: "1" } })
    .apply("b", { data: { a: "1" } })
    .update("x", { data: { a: "1", b: "1", c: "1" } });
  assert.deepEqual(
    s.entries().map(({ manager }) => manager),
    ["z", "b", "y", "x"],
  );
  const sent = [entry("b", { "f:data": {} }), entry("a", { "f:data": {} }), entry("c", { "f:data": {} }, { time: "2019-01-01T00:00:00Z" })];
  s.patch("u", (object) => Object.assign(object.metadata, { managedFields: sent }));
  assert.deepEqual(
    s.entries().map(({ manager }) => manager),
    ["c", "a", "b"],
  );
});

test("entries of one owner are one: the last counts", () => {
  const sent = [
    entry("a", { "f:data": { "f:x": {} } }),
    entry("a", { "f:data": { "f:y": {} } }),
    entry("a", {}, { subresource: "status" }),
  ];
  const s = session().update("u", { metadata: { managedFields: sent } });
  assert.deepEqual(s.owned()["a updating"], [".data.y"]);
});

test("more than ten updaters are folded into ancient-changes, oldest first; appliers are not", () => {
  const s = session();
  for (let i = 0; i < 12; i++) s.apply(`applier${i}`, { data: { [`a${i}`]: "x" } });
  for (let i = 0; i < 14; i++)
    s.patch(`updater${i}`, (object) => Object.assign(object["data"]!, { [`u${String(i).padStart(2, "0")}`]: "x" }));
  const owned = s.owned();
  const updaters = Object.keys(owned).filter((name) => name.endsWith("updating"));
  assert.equal(updaters.length, 10);
  assert.equal(Object.keys(owned).length, 22);
  assert.deepEqual(owned["ancient-changes updating"], [".data.u00", ".data.u01", ".data.u02", ".data.u03", ".data.u04"]);
  assert.deepEqual(owned["updater13 updating"], [".data.u13"]);
  assert.equal(
    s.entries().find(({ manager }) => manager === "ancient-changes")?.time,
    "2022-05-03T00:00:17Z",
    "that of the last one folded",
  );
});

test("a nameless manager is unknown; one name through two versions is two updaters", () => {
  const s = session().update("", { data: { k: "v" } });
  assert.deepEqual(Object.keys(s.owned()), ["unknown updating"]);
});

test("an apply to an object whose managedFields cannot be read starts anew", () => {
  const manager = createFieldManager(definition, () => undefined, { lastAppliedAnnotation: LAST_APPLIED });
  const live = {
    apiVersion: "example.com/v1",
    kind: "Thing",
    metadata: { name: "x", managedFields: [{ manager: "m", operation: "Gone" as never }] },
    data: { k: "v" },
    spec: {},
    status: {},
  } as ApiObject;
  const applied = { apiVersion: "example.com/v1", kind: "Thing", metadata: { name: "x" }, data: { l: "w" } } as ApiObject;
  const result = manager.apply({ live, applied, manager: "m", force: false, subresource: "", now: "2022-05-03T00:00:01Z" });
  assert.deepEqual(
    result.metadata.managedFields?.map((found) => found.manager),
    ["m", "before-first-apply"],
  );
});

const refused: readonly (readonly [string, object, string])[] = [
  ["managedFields (SSA-05)", { metadata: { managedFields: [] } }, "metadata.managedFields must be nil"],
  [
    "an undeclared field",
    { data: { k: "v" }, foo: 1 },
    "failed to create typed patch object (default/x; example.com/v1, Kind=Thing): .foo: field not declared in schema",
  ],
  [
    "several mistakes",
    { data: { k: 1 }, foo: 1 },
    "failed to create typed patch object (default/x; example.com/v1, Kind=Thing): errors:\n" +
      "  .data.k: expected string, got &value.valueUnstructured{Value:1}\n  .foo: field not declared in schema",
  ],
  [
    "duplicate items (SSA-26)",
    { metadata: { finalizers: ["a/b", "a/b"] } },
    'failed to create typed patch object (default/x; example.com/v1, Kind=Thing): .metadata.finalizers: duplicate entries for key [="a/b"]',
  ],
];
for (const [name, body, message] of refused) {
  test(`an apply refuses ${name}`, () => {
    const failure = failureOf(() => session().apply("m", body));
    assert.deepEqual([failure.code, failure.reason, failure.message], [400, "BadRequest", message]);
  });
}

test("an apply refuses another version or kind", () => {
  const manager = createFieldManager(definition, () => undefined, { lastAppliedAnnotation: LAST_APPLIED });
  const apply = (apiVersion: string, kind: string) =>
    failureOf(() =>
      manager.apply({
        live: undefined,
        applied: { apiVersion, kind, metadata: { name: "x" } } as ApiObject,
        manager: "m",
        force: false,
        subresource: "",
        now: "2022-05-03T00:00:01Z",
      }),
    ).message;
  assert.equal(apply("v1", "Thing"), "Incorrect version specified in apply patch. Specified patch version: v1, expected: example.com/v1");
  assert.equal(
    apply("example.com/v1", "Other"),
    "failed to create typed patch object (/x; example.com/v1, Kind=Other): no corresponding type for example.com/v1, Kind=Other",
  );
});

test("a resourceVersion or uid of the configuration comes out for the caller to check, even when nothing else changes", () => {
  const manager = createFieldManager(definition, () => undefined, { lastAppliedAnnotation: LAST_APPLIED });
  const base = { apiVersion: "example.com/v1", kind: "Thing", data: { k: "v" }, spec: {}, status: {} };
  const now = "2022-05-03T00:00:01Z";
  const options = { manager: "m", force: true, subresource: "", now };
  const applied = (metadata: object) =>
    ({ apiVersion: base.apiVersion, kind: base.kind, metadata: { name: "x", ...metadata }, data: base.data }) as ApiObject;
  const live = manager.apply({
    live: { ...base, metadata: { name: "x", uid: "u", resourceVersion: "5" } },
    applied: applied({}),
    ...options,
  });
  assert.equal(manager.apply({ live, applied: applied({ resourceVersion: "5", uid: "u" }), ...options }), live);
  assert.equal(manager.apply({ live, applied: applied({ resourceVersion: "4" }), ...options }).metadata.resourceVersion, "4");
  assert.equal(manager.apply({ live, applied: applied({ uid: "w" }), ...options }).metadata.uid, "w");
  assert.equal(manager.apply({ live, applied: applied({ creationTimestamp: null, generation: 9 }), ...options }), live);
});

test("an untyped value may be as deep as a body can: what is very deep is one field", () => {
  const deep = (levels: number, leaf: number) => JSON.parse(`${'{"a":'.repeat(levels)}${leaf}${"}".repeat(levels)}`);
  const s = new Session(thing({ any }));
  s.apply("m1", { any: deep(2000, 1) }).apply("m1", { any: deep(2000, 2) });
  assert.equal(s.owned()["m1"]?.length, 257);
  assert.equal(conflictsOf(() => s.apply("m2", { any: deep(2000, 3) })).length, 1);
});
