import assert from "node:assert/strict";
import { test } from "node:test";
import { body, openFixture, status, toApply } from "./registry-fixture.js";

const CLAIM = { spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } } };

test("META-08 META-16 META-17 a PUT replaces, keeps identity and is locked by version", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  const made = await maps.create({ metadata: { name: "a", labels: { x: "1" } }, data: { k: "1" } });
  const put = await maps.put("a", { metadata: { name: "a", creationTimestamp: "1999-01-01T00:00:00Z" }, data: { k: "2" } });
  assert.equal(put.metadata.uid, made.metadata.uid);
  assert.equal(put.metadata.creationTimestamp, made.metadata.creationTimestamp);
  assert.equal(put.metadata.labels, undefined);
  assert.notEqual(put.metadata.resourceVersion, made.metadata.resourceVersion);
  const stale = { metadata: { name: "a", resourceVersion: made.metadata.resourceVersion }, data: { k: "3" } };
  await assert.rejects(
    maps.put("a", stale),
    status(
      409,
      "Conflict",
      'Operation cannot be fulfilled on configmaps "a": the object has been modified; please apply your changes to the latest version and try again',
    ),
  );
  await maps.put("a", { ...stale, metadata: { name: "a", resourceVersion: "0" } });
  await maps.put("a", { metadata: { name: "a", resourceVersion: (await maps.get("a")).metadata.resourceVersion }, data: { k: "4" } });
  await assert.rejects(maps.put("a", { metadata: { name: "a", resourceVersion: "abc" } }), status(400, "BadRequest"));
});

test("META-14 names, uids and namespaces of the body", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  await maps.create({ metadata: { name: "a" } });
  await assert.rejects(
    maps.put("a", { metadata: { name: "b" } }),
    status(400, "BadRequest", "the name of the object (b) does not match the name on the URL (a)"),
  );
  await assert.rejects(maps.put("a", { metadata: { name: "a", namespace: "b" } }), status(400, "BadRequest"));
  await assert.rejects(
    maps.put("a", { metadata: { name: "a", uid: "x" } }),
    status(409, "Conflict", /Precondition failed: UID in precondition: x/),
  );
  await assert.rejects(
    maps.change("a", ({ metadata }) => {
      metadata.uid = "x";
    }),
    status(422, "Invalid", 'ConfigMap "a" is invalid: metadata.uid: Invalid value: "x": field is immutable'),
  );
});

test("PATH-07 PATH-08 a PUT on a missing object creates it unless it names a version or uid", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  const target = maps.target("new");
  const put = { createMissing: true, uidIsPrecondition: true };
  const made = await maps.store.update(fixture.context, target, () => body({ data: { k: "v" } }), put);
  assert.equal(made.created, true);
  assert.equal(made.object.object().metadata.name, "new");
  await assert.rejects(maps.put("b", { metadata: { resourceVersion: "3" } }), status(404, "NotFound", 'configmaps "b" not found'));
  await assert.rejects(maps.put("b", { metadata: { uid: "3" } }), status(404, "NotFound"));
  const refusal = new Error("may not create");
  await assert.rejects(maps.put("b", {}, { beforeCreate: () => Promise.reject(refusal) }), refusal);
  await assert.rejects(fixture.resource("persistentvolumeclaims").put("c", CLAIM, {}, "status"), status(404, "NotFound"));
  await assert.rejects(
    maps.change("b", () => undefined),
    status(404, "NotFound", 'configmaps "b" not found'),
  );
});

test("WATCH-17 a write that changes nothing is not stored", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  const made = await maps.create({ metadata: { name: "a", labels: { p: "1", q: "2" } }, data: { a: "1", b: "2" } });
  const before = await fixture.store.revision();
  fixture.time += 60_000;
  assert.deepEqual(await maps.put("a", { metadata: { name: "a", labels: { q: "2", p: "1" } }, data: { b: "2", a: "1" } }), made);
  assert.deepEqual(await maps.change("a", () => undefined), made);
  assert.equal(await fixture.store.revision(), before);
});

test("PATCH-08 concurrent changes of one object all arrive", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  await maps.create({ metadata: { name: "a" } });
  const keys = Array.from({ length: 50 }, (_, index) => `k${index}`);
  await Promise.all(keys.map((key) => maps.change("a", (map) => Object.assign(map, { data: { ...(map["data"] as object), [key]: "1" } }))));
  assert.deepEqual(Object.keys((await maps.get("a"))["data"] as object).sort(), [...keys].sort());
});

test("PATH-30 SSA-24 main and status writes leave each other's fields alone", async (t) => {
  const fixture = await openFixture(t);
  const claims = fixture.resource("persistentvolumeclaims");
  const made = await claims.create({ metadata: { name: "c" }, ...CLAIM, status: { phase: "Bound" } });
  assert.deepEqual(made["status"], { phase: "Pending" });
  const status = await claims.put("c", { metadata: { name: "c", labels: { x: "y" } }, spec: {}, status: { phase: "Bound" } }, {}, "status");
  assert.deepEqual(status["status"], { phase: "Bound" });
  assert.deepEqual(status["spec"], made["spec"]);
  assert.deepEqual(status.metadata.labels, { x: "y" }, "a claim's metadata goes with its status");
  assert.ok(status.metadata.managedFields?.some(({ subresource }) => subresource === "status"));
  const main = await claims.put("c", { metadata: { name: "c", labels: { x: "z" } }, spec: made["spec"], status: { phase: "Lost" } });
  assert.deepEqual(main["status"], { phase: "Bound" });
  assert.deepEqual(main.metadata.labels, { x: "z" });
});

test("META-17 generation grows with the spec only", async (t) => {
  const fixture = await openFixture(t);
  const policies = fixture.resource("networkpolicies");
  await policies.create({ metadata: { name: "p" }, spec: { podSelector: {} } });
  const labelled = await policies.change("p", (policy) => Object.assign(policy.metadata, { labels: { a: "b" } }));
  assert.equal(labelled.metadata.generation, 1);
  const changed = await policies.change("p", (policy) => Object.assign(policy["spec"] as object, { policyTypes: ["Egress"] }));
  assert.equal(changed.metadata.generation, 2);
});

test("META-17 a driver's generation begins with its first change, and counts what can be changed", async (t) => {
  const fixture = await openFixture(t);
  const drivers = fixture.resource("csidrivers");
  await drivers.create({ metadata: { name: "d.example" }, spec: {} });
  const labelled = await drivers.change("d.example", (driver) => Object.assign(driver.metadata, { labels: { a: "b" } }));
  assert.equal(labelled.metadata.generation, undefined);
  const changed = await drivers.change("d.example", (driver) => Object.assign(driver["spec"] as object, { requiresRepublish: true }));
  assert.equal(changed.metadata.generation, 1);
});

test("CM-04 immutable data and fields are refused with their cause", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  await maps.create({ metadata: { name: "a" }, immutable: true, data: { k: "1" } });
  await assert.rejects(
    maps.change("a", (map) => Object.assign(map, { data: { k: "2" } })),
    status(422, "Invalid", 'ConfigMap "a" is invalid: data: Forbidden: field is immutable when `immutable` is set'),
  );
  await maps.change("a", (map) => Object.assign(map.metadata, { labels: { x: "y" } }));
  const drivers = fixture.resource("csidrivers");
  await drivers.create({ metadata: { name: "d" }, spec: { attachRequired: true } });
  await assert.rejects(
    drivers.change("d", (driver) => Object.assign(driver["spec"] as object, { attachRequired: false })),
    status(422, "Invalid", 'CSIDriver.storage.orch.io "d" is invalid: spec.attachedRequired: Invalid value: false: field is immutable'),
  );
});

test("DRY-01 a dry run of an update shows the change and stores nothing", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  const made = await maps.create({ metadata: { name: "a" }, data: { k: "1" } });
  const dry = await maps.put("a", { metadata: { name: "a" }, data: { k: "2" } }, { dryRun: ["All"] });
  assert.deepEqual(dry["data"], { k: "2" });
  assert.equal(dry.metadata.resourceVersion, made.metadata.resourceVersion);
  assert.deepEqual(await maps.get("a"), made);
});

test("SSA-03 SSA-11 SSA-35 apply creates, repeats without effect, and conflicts", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  const config = (value: string) => body({ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "a" }, data: { k: value } });
  const apply = (value: string, fieldManager: string, options = {}) =>
    maps.store.apply(fixture.context, maps.target("a"), toApply(config(value)), { fieldManager, ...options });
  const made = await apply("1", "m1");
  assert.equal(made.created, true);
  const again = await apply("1", "m1");
  assert.equal(again.object.json.compare(made.object.json), 0);
  await assert.rejects(apply("2", "m2"), status(409, "Conflict", /conflict with "m1"/));
  const forced = await apply("2", "m2", { force: true });
  assert.deepEqual(forced.object.object()["data"], { k: "2" });
});

test("a finished update of a terminating object removes it", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  await maps.create({ metadata: { name: "a", finalizers: ["x.io/a", "x.io/b"] } });
  await maps.delete("a");
  const one = await maps.change("a", ({ metadata }) => {
    metadata.finalizers = ["x.io/b"];
  });
  assert.deepEqual(one.metadata.finalizers, ["x.io/b"]);
  await assert.rejects(
    maps.change("a", ({ metadata }) => {
      metadata.finalizers = ["x.io/b", "x.io/c"];
    }),
    status(
      422,
      "Invalid",
      'ConfigMap "a" is invalid: metadata.finalizers: Forbidden: no new finalizers can be added if the object is being deleted, found new finalizers []string{"x.io/c"}',
    ),
  );
  const last = await maps.change("a", ({ metadata }) => {
    metadata.finalizers = [];
  });
  assert.equal(last.metadata.finalizers, undefined);
  await assert.rejects(maps.get("a"), status(404, "NotFound"));
});
