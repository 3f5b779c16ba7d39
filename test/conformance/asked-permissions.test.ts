/** What a request comes to is asked for by itself: who holds the permission beside it is refused, who holds that one is not. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Reply } from "../support/api-client.js";
import { assertOk, assertStatus } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";

const RBAC = "/apis/rbac.authorization.orch.io/v1";
const CORE = "/api/v1/namespaces/default";
const MAPS = `${CORE}/configmaps`;
const APPS = "/apis/apps/v1/namespaces/default";

const map = (name: string) => ({ apiVersion: "v1", kind: "ConfigMap", metadata: { name } });

/** `held` and `needed` are `verb resource`, of the group that the path names. */
interface Row {
  readonly title: string;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly type?: string;
  readonly group?: string;
  readonly held: string;
  readonly needed: string;
  /** Where the refusal does not say who may not do what. */
  readonly text?: string;
}

const ROWS: readonly Row[] = [
  { title: "deleting a collection", method: "DELETE", path: MAPS, held: "delete configmaps", needed: "deletecollection configmaps" },
  { title: "a watch", method: "GET", path: `${MAPS}?watch=1&timeoutSeconds=1`, held: "list configmaps", needed: "watch configmaps" },
  {
    title: "a PUT that creates",
    method: "PUT",
    path: `${MAPS}/put`,
    body: map("put"),
    held: "update configmaps",
    needed: "create configmaps",
    text: 'configmaps "put" is forbidden: ',
  },
  {
    title: "an apply that creates",
    method: "PATCH",
    path: `${MAPS}/applied?fieldManager=m`,
    body: map("applied"),
    type: "application/apply-patch+yaml",
    held: "patch configmaps",
    needed: "create configmaps",
    text: 'configmaps "applied" is forbidden: ',
  },
  {
    title: "finalizing a namespace",
    method: "PUT",
    path: "/api/v1/namespaces/default/finalize",
    body: { metadata: { name: "default" } },
    held: "update namespaces",
    needed: "update namespaces/finalize",
  },
  {
    title: "a token of an account",
    method: "POST",
    path: `${CORE}/serviceaccounts/none/token`,
    body: { spec: {} },
    held: "create serviceaccounts",
    needed: "create serviceaccounts/token",
  },
  { title: "a status", method: "PATCH", path: `${CORE}/pods/none/status`, body: {}, held: "patch pods", needed: "patch pods/status" },
  {
    title: "a scale",
    method: "GET",
    path: `${APPS}/deployments/none/scale`,
    group: "apps",
    held: "get deployments",
    needed: "get deployments/scale",
  },
  {
    title: "the approval of a request for a certificate",
    method: "PUT",
    path: "/apis/certificates.orch.io/v1/certificatesigningrequests/none/approval",
    body: { metadata: { name: "none" } },
    group: "certificates.orch.io",
    held: "update certificatesigningrequests",
    needed: "update certificatesigningrequests/approval",
  },
  ...["log", "exec", "attach", "portforward", "proxy"].map((sub) => ({
    title: `a connection to pods/${sub} by GET`,
    method: "GET",
    path: `${CORE}/pods/none/${sub}`,
    held: "get pods",
    needed: `get pods/${sub}`,
  })),
  ...["exec", "attach", "portforward", "proxy", "eviction", "binding"].map((sub) => ({
    title: `a POST to pods/${sub}`,
    method: "POST",
    path: `${CORE}/pods/none/${sub}`,
    body: {},
    held: "create pods",
    needed: `create pods/${sub}`,
  })),
  {
    title: "a service's proxy",
    method: "PUT",
    path: `${CORE}/services/s/proxy/a/b`,
    held: "update services",
    needed: "update services/proxy",
  },
  { title: "a node's proxy", method: "DELETE", path: "/api/v1/nodes/n/proxy/stats", held: "delete nodes", needed: "delete nodes/proxy" },
];

describe("AUTHZ-05, AUTHZ-07 what a request comes to is asked for by itself", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  const rule = (permission: string, group = "") => {
    const [verb, resource] = permission.split(" ") as [string, string];
    return { verbs: [verb], apiGroups: [group], resources: [resource] };
  };

  for (const [index, row] of ROWS.entries()) {
    test(`${row.title} needs ${row.needed}, not ${row.held}`, async () => {
      const name = `user-${index}`;
      const headers = { "impersonate-user": name };
      const send = (): Promise<Reply> =>
        server.admin.send(row.method, row.path, {
          headers,
          ...(row.body === undefined ? {} : { body: row.body }),
          ...(row.type === undefined ? {} : { type: row.type }),
        });
      const roleRef = { apiGroup: "rbac.authorization.orch.io", kind: "ClusterRole", name };
      assertOk(await server.admin.post(`${RBAC}/clusterroles`, { metadata: { name }, rules: [rule(row.held, row.group)] }), 201);
      const binding = { metadata: { name }, roleRef, subjects: [{ kind: "User", name }] };
      assertOk(await server.admin.post(`${RBAC}/clusterrolebindings`, binding), 201);
      const [verb, resource] = row.needed.split(" ") as [string, string];
      const text =
        row.text ?? new RegExp(`is forbidden: User "${name}" cannot ${verb} resource "${resource}" in API group "${row.group ?? ""}"`);
      await eventually(async () => {
        const { status, text: found } = await send();
        return status === 403 && (row.text === undefined || found.includes(JSON.stringify(row.text).slice(1, -1)));
      });
      assertStatus(await send(), 403, "Forbidden", text);
      const rules = [rule(row.held, row.group), rule(row.needed, row.group)];
      assertOk(await server.admin.mergePatch(`${RBAC}/clusterroles/${name}`, { rules }), 200);
      await eventually(async () => (await send()).status !== 403);
    });
  }

  test("AUTHZ-19 who creates pods is not asked about what they mount", async () => {
    const rules = [rule("create pods")];
    assertOk(await server.admin.post(`${RBAC}/clusterroles`, { metadata: { name: "pod-makers" }, rules }), 201);
    const roleRef = { apiGroup: "rbac.authorization.orch.io", kind: "ClusterRole", name: "pod-makers" };
    const subjects = [{ kind: "User", name: "maker" }];
    assertOk(await server.admin.post(`${RBAC}/clusterrolebindings`, { metadata: { name: "makers" }, roleRef, subjects }), 201);
    assertOk(await server.admin.post(`${CORE}/secrets`, { metadata: { name: "of-others" } }), 201);
    const headers = { "impersonate-user": "maker" };
    const volumes = [{ name: "s", secret: { secretName: "of-others" } }];
    const pod = { metadata: { generateName: "p-" }, spec: { containers: [{ name: "c", image: "i" }], volumes } };
    await eventually(async () => (await server.admin.post(`${CORE}/pods`, pod, { headers })).status === 201);
    assert.equal((await server.admin.get(`${CORE}/secrets/of-others`, { headers })).status, 403);
  });
});
