/** Requests of callers who are asked, or ask, for very many permissions at once; each is one call of a client. */
import assert from "node:assert/strict";
import type { ApiClient, Reply } from "./api-client.js";
import { eventually } from "./eventually.js";
import type { LargeBody } from "./large-bodies.js";

const GROUP = "rbac.authorization.orch.io";
const ROLES = `/apis/${GROUP}/v1/clusterroles`;
const BINDINGS = `/apis/${GROUP}/v1/clusterrolebindings`;
const OWN_BINDINGS = `/apis/${GROUP}/v1/namespaces/default/rolebindings`;
const RULES_REVIEWS = "/apis/authorization.orch.io/v1/selfsubjectrulesreviews";
const MAPS = "/api/v1/namespaces/default/configmaps";

const times = <T>(count: number, item: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => item(index));

const ruleOf = (name: string) => ({ apiGroups: ["a"], resources: ["x"], resourceNames: [name], verbs: ["get"] });
const heldRules = times(24_000, (index) => ruleOf(String(index)));
const blockingOwners = times(36_000, (index) => ({ apiVersion: "v1", kind: "Pod", name: "a", uid: `${index}`, blockOwnerDeletion: true }));
const accounts = times(60_000, (index) => ({ kind: "ServiceAccount", name: `u${index}` }));
let crowds = 0;
let gathering = 0;

const as = (name: string) => ({ headers: { "impersonate-user": name, "impersonate-group": "system:authenticated" } });

async function bind(client: ApiClient, user: string, role: string, rules: readonly object[], bindings = 1): Promise<void> {
  await client.post(ROLES, { metadata: { name: role }, rules });
  const subjects = [{ apiGroup: GROUP, kind: "User", name: user }];
  const roleRef = { apiGroup: GROUP, kind: "ClusterRole", name: role };
  for (let i = 0; i < bindings; i++) await client.post(BINDINGS, { metadata: { name: `${role}-${i}` }, roleRef, subjects });
}

/** Of each of the roles whose rules are gathered. */
const [GATHERED_ROLES, GATHERED_RULES] = [66, 1000];

/** Writes a role that gathers the rules of those that are there by selectors, of which one matches. */
function gathersBy(clusterRoleSelectors: readonly object[]) {
  return async (client: ApiClient): Promise<Reply> => {
    const reply = await client.put(`${ROLES}/gathers`, {
      metadata: { name: "gathers" },
      aggregationRule: { clusterRoleSelectors },
    });
    await eventually(async () => (await client.get(`${ROLES}/gathers`)).bytes.includes('"rules":[{'));
    return reply;
  };
}

export const PERMISSION_REQUESTS: readonly LargeBody[] = [
  {
    name: "a role that gathers those of 20,000 selectors",
    prepare: (client) =>
      client.post(ROLES, {
        metadata: { name: "gathered", labels: { k19999: "v" } },
        rules: [{ apiGroups: [""], resources: ["r"], verbs: ["get"] }],
      }),
    send: gathersBy(times(20_000, (index) => ({ matchLabels: { [`k${index}`]: "v" } }))),
  },
  {
    name: "a role that gathers by 300,000 values of a label",
    isLong: true,
    arrange: (client) => client.delete(`${ROLES}/gathers`),
    send: gathersBy([{ matchExpressions: [{ key: "k19999", operator: "In", values: ["v", ...times(300_000, (index) => `v${index}`)] }] }]),
  },
  {
    name: "a role that gathers 66,000 rules of others",
    async prepare(client) {
      for (let i = 0; i < GATHERED_ROLES; i++) {
        const rules = times(GATHERED_RULES, (index) => ({ apiGroups: [""], resources: [`${i}-${index.toString(36)}`], verbs: ["get"] }));
        await client.post(ROLES, { metadata: { name: `gathered-${i}`, labels: { gathered: "yes" } }, rules });
      }
    },
    async send(client) {
      const name = `gathering-${gathering++}`;
      const aggregationRule = { clusterRoleSelectors: [{ matchLabels: { gathered: "yes" } }] };
      const reply = await client.post(ROLES, { metadata: { name }, aggregationRule });
      await eventually(async () => (await client.get(`${ROLES}/${name}`)).bytes.length > 1_000_000);
      await client.delete(`${ROLES}/${name}`);
      return reply;
    },
    clear: (client) => client.delete(`${ROLES}?labelSelector=gathered%3Dyes`),
  },
  {
    name: "four questions at once what somebody may do to whom 250 bindings grant 200 rules each",
    prepare: (client) => bind(client, "often-bound", "often", heldRules.slice(0, 200), 250),
    async send(client) {
      const questions = times(4, () => client.post(RULES_REVIEWS, { spec: { namespace: "default" } }, as("often-bound")));
      const replies = await Promise.all(questions);
      for (const { json } of replies) assert.equal(json.status.incomplete, true);
      return replies[0] as Reply;
    },
    status: 201,
  },
  {
    name: "eight grants at once of somebody who holds 48,000 rules of the resource",
    async prepare(client) {
      await bind(client, "holder", "held-a", [{ apiGroups: [GROUP], resources: ["clusterroles"], verbs: ["create"] }, ...heldRules]);
      await bind(client, "holder", "held-b", heldRules);
    },
    async send(client) {
      const grants = times(8, (index) =>
        client.post(`${ROLES}?dryRun=All`, { metadata: { name: `granted-${index}` }, rules: [ruleOf("23999")] }, as("holder")),
      );
      const [first] = await Promise.all(grants);
      if (first?.status !== 201) throw new Error(first?.text);
      return first;
    },
  },
  {
    name: "an object that holds up 36,000 owners, each of which its writer has to be allowed to",
    async prepare(client) {
      // Too many to be gathered into one table.
      await bind(client, "owner", "other", heldRules, 40);
      const rule = (resource: string, verb: string) => ({ apiGroups: [""], resources: [resource], verbs: [verb] });
      await bind(client, "owner", "owner", [rule("configmaps", "create"), rule("pods/finalizers", "update")]);
    },
    async send(client) {
      const metadata = { name: "holds-up", ownerReferences: blockingOwners };
      const reply = await client.post(`${MAPS}?dryRun=All`, { metadata }, as("owner"));
      if (reply.status !== 201) throw new Error(reply.text);
      return reply;
    },
  },
  {
    name: "a binding of 60,000 accounts, made, in force and taken away",
    async send(client) {
      const user = `crowded-${crowds++}`;
      const subjects = [...accounts, { apiGroup: GROUP, kind: "User", name: user }];
      const roleRef = { apiGroup: GROUP, kind: "ClusterRole", name: "view" };
      const reply = await client.post(OWN_BINDINGS, { metadata: { name: user }, roleRef, subjects });
      if (reply.status !== 201) throw new Error(reply.text);
      const isAllowed = async () => (await client.get(MAPS, as(user))).status === 200;
      await eventually(isAllowed);
      await client.delete(`${OWN_BINDINGS}/${user}`);
      await eventually(async () => !(await isAllowed()));
      return reply;
    },
  },
];
