/** Requests that quotas make expensive; each is one call of a client. */
import type { ApiClient, Reply } from "./api-client.js";
import { eventually } from "./eventually.js";
import type { LargeBody } from "./large-bodies.js";

const NAMESPACES = "/api/v1/namespaces";
const CLASSES = "/apis/scheduling.orch.io/v1/priorityclasses";
const COUNTED = `${NAMESPACES}/counted`;
const CLASSED = `${NAMESPACES}/classed`;
const QUOTAS = `${CLASSED}/resourcequotas`;
/** Priority classes that pods are of. */
const POD_CLASSES = 200;
let quotas = 0;

const times = <T>(count: number, item: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => item(index));

const pod = (name: string, spec: object = {}, container: object = {}) => ({
  metadata: { name },
  spec: { containers: [{ name: "c", image: "i", ...container }], ...spec },
});

/** Makes the namespace of pods of many priority classes, unless it is there. */
async function makeClasses(client: ApiClient): Promise<void> {
  if ((await client.post(NAMESPACES, { metadata: { name: "classed" } })).status !== 201) return;
  await eventually(async () => (await client.post(`${CLASSED}/pods?dryRun=All`, pod("first"))).status === 201);
  for (let i = 0; i < POD_CLASSES; i++) {
    const priorityClassName = `class-${i}`;
    await client.post(CLASSES, { metadata: { name: priorityClassName }, value: 1 });
    const reply = await client.post(`${CLASSED}/pods`, pod(priorityClassName, { priorityClassName }));
    if (reply.status !== 201) throw new Error(reply.text);
  }
}

/** Makes a quota of the pods of all classes, waits until they are counted and takes it away. */
async function countPods(client: ApiClient, scope: object = {}): Promise<Reply> {
  const name = `of-pods-${quotas++}`;
  const reply = await client.post(QUOTAS, { metadata: { name }, spec: { hard: { pods: "9999" }, ...scope } });
  if (reply.status !== 201) throw new Error(reply.text);
  await eventually(async () => (await client.get(`${QUOTAS}/${name}`)).json.status?.used?.pods === String(POD_CLASSES));
  await client.delete(`${QUOTAS}/${name}`);
  return reply;
}

const notIn = (values: readonly string[]) => ({ scopeName: "PriorityClass", operator: "NotIn", values });
const selector = (matchExpressions: readonly object[]) => ({ scopeSelector: { matchExpressions } });

export const QUOTA_REQUESTS: readonly LargeBody[] = [
  {
    name: "a pod that asks for 60,000 resources where a quota counts",
    prepare: async (client) => {
      await client.post(NAMESPACES, { metadata: { name: "counted" } });
      await client.post(`${COUNTED}/resourcequotas`, { metadata: { name: "none" }, spec: { hard: { pods: "0" } } });
      await eventually(async () => (await client.post(`${COUNTED}/pods?dryRun=All`, pod("limited"))).text.includes("exceeded quota"));
    },
    send: (client) => {
      const requests = Object.fromEntries(times(60_000, (index) => [`example.com/${index.toString(36)}`, "1"]));
      return client.post(`${COUNTED}/pods?dryRun=All`, pod("asks", {}, { resources: { requests, limits: requests } }));
    },
  },
  {
    name: "a quota of pods of none of 230,000 priority classes where pods of 200 others are",
    prepare: makeClasses,
    send: (client) => countPods(client, selector([notIn(times(230_000, (index) => `c${index}`))])),
  },
  {
    name: "a quota of 40,000 demands where pods of 200 priority classes are",
    prepare: makeClasses,
    send: (client) => countPods(client, selector(times(40_000, (index) => notIn([`c${index}`])))),
  },
  {
    name: "the first quota to count pods, of 200 priority classes, beside 400 quotas of other scopes",
    async prepare(client) {
      await makeClasses(client);
      for (let i = 0; i < 400; i++) {
        const name = `scope-${i}`;
        const spec = { hard: { "count/configmaps": "1" }, ...selector([notIn([name])]) };
        await client.post(QUOTAS, { metadata: { name }, spec });
      }
    },
    send: (client) => countPods(client),
    clear: (client) => client.delete(QUOTAS),
  },
];
