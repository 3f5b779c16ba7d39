/** Tokens without number of one who may do very much: what they stand for is held once. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type MeasuredProcess, startMeasuredServer } from "../bench/measured-process.js";
import { ApiClient } from "../support/api-client.js";
import { assertOk } from "../support/assertions.js";

const POLICY = "/apis/rbac.authorization.orch.io/v1/namespaces/default";
const ACCOUNTS = "/api/v1/namespaces/default/serviceaccounts";
const ROLES = 30;
const NAMES = 130;
const TOKENS = 100;
/** As often as it takes to gather what somebody may do. */
const REQUESTS = 6;
/** Measured: 1. Were each token a user of its own, 85. */
const KEPT_MIB = 20;

let server: MeasuredProcess;
before(async () => {
  server = await startMeasuredServer();
});
after(() => server.stop());

async function useToken(client: ApiClient): Promise<void> {
  const made = await server.client.post(`${ACCOUNTS}/robot/token`, { spec: {} });
  assertOk(made, 201);
  const headers = { authorization: `Bearer ${made.json.status.token}` };
  for (let i = 0; i < REQUESTS; i++) {
    const answer = await client.get("/api/v1/namespaces/default/configmaps/n1-1", { headers });
    assert.equal(answer.status, 404, answer.text);
  }
}

test("LIM-05 a hundred tokens of one account take no more than one", async () => {
  assertOk(await server.client.post(ACCOUNTS, { metadata: { name: "robot" } }), 201);
  for (let role = 0; role < ROLES; role++) {
    const metadata = { name: `r${role}` };
    const resourceNames = Array.from({ length: NAMES }, (_, i) => `n${role}-${i}`);
    const rules = [{ apiGroups: [""], resources: ["configmaps"], verbs: ["get"], resourceNames }];
    assertOk(await server.client.post(`${POLICY}/roles`, { metadata, rules }), 201);
    const roleRef = { apiGroup: "rbac.authorization.orch.io", kind: "Role", name: metadata.name };
    const subjects = [{ kind: "ServiceAccount", namespace: "default", name: "robot" }];
    assertOk(await server.client.post(`${POLICY}/rolebindings`, { metadata, roleRef, subjects }), 201);
  }
  const client = new ApiClient(server.url, { ca: server.credentials.ca });
  await useToken(client);
  const before = await server.held();
  for (let i = 0; i < TOKENS; i++) await useToken(client);
  const { heldMiB } = await server.held();
  client.close();
  assert.ok(heldMiB - before.heldMiB < KEPT_MIB, `${before.heldMiB.toFixed(0)} -> ${heldMiB.toFixed(0)} MiB`);
});
