/** Requests of a few bytes that have to do with objects of up to 3 MB, or with thousands of them; each is one call of a client. */
import type { ApiClient, Reply } from "./api-client.js";
import { eventually } from "./eventually.js";
import { FORGOTTEN_OBJECTS } from "./forgotten-objects.js";
import type { LargeBody } from "./large-bodies.js";
import { PERMISSION_REQUESTS } from "./permission-requests.js";
import { QUOTA_REQUESTS } from "./quota-requests.js";

const MAPS = "/api/v1/namespaces/orch-public/configmaps";
const PODS = "/api/v1/namespaces/default/pods";
const BUDGETS = "/apis/policy/v1/namespaces/orch-public/poddisruptionbudgets";
const BUDGETED = "/api/v1/namespaces/orch-public/pods";
const WIDELY_BUDGETED = "/api/v1/namespaces/budgeted/pods";
const VALUED = "/api/v1/namespaces/valued/pods";
const HOOKS = "/apis/admissionregistration.orch.io/v1/validatingwebhookconfigurations";
const REVIEWS = "/apis/authorization.orch.io/v1/subjectaccessreviews";

const DEPLOYMENTS = "/apis/apps/v1/namespaces/default/deployments";
const CLASSES = "/apis/node.orch.io/v1/runtimeclasses";
const ACCOUNTS = "/api/v1/namespaces/default/serviceaccounts";
const POLICIES = "/apis/policy/v1beta1/podsecuritypolicies";
const NAMESPACES = "/api/v1/namespaces";
const SECRETS = "/api/v1/namespaces/default/secrets";
const LIMITED = "/api/v1/namespaces/orch-node-lease";
const LIMITS = `${LIMITED}/limitranges`;
const NETWORK_POLICIES = "/apis/networking.orch.io/v1/namespaces/default/networkpolicies";
const COPY = { op: "copy", from: "/x", path: "/x/-" };
const RULE = { op: "copy", from: "/spec/ingress/0", path: "/spec/ingress/-" };
const ACCOUNT = "/api/v1/namespaces/orch-public/serviceaccounts/default";
const SERVICES = "/api/v1/namespaces/orch-public/services";
const ENDPOINTS = "/api/v1/namespaces/orch-public/endpoints";
const CLAIMS = "/api/v1/namespaces/orch-public/persistentvolumeclaims";
const TOKEN_REVIEWS = "/apis/authentication.orch.io/v1/tokenreviews";
let token = "";
let claimants = 0;

const times = <T>(count: number, item: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => item(index));

/** About 2 MB. */
const pod = (name: string, metadata: object = {}) => ({
  metadata: { name, ...metadata },
  spec: { containers: [{ name: "c", image: "i", env: times(30_000, (index) => ({ name: `E${index}`, value: "v".repeat(40) })) }] },
});
const members = Object.fromEntries(times(65_000, (index) => [`k${index.toString(36)}`, ""]));
const labels = Object.fromEntries(times(65_000, (index) => [`k${index.toString(36)}`, ""]));
const resources = (count: number) => Object.fromEntries(times(count, (index) => [`example.com/${index.toString(36)}`, "1"]));
const limited = (containers: number) => ({
  metadata: { name: "limited" },
  spec: { containers: times(containers, (index) => ({ name: `c${index}`, image: "i" })) },
});
/** A small pod that gets much. */
const given = (client: ApiClient, spec: object) =>
  client.post(`${PODS}?dryRun=All`, { metadata: { name: "given" }, spec: { ...limited(1).spec, ...spec } });
/** Makes a small pod of that name, and says that it runs. */
async function run(client: ApiClient, pods: string, name = "running", labels: object = {}): Promise<void> {
  await client.post(pods, { ...limited(1), metadata: { name, labels } });
  await client.mergePatch(`${pods}/${name}/status`, { status: { phase: "Running" } });
}
/** A field of a protobuf message that holds bytes. */
function message(field: number, bytes: Buffer): Buffer {
  const varint: number[] = [];
  let { length } = bytes;
  for (; length >= 0x80; length >>= 7) varint.push((length & 0x7f) | 0x80);
  return Buffer.concat([Buffer.from([(field << 3) | 2, ...varint, length]), bytes]);
}
const REMOVED = "set=removed";
const collected = { labels: { set: "removed" }, finalizers: ["example.com/wait"] };
/** Objects of a collection. */
const COUNT = 4;
const EVICTIONS = 60;

/** Every small request that was found to be expensive. */
export const SMALL_REQUESTS: readonly LargeBody[] = [
  ...FORGOTTEN_OBJECTS,
  ...PERMISSION_REQUESTS,
  ...QUOTA_REQUESTS,
  { name: "a health check behind 300,000 slashes", send: (client) => client.get(`/livez${"/".repeat(300_000)}ping`) },
  { name: "a health check of 150,000 parts", send: (client) => client.get(`/livez${"/a".repeat(150_000)}`) },
  {
    name: "a field manager of 110,000 characters that nobody can print",
    send: (client) => client.post(`${MAPS}?fieldManager=${"%01".repeat(110_000)}`, { metadata: { name: "unmanaged" } }),
  },
  {
    name: "a field selector of 56,000 terms in no order",
    send: (client) => client.get(`${MAPS}?fieldSelector=${times(56_000, (index) => `=${((index * 7919) % 56_000).toString(36)}`)}`),
  },
  {
    name: "a selector and a field manager of 330,000 spaces",
    send: async (client) => {
      const spaces = "+".repeat(330_000);
      await client.get(`${MAPS}?fieldSelector=${spaces}`);
      return client.post(`${MAPS}?dryRun=${spaces}`, { metadata: { name: "spaced" } });
    },
  },
  {
    name: "an Accept header of 48,000 parameters",
    send: (client) => client.get(`${MAPS}/absent`, { accept: `a/b${times(48_000, (index) => `;a${index.toString(36)}=`).join("")}` }),
  },
  {
    name: "a cluster IP of 2,900,000 dots",
    send: (client) =>
      client.post("/api/v1/namespaces/default/services?dryRun=All", {
        metadata: { name: "dots" },
        spec: { clusterIP: ".".repeat(2_900_000), ports: [{ port: 80 }] },
      }),
  },
  {
    name: "a body in 300,000 chunks of a byte",
    send: (client) => client.post(`${MAPS}?dryRun=All`, `{"metadata":{"name":"chunked"}}${" ".repeat(300_000)}`, { chunked: true }),
  },
  {
    name: "a pod of 1,200 containers in 34 KB",
    send: (client) => client.post(`${PODS}?dryRun=All`, limited(1200)),
  },
  // Below and above what is many: what they are limited to is also requested.
  ...[950, 1690].map((count) => ({
    name: `a pod of a container that is limited to ${count} amounts`,
    send: (client: ApiClient) => {
      const limits = Object.fromEntries(times(count, (index) => [`example.com/${index.toString(36)}`, `1${index}.5Gi`]));
      return client.post(`${PODS}?dryRun=All`, {
        metadata: { name: "limited" },
        spec: { containers: [{ name: "c", image: "i", resources: { limits } }] },
      });
    },
    status: 201,
  })),
  {
    name: "the binding of a pod of 2 MB",
    arrange: async (client) => {
      await client.delete(`${PODS}/to-bind?gracePeriodSeconds=0`);
      await client.post(PODS, pod("to-bind"));
    },
    send: (client) => client.post(`${PODS}/to-bind/binding`, { metadata: { name: "to-bind" }, target: { name: "node" } }),
  },
  {
    name: "the eviction of a pod of 2 MB",
    arrange: (client) => client.post(PODS, pod("to-evict")),
    send: (client) => client.post(`${PODS}/to-evict/eviction`, { metadata: { name: "to-evict" } }),
  },
  {
    name: "the deletion of a collection of large objects that have finalizers",
    arrange: async (client) => {
      for (const name of times(COUNT, (index) => `finalized-${index}`)) {
        await client.mergePatch(`${MAPS}/${name}`, { metadata: { finalizers: null } });
        await client.post(MAPS, { metadata: { name, ...collected }, data: members });
      }
    },
    send: (client) => client.delete(`${MAPS}?labelSelector=${encodeURIComponent(REMOVED)}`),
  },
  {
    name: "the deletion of a collection of pods of 2 MB",
    isLong: true,
    arrange: (client) => Promise.all(times(COUNT, (index) => client.post(PODS, pod(`to-remove-${index}`, { labels: collected.labels })))),
    send: (client) => client.delete(`${PODS}?labelSelector=${encodeURIComponent(REMOVED)}`),
  },
  {
    name: "an eviction beside 3,000 budgets",
    prepare: async (client) => {
      const spec = { minAvailable: 1, selector: { matchLabels: { app: "other" } } };
      for (let i = 0; i < 3000; i += 100) {
        await Promise.all(times(100, (index) => client.post(BUDGETS, { metadata: { name: `budget-${i + index}` }, spec })));
      }
    },
    arrange: (client) => run(client, BUDGETED),
    send: (client) => client.post(`${BUDGETED}/running/eviction`, { metadata: { name: "running" } }),
  },
  {
    name: "an eviction beside a budget that selects by 80,000 labels",
    prepare: async (client) => {
      await client.post("/api/v1/namespaces", { metadata: { name: "budgeted" } });
      await eventually(async () => (await client.get("/api/v1/namespaces/budgeted/serviceaccounts/default")).status === 200);
      const spec = { minAvailable: 1, selector: { matchLabels: members } };
      await client.post("/apis/policy/v1/namespaces/budgeted/poddisruptionbudgets", { metadata: { name: "wide" }, spec });
    },
    arrange: (client) => run(client, WIDELY_BUDGETED),
    send: (client) => client.post(`${WIDELY_BUDGETED}/running/eviction`, { metadata: { name: "running" } }),
  },
  {
    name: "60 evictions at once beside three budgets that select by 200,000 values each",
    prepare: async (client) => {
      await client.post("/api/v1/namespaces", { metadata: { name: "valued" } });
      await eventually(async () => (await client.get("/api/v1/namespaces/valued/serviceaccounts/default")).status === 200);
      for (const key of ["a", "b", "c"]) {
        const matchExpressions = [{ key: "app", operator: "In", values: times(200_000, (index) => key + index.toString(36)) }];
        const budget = { metadata: { name: key }, spec: { minAvailable: 1, selector: { matchExpressions } } };
        const reply = await client.post("/apis/policy/v1/namespaces/valued/poddisruptionbudgets", budget);
        if (reply.status !== 201) throw new Error(reply.text);
      }
    },
    arrange: (client) => Promise.all(times(EVICTIONS, (index) => run(client, VALUED, `running-${index}`, { app: "other" }))),
    async send(client) {
      const evict = (name: string) => client.post(`${VALUED}/${name}/eviction`, { metadata: { name } });
      const [first, ...others] = await Promise.all(times(EVICTIONS, (index) => evict(`running-${index}`)));
      for (const { status, text } of others) if (status !== 201) throw new Error(text);
      return first as Reply;
    },
  },
  {
    name: "a pod of 300 containers where 20,000 bounds are",
    prepare: async (client) => {
      await client.post(LIMITS, {
        metadata: { name: "limits" },
        spec: { limits: [{ type: "Container", maxLimitRequestRatio: resources(20_000) }] },
      });
      await eventually(async () => (await client.post(`${LIMITED}/pods?dryRun=All`, limited(1))).status === 403);
    },
    send: (client) => client.post(`${LIMITED}/pods?dryRun=All`, limited(300)),
  },
  {
    name: "a pod of 200 containers that get 5,000 defaults each",
    prepare: async (client) => {
      await client.put(`${LIMITS}/limits`, {
        metadata: { name: "limits" },
        spec: { limits: [{ type: "Container", default: resources(5_000) }] },
      });
      await eventually(async () => (await client.post(`${LIMITED}/pods?dryRun=All`, limited(1))).bytes.length > 100_000);
    },
    send: (client) => client.post(`${LIMITED}/pods?dryRun=All`, limited(200)),
  },
  {
    name: "a pod of a runtime class of 65,000 resources",
    prepare: (client) =>
      client.post(CLASSES, { metadata: { name: "of-resources" }, handler: "h", overhead: { podFixed: resources(65_000) } }),
    send: (client) => given(client, { runtimeClassName: "of-resources" }),
  },
  {
    name: "a pod of a runtime class of 65,000 labels of nodes",
    prepare: (client) => {
      const nodeSelector = Object.fromEntries(times(65_000, (index) => [`k${index.toString(36)}`, "v"]));
      return client.post(CLASSES, { metadata: { name: "of-nodes" }, handler: "h", scheduling: { nodeSelector } });
    },
    send: (client) => given(client, { runtimeClassName: "of-nodes" }),
  },
  {
    name: "a pod of a runtime class of 8,000 tolerations",
    prepare: (client) => {
      const tolerations = times(8_000, (index) => ({ key: `k${index}`, operator: "Exists" }));
      return client.post(CLASSES, { metadata: { name: "tolerant" }, handler: "h", scheduling: { tolerations } });
    },
    send: (client) => given(client, { runtimeClassName: "tolerant" }),
  },
  {
    name: "a pod of an account of 120,000 image pull secrets",
    prepare: (client) =>
      client.post(ACCOUNTS, { metadata: { name: "pulls" }, imagePullSecrets: times(120_000, (index) => ({ name: `s${index}` })) }),
    send: (client) => given(client, { serviceAccountName: "pulls" }),
  },
  {
    name: "a change of a pod of 2 MB that uses claims",
    arrange: async (client) => {
      await client.delete(`${PODS}/claims?gracePeriodSeconds=0`);
      const { spec } = pod("claims");
      const volumes = [{ name: "v", persistentVolumeClaim: { claimName: "claim" } }];
      await client.post(PODS, { metadata: { name: "claims" }, spec: { ...spec, nodeName: "n", volumes } });
    },
    send: (client) => client.mergePatch(`${PODS}/claims`, { metadata: { labels: { at: String(Date.now()) } } }),
  },
  {
    name: "a pod of 20,000 tolerations on a node of as many taints",
    prepare: (client) => {
      const taints = times(20_000, (index) => ({ key: `k${index}`, effect: "NoExecute" }));
      return client.post("/api/v1/nodes", {
        metadata: { name: "tainted" },
        spec: { taints: [...taints, { key: "last", effect: "NoExecute" }] },
      });
    },
    arrange: (client) => client.delete(`${PODS}/tolerant?gracePeriodSeconds=0`),
    send: async (client) => {
      const tolerations = times(20_000, (index) => ({ key: `k${20_000 - index}`, operator: "Exists", effect: "NoExecute" }));
      const spec = { ...limited(1).spec, nodeName: "tainted", tolerations: [...tolerations, { key: "k0", operator: "Exists" }] };
      const reply = await client.post(PODS, { metadata: { name: "tolerant" }, spec });
      await eventually(async () => {
        const { status, json } = await client.get(`${PODS}/tolerant`);
        return status === 404 || json.metadata.deletionTimestamp !== undefined;
      });
      return reply;
    },
  },
  {
    name: "a pod on a node that names 12,000 claims",
    arrange: (client) => client.delete(`${PODS}/naming?gracePeriodSeconds=0`),
    send: (client) => {
      const volumes = times(12_000, (index) => ({ name: `v${index}`, persistentVolumeClaim: { claimName: `c${index}` } }));
      return client.post(PODS, { metadata: { name: "naming" }, spec: { ...limited(1).spec, nodeName: "n", volumes } });
    },
  },
  {
    name: "a pod on a node whose 12,000 variables are of secrets",
    arrange: (client) => client.delete(`${PODS}/of-secrets?gracePeriodSeconds=0`),
    send: (client) => {
      const env = times(12_000, (index) => ({ name: `E${index}`, valueFrom: { secretKeyRef: { name: `s${index}`, key: "k" } } }));
      return client.post(PODS, {
        metadata: { name: "of-secrets" },
        spec: { nodeName: "n", containers: [{ name: "c", image: "i", env }] },
      });
    },
  },
  {
    name: "a table of a policy of 750,000 capabilities",
    prepare: (client) => {
      const any = { rule: "RunAsAny" };
      const rules = { seLinux: any, runAsUser: any, supplementalGroups: any, fsGroup: any };
      return client.post(POLICIES, { metadata: { name: "wide" }, spec: { ...rules, allowedCapabilities: times(750_000, () => "A") } });
    },
    send: (client) => client.get(`${POLICIES}/wide`, { accept: "application/json;as=Table;v=v1;g=meta.orch.io" }),
  },
  {
    name: "a field selector of 5,000 terms beside a pod of 2 MB",
    prepare: (client) => client.post(PODS, pod("selected")),
    send: (client) => client.get(`${PODS}?fieldSelector=${"status.phase!%3Da,".repeat(5_000)}`),
  },
  {
    name: "the scale of a deployment that selects by 65,000 labels",
    prepare: (client) => {
      const labels = Object.fromEntries(times(65_000, (index) => [`k${index.toString(36)}`, ""]));
      const template = { metadata: { labels }, spec: { containers: [{ name: "c", image: "i" }] } };
      return client.post(DEPLOYMENTS, { metadata: { name: "selecting" }, spec: { selector: { matchLabels: labels }, template } });
    },
    send: (client) => client.get(`${DEPLOYMENTS}/selecting/scale`),
  },
  ...[7000, 2000].map((count) => ({
    name: `a pod of ${count} empty containers in ${(2 * count) / 1000} KB of protobuf`,
    send: (client: ApiClient) => {
      const spec = message(2, Buffer.concat(times(count, () => message(2, Buffer.alloc(0)))));
      const type = message(1, Buffer.concat([message(1, Buffer.from("v1")), message(2, Buffer.from("Pod"))]));
      const body = Buffer.concat([Buffer.from("k8s\0"), type, message(2, spec)]);
      return client.post(PODS, body, { type: "application/vnd.orch.protobuf" });
    },
  })),
  // Ends of lines as YAML has them, besides those that all texts have.
  ...["\u0085", "\u2028"].map((end) => ({
    name: `a pod of empty containers in 64 KB of YAML whose lines end in U+${end.charCodeAt(0).toString(16)}`,
    send: (client: ApiClient) => {
      const items = ` -${end}`.repeat(64_000 / Buffer.byteLength(` -${end}`));
      const body = `apiVersion: v1\nkind: Pod\nmetadata:\n name: lines\nspec:\n containers:\n${items}`;
      return client.post(`${PODS}?dryRun=All`, body, { type: "application/yaml" });
    },
  })),
  {
    name: "a pod of 2,700 empty containers in 8 KB",
    send: (client) => client.post(PODS, `{"metadata":{"name":"empty"},"spec":{"containers":[${times(2700, () => "{}")}]}}`),
  },
  {
    name: "a limit range of more empty items in 3 MB of protobuf than there may be",
    async send(client) {
      const type = message(1, Buffer.concat([message(1, Buffer.from("v1")), message(2, Buffer.from("LimitRange"))]));
      const item = message(1, Buffer.alloc(0));
      const body = Buffer.concat([Buffer.from("k8s\0"), type, message(2, message(2, Buffer.alloc(1_450_000 * item.length, item)))]);
      const reply = await client.post(LIMITS, body, { type: "application/vnd.orch.protobuf" });
      if (reply.status !== 413) throw new Error(reply.text);
      return reply;
    },
  },
  {
    name: "a pod of 1,900 containers of probes in 64 KB, with spaces between them",
    send: (client) => {
      const containers = times(1900, () => '{"livenessProbe":{"httpGet":{}}}').join(", ");
      return client.post(PODS, `{"metadata":{"name":"spaced"},"spec":{"containers":[ ${containers}]}}`);
    },
  },
  {
    name: "a list by a label beside an object of 65,000 labels",
    arrange: (client) =>
      client.put(`${LIMITED}/secrets/labelled`, { metadata: { name: "labelled", labels: { ...labels, at: String(Date.now()) } } }),
    send: (client) => client.get(`${LIMITED}/secrets?labelSelector=at%3Dnever`),
  },
  {
    name: "a pod in a namespace of 65,000 labels that has just changed",
    prepare: async (client) => {
      await client.post(NAMESPACES, { metadata: { name: "labelled", labels } });
      await eventually(async () => (await client.get(`${NAMESPACES}/labelled/serviceaccounts/default`)).status === 200);
    },
    arrange: (client) => client.mergePatch(`${NAMESPACES}/labelled`, { metadata: { annotations: { at: String(Date.now()) } } }),
    send: (client) =>
      client.post(`${NAMESPACES}/labelled/pods`, { metadata: { generateName: "a-" }, spec: { containers: [{ name: "c", image: "i" }] } }),
  },
  {
    name: "a change of a pod of 2 MB that 20 watch by a field",
    prepare: async (client) => {
      await client.post(PODS, pod("watched"));
      for (let i = 0; i < 20; i++) {
        const response = await client.open("GET", `${PODS}?watch=true&fieldSelector=status.phase%3DRunning,spec.nodeName%3Dn${i}`);
        response.resume();
      }
    },
    send: (client) => client.mergePatch(`${PODS}/watched`, { metadata: { labels: { at: String(Date.now()) } } }),
  },
  {
    name: "a token of an account of 3 MB that has changed",
    prepare: async (client) => {
      await client.mergePatch(ACCOUNT, { metadata: { labels } });
      token = (await client.post(`${ACCOUNT}/token`, { spec: {} })).json.status.token;
    },
    arrange: (client) => client.mergePatch(ACCOUNT, { metadata: { annotations: { at: String(Date.now()) } } }),
    send: (client) => client.post(TOKEN_REVIEWS, { spec: { token } }),
  },
  {
    name: "a patch of a secret of 3 MB that mentions the type of those that hold tokens",
    prepare: (client) => {
      const annotations = { type: "orch.io/service-account-token", number: "x,1234567890123456789" };
      const finalizers = times(30_000, (index) => `example.com/f${index}`);
      return client.post(SECRETS, { metadata: { name: "mentions", labels, annotations, finalizers } });
    },
    send: (client) => client.mergePatch(`${SECRETS}/mentions`, { metadata: { annotations: { at: String(Date.now()) } } }),
  },
  {
    name: "a patch of a webhook configuration of 65,000 labels",
    prepare: (client) => client.post(HOOKS, { metadata: { name: "labelled", labels } }),
    send: (client) => client.mergePatch(`${HOOKS}/labelled`, { metadata: { annotations: { at: String(Date.now()) } } }),
  },
  {
    name: "a JSON patch of 800 bytes that copies half a million lists",
    prepare: (client) => client.post(MAPS, { metadata: { name: "copied" } }),
    send: (client) => client.jsonPatch(`${MAPS}/copied`, [{ op: "add", path: "/x", value: [] }, ...times(19, () => COPY)]),
  },
  {
    name: "a JSON patch of 800 bytes that copies half a million lists, read strictly",
    send: (client) =>
      client.jsonPatch(`${MAPS}/copied?fieldValidation=Strict`, [{ op: "add", path: "/x", value: [] }, ...times(19, () => COPY)]),
  },
  {
    name: "a JSON patch of 8 KB that makes a hundred rules of forty ports",
    prepare: (client) => client.post(NETWORK_POLICIES, { metadata: { name: "grown" }, spec: { podSelector: {}, ingress: [] } }),
    send: (client) => {
      const ports = times(40, () => ({ port: 1 }));
      const first = { op: "add", path: "/spec/ingress", value: [{ ports }] };
      return client.jsonPatch(`${NETWORK_POLICIES}/grown?dryRun=All`, [first, ...times(100, () => RULE)]);
    },
  },
  {
    name: "a question about a user whose name has 3 MB",
    send: (client) =>
      client.post(REVIEWS, { spec: { user: "u".repeat(3_000_000), resourceAttributes: { verb: "get", resource: "pods" } } }),
  },
  {
    name: "a pod whose volume gets a claim of 65,000 labels and a selector of as many",
    isLong: true,
    async send(client) {
      const name = `claims-${claimants++}`;
      const spec = { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } };
      const volumeClaimTemplate = { metadata: { labels }, spec: { ...spec, selector: { matchLabels: labels } } };
      const volumes = [{ name: "v", ephemeral: { volumeClaimTemplate } }];
      const reply = await client.post(BUDGETED, { metadata: { name }, spec: { ...limited(1).spec, volumes } });
      const twin = { metadata: { name: `${name}-v` }, spec };
      await eventually(async () => (await client.post(`${CLAIMS}?dryRun=All`, twin)).status === 409);
      return reply;
    },
  },
  {
    name: "a request to a service of 120,000 addresses, of which none may be reached",
    status: 503,
    prepare: async (client) => {
      const ports = [{ name: "p", port: 80 }];
      await client.post(SERVICES, { metadata: { name: "wide" }, spec: { ports } });
      const addresses = times(120_000, (index) => ({ ip: `fd00::${(index >> 16).toString(16)}:${(index & 0xffff).toString(16)}` }));
      return client.post(ENDPOINTS, { metadata: { name: "wide" }, subsets: [{ addresses, ports }] });
    },
    send: (client) => client.get(`${SERVICES}/wide:p/proxy/`),
  },
];
