/** Requests of up to 3 MB that cost a server as much as their form allows; each is one call of a client. */
import type { ApiClient, Reply } from "./api-client.js";
import { eventually } from "./eventually.js";
import { LARGE_QUERIES } from "./large-queries.js";
import { LARGE_VOLUMES } from "./large-volumes.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const PODS = "/api/v1/namespaces/default/pods";
const SERVICES = "/api/v1/namespaces/default/services";
const DAEMON_SETS = "/apis/apps/v1/namespaces/default/daemonsets";
const ROLES = "/apis/rbac.authorization.orch.io/v1/namespaces/default/roles";
const BINDINGS = "/apis/rbac.authorization.orch.io/v1/namespaces/default/rolebindings";
const REVIEWS = "/apis/authorization.orch.io/v1/subjectaccessreviews";
const LIMITS = "/api/v1/namespaces/default/limitranges";
const REQUESTS = "/apis/certificates.orch.io/v1/certificatesigningrequests";
const NAMESPACES = "/api/v1/namespaces";
const REVISIONS = "/apis/apps/v1/namespaces/default/controllerrevisions";
const ENDPOINTS = "/api/v1/namespaces/default/endpoints";
const BODY_BYTES = 3 * 1024 * 1024 - 4096;

export interface LargeBody {
  readonly name: string;
  /** What must be there before, and before each call; its time does not count. */
  prepare?(client: ApiClient): Promise<unknown>;
  arrange?(client: ApiClient): Promise<unknown>;
  send(client: ApiClient): Promise<Reply>;
  /** Of the answer, where it is no 5xx by mistake. */
  readonly status?: number;
  /** Takes away what would have to do with others. */
  clear?(client: ApiClient): Promise<unknown>;
  /** Takes many seconds, and another that takes few goes much the same way: for a soak. */
  readonly isLong?: true;
}

const times = <T>(count: number, item: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => item(index));
const membersOf = <T>(count: number, key: (index: number) => string, value: (index: number) => T): Record<string, T> =>
  Object.fromEntries(times(count, (index) => [key(index), value(index)]));

/** As many repetitions of a text as fit into a body. */
const filled = (text: string, length = BODY_BYTES): string => text.repeat(Math.floor(length / text.length));

const map = (name: string, rest: object, metadata: object = {}) => ({
  apiVersion: "v1",
  kind: "ConfigMap",
  metadata: { name, ...metadata },
  ...rest,
});

const daemonSet = (name: string, spec: object) => ({
  metadata: { name },
  spec: {
    selector: { matchLabels: { a: "b" } },
    template: { metadata: { labels: { a: "b" } }, spec: { containers: [{ name: "c", image: "i" }], ...spec } },
  },
});

const postMap = (name: string, rest: object, metadata?: object) => (client: ApiClient) =>
  client.post(`${MAPS}?fieldValidation=Warn`, map(name, rest, metadata));

const postYaml = (text: string) => (client: ApiClient) => client.post(MAPS, text, { type: "application/yaml" });

const manyKeys = (count: number, value: string) =>
  membersOf(
    count,
    (index) => `k${index.toString(36)}`,
    () => value,
  );

/** A namespace that is to end. */
let held = "";

/** A token for many audiences, once it has been made. */
let wide = "";

/** Every form that was found to be expensive, and its neighbours. */
export const LARGE_BODIES: readonly LargeBody[] = [
  { name: "YAML flow of pairs", send: postYaml(`[${filled("a: b, ")}`) },
  { name: "YAML flow of empty items", send: postYaml(`a: [${filled("[],")}]`) },
  { name: "YAML of short keys", send: postYaml(times(250_000, (index) => `k${index.toString(36)}: v\n`).join("")) },
  { name: "YAML of quotes", send: postYaml(`a: '${filled("''")}'`) },
  { name: "YAML of comment lines", send: postYaml(filled("#\n")) },
  { name: "YAML of anchors", send: postYaml(times(150_000, (index) => `- &a${index} x\n`).join("")) },
  {
    name: "65,000 bad labels",
    send: postMap(
      "bad-labels",
      {},
      {
        labels: membersOf(
          65_000,
          (index) => `-${index}`,
          () => "v",
        ),
      },
    ),
  },
  {
    name: "65,000 bad values of labels",
    send: postMap(
      "bad-values",
      {},
      {
        labels: membersOf(
          65_000,
          (index) => `k${index}`,
          () => "a b",
        ),
      },
    ),
  },
  { name: "a label value of 3 MB", send: postMap("long-value", {}, { labels: { a: filled("\u0001", BODY_BYTES / 6) } }) },
  {
    name: "65,000 bad keys of annotations",
    send: postMap(
      "bad-keys",
      {},
      {
        annotations: membersOf(
          65_000,
          (index) => `-${index}`,
          () => "",
        ),
      },
    ),
  },
  {
    name: "apply of 60,000 keys",
    send: (client) => client.apply(`${MAPS}/applied?fieldManager=m`, map("applied", { data: manyKeys(60_000, "v") })),
  },
  {
    name: "apply of 60,000 keys that another owns",
    prepare: (client) => client.post(MAPS, map("owned", { data: manyKeys(60_000, "v") })),
    send: (client) => client.apply(`${MAPS}/owned?fieldManager=m`, map("owned", { data: manyKeys(60_000, "w") })),
  },
  {
    name: "a create of 4,200 keys that come before the name, in 60 KB",
    send: (client) => client.post(`${MAPS}?dryRun=All`, { data: manyKeys(4200, "v"), metadata: { name: "first" } }),
  },
  {
    name: "a create of 65,000 keys that come before the name",
    send: (client) => client.post(`${MAPS}?dryRun=All`, { data: manyKeys(65_000, ""), metadata: { name: "first" } }),
  },
  {
    name: "a small update of 4,200 keys",
    prepare: (client) => client.post(MAPS, map("dense", { data: manyKeys(4200, "v") })),
    send: (client) => client.mergePatch(`${MAPS}/dense`, { data: { a: String(Date.now()) } }),
  },
  {
    name: "20,000 empty limits in 60 KB",
    send: (client) => client.post(LIMITS, { metadata: { name: "empty" }, spec: { limits: times(20_000, () => ({})) } }),
  },
  {
    name: "20,000 empty limits in 60 KB, as YAML",
    send: (client) =>
      client.post(LIMITS, `metadata: { name: empty }\nspec:\n limits:\n${"\n -".repeat(20_000)}`, { type: "application/yaml" }),
  },
  {
    name: "quantities of 4,000 digits, in 60 KB",
    send: (client) => {
      const max = membersOf(
        14,
        (index) => `example.com/k${index}`,
        () => `1${"0".repeat(4000)}1`,
      );
      return client.post(LIMITS, { metadata: { name: "digits" }, spec: { limits: [{ type: "Container", max }] } });
    },
  },
  {
    name: "a table of endpoints of 120 million addresses with their ports",
    prepare: (client) =>
      client.post(ENDPOINTS, {
        metadata: { name: "many" },
        subsets: times(10, () => ({
          addresses: times(6_000, (index) => ({ ip: `10.1.${index >> 8}.${index & 255}` })),
          ports: times(2_000, (index) => ({ name: `p${index}`, port: index + 1 })),
        })),
      }),
    send: (client) => client.get(`${ENDPOINTS}/many`, { accept: "application/json;as=Table;v=v1;g=meta.orch.io" }),
  },
  { name: "a create of 200,000 keys", send: postMap("many-keys", { data: manyKeys(200_000, "") }) },
  {
    name: "10,000 JSON patches of one map",
    prepare: (client) => client.post(MAPS, map("patched", { data: manyKeys(10_000, "v") })),
    send: (client) =>
      client.jsonPatch(
        `${MAPS}/patched`,
        times(10_000, (index) => ({ op: "replace", path: `/data/k${index.toString(36)}`, value: "w".repeat(64) })),
      ),
  },
  {
    name: "10,000 JSON patches that move a large list",
    prepare: (client) => client.post(MAPS, map("moved", {}, { finalizers: times(30_000, (index) => `example.com/f${index}`) })),
    send: (client) =>
      client.jsonPatch(
        `${MAPS}/moved`,
        times(10_000, () => ({ op: "add", path: "/metadata/finalizers/0", value: "example.com/x" })),
      ),
  },
  {
    name: "a merge patch of 200,000 keys",
    prepare: (client) => client.post(MAPS, map("merged", {})),
    send: (client) => client.mergePatch(`${MAPS}/merged`, { data: manyKeys(200_000, "") }),
  },
  {
    name: "a wrong name of 3 MB, of brackets",
    send: (client) =>
      client.post(DAEMON_SETS, daemonSet("brackets", { volumes: [{ name: filled("{{", BODY_BYTES - 1000), emptyDir: {} }] })),
  },
  {
    name: "a wrong name of 3 MB, of line ends, by which its list is owned",
    send: (client) =>
      client.post(DAEMON_SETS, daemonSet("line-ends", { volumes: [{ name: filled("\n", BODY_BYTES / 2 - 1000), emptyDir: {} }] })),
  },
  {
    name: "a strategic merge patch of 20,000 items",
    prepare: (client) => client.post(PODS, pod("strategic", 1)),
    send: (client) =>
      client.strategicPatch(`${PODS}/strategic`, { spec: { containers: times(20_000, (index) => ({ name: `c${index}`, image: "i" })) } }),
  },
  {
    name: "a small patch of a large object",
    prepare: (client) => client.post(MAPS, map("large", { data: manyKeys(60_000, "v") })),
    send: (client) => client.mergePatch(`${MAPS}/large`, { data: { a: String(Date.now()) } }),
  },
  {
    name: "24,000 ownerReferences",
    send: postMap(
      "owners",
      {},
      { ownerReferences: times(24_000, (index) => ({ apiVersion: "v1", kind: "ConfigMap", name: `n${index}`, uid: `u${index}` })) },
    ),
  },
  {
    name: "24,000 ownerReferences with one uid",
    send: postMap(
      "same-uid",
      {},
      { ownerReferences: times(24_000, (index) => ({ apiVersion: "v1", kind: "ConfigMap", name: `n${index}`, uid: "u" })) },
    ),
  },
  {
    name: "20,000 controllers",
    send: postMap(
      "controllers",
      {},
      {
        ownerReferences: times(20_000, (index) => ({
          apiVersion: "v1",
          kind: "ConfigMap",
          name: `n${index}`,
          uid: `u${index}`,
          controller: true,
        })),
      },
    ),
  },
  {
    name: "an owner whose name has 700,000 characters beyond the basic plane",
    async send(client) {
      const owner = { apiVersion: "v1", kind: "ConfigMap", name: filled("\u{1f600}", 1_400_000), uid: "u" };
      const reply = await client.post(MAPS, map("of-wide-name", {}, { ownerReferences: [owner] }));
      // It is looked for, and not found.
      await eventually(async () => (await client.get(`${MAPS}/of-wide-name`)).status === 404);
      return reply;
    },
  },
  {
    name: "a list of 700,000 numbers 400 levels deep, shown indented",
    prepare(client) {
      const data = `${'{"a":'.repeat(400)}[${filled("1,", 1_400_000)}1]${"}".repeat(400)}`;
      return client.post(REVISIONS, `{"metadata":{"name":"deep"},"revision":1,"data":${data}}`);
    },
    send: (client) => client.get(`${REVISIONS}/deep?pretty=true`),
  },
  { name: "65,000 finalizers", send: postMap("finalizers", {}, { finalizers: times(65_000, (index) => `f${index}`) }) },
  { name: "200,000 finalizers", send: postMap("finalizers", {}, { finalizers: times(200_000, (index) => `f${index}`) }) },
  {
    name: "the end of a namespace of 4 objects with 60,000 finalizers each",
    async arrange(client) {
      const finalizers = (object: number) => times(60_000, (index) => `example.com/${object}-${index.toString(36)}`);
      const { name } = (await client.post(NAMESPACES, { metadata: { generateName: "held-" } })).json.metadata;
      held = `${NAMESPACES}/${name}`;
      for (let i = 0; i < 4; i++) {
        await eventually(
          async () => (await client.post(`${held}/secrets`, { metadata: { name: `o${i}`, finalizers: finalizers(i) } })).status === 201,
        );
      }
    },
    async send(client) {
      const reply = await client.delete(held);
      await eventually(async () => (await client.get(held)).text.includes("SomeFinalizersRemain"));
      return reply;
    },
  },
  {
    name: "20,000 entries of managedFields",
    send: postMap(
      "entries",
      {},
      {
        managedFields: times(20_000, (index) => ({
          manager: `m${index}`,
          operation: "Update",
          apiVersion: "v1",
          fieldsType: "FieldsV1",
          fieldsV1: { "f:data": {} },
        })),
      },
    ),
  },
  {
    name: "managedFields of 100,000 elements",
    send: postMap(
      "elements",
      {},
      {
        managedFields: [
          {
            manager: "m",
            operation: "Update",
            apiVersion: "v1",
            fieldsType: "FieldsV1",
            fieldsV1: {
              "f:data": membersOf(
                100_000,
                (index) => `v:"${(index * 7919).toString(36)}"`,
                () => ({}),
              ),
            },
          },
        ],
      },
    ),
  },
  {
    name: "180,000 unknown fields",
    send: postMap(
      "unknown",
      membersOf(
        180_000,
        (index) => `u${index}`,
        () => 1,
      ),
    ),
  },
  {
    name: "180,000 repeated fields",
    send: (client) => client.post(`${MAPS}?fieldValidation=Warn`, `{"metadata":{"name":"repeated"}${filled(',"data":{}')}}`),
  },
  {
    name: "500,000 nulls",
    send: (client) => client.post(MAPS, `{"metadata":{"name":"nulls"},"data":{"a":[${filled("null,", 2_500_000)}null]}}`),
  },
  { name: "a pod of 30,000 containers", send: (client) => client.post(PODS, pod("containers", 30_000)) },
  {
    name: "a pod of 30,000 bad volumes",
    send: (client) => client.post(PODS, pod("volumes", 1, { volumes: times(30_000, (index) => ({ name: `-${index}`, emptyDir: {} })) })),
  },
  {
    name: "a pod of 60,000 variables",
    send: (client) => client.post(PODS, pod("variables", 1, {}, { env: times(60_000, (index) => ({ name: `E${index}`, value: "" })) })),
  },
  {
    name: "a small patch of a pod of 8,000 containers",
    prepare: (client) => client.post(PODS, pod("large", 8000)),
    send: (client) => client.mergePatch(`${PODS}/large`, { metadata: { labels: { a: String(Date.now()) } } }),
  },
  {
    name: "a service of 50,000 ports",
    send: (client) =>
      client.post(SERVICES, {
        metadata: { name: "ports" },
        spec: { ports: times(50_000, (index) => ({ name: `p${index}`, port: index + 1 })) },
      }),
  },
  {
    name: "a service that asks for 20,000 ports of nodes",
    send: (client) =>
      client.post(`${SERVICES}?dryRun=All`, {
        metadata: { name: "node-ports" },
        spec: {
          type: "NodePort",
          ports: times(20_000, (index) => ({ name: `p${index}`, port: index, nodePort: 30_000 + (index % 2700) })),
        },
      }),
  },
  {
    name: "a service of 280,000 wrong addresses",
    send: (client) => {
      const clusterIPs = times(280_000, (index) => `a${index.toString(36)}`);
      return client.post(SERVICES, { metadata: { name: "addresses" }, spec: { clusterIP: "a0", clusterIPs, ports: [{ port: 80 }] } });
    },
  },
  {
    name: "a service that selects by 65,000 labels",
    send: (client) =>
      client.post(SERVICES, { metadata: { name: "selects" }, spec: { selector: manyKeys(65_000, ""), ports: [{ port: 80 }] } }),
  },
  {
    name: "a certificate request with 200,000 usages",
    send: (client) =>
      client.post(REQUESTS, {
        metadata: { name: "usages" },
        spec: { request: "AA==", signerName: "example.com/any", usages: times(200_000, (index) => `u${index}`) },
      }),
  },
  {
    name: "a role of 20,000 rules",
    send: (client) =>
      client.put(`${ROLES}/many`, {
        metadata: { name: "many" },
        rules: times(20_000, (index) => ({ apiGroups: [""], resources: [`r${index}`], verbs: ["get"] })),
      }),
  },
  {
    name: "a role whose rule stands for twenty million million permissions",
    prepare: (client) =>
      client.post(BINDINGS, {
        metadata: { name: "wide" },
        subjects: [{ kind: "User", name: "wide" }],
        roleRef: { kind: "Role", name: "wide" },
      }),
    send: async (client) => {
      const verb = `v${Date.now()}`;
      const reply = await client.put(`${ROLES}/wide`, {
        metadata: { name: "wide" },
        rules: [
          {
            apiGroups: times(10_000, (index) => `g${index}`),
            resources: times(200_000, (index) => `r${index}`),
            verbs: [verb, ...times(10_000, (index) => `v${index}`)],
          },
        ],
      });
      // It is arranged once it has been written.
      const spec = { user: "wide", resourceAttributes: { namespace: "default", group: "g0", resource: "r0", verb } };
      await eventually(async () => (await client.post(REVIEWS, { spec })).json.status.allowed);
      return reply;
    },
  },
  ...LARGE_VOLUMES,
  {
    name: "a binding with 65,000 annotations",
    send: (client) =>
      client.post("/api/v1/namespaces/default/bindings", {
        metadata: { name: "absent", annotations: manyKeys(65_000, "") },
        target: { name: "node" },
      }),
  },
  {
    name: "a binding with 65,000 annotations of a pod that is there",
    prepare: (client) => client.post(PODS, pod("bound", 1)),
    send: (client) =>
      client.post(`${PODS}/bound/binding`, {
        metadata: { name: "bound", annotations: manyKeys(65_000, "") },
        target: { name: "node" },
      }),
  },
  {
    name: "a pod of 65,000 empty containers, each of which has defaults",
    send: (client) => client.post(PODS, { metadata: { name: "empty" }, spec: { containers: times(65_000, () => ({})) } }),
  },
  {
    name: "the log of a pod of 3 MB that is on no node",
    prepare: (client) =>
      client.post(PODS, pod("large-log", 1, {}, { env: times(30_000, (index) => ({ name: `E${index}`, value: "v".repeat(40) })) })),
    send: (client) => client.get(`${PODS}/large-log/log`),
  },
  {
    name: "a question about 65,000 extra values of a user",
    send: (client) =>
      client.post(REVIEWS, {
        spec: {
          user: "u",
          resourceAttributes: { verb: "get" },
          extra: membersOf(
            65_000,
            (index) => `k${index}`,
            () => ["v"],
          ),
        },
      }),
  },
  {
    name: "a question that has 65,000 labels itself",
    send: (client) =>
      client.post("/apis/authorization.orch.io/v1/selfsubjectaccessreviews", {
        metadata: { labels: manyKeys(65_000, "") },
        spec: { resourceAttributes: { verb: "get" } },
      }),
  },
  {
    name: "a question about 300,000 groups of a user",
    send: (client) =>
      client.post(REVIEWS, { spec: { user: "u", resourceAttributes: { verb: "get" }, groups: times(300_000, (index) => `g${index}`) } }),
  },
  {
    name: "what may be done by roles of 12 MB",
    prepare: async (client) => {
      const rules = times(8000, (index) => ({
        apiGroups: [""],
        resources: ["r"],
        verbs: ["get"],
        resourceNames: [`${index}`.padEnd(200, "n")],
      }));
      for (let i = 0; i < 6; i++) {
        await client.put(`${ROLES}/told-${i}`, { metadata: { name: `told-${i}` }, rules });
        await client.post(BINDINGS, {
          metadata: { name: `told-${i}` },
          subjects: [{ kind: "Group", name: "system:masters" }],
          roleRef: { kind: "Role", name: `told-${i}` },
        });
      }
    },
    send: (client) => client.post("/apis/authorization.orch.io/v1/selfsubjectrulesreviews", { spec: { namespace: "default" } }),
  },
  {
    name: "a small create under the name of a large object",
    prepare: (client) => client.post(MAPS, map("taken", { data: manyKeys(60_000, "v") })),
    send: (client) => client.post(MAPS, map("taken", {})),
  },
  {
    name: "a token for 900,000 empty audiences",
    send: (client) =>
      client.post("/api/v1/namespaces/default/serviceaccounts/default/token", { spec: { audiences: times(900_000, () => "") } }),
  },
  ...[50_000, 300_000].map((count) => ({
    name: `a token for ${count.toLocaleString("en")} audiences`,
    send: (client: ApiClient) =>
      client.post("/api/v1/namespaces/default/serviceaccounts/default/token", {
        spec: { audiences: times(count, (index) => `a${index}`) },
      }),
  })),
  {
    name: "a review of a token of 2 MB",
    send: (client) =>
      client.post("/apis/authentication.orch.io/v1/tokenreviews", {
        spec: { token: `eyJhbGciOiJSUzI1NiJ9.${Buffer.from(`{"aud":[${filled('"a",', 1_500_000)}"a"]}`).toString("base64url")}.QUJD` },
      }),
  },
  {
    name: "300,000 audiences asked about a token of 10,000",
    prepare: async (client) => {
      const spec = { audiences: times(10_000, (index) => `a${index}`) };
      const { json } = await client.post("/api/v1/namespaces/default/serviceaccounts/default/token", { spec });
      wide = json.status.token;
    },
    send: (client) =>
      client.post("/apis/authentication.orch.io/v1/tokenreviews", {
        spec: { token: wide, audiences: times(300_000, (index) => `b${index}`) },
      }),
  },
  {
    name: "options of 3 MB for the deletion of a collection",
    send: (client) =>
      client.delete(`${MAPS}?labelSelector=nobody`, `{"kind":"DeleteOptions","apiVersion":"v1","dryRun":["All"]${filled(',"a":[{}]')}}`),
  },
  {
    name: "a Scale with 65,000 annotations",
    send: (client) =>
      client.put("/apis/apps/v1/namespaces/default/deployments/absent/scale", {
        metadata: { name: "absent", annotations: manyKeys(65_000, "") },
      }),
  },
  ...LARGE_QUERIES,
];

function pod(name: string, containers: number, spec: object = {}, container: object = {}) {
  return {
    apiVersion: "v1",
    kind: "Pod",
    metadata: { name },
    spec: { containers: times(containers, (index) => ({ name: `c${index}`, image: "i", ...container })), ...spec },
  };
}
