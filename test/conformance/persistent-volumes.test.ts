/** Persistent volumes: every source, what it asks of the rest, and what stays as it is. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertInvalid, assertOk, assertStatus } from "../support/assertions.js";
import { PHASES_BY_HAND, startServer, type TestServer } from "../support/server.js";

const VOLUMES = "/api/v1/persistentvolumes";
const AFFINITY = {
  required: {
    nodeSelectorTerms: [
      {
        matchExpressions: [{ key: "zone", operator: "In", values: ["a", "b"] }],
        matchFields: [{ key: "metadata.name", operator: "In", values: ["n"] }],
      },
      { matchExpressions: [{ key: "disk", operator: "Exists" }] },
    ],
  },
};

type Fields = Record<string, unknown>;

/** Sources that are complete, with what the server adds to them. */
const COMPLETE: readonly { id: string; source: Fields; added?: Fields; beside?: Fields }[] = [
  { id: "PV-06", source: { local: { path: "/disks/a", fsType: "ext4" } }, beside: { nodeAffinity: AFFINITY } },
  { id: "PV-07", source: { awsElasticBlockStore: { volumeID: "v", partition: 1, fsType: "ext4", readOnly: true } } },
  {
    id: "PV-07",
    source: { azureDisk: { diskName: "d", diskURI: "https://d" } },
    added: { kind: "Shared", cachingMode: "ReadWrite", fsType: "ext4", readOnly: false },
  },
  { id: "PV-08", source: { azureFile: { secretName: "s", shareName: "h", readOnly: true, secretNamespace: "n" } } },
  { id: "PV-08", source: { cinder: { volumeID: "v", fsType: "ext4", readOnly: true, secretRef: { name: "s", namespace: "n" } } } },
  { id: "PV-09", source: { cephfs: { monitors: ["m"], path: "/p", user: "u", secretRef: { name: "s", namespace: "n" }, readOnly: true } } },
  { id: "PV-09", source: { cephfs: { monitors: ["m"] } } },
  {
    id: "PV-10",
    source: {
      csi: {
        driver: "d.example",
        volumeHandle: "h",
        fsType: "ext4",
        volumeAttributes: { a: "b" },
        controllerPublishSecretRef: { name: "a", namespace: "n" },
        nodeStageSecretRef: { name: "b", namespace: "n" },
        nodePublishSecretRef: { name: "c", namespace: "n" },
        controllerExpandSecretRef: { name: "d", namespace: "n" },
      },
    },
  },
  { id: "PV-11", source: { fc: { targetWWNs: ["w"], lun: 0, fsType: "ext4" } } },
  { id: "PV-11", source: { flexVolume: { driver: "x.example/d", secretRef: { name: "s", namespace: "n" }, options: { a: "b" } } } },
  { id: "PV-11", source: { flocker: { datasetName: "d" } } },
  {
    id: "PV-11",
    source: { iscsi: { targetPortal: "1.2.3.4:3260", iqn: "iqn.2001-04.com.example:storage", lun: 0 } },
    added: { iscsiInterface: "default" },
  },
  { id: "PV-11", source: { photonPersistentDisk: { pdID: "p", fsType: "ext4" } } },
  { id: "PV-11", source: { portworxVolume: { volumeID: "v", fsType: "ext4" } } },
  { id: "PV-11", source: { quobyte: { registry: "r:1", volume: "v", user: "u", group: "g" } } },
  {
    id: "PV-11",
    source: { scaleIO: { gateway: "g", system: "s", volumeName: "v", secretRef: { name: "s", namespace: "n" } } },
    added: { storageMode: "ThinProvisioned", fsType: "xfs" },
  },
  { id: "PV-11", source: { storageos: { volumeName: "v", volumeNamespace: "n", secretRef: { name: "s", namespace: "n" } } } },
  { id: "PV-11", source: { vsphereVolume: { volumePath: "p", fsType: "ext4", storagePolicyName: "s" } } },
  { id: "PV-12", source: { hostPath: { path: "/p" } }, added: { type: "" } },
  { id: "PV-12", source: { nfs: { server: "s", path: "/p", readOnly: true } } },
  { id: "PV-12", source: { gcePersistentDisk: { pdName: "p", fsType: "ext4" } } },
  { id: "PV-12", source: { glusterfs: { endpoints: "e", path: "p", endpointsNamespace: "n" } } },
  {
    id: "PV-12",
    source: { rbd: { monitors: ["m"], image: "i" } },
    added: { pool: "rbd", user: "admin", keyring: "/etc/ceph/keyring" },
  },
];

const WRONG: readonly { id: string; what: string; spec: Fields; causes: readonly string[] }[] = [
  {
    id: "PV-01",
    what: "an affinity without terms",
    spec: { hostPath: { path: "/p" }, nodeAffinity: { required: {} } },
    causes: ["FieldValueRequired spec.nodeAffinity.required.nodeSelectorTerms"],
  },
  {
    id: "PV-06",
    what: "a local volume without its path",
    spec: { local: {}, nodeAffinity: AFFINITY },
    causes: ["FieldValueRequired spec.local.path"],
  },
  {
    id: "PV-06",
    what: "a local volume that every node has",
    spec: { local: { path: "/p" } },
    causes: ["FieldValueRequired spec.nodeAffinity"],
  },
  {
    id: "PV-06",
    what: "a local volume with steps back",
    spec: { local: { path: "/a/../b" }, nodeAffinity: AFFINITY },
    causes: ["FieldValueInvalid spec.local.path"],
  },
  {
    id: "PV-08",
    what: "an empty namespace of a secret",
    spec: { azureFile: { secretName: "s", shareName: "h", secretNamespace: "" } },
    causes: ["FieldValueRequired spec.azureFile.secretNamespace"],
  },
  {
    id: "PV-10",
    what: "a driver's volume without its handle",
    spec: { csi: { driver: "d.example" } },
    causes: ["FieldValueRequired spec.csi.volumeHandle"],
  },
  {
    id: "PV-10",
    what: "a driver's secret without a namespace",
    spec: { csi: { driver: "d.example", volumeHandle: "h", nodePublishSecretRef: { name: "s" } } },
    causes: ["FieldValueRequired spec.csi.nodePublishSecretRef.namespace"],
  },
  { id: "PV-12", what: "no source", spec: {}, causes: ["FieldValueRequired spec"] },
  {
    id: "PV-12",
    what: "two sources",
    spec: { hostPath: { path: "/p" }, nfs: { server: "s", path: "/p" } },
    causes: ["FieldValueForbidden spec.nfs"],
  },
  {
    id: "PV-12",
    what: "no capacity",
    spec: { hostPath: { path: "/p" }, capacity: undefined },
    causes: ["FieldValueRequired spec.capacity"],
  },
  {
    id: "PV-12",
    what: "no access modes",
    spec: { hostPath: { path: "/p" }, accessModes: undefined },
    causes: ["FieldValueRequired spec.accessModes"],
  },
  {
    id: "PV-12",
    what: "the whole node, recycled",
    spec: { hostPath: { path: "/" }, persistentVolumeReclaimPolicy: "Recycle" },
    causes: ["FieldValueForbidden spec.persistentVolumeReclaimPolicy"],
  },
];

describe("persistent volumes", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer({ flags: [PHASES_BY_HAND] });
  });
  after(() => server?.stop());

  const volume = (name: string, spec: Fields) => ({
    metadata: { name },
    spec: { capacity: { storage: "1Gi" }, accessModes: ["ReadWriteOnce"], ...spec },
  });

  for (const [i, { id, source, added, beside }] of COMPLETE.entries()) {
    const [kind, fields] = Object.entries(source)[0] as [string, Fields];
    test(`${id} ${kind} ${i} is kept as it was written`, async () => {
      const made = assertOk(await server.admin.post(VOLUMES, volume(`kept-${i}`, { ...source, ...beside })), 201);
      const read = assertOk(await server.admin.get(`${VOLUMES}/kept-${i}`), 200);
      assert.deepEqual(read, made);
      assert.deepEqual(read.spec[kind], { ...fields, ...added });
      if (beside !== undefined) assert.deepEqual(read.spec.nodeAffinity, AFFINITY);
    });
  }

  for (const { id, what, spec, causes } of WRONG) {
    test(`${id} refused: ${what}`, async () => assertInvalid(await server.admin.post(VOLUMES, volume("wrong", spec)), ...causes));
  }

  test("PV-03, PV-05, PV-13 what a volume says nothing of", async () => {
    const { spec, status } = assertOk(await server.admin.post(VOLUMES, volume("plain", { hostPath: { path: "/p" } })), 201);
    assert.deepEqual([spec.persistentVolumeReclaimPolicy, spec.storageClassName, spec.volumeMode], ["Retain", undefined, "Filesystem"]);
    assert.deepEqual(status, { phase: "Pending" });
  });

  test("PV-04 what a class provisions is deleted with its claim, unless it says otherwise", async () => {
    const made = assertOk(
      await server.admin.post("/apis/storage.orch.io/v1/storageclasses", { metadata: { name: "c" }, provisioner: "p.example" }),
      201,
    );
    assert.equal(made.reclaimPolicy, "Delete");
  });

  test("PV-12 source, mode and affinity stay; the rest may change", async () => {
    const path = `${VOLUMES}/fixed`;
    assertOk(await server.admin.post(VOLUMES, volume("fixed", { local: { path: "/a" }, nodeAffinity: AFFINITY })), 201);
    const change = (spec: Fields) => server.admin.mergePatch(path, { spec });
    assertStatus(
      await change({ local: { path: "/b" } }),
      422,
      "Invalid",
      /spec\.persistentvolumesource: Forbidden: spec\.persistentvolumesource is immutable after creation/,
    );
    assertInvalid(await change({ local: null, nfs: { server: "s", path: "/p" } }), "FieldValueForbidden spec.persistentvolumesource");
    assertInvalid(await change({ volumeMode: "Block" }), "FieldValueInvalid volumeMode");
    assertInvalid(
      await change({ nodeAffinity: { required: { nodeSelectorTerms: [{ matchExpressions: [{ key: "k", operator: "Exists" }] }] } } }),
      "FieldValueInvalid spec.nodeAffinity",
    );
    const changed = {
      persistentVolumeReclaimPolicy: "Delete",
      mountOptions: ["ro"],
      claimRef: { namespace: "default", name: "c" },
      storageClassName: "x",
    };
    const { spec } = assertOk(await change(changed), 200);
    assert.deepEqual({ ...spec, ...changed }, spec);
  });

  test("PV-13 who makes a volume may say its phase, as a provisioner restores one", async () => {
    const bound = { ...volume("restored", { hostPath: { path: "/p" } }), status: { phase: "Available", message: "m" } };
    assert.deepEqual(assertOk(await server.admin.post(VOLUMES, bound), 201).status, bound.status);
    assert.deepEqual(
      assertOk(await server.admin.mergePatch(`${VOLUMES}/restored`, { status: { phase: "Failed" } }), 200).status,
      bound.status,
    );
  });

  test("PV-13, PATH-24 its status is written through its own path and by nobody else", async () => {
    const path = `${VOLUMES}/stated`;
    const made = assertOk(await server.admin.post(VOLUMES, volume("stated", { hostPath: { path: "/p" } })), 201);
    const put = {
      ...made,
      spec: { ...made.spec, persistentVolumeReclaimPolicy: "Delete" },
      status: { phase: "Released", message: "m", reason: "r" },
    };
    const written = assertOk(await server.admin.put(`${path}/status`, put), 200);
    assert.deepEqual(
      [written.spec.persistentVolumeReclaimPolicy, written.status],
      ["Retain", { phase: "Released", message: "m", reason: "r" }],
    );
    assert.deepEqual(assertOk(await server.admin.mergePatch(path, { status: { phase: "Bound" } }), 200).status.phase, "Released");
    assert.equal(assertOk(await server.admin.get(`${path}/status`), 200).kind, "PersistentVolume");
    assert.equal(
      assertOk(await server.admin.mergePatch(`${path}/status`, { status: { phase: "Available" } }), 200).status.phase,
      "Available",
    );
    assertOk(await server.admin.delete(path), 200);
  });
});
