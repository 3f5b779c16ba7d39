import assert from "node:assert/strict";
import { test } from "node:test";
import { any, atomicList, defaulted, field, integer, keyed, map, set, string, struct } from "../merge/schemas.js";
import { conflictsOf, failureOf, Session, thing } from "./session.js";

const port = struct({ port: integer, protocol: defaulted(string, "TCP"), name: string });
const definition = thing({
  data: map(string),
  spec: field(
    struct({
      mode: defaulted(string, "Filesystem"),
      size: string,
      nested: struct({ a: string, b: string }),
      ports: keyed(port, "port", "protocol"),
      selector: map(string, true),
      args: atomicList(string),
      tags: set(string),
    }),
    { optional: false },
  ),
  status: field(struct({ phase: string, conditions: keyed(struct({ type: string, status: string }), "type") }), { optional: false }),
  any,
});
const session = (): Session => new Session(definition);

test("SSA-06, SSA-08: an apply owns exactly the leaves, items and keys of its body", () => {
  const s = session().apply("m1", {
    metadata: { labels: { app: "x" } },
    data: { k: "v" },
    spec: { size: "1", nested: { a: "x" }, ports: [{ port: 80 }], args: ["a"] },
  });
  assert.deepEqual(s.owned(), {
    m1: [
      ".data.k",
      ".metadata.labels.app",
      ".spec.args",
      ".spec.size",
      ".spec.nested.a",
      '.spec.ports[port=80,protocol="TCP"]',
      '.spec.ports[port=80,protocol="TCP"].port',
    ],
  });
  const { fieldsV1, ...rest } = s.entry("m1", "Apply");
  assert.deepEqual(rest, {
    manager: "m1",
    operation: "Apply",
    apiVersion: "example.com/v1",
    time: "2022-05-03T00:00:01Z",
    fieldsType: "FieldsV1",
  });
  assert.deepEqual(Object.keys(s.entry("m1", "Apply")), ["manager", "operation", "apiVersion", "time", "fieldsType", "fieldsV1"]);
  assert.equal(JSON.stringify(fieldsV1?.["f:data"]), '{"f:k":{}}');
});

test("SSA-09: a create owns all it sets, defaults included; new maps and lists are owned themselves, structs that are always there are not", () => {
  const s = session().update("m1", { data: { k: "v" }, spec: { nested: { a: "x" }, ports: [{ port: 80 }], tags: ["t"] } });
  assert.deepEqual(s.owned(), {
    "m1 updating": [
      ".data",
      ".data.k",
      ".spec.mode",
      ".spec.nested",
      ".spec.ports",
      ".spec.tags",
      ".spec.nested.a",
      '.spec.ports[port=80,protocol="TCP"]',
      '.spec.ports[port=80,protocol="TCP"].port',
      '.spec.ports[port=80,protocol="TCP"].protocol',
      '.spec.tags[="t"]',
    ],
  });
});

test("SSA-09, SSA-12: an update owns what it changes, and takes it from the former owner", () => {
  const s = session()
    .apply("m1", { data: { a: "1", b: "1" } })
    .update("m2", { data: { a: "2", b: "1" } });
  assert.deepEqual(s.owned(), { m1: [".data.b"], "m2 updating": [".data.a"] });
});

test("an update that only removes owns nothing and disowns what is gone", () => {
  const s = session()
    .apply("m1", { data: { a: "1", b: "1" } })
    .update("m2", { data: { b: "1" } });
  assert.deepEqual(s.owned(), { m1: [".data.b"] });
});

test("an apply and an update of one name are two owners, who can conflict", () => {
  const s = session().update("m", { data: { k: "1" } });
  const failure = failureOf(() => s.apply("m", { data: { k: "2" } }));
  assert.equal(failure.message, 'Apply failed with 1 conflict: conflict with "m" using example.com/v1: .data.k');
  s.apply("m", { data: { k: "2" } }, { force: true });
  assert.deepEqual(s.owned(), { m: [".data.k"], "m updating": [".data", ".spec.mode"] });
});

test("identity metadata, type and timestamps are never owned", () => {
  const s = session().apply("m1", {
    metadata: { uid: "u", resourceVersion: "1", generation: 3, creationTimestamp: null },
    data: { k: "v" },
  });
  assert.deepEqual(s.owned(), { m1: [".data.k"] });
  const t = session().update("m2", {
    metadata: { uid: "u", generation: 3, creationTimestamp: "2022-05-03T00:00:00Z", labels: { a: "b" } },
  });
  assert.deepEqual(t.owned(), { "m2 updating": [".metadata.labels", ".metadata.labels.a", ".spec.mode"] });
});

test("a configuration with nothing but its identity owns nothing and leaves no entry", () => {
  const s = session().apply("m1", {});
  assert.deepEqual(s.entries(), []);
  assert.equal(s.live?.metadata.managedFields, undefined);
});

test("SSA-11: conflicts name each field and its owner, in the peer's words", () => {
  const s = session()
    .apply("m1", { data: { k: "1", l: "1" } })
    .apply("m0", { spec: { size: "1" } })
    .update("u", { data: { k: "1", l: "1", x: "1" }, spec: { size: "1" } });
  const one = failureOf(() => s.apply("m2", { data: { k: "2" } }));
  assert.deepEqual(one, {
    kind: "Status",
    apiVersion: "v1",
    metadata: {},
    status: "Failure",
    message: 'Apply failed with 1 conflict: conflict with "m1": .data.k',
    reason: "Conflict",
    details: { causes: [{ reason: "FieldManagerConflict", message: 'conflict with "m1"', field: ".data.k" }] },
    code: 409,
  });
  const many = failureOf(() => s.apply("m2", { data: { k: "2", l: "2", x: "2" }, spec: { size: "2" } }));
  assert.equal(
    many.message,
    'Apply failed with 4 conflicts: conflicts with "m0":\n- .spec.size\nconflicts with "m1":\n- .data.k\n- .data.l\nconflicts with "u" using example.com/v1:\n- .data.x',
  );
  assert.deepEqual(many.details?.causes, [
    { reason: "FieldManagerConflict", message: 'conflict with "m0"', field: ".spec.size" },
    { reason: "FieldManagerConflict", message: 'conflict with "m1"', field: ".data.k" },
    { reason: "FieldManagerConflict", message: 'conflict with "m1"', field: ".data.l" },
    { reason: "FieldManagerConflict", message: 'conflict with "u" using example.com/v1', field: ".data.x" },
  ]);
});

test("SSA-13: appliers of one value share it, and who changes it conflicts with the others", () => {
  const s = session()
    .apply("m1", { data: { k: "1" } })
    .apply("m2", { data: { k: "1" } });
  assert.deepEqual(s.owned(), { m1: [".data.k"], m2: [".data.k"] });
  assert.equal(failureOf(() => s.apply("m1", { data: { k: "2" } })).message, 'Apply failed with 1 conflict: conflict with "m2": .data.k');
});

test("SSA-14, SSA-20: force takes the field for itself alone; who is left with nothing is gone", () => {
  const s = session()
    .apply("m1", { data: { k: "1" } })
    .apply("m2", { data: { k: "2" } }, { force: true });
  assert.deepEqual(s.owned(), { m2: [".data.k"] });
  assert.deepEqual(s.fields()["data"], { k: "2" });
});

test("SSA-15: dropping a field that another owns gives up ownership and keeps the value", () => {
  const s = session()
    .apply("m1", { data: { k: "1" } })
    .apply("m2", { data: { k: "1", l: "1" } })
    .apply("m2", { data: { l: "1" } });
  assert.deepEqual(s.owned(), { m1: [".data.k"], m2: [".data.l"] });
  assert.deepEqual(s.fields()["data"], { k: "1", l: "1" });
});

test("SSA-16: applying the value that is there makes a co-owner", () => {
  const s = session()
    .update("u", { data: { k: "1" } })
    .apply("m", { data: { k: "1" } });
  assert.deepEqual(s.owned(), { m: [".data.k"], "u updating": [".data", ".data.k", ".spec.mode"] });
});

test("SSA-17, SSA-19: what an applier alone owned and drops is deleted: fields, keys, items", () => {
  const s = session()
    .apply("m1", {
      data: { a: "1", b: "1" },
      spec: { size: "1", ports: [{ port: 80 }, { port: 81 }], tags: ["x", "y"], selector: { a: "b" } },
    })
    .apply("m1", { data: { a: "1" }, spec: { ports: [{ port: 81 }], tags: ["y"] } });
  assert.deepEqual(s.fields(), {
    data: { a: "1" },
    spec: { mode: "Filesystem", ports: [{ port: 81, protocol: "TCP" }], tags: ["y"] },
    status: {},
  });
});

test("SSA-18: a dropped field with a default goes back to it, and nobody owns it; a co-owned one keeps its value", () => {
  const s = session()
    .apply("m1", { spec: { mode: "Block", size: "1" } })
    .apply("m1", { spec: { size: "1" } });
  assert.deepEqual(s.fields()["spec"], { mode: "Filesystem", size: "1" });
  assert.deepEqual(s.owned(), { m1: [".spec.size"] });
  const t = session()
    .apply("m1", { spec: { mode: "Block" } })
    .apply("m2", { spec: { mode: "Block", size: "1" } })
    .apply("m1", { data: { k: "v" } });
  assert.deepEqual(t.fields()["spec"], { mode: "Block", size: "1" });
});

test("a default nobody applied belongs to nobody: a first applier sets another value without conflict", () => {
  const s = session()
    .apply("m1", { spec: { size: "1" } })
    .apply("m2", { spec: { mode: "Block" } });
  assert.deepEqual(s.owned(), { m1: [".spec.size"], m2: [".spec.mode"] });
});

test("dropping everything leaves no entry", () => {
  const s = session()
    .apply("m1", { data: { k: "1" } })
    .apply("m1", {});
  assert.deepEqual(s.entries(), []);
  assert.equal(s.fields()["data"], undefined);
});

test("an updater's part of a map keeps the rest of it alive", () => {
  const s = session()
    .apply("m1", { data: { a: "1" } })
    .update("u", { data: { a: "1", b: "2" } })
    .apply("m1", {});
  assert.deepEqual(s.fields()["data"], { b: "2" });
  assert.deepEqual(s.owned(), { "u updating": [".data.b"] });
});

test("an explicitly empty map is owned, and outlives who filled it", () => {
  const s = session().apply("m1", { spec: { nested: {} } });
  assert.deepEqual(s.owned(), { m1: [".spec.nested"] });
  s.apply("m2", { spec: { nested: { a: "x" } } }).apply("m2", {});
  assert.deepEqual(s.owned(), { m1: [".spec.nested"] });
  assert.deepEqual(s.fields()["spec"], { mode: "Filesystem", nested: {} });
});

test("SSA-25: an atomic list conflicts as a whole and is replaced as a whole", () => {
  const s = session().apply("m1", { spec: { args: ["a", "b"] } });
  assert.deepEqual(
    conflictsOf(() => s.apply("m2", { spec: { args: ["a", "b", "c"] } })),
    [".spec.args"],
  );
  s.apply("m2", { spec: { args: ["c"] } }, { force: true });
  assert.deepEqual([s.owned(), s.fields()["spec"]], [{ m2: [".spec.args"] }, { mode: "Filesystem", args: ["c"] }]);
});

test("SSA-26: two managers add items to a set", () => {
  const s = session()
    .apply("m1", { metadata: { finalizers: ["a/x"] } })
    .apply("m2", { metadata: { finalizers: ["b/y"] } });
  assert.deepEqual(s.live?.metadata.finalizers, ["a/x", "b/y"]);
  assert.deepEqual(s.owned(), { m1: ['.metadata.finalizers[="a/x"]'], m2: ['.metadata.finalizers[="b/y"]'] });
  s.apply("m1", {});
  assert.deepEqual(s.live?.metadata.finalizers, ["b/y"]);
});

test("SSA-27: two managers have ports of their own; the fields of one item can be shared out", () => {
  const s = session()
    .apply("m1", { spec: { ports: [{ port: 80 }] } })
    .apply("m2", { spec: { ports: [{ port: 81 }, { port: 80, name: "http" }] } });
  assert.deepEqual(s.fields()["spec"], {
    mode: "Filesystem",
    ports: [
      { port: 81, protocol: "TCP" },
      { port: 80, protocol: "TCP", name: "http" },
    ],
  });
  assert.deepEqual(
    conflictsOf(() => s.apply("m1", { spec: { ports: [{ port: 80, name: "web" }] } })),
    ['.spec.ports[port=80,protocol="TCP"].name'],
  );
  s.apply("m1", {});
  assert.equal((s.fields()["spec"] as { ports: unknown[] }).ports.length, 2, "the item is owned by m2 too");
});

test("SSA-28: labels merge, an atomic map conflicts as a whole", () => {
  const s = session()
    .apply("m1", { metadata: { labels: { a: "1" } }, spec: { selector: { a: "1" } } })
    .apply("m2", { metadata: { labels: { b: "2" } } });
  assert.deepEqual(s.live?.metadata.labels, { a: "1", b: "2" });
  assert.deepEqual(
    conflictsOf(() => s.apply("m2", { spec: { selector: { b: "2" } } })),
    [".spec.selector"],
  );
});

test("ownerReferences are entries keyed by uid, each owned as a whole", () => {
  const reference = (uid: string, name: string) => ({ apiVersion: "v1", kind: "ConfigMap", name, uid });
  const s = session()
    .apply("m1", { metadata: { ownerReferences: [reference("1", "a")] } })
    .apply("m2", { metadata: { ownerReferences: [reference("2", "b")] } });
  assert.deepEqual(s.owned(), { m1: ['.metadata.ownerReferences[uid="1"]'], m2: ['.metadata.ownerReferences[uid="2"]'] });
  assert.deepEqual(
    conflictsOf(() => s.apply("m2", { metadata: { ownerReferences: [reference("1", "c")] } })),
    ['.metadata.ownerReferences[uid="1"]'],
  );
});

test("SSA-31: an untyped object is owned by its keys, its lists as a whole", () => {
  const s = session()
    .apply("m1", { any: { a: { b: 1 }, list: [{ x: 1 }] } })
    .apply("m2", { any: { a: { c: 1 } } });
  assert.deepEqual(s.fields()["any"], { a: { b: 1, c: 1 }, list: [{ x: 1 }] });
  assert.deepEqual(
    conflictsOf(() => s.apply("m2", { any: { list: [{ x: 1 }, { x: 2 }] } })),
    [".any.list"],
  );
});

test("SSA-35: applying the same again changes nothing at all", () => {
  const body = { data: { k: "v" }, spec: { ports: [{ port: 80 }], tags: ["a"], args: ["x"] }, any: { a: [1] } };
  const s = session().apply("m1", body);
  const { live, revision } = s;
  s.apply("m1", body).apply("m1", body, { force: true });
  assert.equal(s.live, live, "the very object");
  assert.equal(s.revision, revision);
});

test("an update that changes nothing changes nothing", () => {
  const s = session().update("m1", { data: { k: "v" } });
  const before = JSON.stringify(s.live);
  s.patch("m2", () => {}).update("m3", { data: { k: "v" } });
  assert.equal(JSON.stringify(s.live), before);
  assert.equal(s.revision, 1);
});

test("an apply that only changes owners is a change", () => {
  const s = session().apply("m1", { data: { k: "v" } });
  const { revision } = s;
  s.apply("m2", { data: { k: "v" } });
  assert.equal(s.revision, revision + 1);
  assert.equal(s.entry("m2", "Apply").time, "2022-05-03T00:00:02Z");
  assert.equal(s.entry("m1", "Apply").time, "2022-05-03T00:00:01Z");
});

test("an entry's time moves when an update changes its set, and when an apply changes the object", () => {
  const s = session().update("m1", { data: { a: "1" } });
  const first = s.entry("m1", "Update").time;
  s.patch("m1", (object) => Object.assign(object["data"]!, { a: "2" }));
  assert.deepEqual(s.fields()["data"], { a: "2" });
  assert.equal(s.entry("m1", "Update").time, first, "the same fields, another value");
  s.patch("m1", (object) => Object.assign(object["data"]!, { b: "2" }));
  assert.notEqual(s.entry("m1", "Update").time, first);
  const t = session()
    .apply("m1", { data: { a: "1" } })
    .apply("m1", { data: { a: "2" } });
  assert.equal(t.entry("m1", "Apply").time, "2022-05-03T00:00:02Z", "the same fields, another value");
  t.apply("m2", { data: { a: "2", b: "3" } });
  assert.equal(t.entry("m1", "Apply").time, "2022-05-03T00:00:02Z");
});

test("a null in a configuration clears what it names and owns it", () => {
  const s = session()
    .apply("m1", { spec: { size: "1" } })
    .apply("m1", { spec: { size: null } });
  assert.deepEqual(s.fields()["spec"], { mode: "Filesystem" });
  assert.deepEqual(s.owned(), { m1: [".spec.size"] });
});

test("keys that objects inherit are ordinary keys", () => {
  const s = session().apply("m1", { data: JSON.parse('{"__proto__":"x","constructor":"y"}') });
  assert.deepEqual(s.owned(), { m1: [".data.__proto__", ".data.constructor"] });
  s.update("m2", { data: JSON.parse('{"__proto__":"z","constructor":"y"}') });
  assert.deepEqual(s.owned(), { m1: [".data.constructor"], "m2 updating": [".data.__proto__"] });
  assert.equal(JSON.stringify(s.fields()["data"]), '{"__proto__":"z","constructor":"y"}');
});
