/** Volumes and claims of up to 3 MB, which the loop that binds them writes to; each is one call of a client. */
import type { ApiClient } from "./api-client.js";
import { eventually } from "./eventually.js";
import type { LargeBody } from "./large-bodies.js";

const VOLUMES = "/api/v1/persistentvolumes";
const CLAIMS = "/api/v1/namespaces/default/persistentvolumeclaims";

const times = <T>(count: number, item: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => item(index));
const CLASSES = "/apis/storage.orch.io/v1/storageclasses";
const labels = Object.fromEntries(times(60_000, (index) => [`k${index.toString(36)}`, ""]));
const manyLabels = Object.fromEntries(times(65_000, (index) => [`k${index.toString(36)}`, ""]));
const volumeSpec = { capacity: { storage: "1Gi" }, accessModes: ["ReadWriteOnce"], hostPath: { path: "/data" } };

/** Resolves when nothing is there, whoever holds on to it. */
const remove = (client: ApiClient, path: string): Promise<boolean> =>
  eventually(async () => {
    await client.mergePatch(path, { metadata: { finalizers: null } });
    return (await client.delete(path)).status === 404;
  });

export const LARGE_VOLUMES: readonly LargeBody[] = [
  {
    name: "a volume of 60,000 labels, which the loop that binds it writes to",
    isLong: true,
    arrange: (client) => remove(client, `${VOLUMES}/labelled`),
    send: async (client) => {
      const reply = await client.post(VOLUMES, { metadata: { name: "labelled", labels }, spec: volumeSpec });
      await eventually(async () => (await client.get(`${VOLUMES}/labelled`)).json.status.phase === "Available");
      return reply;
    },
  },
  {
    name: "a claim that selects by 50,000 labels, which the loop that binds it writes to",
    arrange: async (client) => {
      for (const path of [`${VOLUMES}/selected`, `${CLAIMS}/selecting`]) await remove(client, path);
      await client.post(VOLUMES, { metadata: { name: "selected" }, spec: { ...volumeSpec, storageClassName: "selected" } });
      await eventually(async () => (await client.get(`${VOLUMES}/selected`)).json.status.phase === "Available");
    },
    send: async (client) => {
      const matchExpressions = times(50_000, (index) => ({ key: `k${index}`, operator: "DoesNotExist" }));
      const spec = { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } }, storageClassName: "selected" };
      const reply = await client.post(CLAIMS, { metadata: { name: "selecting" }, spec: { ...spec, selector: { matchExpressions } } });
      await eventually(async () => (await client.get(`${VOLUMES}/selected`)).json.status.phase === "Bound");
      return reply;
    },
  },
  {
    name: "a claim of 60,000 access modes where a volume has as many",
    prepare: async (client) => {
      const accessModes = [...times(60_000, () => "ReadOnlyMany"), "ReadWriteOnce"];
      await client.post(VOLUMES, { metadata: { name: "of-modes" }, spec: { ...volumeSpec, accessModes, storageClassName: "modes" } });
      await eventually(async () => (await client.get(`${VOLUMES}/of-modes`)).json.status.phase === "Available");
    },
    arrange: (client) => remove(client, `${CLAIMS}/of-modes`),
    send: async (client) => {
      const accessModes = times(60_000, () => "ReadWriteOnce");
      const spec = { accessModes, resources: { requests: { storage: "2Gi" } }, storageClassName: "modes" };
      const reply = await client.post(CLAIMS, { metadata: { name: "of-modes" }, spec });
      const told = `/api/v1/namespaces/default/events?fieldSelector=involvedObject.uid%3D${reply.json.metadata.uid}`;
      await eventually(async () => (await client.get(told)).json.items.length > 0);
      return reply;
    },
  },
  {
    name: "a claim of a class of 65,000 labels, when another such class has been read since",
    isLong: true,
    prepare: async (client) => {
      for (const name of ["labelled", "read-since"]) {
        await client.post(CLASSES, { metadata: { name, labels: manyLabels }, provisioner: "example.com/p" });
      }
    },
    arrange: async (client) => {
      await remove(client, `${CLAIMS}/of-class`);
      await client.mergePatch(`${CLASSES}/read-since`, { metadata: { labels: { at: String(Date.now()) } } });
    },
    send: async (client) => {
      const spec = { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } }, storageClassName: "labelled" };
      const reply = await client.post(CLAIMS, { metadata: { name: "of-class" }, spec });
      const told = `/api/v1/namespaces/default/events?fieldSelector=involvedObject.uid%3D${reply.json.metadata.uid}`;
      await eventually(async () => (await client.get(told)).json.items.length > 0);
      return reply;
    },
  },
];
