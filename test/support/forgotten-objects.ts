/** Small requests that have to do with objects of up to 3 MB which nobody has looked at since others were; each is one call of a client. */
import type { ApiClient, Reply } from "./api-client.js";
import { eventually } from "./eventually.js";
import type { LargeBody } from "./large-bodies.js";

const NAMESPACE = "/api/v1/namespaces/orch-public";
const CLAIMS = `${NAMESPACE}/persistentvolumeclaims`;
const CLASSES = "/apis/storage.orch.io/v1/storageclasses";
const HOOKS = "/apis/admissionregistration.orch.io/v1/validatingwebhookconfigurations";
const HOOKED = { hooked: "by-a-large-service" };
/** Who the agent of a node is, to whom not everything is allowed. */
const AGENT = { "impersonate-user": "system:node:of-large", "impersonate-group": "system:nodes" };

const times = <T>(count: number, item: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => item(index));
const labels = Object.fromEntries(times(60_000, (index) => [`k${index.toString(36)}`, "v".repeat(30)]));
/** Some 4 MB with its managed fields. */
const largePod = {
  metadata: { name: "of-node" },
  spec: {
    nodeName: "of-large",
    containers: [{ name: "c", image: "i", env: times(30_000, (index) => ({ name: `E${index}`, value: "v".repeat(40) })) }],
  },
};

const READ_SINCE = ["read-since-1", "read-since-2"];
let changes = 0;

/** Has objects looked at that leave no room for what was read of others. */
async function forgetOthers(client: ApiClient): Promise<void> {
  const at = String(changes++);
  for (const name of READ_SINCE) {
    if ((await client.mergePatch(`${CLASSES}/${name}`, { metadata: { labels: { at } } })).status !== 404) continue;
    await client.post(CLASSES, { metadata: { name, labels: { ...labels, at } }, provisioner: "example.com/p" });
  }
  // A claim is given a class when all of them are known as they are now.
  await client.post(`${CLAIMS}?dryRun=All`, claim("any"));
}

const claim = (storageClassName: string, storage = "1Gi") => ({
  metadata: { name: `of-${storageClassName}` },
  spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage } }, storageClassName },
});

export const FORGOTTEN_OBJECTS: readonly LargeBody[] = [
  {
    name: "a token for a pod of 2 MB, which the agent of its node asks for",
    prepare: (client) => client.post(`${NAMESPACE}/pods`, largePod),
    arrange: forgetOthers,
    async send(client) {
      const { uid } = (await client.get(`${NAMESPACE}/pods/of-node`)).json.metadata;
      const boundObjectRef = { kind: "Pod", apiVersion: "v1", name: "of-node", uid };
      return created(await client.post(`${NAMESPACE}/serviceaccounts/default/token`, { spec: { boundObjectRef } }, { headers: AGENT }));
    },
  },
  {
    name: "the eviction of a pod of 2 MB by the agent of its node",
    isLong: true,
    prepare: (client) => client.post(`${NAMESPACE}/pods`, largePod),
    arrange: forgetOthers,
    send: async (client) =>
      created(await client.post(`${NAMESPACE}/pods/of-node/eviction?dryRun=All`, { metadata: { name: "of-node" } }, { headers: AGENT })),
  },
  {
    name: "a claim of a class of 60,000 labels that grows",
    isLong: true,
    async prepare(client) {
      const capacity = { storage: "1Gi" };
      const volume = { capacity, accessModes: ["ReadWriteOnce"], hostPath: { path: "/data" }, storageClassName: "growing" };
      await client.post(CLASSES, { metadata: { name: "growing", labels }, provisioner: "example.com/p", allowVolumeExpansion: true });
      await client.post("/api/v1/persistentvolumes", { metadata: { name: "growing" }, spec: volume });
      await client.post(CLAIMS, claim("growing"));
      await eventually(async () => (await client.get(`${CLAIMS}/of-growing`)).json.status.phase === "Bound");
    },
    arrange: forgetOthers,
    send: async (client) => {
      const resources = { requests: { storage: `${changes + 1}Gi` } };
      const reply = await client.mergePatch(`${CLAIMS}/of-growing`, { spec: { resources } });
      if (reply.status !== 200) throw new Error(reply.text);
      return reply;
    },
  },
  {
    name: "an object that a webhook behind a service of 60,000 labels is asked about",
    async prepare(client) {
      const spec = { type: "ExternalName", externalName: "localhost" };
      await client.post(`${NAMESPACE}/services`, { metadata: { name: "large", labels }, spec });
      const rules = [{ apiGroups: [""], apiVersions: ["v1"], operations: ["CREATE"], resources: ["configmaps"] }];
      const clientConfig = { service: { namespace: "orch-public", name: "large", port: 1 } };
      const common = {
        admissionReviewVersions: ["v1"],
        sideEffects: "None",
        failurePolicy: "Fail",
        objectSelector: { matchLabels: HOOKED },
      };
      await client.post(HOOKS, {
        metadata: { name: "behind-large" },
        webhooks: [{ ...common, name: "large.example.com", clientConfig, rules }],
      });
      await eventually(async () => isUnreachable(await hooked(client)));
    },
    arrange: forgetOthers,
    async send(client) {
      const reply = await hooked(client);
      if (!isUnreachable(reply)) throw new Error(reply.text);
      return { ...reply, status: 200 };
    },
    clear: (client) => client.delete(`${HOOKS}/behind-large`),
  },
];

const hooked = (client: ApiClient): Promise<Reply> =>
  client.post(`${NAMESPACE}/configmaps?dryRun=All`, { metadata: { name: "hooked", labels: HOOKED } });
const isUnreachable = ({ status, text }: Reply): boolean => status === 500 && text.includes("large.example.com");

function created(reply: Reply): Reply {
  if (reply.status !== 201) throw new Error(reply.text);
  return reply;
}
