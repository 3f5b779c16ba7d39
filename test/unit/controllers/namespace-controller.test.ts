import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { createAdmission } from "../../../runtime/admission/plugins.js";
import { createSystemNamespaces } from "../../../runtime/controllers/system-namespaces.js";
import type { JsonObject } from "../../../runtime/definition/json.js";
import type { ResourceStore } from "../../../runtime/registry/resource-store.js";
import { eventually } from "../../support/eventually.js";
import { type MissedChanges, missedChanges } from "../../support/missed-changes.js";
import { admissionHost, type Fixture, openFixture, status } from "../registry/registry-fixture.js";
import { runControllers } from "./run-controllers.js";

async function open(t: TestContext, prepare?: (fixture: Fixture) => void): Promise<Fixture> {
  const fixture = await openFixture(t, { plugins: (registry) => createAdmission(admissionHost(registry)).plugins });
  prepare?.(fixture);
  runControllers(t, fixture, ["namespace"]);
  return fixture;
}

const conditionsOf = (namespace: JsonObject) =>
  ((namespace["status"] as JsonObject)["conditions"] as JsonObject[] | undefined)?.map(({ type, status, reason, message }) => [
    type,
    status,
    reason,
    message,
  ]);

test("NS-01 NS-05 a namespace empties, says what remains, and goes", async (t) => {
  const fixture = await open(t);
  const namespaces = fixture.resource("namespaces");
  const maps = fixture.resource("configmaps");
  const made = await namespaces.create({ metadata: { name: "ns" } });
  assert.deepEqual([made["spec"], made["status"]], [{ finalizers: ["orch"] }, { phase: "Active" }]);
  assert.deepEqual(made.metadata.labels, { "orch.io/metadata.name": "ns" });
  await maps.create({ metadata: { name: "a" } });
  await fixture.resource("secrets").create({ metadata: { name: "s" } });
  await maps.create({ metadata: { name: "held", finalizers: ["x.io/hold"] } });
  const { object, code } = await namespaces.delete("ns");
  assert.equal(code, 200);
  assert.deepEqual(object?.object()["status"], { phase: "Terminating" });
  const waiting = await eventually(async () => {
    const namespace = (await namespaces.get("ns")) as unknown as JsonObject;
    return conditionsOf(namespace) && namespace;
  });
  assert.deepEqual(conditionsOf(waiting), [
    ["NamespaceDeletionDiscoveryFailure", "False", "ResourcesDiscovered", "All resources successfully discovered"],
    ["NamespaceDeletionGroupVersionParsingFailure", "False", "ParsedGroupVersions", "All legacy kube types successfully parsed"],
    ["NamespaceDeletionContentFailure", "False", "ContentDeleted", "All content successfully deleted, may be waiting on finalization"],
    ["NamespaceContentRemaining", "True", "SomeResourcesRemain", "Some resources are remaining: configmaps. has 1 resource instances"],
    [
      "NamespaceFinalizersRemaining",
      "True",
      "SomeFinalizersRemain",
      "Some content in the namespace has finalizers remaining: x.io/hold in 1 resource instances",
    ],
  ]);
  await assert.rejects(
    maps.create({ metadata: { name: "late" } }),
    status(403, "Forbidden", 'configmaps "late" is forbidden: unable to create new content in namespace ns because it is being terminated'),
  );
  await maps.change("held", ({ metadata }) => {
    metadata.finalizers = [];
  });
  await eventually(async () => !(await namespaces.names()).includes("ns"));
  assert.deepEqual(await maps.names(), []);
});

test("NS-05 what ends already is not deleted again whenever one object goes", async (t) => {
  const fixture = await open(t);
  const [namespaces, maps] = [fixture.resource("namespaces"), fixture.resource("configmaps")];
  const { store } = fixture.registry.stored("", "v1", "configmaps") as { store: ResourceStore };
  const deleteCollection = store.deleteCollection.bind(store);
  let deletions = 0;
  store.deleteCollection = (...given) => {
    deletions++;
    return deleteCollection(...given);
  };
  await namespaces.create({ metadata: { name: "ns" } });
  const names = Array.from({ length: 20 }, (_, index) => `held-${index}`);
  for (const name of names) await maps.create({ metadata: { name, finalizers: ["x.io/hold"] } });
  await namespaces.delete("ns");
  const message = async (): Promise<string> => JSON.stringify(conditionsOf((await namespaces.get("ns")) as unknown as JsonObject) ?? "");
  for (const [index, name] of names.entries()) {
    const left = names.length - index;
    await eventually(async () => (await message()).includes(`configmaps. has ${left} resource instances`));
    await maps.change(name, ({ metadata }) => {
      metadata.finalizers = [];
    });
  }
  await eventually(async () => !(await namespaces.names()).includes("ns"));
  assert.ok(deletions >= 1 && deletions <= 4, `${deletions} times`);
});

test("NS-01 a namespace waits for a creation that the store has not answered, and takes what it made with it", async (t) => {
  const fixture = await open(t);
  const namespaces = fixture.resource("namespaces");
  const maps = fixture.resource("configmaps");
  await namespaces.create({ metadata: { name: "ns" } });
  const { store, registry } = fixture;
  const commit = store.commit.bind(store);
  const handedOver = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  store.commit = async (request) => {
    if (!request.key.endsWith("!late")) return commit(request);
    handedOver.resolve();
    await answered.promise;
    return commit(request);
  };
  const waiting = Promise.withResolvers<void>();
  const ended = registry.creations.ended.bind(registry.creations);
  registry.creations.ended = (namespace) => {
    waiting.resolve();
    return ended(namespace);
  };
  const creation = maps.create({ metadata: { name: "late" } });
  await handedOver.promise;
  await namespaces.delete("ns");
  await waiting.promise;
  assert.ok((await namespaces.names()).includes("ns"));
  answered.resolve();
  assert.equal((await creation).metadata.name, "late");
  await eventually(async () => !(await namespaces.names()).includes("ns"));
  assert.deepEqual(await maps.names(), []);
});

test("NS-04 ADM-09 the first namespaces exist and stay", async (t) => {
  const fixture = await open(t);
  const namespaces = fixture.resource("namespaces");
  await createSystemNamespaces(fixture.registry, fixture.context);
  await createSystemNamespaces(fixture.registry, fixture.context);
  assert.deepEqual(await namespaces.names(), ["default", "orch-node-lease", "orch-public", "orch-system"]);
  for (const name of ["default", "orch-public", "orch-system"]) {
    await assert.rejects(
      namespaces.delete(name),
      status(403, "Forbidden", `namespaces "${name}" is forbidden: this namespace may not be deleted`),
    );
  }
});

test("NS-03 the name label is restored, silently", async (t) => {
  const fixture = await open(t);
  const namespaces = fixture.resource("namespaces");
  await namespaces.create({ metadata: { name: "ns", labels: { "orch.io/metadata.name": "other" } } });
  const changed = await namespaces.change("ns", ({ metadata }) => {
    metadata.labels = { x: "y" };
  });
  assert.deepEqual(changed.metadata.labels, { x: "y", "orch.io/metadata.name": "ns" });
  assert.deepEqual(fixture.warnings, []);
});

test("NS-05 the finalize sub-resource frees a namespace", async (t) => {
  const fixture = await openFixture(t);
  const namespaces = fixture.resource("namespaces");
  await namespaces.create({ metadata: { name: "ns" } });
  await namespaces.delete("ns");
  const freed = await namespaces.put("ns", { metadata: { name: "ns" }, spec: {} }, { createMissing: false }, "finalize");
  assert.deepEqual(freed.metadata.name, "ns");
  assert.deepEqual(await namespaces.names(), []);
});

test("NS-06 NS-07 names of namespaces, and namespaces that are not there", async (t) => {
  const fixture = await open(t);
  await assert.rejects(
    fixture.resource("namespaces").create({ metadata: { name: "a.b" } }),
    status(422, "Invalid", /lowercase RFC 1123 label/),
  );
  const maps = fixture.resource("configmaps");
  await assert.rejects(maps.create({ metadata: { name: "a" } }), status(404, "NotFound", 'namespaces "ns" not found'));
  assert.deepEqual(await maps.names(), []);
});

test("NS-01 a namespace goes whose content went while changes were missed", async (t) => {
  let missed: MissedChanges | undefined;
  const fixture = await open(t, ({ registry }) => {
    const maps = registry.stores().find(({ definition }) => definition.resource === "configmaps");
    missed = maps && missedChanges(maps.cache);
  });
  const namespaces = fixture.resource("namespaces");
  const maps = fixture.resource("configmaps");
  await namespaces.create({ metadata: { name: "ns" } });
  await maps.create({ metadata: { name: "held", finalizers: ["x.io/hold"] } });
  await namespaces.delete("ns");
  await eventually(() => missed?.watches === 1);
  // What it was told of itself is dealt with once namespaces that came after it are.
  await namespaces.create({ metadata: { name: "later" } });
  await namespaces.delete("later");
  await eventually(async () => !(await namespaces.names()).includes("later"));
  missed?.begin();
  await maps.change("held", ({ metadata }) => {
    metadata.finalizers = [];
  });
  assert.deepEqual(await maps.names(), []);
  missed?.end();
  await eventually(async () => !(await namespaces.names()).includes("ns"));
});
