/** Agents of nodes that leave to the server who somebody is and what he may do. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { ApiClient } from "../support/api-client.js";
import { assertOk } from "../support/assertions.js";
import { type ClientAuthority, clientAuthority } from "../support/client-authority.js";
import { eventually } from "../support/eventually.js";
import { AGENT_DEFAULTS, NodeAgent, type NodeAgentFlags } from "../support/node-agent.js";
import { startServer, type TestServer } from "../support/server.js";

const RBAC = "/apis/rbac.authorization.orch.io/v1";
const ACCOUNTS = "/api/v1/namespaces/default/serviceaccounts";

describe("node agents that ask", () => {
  let authority: ClientAuthority;
  let server: TestServer;
  let client: ApiClient;
  const tokens = new Map<string, string>();

  before(async () => {
    authority = await clientAuthority();
    server = await startServer({ flags: [authority.flag] });
    client = await authority.client(server, "system:node:one", "system:nodes");
    for (const name of ["monitor", "stranger"]) {
      assertOk(await server.admin.post(ACCOUNTS, { metadata: { name } }), 201);
      tokens.set(name, assertOk(await server.admin.post(`${ACCOUNTS}/${name}/token`, { spec: {} }), 201).status.token);
    }
    const roleRef = { apiGroup: "rbac.authorization.orch.io", kind: "ClusterRole", name: "system:node-agent-api-admin" };
    const subjects = [{ kind: "ServiceAccount", namespace: "default", name: "monitor" }];
    assertOk(await server.admin.post(`${RBAC}/clusterrolebindings`, { metadata: { name: "monitor" }, roleRef, subjects }), 201);
    const delegating = agent({ tokenWebhook: true, authorizationMode: "Webhook" });
    await eventually(async () => (await delegating.answer({ method: "GET", path: "/stats/", ...bearing("monitor") })) === 200);
  });
  after(async () => {
    authority.close();
    await server.stop();
  });

  const agent = (flags: Partial<NodeAgentFlags>): NodeAgent => new NodeAgent("one", client, "orch.io", { ...AGENT_DEFAULTS, ...flags });
  const bearing = (account: string): { token: string } => ({ token: tokens.get(account) as string });

  test("AUTHZ-17 each method and path is a question about a sub-resource of the node, which roles answer", async () => {
    const rows: [method: string, path: string, verb: string, subresource: string][] = [
      ["GET", "/stats/summary", "get", "stats"],
      ["HEAD", "/metrics/cadvisor", "get", "metrics"],
      ["GET", "/metrics", "get", "metrics"],
      ["GET", "/logs/messages", "get", "log"],
      ["GET", "/spec/", "get", "spec"],
      ["GET", "/pods", "get", "proxy"],
      ["POST", "/exec/default/p/c", "create", "proxy"],
      ["PUT", "/anything", "update", "proxy"],
      ["PATCH", "/anything", "patch", "proxy"],
      ["DELETE", "/stats/", "delete", "stats"],
    ];
    for (const [method, path, verb, subresource] of rows) {
      const delegating = agent({ tokenWebhook: true, authorizationMode: "Webhook" });
      assert.equal(await delegating.answer({ method, path, ...bearing("monitor") }), 200, `${method} ${path}`);
      assert.deepEqual(delegating.sent, [{ verb, version: "v1", resource: "nodes", subresource, name: "one" }]);
      assert.equal(await delegating.answer({ method, path, ...bearing("stranger") }), 403, `${method} ${path} of a stranger`);
      assert.equal(await delegating.answer({ method, path }), 403, `${method} ${path} of nobody known`);
    }
  });

  test("AUTHZ-18 callers are known by certificates and by tokens that the server reviews, or are anonymous where that is allowed", async () => {
    const request = { method: "GET", path: "/metrics" };
    assert.equal(await agent({}).answer(request), 200, "anonymous, and all are allowed, by default");
    assert.equal(await agent({ anonymousAuth: false }).answer(request), 401);
    const strict = { anonymousAuth: false, tokenWebhook: true, authorizationMode: "Webhook" } as const;
    assert.equal(await agent(strict).answer({ ...request, ...bearing("monitor") }), 200);
    assert.equal(await agent(strict).answer({ ...request, token: "garbage" }), 401);
    assert.equal(await agent({ ...strict, tokenWebhook: false }).answer({ ...request, ...bearing("monitor") }), 401);
    const { cert: certificate = "" } = await authority.credentials(server, "root", "system:masters");
    const withAuthority = { ...strict, clientAuthority: authority.certificate };
    assert.equal(await agent(withAuthority).answer({ ...request, certificate }), 200);
    assert.equal(await agent(strict).answer({ ...request, certificate }), 401);
    const { cert: unknown = "" } = server.credentials;
    assert.equal(await agent(withAuthority).answer({ ...request, certificate: unknown }), 401);
  });

  test("AUTHZ-17 it needs the group of authorization", async () => {
    const without = await startServer({ flags: [authority.flag, "--runtime-config=authorization.orch.io/v1=false"] });
    const asking = await authority.client(without, "system:node:one", "system:nodes");
    const certificate = (await authority.credentials(without, "root", "system:masters")).cert as string;
    const flags = { ...AGENT_DEFAULTS, clientAuthority: authority.certificate, authorizationMode: "Webhook" } as const;
    assert.equal(await new NodeAgent("one", asking, "orch.io", flags).answer({ method: "GET", path: "/pods", certificate }), 403);
    await without.stop();
  });
});
