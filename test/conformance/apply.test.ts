/** Server-side apply and field ownership. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertInvalid, assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const PODS = "/api/v1/namespaces/default/pods";
const CLAIMS = "/api/v1/namespaces/default/persistentvolumeclaims";

interface Entry {
  manager: string;
  operation: string;
  apiVersion: string;
  time: string;
  fieldsType: string;
  fieldsV1: object;
  subresource?: string;
}

describe("server-side apply", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  const map = (name: string, data?: object, metadata: object = {}) => ({
    apiVersion: "v1",
    kind: "ConfigMap",
    metadata: { name, ...metadata },
    ...(data === undefined ? {} : { data }),
  });
  const apply = (manager: string, name: string, data?: object, more = "") =>
    server.admin.apply(`${MAPS}/${name}?fieldManager=${manager}${more}`, map(name, data));
  const entries = (object: { metadata: { managedFields?: Entry[] } }): Entry[] => object.metadata.managedFields ?? [];
  const fieldsOf = (object: { metadata: { managedFields?: Entry[] } }, manager: string, operation?: string): object | undefined =>
    entries(object).find((entry) => entry.manager === manager && (operation === undefined || entry.operation === operation))?.fieldsV1;
  const read = async (path: string) => assertOk(await server.admin.get(path), 200);

  test("SSA-01, SSA-03, SSA-06, SSA-08 apply creates and records exactly its fields, from JSON and from YAML", async () => {
    const made = assertOk(await apply("m", "s01", { a: "1" }), 201);
    const [entry] = entries(made) as [Entry];
    assert.deepEqual(
      { ...entry, time: undefined },
      {
        manager: "m",
        operation: "Apply",
        apiVersion: "v1",
        time: undefined,
        fieldsType: "FieldsV1",
        fieldsV1: { "f:data": { "f:a": {} } },
      },
    );
    assert.match(entry.time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const yaml = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: s01}\ndata:\n  a: '1'\n  b: '2'\n";
    const again = assertOk(await server.admin.apply(`${MAPS}/s01?fieldManager=m`, yaml), 200);
    assert.deepEqual(fieldsOf(again, "m"), { "f:data": { "f:a": {}, "f:b": {} } });
  });

  test("SSA-02, SSA-04, SSA-05 what apply demands", async () => {
    assert.equal((await server.admin.send("POST", MAPS, { body: map("s02"), type: "application/apply-patch+yaml" })).status, 415);
    const anonymous = await server.admin.apply(`${MAPS}/s04`, map("s04"));
    assertInvalid(anonymous, "FieldValueRequired fieldManager");
    assert.match(
      anonymous.json.message,
      /^PatchOptions\.meta\.orch\.io "" is invalid: fieldManager: Required value: is required for apply patch/,
    );
    const managed = { ...map("s05"), metadata: { name: "s05", managedFields: [{ manager: "x" }] } };
    assertStatus(await server.admin.apply(`${MAPS}/s05?fieldManager=m`, managed), 400, "BadRequest", "metadata.managedFields must be nil");
    assertInvalid(await apply("x".repeat(129), "s05", {}), "FieldValueTooLong fieldManager");
    assertInvalid(await apply("a%07", "s05", {}), "FieldValueInvalid fieldManager");
  });

  test("SSA-07, SSA-09, SSA-10 every write is tracked under its manager", async () => {
    const agent = { headers: { "user-agent": "foo/1.0 (test)" } };
    const made = assertOk(await server.admin.post(MAPS, map("s07", { a: "1", b: "1" }), agent), 201);
    assert.deepEqual(fieldsOf(made, "foo", "Update"), { "f:data": { ".": {}, "f:a": {}, "f:b": {} } });
    const put = assertOk(await server.admin.put(`${MAPS}/s07?fieldManager=bar`, map("s07", { a: "1", b: "2" })), 200);
    assert.deepEqual([fieldsOf(put, "bar"), fieldsOf(put, "foo")], [{ "f:data": { "f:b": {} } }, { "f:data": { ".": {}, "f:a": {} } }]);
    const patched = assertOk(await server.admin.mergePatch(`${MAPS}/s07?fieldManager=baz`, { data: { c: "1" } }), 200);
    assert.deepEqual(fieldsOf(patched, "baz"), { "f:data": { "f:c": {} } });
    const bare = assertOk(await server.admin.post(MAPS, map("s07-bare"), agent), 201);
    assert.equal(bare.metadata.managedFields, undefined, "a manager without fields has no entry");
  });

  test("SSA-11, ERR-03 changing another's field is a conflict, worded for people", async () => {
    assertOk(await apply("m1", "s11", { a: "1", b: "1" }), 201);
    const reply = await apply("m2", "s11", { a: "2" });
    assertStatus(reply, 409, "Conflict", 'Apply failed with 1 conflict: conflict with "m1": .data.a');
    assert.deepEqual(reply.json.details.causes, [{ reason: "FieldManagerConflict", message: 'conflict with "m1"', field: ".data.a" }]);
    const two = await apply("m2", "s11", { a: "2", b: "2" });
    assertStatus(two, 409, "Conflict", 'Apply failed with 2 conflicts: conflicts with "m1":\n- .data.a\n- .data.b');
    assertOk(await server.admin.put(`${MAPS}/s11?fieldManager=up`, map("s11", { a: "9", b: "1" })), 200);
    const updated = await apply("m2", "s11", { a: "2" });
    assertStatus(updated, 409, "Conflict", /^Apply failed with 1 conflict: conflict with "up" using v1( at [^:]+:\d\d:\d\dZ)?: \.data\.a$/);
  });

  test("SSA-12 an update takes over without a conflict", async () => {
    assertOk(await apply("m1", "s12", { a: "1" }), 201);
    const put = assertOk(await server.admin.put(`${MAPS}/s12?fieldManager=up`, map("s12", { a: "2" })), 200);
    assert.deepEqual([fieldsOf(put, "up"), fieldsOf(put, "m1")], [{ "f:data": { "f:a": {} } }, undefined]);
  });

  test("SSA-13, SSA-14, SSA-16, SSA-20 shared ownership, and force", async () => {
    assertOk(await apply("m1", "s13", { a: "1" }), 201);
    const shared = assertOk(await apply("m2", "s13", { a: "1" }), 200);
    assert.deepEqual([fieldsOf(shared, "m1"), fieldsOf(shared, "m2")], [{ "f:data": { "f:a": {} } }, { "f:data": { "f:a": {} } }]);
    assertStatus(await apply("m1", "s13", { a: "2" }), 409, "Conflict");
    const forced = assertOk(await apply("m1", "s13", { a: "2" }, "&force=true"), 200);
    assert.equal(forced.data.a, "2");
    assert.deepEqual(
      entries(forced).map((entry) => entry.manager),
      ["m1"],
    );
  });

  test("SSA-15, SSA-17 dropped fields are given up, or go", async () => {
    assertOk(await apply("m1", "s15", { a: "1", b: "1" }), 201);
    assertOk(await apply("m2", "s15", { a: "1" }), 200);
    const dropped = assertOk(await apply("m1", "s15", {}), 200);
    assert.deepEqual(dropped.data, { a: "1" });
    assert.deepEqual(fieldsOf(dropped, "m2"), { "f:data": { "f:a": {} } });
  });

  test("SSA-18 a dropped field nobody owns returns to its default", async () => {
    const driver = (spec: object) => ({ apiVersion: "storage.orch.io/v1", kind: "CSIDriver", metadata: { name: "s18" }, spec });
    const path = "/apis/storage.orch.io/v1/csidrivers/s18?fieldManager=m";
    assertOk(await server.admin.apply(path, driver({ requiresRepublish: true })), 201);
    const reset = assertOk(await server.admin.apply(path, driver({})), 200);
    assert.equal(reset.spec.requiresRepublish, false);
  });

  test("SSA-19, SSA-27 items of keyed lists are owned one by one", async () => {
    const pod = (...ports: object[]) => ({
      apiVersion: "v1",
      kind: "Pod",
      metadata: { name: "s19" },
      spec: { containers: [{ name: "c", image: "i", ports }] },
    });
    const path = `${PODS}/s19?fieldManager=`;
    const made = assertOk(await server.admin.apply(`${path}m1`, pod({ containerPort: 80 }, { containerPort: 81 })), 201);
    assert.ok(JSON.stringify(fieldsOf(made, "m1")).includes('k:{\\"containerPort\\":80,\\"protocol\\":\\"TCP\\"}'));
    const both = assertOk(await server.admin.apply(`${path}m2`, pod({ containerPort: 81, protocol: "TCP" })), 200);
    assert.equal(both.spec.containers[0].ports.length, 2);
  });

  test("SSA-21, SSA-22, SSA-23 resetting managed fields", async () => {
    for (const [name, reset] of [
      ["s21a", () => server.admin.mergePatch(`${MAPS}/s21a`, { metadata: { managedFields: [{}] } })],
      ["s21b", () => server.admin.jsonPatch(`${MAPS}/s21b`, [{ op: "replace", path: "/metadata/managedFields", value: [{}] }])],
      ["s21c", () => server.admin.put(`${MAPS}/s21c`, map("s21c", { a: "1" }, { managedFields: [{}] }))],
    ] as const) {
      assertOk(await apply("m", name, { a: "1" }), 201);
      assert.deepEqual(entries(assertOk(await reset(), 200)), [], name);
      assert.deepEqual(entries(await read(`${MAPS}/${name}`)), [], name);
    }
    assertOk(await apply("m", "s22", { a: "1" }), 201);
    assert.equal(entries(assertOk(await server.admin.mergePatch(`${MAPS}/s22`, { metadata: { managedFields: [] } }), 200)).length, 1);
    const both = await server.admin.put(`${MAPS}/s22?fieldManager=w`, map("s22", { a: "1", b: "2" }, { managedFields: [{}] }));
    assert.deepEqual(
      entries(assertOk(both, 200)).map((entry) => entry.manager),
      ["w"],
    );
  });

  test("SSA-24, SSA-29, PVC-09 sub-resources own their fields apart", async () => {
    const spec = { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } };
    assertOk(await server.admin.post(CLAIMS, { metadata: { name: "s24" }, spec }), 201);
    const status = (type: string) => ({
      apiVersion: "v1",
      kind: "PersistentVolumeClaim",
      metadata: { name: "s24" },
      status: { conditions: [{ type, status: "True" }] },
    });
    assertOk(await server.admin.apply(`${CLAIMS}/s24/status?fieldManager=m1`, status("A")), 200);
    const both = assertOk(await server.admin.apply(`${CLAIMS}/s24/status?fieldManager=m2`, status("B")), 200);
    assert.equal(both.status.conditions.length, 2);
    assert.deepEqual(
      entries(both)
        .filter((entry) => entry.operation === "Apply")
        .map((entry) => [entry.manager, entry.subresource]),
      [
        ["m1", "status"],
        ["m2", "status"],
      ],
    );
  });

  test("SSA-25, SSA-26, SSA-28, CSI-06 atomic lists, sets and granular maps", async () => {
    const driver = (spec: object, metadata: object = {}) => ({
      apiVersion: "storage.orch.io/v1",
      kind: "CSIDriver",
      metadata: { name: "s25", ...metadata },
      spec,
    });
    const path = "/apis/storage.orch.io/v1/csidrivers/s25?fieldManager=";
    assertOk(await server.admin.apply(`${path}m1`, driver({ tokenRequests: [{ audience: "a" }] }, { labels: { a: "1" } })), 201);
    const atomic = await server.admin.apply(`${path}m2`, driver({ tokenRequests: [{ audience: "a" }, { audience: "b" }] }));
    assertStatus(atomic, 409, "Conflict", 'Apply failed with 1 conflict: conflict with "m1": .spec.tokenRequests');
    const merged = assertOk(await server.admin.apply(`${path}m2`, driver({}, { labels: { b: "2" }, finalizers: ["example.org/b"] })), 200);
    assert.deepEqual(merged.metadata.labels, { a: "1", b: "2" });
    const finalizers = assertOk(await server.admin.apply(`${path}m3`, driver({}, { finalizers: ["example.org/c"] })), 200);
    assert.deepEqual([...finalizers.metadata.finalizers].sort(), ["example.org/b", "example.org/c"]);
    const twice = await server.admin.apply(`${path}m4`, driver({}, { finalizers: ["example.org/d", "example.org/d"] }));
    assert.ok(twice.status >= 400 && twice.status < 500, twice.text);
    assertOk(await server.admin.mergePatch(`${path.replace("?fieldManager=", "")}`, { metadata: { finalizers: null } }), 200);
  });

  test("SSA-33 a stale version is refused even by force; none is needed", async () => {
    const made = assertOk(await apply("m", "s33", { a: "1" }), 201);
    assertOk(await apply("m", "s33", { a: "2" }), 200);
    const stale = map("s33", { a: "3" }, { resourceVersion: made.metadata.resourceVersion });
    assertStatus(await server.admin.apply(`${MAPS}/s33?fieldManager=m&force=true`, stale), 409, "Conflict");
  });

  test("SSA-33 an apply that creates needs no version, and heeds none; a uid it must not name", async () => {
    const path = `${MAPS}/s33b?fieldManager=m`;
    const uid = "11111111-2222-4333-8444-555555555555";
    assertStatus(await server.admin.apply(path, map("s33b", {}, { uid })), 409, "Conflict", /no existing object was found/);
    assertOk(await server.admin.apply(path, map("s33b", { a: "1" }, { resourceVersion: "5" })), 201);
  });

  test("SSA-27 a key that is always written is empty when an item leaves it out", async () => {
    const pod = { apiVersion: "v1", kind: "Pod", metadata: { name: "s27" }, spec: { containers: [{ image: "i" }] } };
    assertInvalid(await server.admin.apply(`${PODS}/s27?fieldManager=m`, pod), "FieldValueRequired spec.containers[0].name");
    const secrets = { ...pod, spec: { containers: [{ name: "a", image: "i" }], imagePullSecrets: [{}] } };
    assertStatus(await server.admin.apply(`${PODS}/s27?fieldManager=m`, secrets), 400, "BadRequest", /omits key field "name"/);
  });

  test("SSA-34 what was there before the first apply has an owner", async () => {
    assertOk(await server.admin.post(MAPS, map("s34", { a: "1" })), 201);
    assertOk(await server.admin.mergePatch(`${MAPS}/s34`, { metadata: { managedFields: [{}] } }), 200);
    const applied = assertOk(await apply("m", "s34", { b: "2" }), 200);
    assert.deepEqual(
      entries(applied).map((entry) => [entry.manager, entry.operation]),
      [
        ["m", "Apply"],
        ["before-first-apply", "Update"],
      ],
    );
  });

  test("SSA-35 applying the same again changes neither version nor time; ownership alone does", async () => {
    const made = assertOk(await apply("m1", "s35", { a: "1" }), 201);
    assert.deepEqual(assertOk(await apply("m1", "s35", { a: "1" }), 200), made);
    const shared = assertOk(await apply("m2", "s35", { a: "1" }), 200);
    assert.notEqual(shared.metadata.resourceVersion, made.metadata.resourceVersion);
  });

  test("apply refuses undeclared fields; a write to one version is seen by the other", async () => {
    const reply = await server.admin.apply(`${MAPS}/s40?fieldManager=m`, { ...map("s40"), spec: {} });
    assert.ok(reply.status >= 400 && reply.status < 500, reply.text);
    assert.match(reply.text, /field not declared in schema|unknown field/);
    const capacity = (version: string, capacity: string) => ({
      apiVersion: `storage.orch.io/${version}`,
      kind: "CSIStorageCapacity",
      metadata: { name: "s41" },
      storageClassName: "x",
      capacity,
    });
    const path = (version: string) => `/apis/storage.orch.io/${version}/namespaces/default/csistoragecapacities/s41?fieldManager=`;
    assertOk(await server.admin.apply(`${path("v1")}m1`, capacity("v1", "1Gi")), 201);
    assertStatus(
      await server.admin.apply(`${path("v1beta1")}m2`, capacity("v1beta1", "2Gi")),
      409,
      "Conflict",
      /conflict with "m1": \.capacity/,
    );
    const same = assertOk(await server.admin.apply(`${path("v1beta1")}m1`, capacity("v1beta1", "2Gi")), 200);
    assert.equal(same.capacity, "2Gi");
  });

  test("dropping the last finalizer by apply finishes a deletion", async () => {
    const body = (finalizers: string[]) => map("s42", undefined, { finalizers });
    assertOk(await server.admin.apply(`${MAPS}/s42?fieldManager=m`, body(["example.org/a"])), 201);
    assertOk(await server.admin.delete(`${MAPS}/s42`), 200);
    assertOk(await server.admin.apply(`${MAPS}/s42?fieldManager=m`, map("s42")), 200);
    assertStatus(await server.admin.get(`${MAPS}/s42`), 404, "NotFound");
  });
});
