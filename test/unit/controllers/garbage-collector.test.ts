import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import type { ApiObject } from "../../../runtime/definition/object-meta.js";
import { hasReason } from "../../../runtime/errors/status.js";
import type { ResourceStore } from "../../../runtime/registry/resource-store.js";
import { eventually } from "../../support/eventually.js";
import { missedChanges } from "../../support/missed-changes.js";
import { type Fixture, openFixture, type Resource } from "../registry/registry-fixture.js";
import { runControllers } from "./run-controllers.js";

const start = (fixture: Fixture, t: TestContext) => runControllers(t, fixture, ["garbagecollector"]);

const owner = (object: ApiObject, extra = {}) => ({
  apiVersion: object.apiVersion,
  kind: object.kind,
  name: object.metadata.name,
  uid: object.metadata.uid,
  ...extra,
});

async function isGone(resource: Resource, name: string, namespace = "ns"): Promise<boolean> {
  try {
    await resource.get(name, namespace);
    return false;
  } catch (error) {
    if (hasReason(error, "NotFound")) return true;
    throw error;
  }
}

const gone = (resource: Resource, name: string, namespace = "ns") => eventually(() => isGone(resource, name, namespace));

test("DEL-09 a dependent goes with its last owner", async (t) => {
  const fixture = await openFixture(t);
  const failures = start(fixture, t);
  const maps = fixture.resource("configmaps");
  const first = await maps.create({ metadata: { name: "o1" } });
  const second = await maps.create({ metadata: { name: "o2" } });
  await maps.create({ metadata: { name: "d", ownerReferences: [owner(first), owner(second)] } });
  await maps.create({ metadata: { name: "dd", ownerReferences: [owner(await maps.get("d"))] } });
  await maps.delete("o1");
  const left = await eventually(async () => {
    const { ownerReferences } = (await maps.get("d")).metadata;
    return ownerReferences?.length === 1 && ownerReferences;
  });
  assert.equal(left[0]?.uid, second.metadata.uid);
  await maps.delete("o2");
  await gone(maps, "d");
  await gone(maps, "dd");
  assert.deepEqual(failures, []);
});

test("DEL-09 owners that never were, other uids and other namespaces count as gone; what cannot be resolved does not", async (t) => {
  const fixture = await openFixture(t);
  start(fixture, t);
  const maps = fixture.resource("configmaps");
  const drivers = fixture.resource("csidrivers");
  const there = await maps.create({ metadata: { name: "o" } });
  await maps.create({ metadata: { name: "a", ownerReferences: [{ ...owner(there), name: "never" }] } });
  await maps.create({ metadata: { name: "b", ownerReferences: [{ ...owner(there), uid: "other" }] } });
  await maps.create({ metadata: { name: "c", ownerReferences: [owner(there)] } }, "elsewhere");
  for (const [name, namespace] of [
    ["a", "ns"],
    ["b", "ns"],
    ["c", "elsewhere"],
  ] as const) {
    await gone(maps, name, namespace);
  }
  await drivers.create({ metadata: { name: "cluster", ownerReferences: [owner(there)] }, spec: {} });
  await maps.create({ metadata: { name: "foreign", ownerReferences: [{ ...owner(there), kind: "Unknown" }] } });
  const unknown = [
    { ...owner(there), name: "never" },
    { ...owner(there), kind: "Unknown" },
  ];
  await maps.create({ metadata: { name: "half", ownerReferences: unknown } });
  const driver = await drivers.get("cluster");
  await maps.create({ metadata: { name: "owned", ownerReferences: [owner(driver)] } });
  await maps.delete("o");
  await drivers.change("cluster", ({ metadata }) => {
    metadata.labels = { seen: "yes" };
  });
  await maps.create({ metadata: { name: "last", ownerReferences: [{ ...owner(there), name: "never" }] } });
  await gone(maps, "last");
  assert.deepEqual(await maps.names(), ["foreign", "half", "owned"]);
  assert.deepEqual((await maps.get("half")).metadata.ownerReferences, unknown);
  assert.deepEqual(await drivers.names(), ["cluster"]);
});

test("DEL-08 foreground deletion waits for the dependents that block it", async (t) => {
  const fixture = await openFixture(t);
  start(fixture, t);
  const maps = fixture.resource("configmaps");
  const root = await maps.create({ metadata: { name: "o" } });
  const ownerReferences = [owner(root, { blockOwnerDeletion: true })];
  await maps.create({ metadata: { name: "blocks", ownerReferences, finalizers: ["x.io/hold"] } });
  await maps.create({ metadata: { name: "goes", ownerReferences: [owner(root)] } });
  await maps.delete("o", { propagationPolicy: "Foreground" });
  await gone(maps, "goes");
  await eventually(async () => (await maps.get("blocks")).metadata.deletionTimestamp !== undefined);
  assert.deepEqual((await maps.get("o")).metadata.finalizers, ["foregroundDeletion"]);
  await maps.change("blocks", ({ metadata }) => {
    metadata.finalizers = [];
  });
  await gone(maps, "o");
});

test("DEL-08 orphans lose their owner and stay", async (t) => {
  const fixture = await openFixture(t);
  start(fixture, t);
  const maps = fixture.resource("configmaps");
  const root = await maps.create({ metadata: { name: "o" } });
  await maps.create({ metadata: { name: "d", ownerReferences: [owner(root)] } });
  await maps.delete("o", { propagationPolicy: "Orphan" });
  await gone(maps, "o");
  assert.equal((await maps.get("d")).metadata.ownerReferences, undefined);
});

test("a circle of owners is deleted in the foreground", async (t) => {
  const fixture = await openFixture(t);
  start(fixture, t);
  const maps = fixture.resource("configmaps");
  const a = await maps.create({ metadata: { name: "a" } });
  const b = await maps.create({ metadata: { name: "b", ownerReferences: [owner(a, { blockOwnerDeletion: true })] } });
  await maps.change("a", ({ metadata }) => {
    metadata.ownerReferences = [owner(b, { blockOwnerDeletion: true }) as never];
  });
  await maps.delete("a", { propagationPolicy: "Foreground" });
  await gone(maps, "a");
  await gone(maps, "b");
});

test("what was owed before the start is done after it", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  const root = await maps.create({ metadata: { name: "o" } });
  await maps.create({ metadata: { name: "d", ownerReferences: [owner(root)] } });
  await maps.delete("o");
  const kept = await maps.create({ metadata: { name: "kept" } });
  await maps.create({ metadata: { name: "e", ownerReferences: [owner(kept, { blockOwnerDeletion: true })] } });
  await maps.delete("kept", { propagationPolicy: "Foreground" });
  start(fixture, t);
  for (const name of ["d", "e", "kept"]) await gone(maps, name);
});

const storeOf = ({ registry }: Fixture, plural: string) =>
  registry.stores().find(({ definition }) => definition.resource === plural) as ResourceStore;

test("DEL-08 an owner goes whose last dependent went while changes were missed", async (t) => {
  const fixture = await openFixture(t);
  const missed = missedChanges(storeOf(fixture, "secrets").cache);
  start(fixture, t);
  const [maps, secrets] = [fixture.resource("configmaps"), fixture.resource("secrets")];
  const root = await maps.create({ metadata: { name: "o" } });
  const ownerReferences = [owner(root, { blockOwnerDeletion: true })];
  await secrets.create({ metadata: { name: "blocks", ownerReferences, finalizers: ["x.io/hold"] } });
  await maps.delete("o", { propagationPolicy: "Foreground" });
  await eventually(async () => (await secrets.get("blocks")).metadata.deletionTimestamp !== undefined);
  missed.begin();
  await secrets.change("blocks", ({ metadata }) => {
    metadata.finalizers = [];
  });
  await gone(secrets, "blocks");
  assert.deepEqual((await maps.get("o")).metadata.finalizers, ["foregroundDeletion"]);
  missed.end();
  await gone(maps, "o");
});

test("DEL-09 a dependent goes whose owner went while changes were missed", async (t) => {
  const fixture = await openFixture(t);
  const missed = missedChanges(storeOf(fixture, "configmaps").cache);
  start(fixture, t);
  const [maps, secrets] = [fixture.resource("configmaps"), fixture.resource("secrets")];
  const root = await maps.create({ metadata: { name: "o" } });
  await secrets.create({ metadata: { name: "d", ownerReferences: [owner(root)] } });
  // Its queue is empty again once this one has been decided about.
  await secrets.create({ metadata: { name: "never", ownerReferences: [{ ...owner(root), name: "never" }] } });
  await gone(secrets, "never");
  missed.begin();
  await maps.delete("o");
  missed.end();
  await gone(secrets, "d");
});

test("DEL-09 owners of a large object are found one by one: those that are there keep it", async (t) => {
  const fixture = await openFixture(t);
  start(fixture, t);
  const maps = fixture.resource("configmaps");
  const kept = await maps.create({ metadata: { name: "kept" } });
  const absent = Array.from({ length: 1000 }, (_, index) => owner({ ...kept, metadata: { name: `n${index}`, uid: `u${index}` } }));
  await maps.create({ metadata: { name: "large", ownerReferences: [...absent, owner(kept)] } });
  const left = await eventually(async () => {
    const { ownerReferences } = (await maps.get("large")).metadata;
    return ownerReferences?.length === 1 && ownerReferences;
  });
  assert.equal(left[0]?.uid, kept.metadata.uid);
  await maps.delete("kept");
  await gone(maps, "large");
});
