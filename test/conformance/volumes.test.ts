/** Volumes of pods: every source, what it asks for and what it is filled up with. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertInvalid, assertOk } from "../support/assertions.js";
import { PODS_AS_WRITTEN, startServer, type TestServer } from "../support/server.js";

const PODS = "/api/v1/namespaces/default/pods";
const AT = "spec.volumes[0]";

type Source = Record<string, unknown>;

/** Sources that are complete, with what the server adds to them. */
const COMPLETE: readonly { id: string; source: Source; added?: Source }[] = [
  {
    id: "VOL-03",
    source: { configMap: { name: "c", optional: true, items: [{ key: "k", path: "p/q", mode: 0 }] } },
    added: { defaultMode: 420 },
  },
  { id: "VOL-04", source: { secret: { secretName: "s", optional: false, items: [{ key: "k", path: "p" }] } }, added: { defaultMode: 420 } },
  {
    id: "VOL-06",
    source: { downwardAPI: { items: [{ path: "l", fieldRef: { fieldPath: "metadata.labels", apiVersion: "v1" } }] } },
    added: { defaultMode: 420 },
  },
  { id: "VOL-09", source: { awsElasticBlockStore: { volumeID: "v", partition: 1, fsType: "ext4", readOnly: true } } },
  {
    id: "VOL-10",
    source: { azureDisk: { diskName: "d", diskURI: "https://d" } },
    added: { kind: "Shared", cachingMode: "ReadWrite", fsType: "ext4", readOnly: false },
  },
  { id: "VOL-11", source: { azureFile: { secretName: "s", shareName: "h", readOnly: true } } },
  { id: "VOL-12", source: { cinder: { volumeID: "v", fsType: "ext4", readOnly: true, secretRef: { name: "s" } } } },
  {
    id: "VOL-13",
    source: {
      csi: { driver: "d.example", fsType: "ext4", readOnly: false, volumeAttributes: { a: "b" }, nodePublishSecretRef: { name: "s" } },
    },
  },
  { id: "VOL-14", source: { fc: { targetWWNs: ["w"], lun: 0, fsType: "ext4", readOnly: true } } },
  { id: "VOL-14", source: { fc: { wwids: ["w"] } } },
  { id: "VOL-15", source: { flexVolume: { driver: "d", fsType: "ext4", options: { a: "b" }, readOnly: true, secretRef: { name: "s" } } } },
  { id: "VOL-16", source: { flocker: { datasetName: "d" } } },
  { id: "VOL-16", source: { flocker: { datasetUUID: "u" } } },
  {
    id: "VOL-17",
    source: { iscsi: { targetPortal: "1.2.3.4", iqn: "iqn.2001-04.com.example:disk", lun: 0, portals: ["1.2.3.5"] } },
    added: { iscsiInterface: "default" },
  },
  { id: "VOL-18", source: { photonPersistentDisk: { pdID: "p", fsType: "ext4" } } },
  { id: "VOL-19", source: { portworxVolume: { volumeID: "v", fsType: "ext4", readOnly: true } } },
  { id: "VOL-20", source: { quobyte: { registry: "h:1,i:2", volume: "v", group: "g", readOnly: true, tenant: "t", user: "u" } } },
  {
    id: "VOL-21",
    source: { scaleIO: { gateway: "g", system: "s", secretRef: { name: "s" }, volumeName: "v" } },
    added: { fsType: "xfs", storageMode: "ThinProvisioned" },
  },
  {
    id: "VOL-22",
    source: { storageos: { volumeName: "v", volumeNamespace: "n", fsType: "ext4", readOnly: true, secretRef: { name: "s" } } },
  },
  { id: "VOL-23", source: { vsphereVolume: { volumePath: "p", fsType: "ext4", storagePolicyID: "i", storagePolicyName: "n" } } },
  {
    id: "VOL-29",
    source: { downwardAPI: { items: [{ path: "n", fieldRef: { fieldPath: "metadata.name", apiVersion: "v1" }, mode: 256 }] } },
    added: { defaultMode: 420 },
  },
  {
    id: "VOL-30",
    source: {
      downwardAPI: {
        items: ["limits.cpu", "limits.memory", "requests.cpu", "requests.memory", "limits.ephemeral-storage"].map((resource) => ({
          path: resource,
          resourceFieldRef: { containerName: "a", resource, divisor: "1" },
        })),
      },
    },
    added: { defaultMode: 420 },
  },
  { id: "VOL-26", source: { gitRepo: { repository: "r", directory: "d", revision: "v" } } },
  { id: "VOL-31", source: { emptyDir: { medium: "Memory", sizeLimit: "1Gi" } } },
  { id: "VOL-31", source: { hostPath: { path: "/p" } }, added: { type: "" } },
  { id: "VOL-31", source: { nfs: { server: "s", path: "/p", readOnly: true } } },
  { id: "VOL-31", source: { persistentVolumeClaim: { claimName: "c", readOnly: true } } },
  { id: "VOL-31", source: { gcePersistentDisk: { pdName: "d", partition: 1 } } },
  { id: "VOL-31", source: { glusterfs: { endpoints: "e", path: "p" } } },
  { id: "VOL-31", source: { rbd: { monitors: ["m"], image: "i" } }, added: { pool: "rbd", user: "admin", keyring: "/etc/ceph/keyring" } },
  { id: "VOL-31", source: { cephfs: { monitors: ["m"], path: "/p", user: "u", secretFile: "/f" } } },
];

/** Sources at fault, with the causes told. */
const WRONG: readonly { id: string; what: string; source: Source; causes: string[] }[] = [
  { id: "VOL-01", what: "two sources", source: { emptyDir: {}, secret: { secretName: "s" } }, causes: [`Forbidden ${AT}.secret`] },
  {
    id: "VOL-05",
    what: "modes outside 0 to 0777",
    source: { secret: { secretName: "s", defaultMode: 512 } },
    causes: [`Invalid ${AT}.secret.defaultMode`],
  },
  { id: "VOL-05", what: "a negative mode", source: { projected: { defaultMode: -1 } }, causes: [`Invalid ${AT}.projected.defaultMode`] },
  {
    id: "VOL-10",
    what: "an unknown kind of disk",
    source: { azureDisk: { diskName: "d", diskURI: "https://d", kind: "Foo" } },
    causes: [`NotSupported ${AT}.azureDisk.kind`],
  },
  {
    id: "VOL-10",
    what: "an unknown caching mode",
    source: { azureDisk: { diskName: "d", diskURI: "https://d", cachingMode: "Read Only" } },
    causes: [`NotSupported ${AT}.azureDisk.cachingMode`],
  },
  {
    id: "VOL-10",
    what: "a URI of another kind",
    source: { azureDisk: { diskName: "d", diskURI: "https://d", kind: "Managed" } },
    causes: [`NotSupported ${AT}.azureDisk.diskURI`],
  },
  {
    id: "VOL-13",
    what: "a driver without a name",
    source: { csi: { nodePublishSecretRef: {} } },
    causes: [`Required ${AT}.csi.driver`, `Required ${AT}.csi.nodePublishSecretRef.name`],
  },
  { id: "VOL-14", what: "neither targets nor identifiers", source: { fc: {} }, causes: [`Required ${AT}.fc.targetWWNs`] },
  {
    id: "VOL-14",
    what: "targets and identifiers",
    source: { fc: { targetWWNs: ["a"], lun: 1, wwids: ["b"] } },
    causes: [`Invalid ${AT}.fc.targetWWNs`],
  },
  { id: "VOL-14", what: "targets without a unit", source: { fc: { targetWWNs: ["a"] } }, causes: [`Required ${AT}.fc.lun`] },
  {
    id: "VOL-16",
    what: "both names of a dataset",
    source: { flocker: { datasetName: "a", datasetUUID: "b" } },
    causes: [`Invalid ${AT}.flocker`],
  },
  { id: "VOL-16", what: "no name of a dataset", source: { flocker: {} }, causes: [`Required ${AT}.flocker`] },
  {
    id: "VOL-17",
    what: "CHAP without a secret",
    source: { iscsi: { targetPortal: "t", iqn: "eui.0123456789abcdef", lun: 1, chapAuthSession: true } },
    causes: [`Required ${AT}.iscsi.secretRef`],
  },
  {
    id: "VOL-24",
    what: "metadata beside labels and annotations",
    source: {
      ephemeral: {
        volumeClaimTemplate: {
          metadata: { name: "x" },
          spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } },
        },
      },
    },
    causes: [`Forbidden ${AT}.ephemeral.volumeClaimTemplate.metadata.name`],
  },
  {
    id: "VOL-24",
    what: "a template without a spec",
    source: { ephemeral: { volumeClaimTemplate: {} } },
    causes: [
      `Required ${AT}.ephemeral.volumeClaimTemplate.spec.accessModes`,
      `Required ${AT}.ephemeral.volumeClaimTemplate.spec.resources[storage]`,
    ],
  },
  { id: "VOL-24", what: "no template", source: { ephemeral: {} }, causes: [`Required ${AT}.ephemeral.volumeClaimTemplate`] },
  {
    id: "VOL-27",
    what: "an item without key and path",
    source: { configMap: { name: "c", items: [{ key: "", path: "" }] } },
    causes: [`Required ${AT}.configMap.items[0].key`, `Required ${AT}.configMap.items[0].path`],
  },
  {
    id: "VOL-27",
    what: "an item with a mode outside 0 to 0777",
    source: { configMap: { name: "c", items: [{ key: "k", path: "p", mode: 512 }] } },
    causes: [`Invalid ${AT}.configMap.items[0].mode`],
  },
  ...["/a", "a/../b", "..x", "..", "../x"].map((path) => ({
    id: "VOL-28",
    what: `the item path ${path}`,
    source: { configMap: { name: "c", items: [{ key: "k", path }] } },
    causes: [`Invalid ${AT}.configMap.items[0].path`],
  })),
  {
    id: "VOL-29",
    what: "a field that files may not show",
    source: { downwardAPI: { items: [{ path: "p", fieldRef: { fieldPath: "spec.nodeName" } }] } },
    causes: [`NotSupported ${AT}.downwardAPI.fieldRef.fieldPath`],
  },
  {
    id: "VOL-30",
    what: "an unknown resource",
    source: { downwardAPI: { items: [{ path: "p", resourceFieldRef: { containerName: "a", resource: "limits.foo" } }] } },
    causes: [`NotSupported ${AT}.downwardAPI.resourceFieldRef.resource`],
  },
  {
    id: "VOL-30",
    what: "a resource of no container",
    source: { downwardAPI: { items: [{ path: "p", resourceFieldRef: { resource: "limits.cpu" } }] } },
    causes: [`Required ${AT}.downwardAPI.resourceFieldRef.containerName`],
  },
  {
    id: "VOL-30",
    what: "no reference",
    source: { downwardAPI: { items: [{ path: "p" }] } },
    causes: [`Required ${AT}.downwardAPI`],
  },
  {
    id: "VOL-30",
    what: "both references",
    source: {
      downwardAPI: {
        items: [{ path: "p", fieldRef: { fieldPath: "metadata.name" }, resourceFieldRef: { containerName: "a", resource: "limits.cpu" } }],
      },
    },
    causes: [`Invalid ${AT}.downwardAPI`],
  },
];

/** Sources by the fields they cannot do without. */
const REQUIRED: readonly { id: string; source: string; shown?: string; fields: string[] }[] = [
  { id: "VOL-03", source: "configMap", fields: ["name"] },
  { id: "VOL-04", source: "secret", fields: ["secretName"] },
  { id: "VOL-09", source: "awsElasticBlockStore", fields: ["volumeID"] },
  { id: "VOL-11", source: "azureFile", fields: ["secretName", "shareName"] },
  { id: "VOL-12", source: "cinder", fields: ["volumeID"] },
  { id: "VOL-15", source: "flexVolume", fields: ["driver"] },
  { id: "VOL-17", source: "iscsi", fields: ["iqn", "targetPortal"] },
  { id: "VOL-18", source: "photonPersistentDisk", fields: ["pdID"] },
  { id: "VOL-19", source: "portworxVolume", fields: ["volumeID"] },
  { id: "VOL-20", source: "quobyte", fields: ["registry", "volume"] },
  { id: "VOL-21", source: "scaleIO", fields: ["gateway", "system", "secretRef", "volumeName"] },
  { id: "VOL-22", source: "storageos", fields: ["volumeName"] },
  { id: "VOL-23", source: "vsphereVolume", fields: ["volumePath"] },
  { id: "VOL-26", source: "gitRepo", fields: ["repository"] },
  { id: "VOL-31", source: "hostPath", fields: ["path"] },
  { id: "VOL-31", source: "nfs", fields: ["path", "server"] },
  { id: "VOL-31", source: "persistentVolumeClaim", fields: ["claimName"] },
  { id: "VOL-31", source: "gcePersistentDisk", shown: "persistentDisk", fields: ["pdName"] },
  { id: "VOL-31", source: "glusterfs", fields: ["endpoints", "path"] },
  { id: "VOL-31", source: "rbd", fields: ["image", "monitors"] },
  { id: "VOL-31", source: "cephfs", fields: ["monitors"] },
];

describe("volumes", () => {
  let server: TestServer;
  let count = 0;
  before(async () => {
    server = await startServer({ flags: [PODS_AS_WRITTEN] });
  });
  after(() => server.stop());

  const podWith = (source: Source, spec: object = {}) => ({
    metadata: { name: `v${++count}` },
    spec: { containers: [{ name: "a", image: "i" }], volumes: [{ name: "v", ...source }], ...spec },
  });
  const create = (source: Source, spec?: object) => server.admin.post(PODS, podWith(source, spec));

  for (const { id, source, added } of COMPLETE) {
    const [name = "", fields] = Object.entries(source)[0] ?? [];
    test(`${id} ${name} round-trips, with its defaults`, async () => {
      const expected = { name: "v", [name]: { ...(fields as object), ...added } };
      const made = assertOk(await create(source), 201);
      assert.deepEqual(made.spec.volumes, [expected]);
      assert.deepEqual(assertOk(await server.admin.get(`${PODS}/${made.metadata.name}`), 200).spec.volumes, [expected]);
    });
  }

  for (const { id, what, source, causes } of WRONG) {
    test(`${id} refused: ${what}`, async () => {
      assertInvalid(await create(source), ...causes.map((cause) => `FieldValue${cause}`));
    });
  }

  for (const { id, source, shown = source, fields } of REQUIRED) {
    test(`${id} ${source} asks for ${fields.join(", ")}`, async () => {
      const reply = await create({ [source]: {} });
      const found = (reply.json.details?.causes ?? []) as { reason: string; field: string }[];
      const missing = found.filter((cause) => cause.reason === "FieldValueRequired").map((cause) => cause.field);
      assert.equal(reply.status, 422, reply.text);
      assert.deepEqual(missing.sort(), fields.map((field) => `${AT}.${shown}.${field}`).sort(), reply.text);
    });
  }

  test("VOL-01 a volume without a source is an empty directory; names are unique labels", async () => {
    assert.deepEqual(assertOk(await create({}), 201).spec.volumes, [{ name: "v", emptyDir: {} }]);
    assertInvalid(await create({}, { volumes: [{ name: "v" }, { name: "v" }] }), "FieldValueDuplicate spec.volumes[1].name");
    assertInvalid(await create({}, { volumes: [{ name: "A_b" }] }), "FieldValueInvalid spec.volumes[0].name");
    assertInvalid(await create({}, { volumes: [{ emptyDir: {} }] }), "FieldValueRequired spec.volumes[0].name");
  });

  test("VOL-02 two containers mount one volume; a mount of no volume is refused", async () => {
    const mounting = (name: string, volume: string) => ({ name, image: "i", volumeMounts: [{ name: volume, mountPath: "/m" }] });
    assertOk(await create({}, { containers: [mounting("a", "v"), mounting("b", "v")] }), 201);
    assertInvalid(await create({}, { containers: [mounting("a", "w")] }), "FieldValueNotFound spec.containers[0].volumeMounts[0].name");
  });

  test("VOL-05 modes in YAML are octal", async () => {
    const body = [
      "metadata: { name: octal }",
      "spec:",
      "  containers: [{ name: a, image: i }]",
      "  volumes: [{ name: v, secret: { secretName: s, defaultMode: 0400 } }]",
    ].join("\n");
    const made = assertOk(await server.admin.send("POST", PODS, { body, type: "application/yaml" }), 201);
    assert.equal(made.spec.volumes[0].secret.defaultMode, 256);
  });

  test("VOL-07, VOL-08 a projected volume takes all four sources, one each", async () => {
    const sources = [
      { configMap: { name: "c", optional: true, items: [{ key: "k", path: "a" }] } },
      { secret: { name: "s", optional: false, items: [{ key: "k", path: "b" }] } },
      { downwardAPI: { items: [{ path: "c", fieldRef: { apiVersion: "v1", fieldPath: "metadata.name" } }] } },
      { serviceAccountToken: { path: "d", audience: "e" } },
    ];
    const account = { serviceAccountName: "robot" };
    const made = assertOk(await create({ projected: { sources } }, account), 201);
    assert.deepEqual(made.spec.volumes[0].projected, {
      defaultMode: 420,
      sources: [...sources.slice(0, 3), { serviceAccountToken: { path: "d", audience: "e", expirationSeconds: 3600 } }],
    });
    const at = `${AT}.projected.sources[0]`;
    const refused = async (source: object, ...causes: string[]) =>
      assertInvalid(await create({ projected: { sources: [source] } }, account), ...causes.map((cause) => `FieldValue${cause}`));
    await refused({ serviceAccountToken: { path: "" } }, `Required ${at}.serviceAccountToken.path`);
    await refused({ serviceAccountToken: { path: "p", expirationSeconds: 599 } }, `Invalid ${at}.serviceAccountToken.expirationSeconds`);
    await refused({ configMap: { name: "c" }, secret: { name: "s" } }, `Forbidden ${at}`);
    await refused({ secret: {} }, `Required ${at}.secret.name`);
  });

  test("VOL-24 the claim of an ephemeral volume has the rules of claims", async () => {
    const spec = { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } };
    const made = assertOk(await create({ ephemeral: { volumeClaimTemplate: { metadata: { labels: { a: "b" } }, spec } } }), 201);
    assert.deepEqual(made.spec.volumes[0].ephemeral.volumeClaimTemplate.spec, { ...spec, volumeMode: "Filesystem" });
    const pod = podWith({ ephemeral: { volumeClaimTemplate: { spec } } });
    const own: Source = { persistentVolumeClaim: { claimName: `${pod.metadata.name}-v` } };
    pod.spec.volumes.push({ name: "w", ...own });
    assertInvalid(await server.admin.post(PODS, pod), "FieldValueInvalid spec.volumes[1].persistentVolumeClaim.claimName");
  });

  test("VOL-26 a git repository is accepted with a warning", async () => {
    const reply = await create({ gitRepo: { repository: "r" } });
    assertOk(reply, 201);
    assert.match(String(reply.headers["warning"]), /^299 - "spec\.volumes\[0\]\.gitRepo: deprecated in v1\.11"$/);
  });

  test("VOL-28 two files of a projected volume may not have one path", async () => {
    const sources = ["a", "b"].map((name) => ({ secret: { name, items: [{ key: "k", path: "same" }] } }));
    assertInvalid(await create({ projected: { sources } }), `FieldValueInvalid ${AT}.projected`);
  });
});
