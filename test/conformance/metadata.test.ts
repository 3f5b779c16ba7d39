/** Object metadata, naming and persistence. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { assertInvalid, assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const DRIVERS = "/apis/storage.orch.io/v1/csidrivers";
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("object metadata", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  const named = (name: string, metadata: object = {}, rest: object = {}) => ({ metadata: { name, ...metadata }, ...rest });

  test("META-01 namespaced and cluster-scoped objects carry their type, and a namespace or none", async () => {
    const map = assertOk(await server.admin.post(MAPS, named("m01")), 201);
    assert.deepEqual([map.apiVersion, map.kind, map.metadata.namespace], ["v1", "ConfigMap", "default"]);
    const driver = assertOk(await server.admin.post(DRIVERS, named("m01", {}, { spec: {} })), 201);
    assert.deepEqual([driver.apiVersion, driver.kind, driver.metadata.namespace], ["storage.orch.io/v1", "CSIDriver", undefined]);
  });

  test("LIM-02 a cluster name is not kept, and said not to be", async () => {
    const warning = 'metadata.clusterName was specified. This field is not preserved and will be removed from the schema in 1.25"';
    const created = await server.admin.post(MAPS, named("m01b", { clusterName: "x" }));
    assert.equal(assertOk(created, 201).metadata.clusterName, undefined);
    assert.equal(created.headers["warning"], `299 - "${warning}`);
    const patched = await server.admin.mergePatch(`${MAPS}/m01b`, { metadata: { clusterName: "y" } });
    assert.equal(patched.headers["warning"], `299 - "${warning}`);
  });

  test("META-02, META-03, META-04, ERR-03 names are unique per kind and namespace, and free again after deletion", async () => {
    const first = assertOk(await server.admin.post(MAPS, named("m02")), 201);
    const again = await server.admin.post(MAPS, named("m02"));
    assertStatus(again, 409, "AlreadyExists", 'configmaps "m02" already exists');
    assert.deepEqual(again.json.details, { name: "m02", kind: "configmaps" });
    assertOk(await server.admin.post("/api/v1/namespaces/default/secrets", named("m02")), 201);
    assertOk(await server.admin.post("/api/v1/namespaces/orch-system/configmaps", named("m02")), 201);
    assertOk(await server.admin.post(DRIVERS, named("m02", {}, { spec: {} })), 201);
    assertStatus(
      await server.admin.post(DRIVERS, named("m02", {}, { spec: {} })),
      409,
      "AlreadyExists",
      'csidrivers.storage.orch.io "m02" already exists',
    );
    assertOk(await server.admin.delete(`${MAPS}/m02`), 200);
    const second = assertOk(await server.admin.post(MAPS, named("m02")), 201);
    assert.notEqual(second.metadata.uid, first.metadata.uid);
  });

  test("META-05 generateName makes distinct names that fit", async () => {
    const make = () => server.admin.post(MAPS, { metadata: { generateName: "x-" } });
    const [a, b] = [assertOk(await make(), 201), assertOk(await make(), 201)];
    assert.match(a.metadata.name, /^x-[a-z0-9]{5}$/);
    assert.notEqual(a.metadata.name, b.metadata.name);
    const long = assertOk(await server.admin.post(MAPS, { metadata: { generateName: "y".repeat(70) } }), 201);
    assert.equal(long.metadata.name.length, 63);
    // Names of roles may hold any character, and none is cut in two.
    const roles = "/apis/rbac.authorization.orch.io/v1/namespaces/default/roles";
    const role = assertOk(await server.admin.post(roles, { metadata: { generateName: `${"x".repeat(57)}\u{1f600}` }, rules: [] }), 201);
    assert.match(role.metadata.name, /^x{57}[a-z0-9]{5}$/);
    assertOk(await server.admin.delete(`${roles}/${role.metadata.name}`), 200);
  });

  test("META-06, META-07 uid and times are the server's, whatever the client says", async () => {
    const forged = { uid: "abc", creationTimestamp: "2001-01-01T00:00:00Z", deletionTimestamp: "2001-01-01T00:00:00Z" };
    const made = assertOk(await server.admin.post(MAPS, named("m06", forged)), 201);
    assert.match(made.metadata.uid, UUID_V4);
    assert.match(made.metadata.creationTimestamp, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    assert.ok(Math.abs(Date.parse(made.metadata.creationTimestamp) - Date.now()) < 60_000);
    assert.equal(made.metadata.deletionTimestamp, undefined);
  });

  test("META-08, META-16, ERR-03 a version changes with each write and guards the next", async () => {
    const one = assertOk(await server.admin.post(MAPS, named("m08")), 201);
    const two = assertOk(await server.admin.put(`${MAPS}/m08`, { ...one, data: { a: "1" } }), 200);
    const three = assertOk(await server.admin.put(`${MAPS}/m08`, { ...two, data: { a: "2" } }), 200);
    assert.equal(new Set([one, two, three].map((object) => object.metadata.resourceVersion)).size, 3);
    const stale = await server.admin.put(`${MAPS}/m08`, { ...two, data: { a: "3" } });
    const message =
      'Operation cannot be fulfilled on configmaps "m08": the object has been modified; please apply your changes to the latest version and try again';
    assertStatus(stale, 409, "Conflict", message);
    assert.deepEqual(stale.json.details, { name: "m08", kind: "configmaps" });
    assertOk(await server.admin.put(`${MAPS}/m08`, named("m08", {}, { data: { a: "4" } })), 200);
    assertOk(await server.admin.put(`${MAPS}/m08`, named("m08", { resourceVersion: "0" }, { data: { a: "5" } })), 200);
    assertStatus(
      await server.admin.post(MAPS, named("m08-new", { resourceVersion: "5" })),
      400,
      "BadRequest",
      "resourceVersion should not be set on objects to be created",
    );
  });

  test("META-09, META-13 labels and annotations round-trip and have bounds", async () => {
    const metadata = { labels: { "example.org/a": "b" }, annotations: { note: "any text\n" } };
    const made = assertOk(await server.admin.post(MAPS, named("m09", metadata)), 201);
    assert.deepEqual([made.metadata.labels, made.metadata.annotations], [metadata.labels, metadata.annotations]);
    assertStatus(await server.admin.post(MAPS, named("m09-n", { labels: { a: 1 } })), 400, "BadRequest");
    assertInvalid(await server.admin.post(MAPS, named("m13", { labels: { a: "v".repeat(64) } })), "FieldValueInvalid metadata.labels");
    assertInvalid(await server.admin.post(MAPS, named("m13", { labels: { "a b": "v" } })), "FieldValueInvalid metadata.labels");
    const large = { annotations: { a: "x".repeat(257 * 1024) } };
    assertInvalid(await server.admin.post(MAPS, named("m13", large)), "FieldValueTooLong metadata.annotations");
  });

  test("META-10 owner references need their fields and at most one controller", async () => {
    const owner = (name: string, more: object = {}) => ({ apiVersion: "v1", kind: "ConfigMap", name, uid: `uid-${name}`, ...more });
    // The owners do not exist, so collection may remove what refers to them: only the answers are looked at.
    assertOk(await server.admin.post(MAPS, named("m10", { ownerReferences: [owner("a", { controller: true })] })), 201);
    const two = { ownerReferences: [owner("a", { controller: true }), owner("b", { controller: true })] };
    assertStatus(
      await server.admin.post(MAPS, named("m10-two", two)),
      422,
      "Invalid",
      /Only one reference can have Controller set to true/,
    );
    const bare = await server.admin.post(MAPS, named("m10-bare", { ownerReferences: [{ apiVersion: "", kind: "", name: "", uid: "" }] }));
    assertStatus(bare, 422, "Invalid");
    const twice = await server.admin.post(MAPS, named("m10-dup", { ownerReferences: [owner("a"), owner("a")] }));
    assert.equal(assertOk(twice, 201).metadata.ownerReferences.length, 1);
    assert.match(String(twice.headers["warning"]), /duplicate/);
    const event = await server.admin.post(MAPS, named("m10-event", { ownerReferences: [{ ...owner("e"), kind: "Event" }] }));
    assertStatus(event, 422, "Invalid", /Event is disallowed from being an owner/);
  });

  test("META-11, META-12 names have a syntax and must be there", async () => {
    const bad = await server.admin.post(MAPS, named("A_b"));
    assertInvalid(bad, "FieldValueInvalid metadata.name");
    assert.match(
      bad.json.message,
      /^ConfigMap "A_b" is invalid: metadata\.name: Invalid value: "A_b": a lowercase RFC 1123 subdomain must consist of/,
    );
    assertInvalid(await server.admin.post(MAPS, named("a".repeat(254))), "FieldValueInvalid metadata.name");
    assertInvalid(await server.admin.post("/api/v1/namespaces", named("a.b")), "FieldValueInvalid metadata.name");
    const none = await server.admin.post(MAPS, { metadata: {} });
    assertInvalid(none, "FieldValueRequired metadata.name");
    assert.match(none.json.message, /name or generateName is required/);
  });

  test("META-14 identity is immutable; a foreign uid is a conflict on PUT and invalid on PATCH", async () => {
    const made = assertOk(await server.admin.post(MAPS, named("m14")), 201);
    assertStatus(
      await server.admin.put(`${MAPS}/m14`, named("other")),
      400,
      "BadRequest",
      "the name of the object (other) does not match the name on the URL (m14)",
    );
    const foreign = await server.admin.put(`${MAPS}/m14`, named("m14", { uid: "00000000-0000-4000-8000-000000000000" }));
    assertStatus(
      foreign,
      409,
      "Conflict",
      /Precondition failed: UID in precondition: 00000000-0000-4000-8000-000000000000, UID in object meta: /,
    );
    assertInvalid(
      await server.admin.mergePatch(`${MAPS}/m14`, { metadata: { uid: "00000000-0000-4000-8000-000000000000" } }),
      "FieldValueInvalid metadata.uid",
    );
    const kept = assertOk(await server.admin.put(`${MAPS}/m14`, named("m14", { creationTimestamp: "2001-01-01T00:00:00Z" })), 200);
    assert.equal(kept.metadata.creationTimestamp, made.metadata.creationTimestamp);
  });

  test("META-15 the body's namespace is the URL's", async () => {
    assertStatus(
      await server.admin.post(MAPS, named("m15", { namespace: "elsewhere" })),
      400,
      "BadRequest",
      "the namespace of the provided object does not match the namespace sent on the request",
    );
    assert.equal(assertOk(await server.admin.post(MAPS, named("m15")), 201).metadata.namespace, "default");
  });

  test("META-17 generation counts changes of the spec alone", async () => {
    const budgets = "/apis/policy/v1/namespaces/default/poddisruptionbudgets";
    const made = assertOk(await server.admin.post(budgets, named("m17", {}, { spec: { minAvailable: 1 } })), 201);
    assert.equal(made.metadata.generation, 1);
    const labelled = assertOk(await server.admin.mergePatch(`${budgets}/m17`, { metadata: { labels: { a: "b" } } }), 200);
    assert.equal(labelled.metadata.generation, 1);
    const changed = assertOk(await server.admin.mergePatch(`${budgets}/m17`, { spec: { minAvailable: 2 } }), 200);
    assert.equal(changed.metadata.generation, 2);
  });

  test("META-20 a negative generation is refused, whether a kind counts its own or not, of new objects and of changed ones", async () => {
    const template = { metadata: { labels: { a: "b" } }, spec: { containers: [{ name: "c", image: "i" }] } };
    const cases: [path: string, rest: object][] = [
      [MAPS, {}],
      [DRIVERS, { spec: {} }],
      ["/apis/policy/v1/namespaces/default/poddisruptionbudgets", { spec: { minAvailable: 1 } }],
      ["/apis/apps/v1/namespaces/default/deployments", { spec: { selector: { matchLabels: { a: "b" } }, template } }],
    ];
    const cause = "FieldValueInvalid metadata.generation";
    for (const [path, rest] of cases) {
      assertInvalid(await server.admin.post(path, named("m20", { generation: -1 }, rest)), cause);
      const made = assertOk(await server.admin.post(path, named("m20", { generation: 7 }, rest)), 201);
      assert.notEqual(made.metadata.generation, 7);
      const changed = named("m20", { generation: -1, resourceVersion: made.metadata.resourceVersion, annotations: { a: "b" } }, rest);
      assertInvalid(await server.admin.put(`${path}/m20`, changed), cause);
      assertInvalid(await server.admin.mergePatch(`${path}/m20`, { metadata: { generation: -1 } }), cause);
    }
  });

  test("META-19 a list is no object", async () => {
    assertStatus(await server.admin.post(MAPS, { apiVersion: "v1", kind: "List", items: [] }), 400, "BadRequest");
    assert.equal(assertOk(await server.admin.get(MAPS), 200).kind, "ConfigMapList");
  });

  test("META-18 objects survive a restart to the letter", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "orch-restart-"));
    const first = await startServer({ dataDir });
    assertOk(await first.admin.post(MAPS, named("m18", {}, { data: { a: "ü" } })), 201);
    const before = (await first.admin.get(`${MAPS}/m18`)).text;
    assert.equal(await first.stop(), 0);
    const second = await startServer({ dataDir });
    const after = (await second.admin.get(`${MAPS}/m18`)).text;
    await second.stop();
    rmSync(dataDir, { recursive: true });
    assert.equal(after, before);
  });
});
