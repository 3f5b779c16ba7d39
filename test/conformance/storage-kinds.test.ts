/** PersistentVolumeClaim and the kinds of the storage group. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertInvalid, assertOk, assertStatus } from "../support/assertions.js";
import { PHASES_BY_HAND, startServer, type TestServer } from "../support/server.js";

const CLAIMS = "/api/v1/namespaces/default/persistentvolumeclaims";
const STORAGE = "/apis/storage.orch.io/v1";
const DRIVERS = `${STORAGE}/csidrivers`;
const NODES = `${STORAGE}/csinodes`;
const CAPACITIES = `${STORAGE}/namespaces/default/csistoragecapacities`;

describe("claims", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer({ flags: [PHASES_BY_HAND] });
  });
  after(() => server.stop());

  const claim = (name: string, more: object = {}) => ({
    metadata: { name },
    spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } }, ...more },
  });

  test("PVC-01, PVC-02, PVC-08, PVC-12 strings round-trip, volumeMode and phase have defaults", async () => {
    const made = assertOk(await server.admin.post(CLAIMS, claim("p01", { volumeName: "v", storageClassName: "s" })), 201);
    assert.deepEqual([made.spec.volumeName, made.spec.storageClassName, made.spec.volumeMode], ["v", "s", "Filesystem"]);
    assert.equal(made.status.phase, "Pending");
    const status = { ...made, status: { phase: "Bound", capacity: { storage: "1024Mi" } } };
    const bound = assertOk(await server.admin.put(`${CLAIMS}/p01/status`, status), 200);
    assert.deepEqual([bound.status.phase, bound.status.capacity], ["Bound", { storage: "1Gi" }]);
    assert.equal(assertOk(await server.admin.get(CLAIMS), 200).kind, "PersistentVolumeClaimList");
  });

  test("PVC-03 a data source that is not allowed is dropped", async () => {
    const made = assertOk(await server.admin.post(CLAIMS, claim("p03", { dataSource: { kind: "Pod", name: "x" } })), 201);
    assert.equal(made.spec.dataSource, undefined);
  });

  test("PVC-04, PVC-05 the two data sources agree", async () => {
    assertStatus(await server.admin.post(CLAIMS, claim("p04", { dataSourceRef: { kind: "Pod", name: "x" } })), 422, "Invalid");
    assertOk(await server.admin.post(CLAIMS, claim("p04", { dataSourceRef: { apiGroup: "x.example", kind: "Foo", name: "x" } })), 201);
    const source = { kind: "PersistentVolumeClaim", name: "x" };
    const one = assertOk(await server.admin.post(CLAIMS, claim("p05", { dataSourceRef: source })), 201);
    assert.deepEqual([one.spec.dataSource.name, one.spec.dataSourceRef.name], ["x", "x"]);
    const other = assertOk(await server.admin.post(CLAIMS, claim("p05b", { dataSource: source })), 201);
    assert.deepEqual(other.spec.dataSourceRef, other.spec.dataSource);
    const different = claim("p05c", { dataSource: source, dataSourceRef: { ...source, name: "y" } });
    assertStatus(await server.admin.post(CLAIMS, different), 422, "Invalid", /dataSource/);
  });

  test("PVC-05 older clients, which know one of the two fields, can write a claim back", async () => {
    const source = { kind: "PersistentVolumeClaim", name: "x" };
    const made = assertOk(await server.admin.post(`${CLAIMS}?fieldManager=m`, claim("p05d", { dataSource: source })), 201);
    const owned = made.metadata.managedFields[0].fieldsV1["f:spec"];
    assert.deepEqual(["f:dataSource" in owned, "f:dataSourceRef" in owned], [true, false]);
    const again = assertOk(await server.admin.put(`${CLAIMS}/p05d`, claim("p05d", { dataSource: source })), 200);
    assert.deepEqual(again.spec.dataSourceRef, again.spec.dataSource);
    assertStatus(await server.admin.put(`${CLAIMS}/p05d`, claim("p05d")), 422, "Invalid", /spec is immutable/);
  });

  test("PVC-08 amounts are kept in whole thousandths, rounded up", async () => {
    for (const [given, kept] of [
      ["1n", "1m"],
      ["0.0001", "1m"],
      ["999999999n", "1"],
      ["1.00049", "1001m"],
      ["1.5", "1500m"],
    ] as const) {
      const sized = claim(`p08-${given.replace(".", "-")}`, { resources: { requests: { storage: given } } });
      assert.equal(assertOk(await server.admin.post(`${CLAIMS}?dryRun=All`, sized), 201).spec.resources.requests.storage, kept);
    }
  });

  test("PVC-10 a failed expansion may ask for less while its gate is on", async () => {
    const gated = await startServer({ flags: ["--feature-gates=RecoverVolumeExpansionFailure=true", PHASES_BY_HAND] });
    const sized = (storage: string) => claim("p10b", { storageClassName: "grows", resources: { requests: { storage } } });
    const growing = { metadata: { name: "grows" }, provisioner: "x.io/p", allowVolumeExpansion: true };
    assertOk(await gated.admin.post("/apis/storage.orch.io/v1/storageclasses", growing), 201);
    assertOk(await gated.admin.post(CLAIMS, sized("1Gi")), 201);
    assertOk(await gated.admin.mergePatch(`${CLAIMS}/p10b/status`, { status: { phase: "Bound", capacity: { storage: "1Gi" } } }), 200);
    assertOk(await gated.admin.put(`${CLAIMS}/p10b`, sized("5Gi")), 200);
    assertOk(await gated.admin.put(`${CLAIMS}/p10b`, sized("2Gi")), 200);
    const reply = await gated.admin.put(`${CLAIMS}/p10b`, sized("1Gi"));
    assertInvalid(reply, "FieldValueForbidden spec.resources.requests.storage");
    const write = (status: object) => gated.admin.mergePatch(`${CLAIMS}/p10b/status`, { status });
    const under = assertOk(await write({ allocatedResources: { storage: "2Gi" }, resizeStatus: "NodeExpansionPending" }), 200).status;
    assert.deepEqual([under.allocatedResources, under.resizeStatus], [{ storage: "2Gi" }, "NodeExpansionPending"]);
    const done = assertOk(await write({ capacity: { storage: "2Gi" }, resizeStatus: "" }), 200).status;
    assert.deepEqual([done.capacity, done.resizeStatus], [{ storage: "2Gi" }, ""]);
    await gated.stop();
  });

  test("PVC-06, PVC-10, VER-09 gated fields are dropped while their gate is off", async () => {
    const gated = await startServer({ flags: ["--feature-gates=AnyVolumeDataSource=false"] });
    const made = assertOk(
      await gated.admin.post(CLAIMS, claim("p06", { dataSourceRef: { kind: "PersistentVolumeClaim", name: "x" } })),
      201,
    );
    assert.equal(made.spec.dataSourceRef, undefined);
    await gated.stop();
    const plain = assertOk(await server.admin.post(CLAIMS, claim("p10")), 201);
    const status = { ...plain, status: { allocatedResources: { storage: "1Gi" }, resizeStatus: "NodeExpansionPending" } };
    const dropped = assertOk(await server.admin.put(`${CLAIMS}/p10/status`, status), 200);
    assert.deepEqual([dropped.status.allocatedResources, dropped.status.resizeStatus], [undefined, undefined]);
  });

  test("PVC-09 conditions merge by type", async () => {
    assertOk(await server.admin.post(CLAIMS, claim("p09")), 201);
    const condition = (type: string) => ({ status: { conditions: [{ type, status: "True" }] } });
    assertOk(await server.admin.strategicPatch(`${CLAIMS}/p09/status`, condition("A")), 200);
    const both = assertOk(await server.admin.strategicPatch(`${CLAIMS}/p09/status`, condition("B")), 200);
    assert.deepEqual(both.status.conditions.map((entry: { type: string }) => entry.type).sort(), ["A", "B"]);
  });

  test("PVC-13 access modes and a storage request are needed, and the spec stays", async () => {
    const bare = await server.admin.post(CLAIMS, { metadata: { name: "p13" }, spec: {} });
    assertInvalid(bare, "FieldValueRequired spec.accessModes", "FieldValueRequired spec.resources[storage]");
    const made = assertOk(await server.admin.post(CLAIMS, claim("p13")), 201);
    const changed = await server.admin.put(`${CLAIMS}/p13`, { ...made, spec: { ...made.spec, accessModes: ["ReadOnlyMany"] } });
    assertInvalid(changed, "FieldValueForbidden spec");
    assertOk(await server.admin.mergePatch(`${CLAIMS}/p13`, { spec: { volumeName: "once" } }), 200);
    assertInvalid(await server.admin.mergePatch(`${CLAIMS}/p13`, { spec: { volumeName: "twice" } }), "FieldValueForbidden spec");
  });
});

describe("storage group", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer({ flags: [PHASES_BY_HAND] });
  });
  after(() => server.stop());

  const create = (path: string, name: string, body: object) => server.admin.post(path, { metadata: { name }, ...body });

  test("CSI-01, CSI-02, CSI-03, CSI-05, CSI-09 a driver's defaults, and what may change", async () => {
    const made = assertOk(await create(DRIVERS, "d1", { spec: {} }), 201);
    assert.deepEqual(made.spec, {
      attachRequired: true,
      fsGroupPolicy: "ReadWriteOnceWithFSType",
      podInfoOnMount: false,
      requiresRepublish: false,
      storageCapacity: false,
      volumeLifecycleModes: ["Persistent"],
    });
    const change = (spec: object) => server.admin.mergePatch(`${DRIVERS}/d1`, { spec });
    assertInvalid(await change({ attachRequired: false }), "FieldValueInvalid spec.attachedRequired");
    assertInvalid(await change({ fsGroupPolicy: "None" }), "FieldValueInvalid spec.fsGroupPolicy");
    assertInvalid(await change({ podInfoOnMount: true }), "FieldValueInvalid spec.podInfoOnMount");
    assertInvalid(await change({ volumeLifecycleModes: ["Ephemeral"] }), "FieldValueInvalid spec.volumeLifecycleModes");
    assertOk(await change({ requiresRepublish: true, storageCapacity: true }), 200);
    assertInvalid(await create(DRIVERS, "d2", { spec: { fsGroupPolicy: "Foo" } }), "FieldValueNotSupported spec.fsGroupPolicy");
    const modes = await create(DRIVERS, "d2", { spec: { volumeLifecycleModes: ["Foo"] } });
    assertStatus(modes, 422, "Invalid", /spec\.volumeLifecycleModes.*Unsupported value: "Foo"/);
  });

  test("META-16 kinds that are never overwritten blindly say so in the peer's words", async () => {
    const body = { metadata: { name: "unguarded.example" }, spec: {} };
    assertOk(await server.admin.post(DRIVERS, body), 201);
    const message = /metadata\.resourceVersion: Invalid value: 0x0: must be specified for an update$/;
    assertStatus(await server.admin.put(`${DRIVERS}/unguarded.example`, body), 422, "Invalid", message);
  });

  test("CSI-07 token audiences are distinct", async () => {
    const tokens = (...tokenRequests: object[]) => create(DRIVERS, "d3", { spec: { tokenRequests } });
    assertStatus(await tokens({ audience: "a" }, { audience: "a" }), 422, "Invalid", /Duplicate value: "a"/);
    assertStatus(await tokens({ audience: "" }, { audience: "" }), 422, "Invalid", /Duplicate value: ""/);
    assertStatus(
      await tokens({ audience: "a", expirationSeconds: 599 }),
      422,
      "Invalid",
      /may not specify a duration less than 10 minutes/,
    );
    assertOk(await tokens({ audience: "" }, { audience: "a", expirationSeconds: 600 }), 201);
  });

  test("CSI-10 list kinds", async () => {
    for (const [path, kind] of [
      [DRIVERS, "CSIDriverList"],
      [NODES, "CSINodeList"],
      [CAPACITIES, "CSIStorageCapacityList"],
    ] as const) {
      assert.equal(assertOk(await server.admin.get(path), 200).kind, kind);
    }
  });

  test("CSI-12, CSI-13, CSI-14 a node's drivers merge by name and are immutable", async () => {
    const driver = (name: string, more: object = {}) => ({ name, nodeID: `id-${name}`, topologyKeys: null, ...more });
    const made = assertOk(
      await create(NODES, "n1", { spec: { drivers: [driver("a", { allocatable: { count: 3 }, topologyKeys: ["zone"] })] } }),
      201,
    );
    assert.equal(made.spec.drivers[0].allocatable.count, 3);
    const both = assertOk(await server.admin.strategicPatch(`${NODES}/n1`, { spec: { drivers: [driver("b")] } }), 200);
    assert.deepEqual(both.spec.drivers.map((entry: { name: string }) => entry.name).sort(), ["a", "b"]);
    assertStatus(await server.admin.strategicPatch(`${NODES}/n1`, { spec: { drivers: [driver("b", { nodeID: "z" })] } }), 422, "Invalid");
    assertStatus(await create(NODES, "n2", { spec: { drivers: [driver("a"), driver("a")] } }), 422, "Invalid", /Duplicate value: "a"/);
    assertInvalid(await create(NODES, "n2", { spec: { drivers: [{ name: "a" }] } }), "FieldValueRequired spec.drivers[0].nodeID");
    const negative = await create(NODES, "n2", { spec: { drivers: [driver("a", { allocatable: { count: -1 } })] } });
    assertInvalid(negative, "FieldValueInvalid spec.drivers[0].allocatable.count");
  });

  test("CSI-15, CSI-16, CSI-17 a capacity's rules", async () => {
    assertInvalid(await create(CAPACITIES, "c1", {}), "FieldValueInvalid storageClassName");
    const unset = assertOk(await create(CAPACITIES, "c1", { storageClassName: "fast", capacity: "1024Mi" }), 201);
    assert.deepEqual([unset.nodeTopology, unset.capacity], [undefined, "1Gi"]);
    const empty = assertOk(await create(CAPACITIES, "c2", { storageClassName: "fast", nodeTopology: {} }), 201);
    assert.deepEqual(empty.nodeTopology, {});
    assertInvalid(await server.admin.mergePatch(`${CAPACITIES}/c1`, { storageClassName: "slow" }), "FieldValueInvalid storageClassName");
    assertInvalid(await server.admin.mergePatch(`${CAPACITIES}/c1`, { nodeTopology: {} }), "FieldValueInvalid nodeTopology");
    assertOk(await server.admin.mergePatch(`${CAPACITIES}/c1`, { capacity: "2Gi", maximumVolumeSize: "1Gi" }), 200);
    assertStatus(await create(CAPACITIES, "c3", { storageClassName: "fast", capacity: "abc" }), 400, "BadRequest", /quantities must match/);
    assertInvalid(await create(CAPACITIES, "c3", { storageClassName: "fast", capacity: "-1" }), "FieldValueInvalid capacity");
  });

  test("CSI-19, OBS-01, VER-11 the older version is the same object, with a warning", async () => {
    assertOk(await create(CAPACITIES, "c19", { storageClassName: "fast" }), 201);
    const reply = await server.admin.get(CAPACITIES.replace("/v1/", "/v1beta1/").concat("/c19"));
    assert.deepEqual([assertOk(reply, 200).apiVersion, reply.json.storageClassName], ["storage.orch.io/v1beta1", "fast"]);
    assert.equal(
      reply.headers["warning"],
      '299 - "storage.orch.io/v1beta1 CSIStorageCapacity is deprecated in v1.24+, unavailable in v1.27+; use storage.orch.io/v1 CSIStorageCapacity"',
    );
  });
});
