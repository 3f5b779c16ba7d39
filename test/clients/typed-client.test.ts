/** The generated clients against a real server: every verb once, and every resource of the server. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import {
  DynamicClient,
  extractApplied,
  hasCause,
  isAlreadyExists,
  isConflict,
  isExpired,
  isInvalid,
  isNotFound,
  type ResourceClient,
} from "orch/client";
import { type ControlPlane, startControlPlane } from "orch/testing";

let plane: ControlPlane;
before(async () => {
  plane = await startControlPlane();
});
after(() => plane.stop());

/** Every client of the set, found by walking its getters. */
function* everyClient(): Generator<ResourceClient> {
  const { admin } = plane;
  for (const group of gettersOf(admin)) {
    for (const version of Object.values(Reflect.get(admin, group) as object)) {
      for (const resource of gettersOf(version)) yield Reflect.get(version, resource) as ResourceClient;
    }
  }
}

const gettersOf = (object: object): string[] =>
  Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(object))).flatMap(([name, { get }]) =>
    get === undefined ? [] : [name],
  );

describe("generated clients", () => {
  it("SDK-08: there is one for every resource that the server has, and it speaks of the same", async () => {
    const dynamic = new DynamicClient(plane.admin.connection);
    const served = new Map<string, { readonly namespaced: boolean; readonly verbs: readonly string[]; readonly kind: string }>();
    for (const groupVersion of await dynamic.discovery.groupVersions()) {
      for (const found of await dynamic.discovery.resources(groupVersion)) served.set(`${groupVersion}/${found.plural}`, found);
    }
    for (const client of everyClient()) {
      const { group, vendorGroup, version, plural, namespaced, kind } = client.descriptor;
      const name = `${group === "" ? "" : `${group}${vendorGroup ? ".orch.io" : ""}/`}${version}/${plural}`;
      const found = served.get(name);
      if (found === undefined) continue;
      assert.deepEqual({ namespaced, kind }, { namespaced: found.namespaced, kind: found.kind }, name);
      if (found.verbs.includes("list")) assert(Array.isArray((await client.list({ limit: 1 })).items), name);
      served.delete(name);
    }
    assert.deepEqual([...served.keys()], []);
  });

  it("SDK-08: create, get, replace, patch in all types, delete, with dry runs and conditions", async () => {
    const maps = plane.admin.core.v1.configMaps.namespace("default");
    await maps.create({ metadata: { name: "dry" } }, { dryRun: true });
    await assert.rejects(maps.get("dry"), isNotFound);
    const made = await maps.create({ metadata: { name: "m" }, data: { a: "1" } }, { fieldManager: "maker" });
    assert.equal(made.metadata.managedFields?.[0]?.manager, "maker");
    await assert.rejects(maps.create({ metadata: { name: "m" } }), isAlreadyExists);
    await assert.rejects(
      maps.create({ metadata: { name: "M" } }),
      (error) => isInvalid(error) && error.causes[0]?.field === "metadata.name",
    );
    const replaced = await maps.replace({ ...made, data: { a: "2" } });
    await assert.rejects(maps.replace({ ...made, data: {} }), isConflict);
    assert.deepEqual((await maps.patch.merge("m", { data: { b: "3", a: null } })).data, { b: "3" });
    assert.deepEqual(
      (
        await maps.patch.json("m", [
          { op: "test", path: "/data/b", value: "3" },
          { op: "move", from: "/data/b", path: "/data/c" },
        ])
      ).data,
      { c: "3" },
    );
    assert.deepEqual((await maps.patch.strategic("m", { data: { d: "4" } })).data, { c: "3", d: "4" });
    await assert.rejects(maps.delete("m", { preconditions: { resourceVersion: replaced.metadata.resourceVersion } }), isConflict);
    await maps.delete("m", { preconditions: { uid: made.metadata.uid } });
    await assert.rejects(maps.get("m"), isNotFound);
    assert.throws(() => plane.admin.core.v1.configMaps.namespace(""), TypeError);
    await assert.rejects(maps.get(""), TypeError);
  });

  it("SDK-08: apply, conflicts between managers, and what a manager owns", async () => {
    const pods = plane.admin.core.v1.pods.namespace("default");
    const containers = (image: string) => [{ name: "c", image, env: [{ name: "A", value: "1" }], ports: [{ containerPort: 80 }] }];
    const wanted = { metadata: { name: "p", labels: { app: "web" } }, spec: { containers: containers("one") } };
    const applied = await pods.apply(wanted, { fieldManager: "web" });
    await pods.patch.merge("p", { metadata: { labels: { other: "yes" } } });
    const owned = pods.extract(await pods.get("p"), "web");
    assert.deepEqual(owned?.metadata, { name: "p", namespace: "default", labels: { app: "web" } });
    assert.deepEqual(owned?.spec, {
      containers: [{ name: "c", image: "one", env: [{ name: "A", value: "1" }], ports: [{ containerPort: 80, protocol: "TCP" }] }],
    });
    assert.equal(extractApplied(applied, "nobody"), undefined);
    const other = { metadata: { name: "p" }, spec: { containers: [{ name: "c", image: "two" }] } };
    await assert.rejects(
      pods.apply(other, { fieldManager: "rival" }),
      (error) => isConflict(error) && hasCause(error, "FieldManagerConflict"),
    );
    const forced = await pods.apply(other, { fieldManager: "rival", force: true });
    assert.equal(forced.spec?.containers?.[0]?.image, "two");
    await pods.delete("p", { gracePeriodSeconds: 0 });
  });

  it("SDK-08: sub-resources, pages, collections", async () => {
    const { namespaces, pods, secrets } = plane.admin.core.v1;
    const inside = pods.namespace("default");
    const pod = await inside.create({ metadata: { name: "s" }, spec: { containers: [{ name: "c", image: "i" }] } });
    assert.equal((await inside.status.patch.merge("s", { status: { phase: "Running" } })).status?.phase, "Running");
    assert.equal(
      (await inside.status.replace("s", { ...(await inside.status.get("s")), status: { phase: "Failed" } })).status?.phase,
      "Failed",
    );
    assert.equal((await inside.get("s")).metadata.uid, pod.metadata.uid);
    const space = await namespaces.create({ metadata: { name: "held" }, spec: { finalizers: ["example.com/hold"] } });
    assert.equal((await namespaces.finalize.replace("held", { ...space, spec: { finalizers: [] } })).metadata.name, "held");

    const held = secrets.namespace("default");
    for (let i = 0; i < 7; i++) await held.create({ metadata: { name: `s${i}`, labels: { odd: String(i % 2) } } });
    const sizes: number[] = [];
    for await (const page of held.pages({ pageSize: 3 })) sizes.push(page.items.length);
    assert.equal(Math.max(...sizes), 3);
    const names: string[] = [];
    for await (const { metadata } of held.items({ labelSelector: "odd=1", pageSize: 1 })) names.push(metadata.name);
    assert.deepEqual(names, ["s1", "s3", "s5"]);
    const begun = await held.list({ limit: 2 });
    await plane.faults.expireHistory();
    await held.create({ metadata: { name: "s9" } });
    await plane.faults.expireHistory();
    await assert.rejects(held.list({ limit: 2, continue: begun.continue }), isExpired);
    await held.deleteCollection({ labelSelector: "odd=1" });
    assert.equal((await held.list({ labelSelector: "odd" })).items.length, 4);
  });

  it("kinds known only at run time are found by what the server tells", async () => {
    const dynamic = new DynamicClient(plane.admin.connection);
    const made = await dynamic.create({ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "d" }, data: { a: "1" } });
    assert.equal(made.metadata.namespace, "default");
    assert.deepEqual((await dynamic.get({ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "d" } })).data, { a: "1" });
    await dynamic.apply({ apiVersion: "v1", kind: "Namespace", metadata: { name: "dynamic" } }, { fieldManager: "f" });
    await dynamic.delete({ apiVersion: "v1", kind: "Namespace", metadata: { name: "dynamic" } });
    await assert.rejects(dynamic.create({ apiVersion: "v1", kind: "Nothing" }), {
      name: "ConfigurationError",
      message: "the server has no kind Nothing in v1",
    });
  });
});
