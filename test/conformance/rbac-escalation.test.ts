/** Who grants has to hold: roles and bindings written by somebody who may write them, but holds little. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";

const GROUP = "/apis/rbac.authorization.orch.io/v1";
const ROLES = `${GROUP}/namespaces/default/roles`;
const BINDINGS = `${GROUP}/namespaces/default/rolebindings`;
const as = (user: string) => ({ headers: { "impersonate-user": user } });
const ADA = as("ada");

const metadata = (name: string, more: object = {}) => ({ metadata: { name, ...more } });
const rule = (verbs: string[], resources: string[], apiGroups = [""]) => ({ verbs, apiGroups, resources });
const role = (name: string, ...rules: object[]) => ({ ...metadata(name), rules });
const binding = (name: string, to: string, user: string, kind = "Role") => ({
  ...metadata(name),
  roleRef: { apiGroup: "rbac.authorization.orch.io", kind, name: to },
  subjects: [{ kind: "User", apiGroup: "rbac.authorization.orch.io", name: user }],
});
const NOT_HELD =
  'user "ada" (groups=["system:authenticated"]) is attempting to grant RBAC permissions not currently held:\n{APIGroups:[""], Resources:["secrets"], Verbs:["get" "list"]}';

describe("escalation", () => {
  let server: TestServer;
  const post = async (path: string, body: object, options = {}) => assertOk(await server.admin.post(path, body, options), 201);

  before(async () => {
    server = await startServer();
    const author = rule(
      ["create", "update", "patch", "get", "delete"],
      ["roles", "rolebindings", "clusterroles"],
      ["rbac.authorization.orch.io"],
    );
    await post(`${GROUP}/clusterroles`, role("author", author, rule(["get"], ["configmaps"])));
    await post(`${GROUP}/clusterrolebindings`, binding("ada-writes", "author", "ada", "ClusterRole"));
    await post(`${GROUP}/clusterrolebindings`, binding("eve-writes", "author", "eve", "ClusterRole"));
    await post(`${GROUP}/clusterroles`, role("escalator", rule(["escalate", "bind"], ["roles"], ["rbac.authorization.orch.io"])));
    await post(BINDINGS, binding("eve-escalates", "escalator", "eve", "ClusterRole"));
    await post("/api/v1/namespaces", metadata("other"));
    await post(ROLES, role("secrets", rule(["get", "list"], ["secrets"])));
    await eventually(async () => (await server.admin.get(`${ROLES}/secrets`, as("eve"))).status === 200);
  });
  after(() => server.stop());

  test("AUTHZ-10 what is held may be granted, what is not is refused with every missing rule, in whatever way it is written", async () => {
    await post(ROLES, role("held", rule(["get"], ["configmaps"])), ADA);
    const beyond = role("beyond", rule(["get", "list"], ["secrets"]));
    const refused = (name: string) => `roles.rbac.authorization.orch.io "${name}" is forbidden: ${NOT_HELD}`;
    assertStatus(await server.admin.post(ROLES, beyond, ADA), 403, "Forbidden", refused("beyond"));
    assertStatus(await server.admin.post(`${ROLES}?dryRun=All`, beyond, ADA), 403, "Forbidden", refused("beyond"));
    assertStatus(await server.admin.put(`${ROLES}/beyond`, beyond, ADA), 403, "Forbidden", refused("beyond"));
    const wider = { rules: [rule(["get", "list"], ["secrets"])] };
    assertStatus(await server.admin.mergePatch(`${ROLES}/held`, wider, ADA), 403, "Forbidden", refused("held"));
    assertStatus(await server.admin.put(`${ROLES}/held`, { ...beyond, ...metadata("held") }, ADA), 403, "Forbidden", refused("held"));
    const apply = { apiVersion: "rbac.authorization.orch.io/v1", kind: "Role", ...beyond };
    const applied = await server.admin.apply(`${ROLES}/beyond?fieldManager=ada`, apply, ADA);
    assertStatus(applied, 403, "Forbidden", refused("beyond"));
    assert.equal((await server.admin.get(`${ROLES}/beyond`)).status, 404);
  });

  test("AUTHZ-10 a label is a write like any other, owners and finalizers are not", async () => {
    const patch = (body: object) => server.admin.mergePatch(`${ROLES}/secrets`, body, ADA);
    assertStatus(await patch({ metadata: { labels: { a: "b" } } }), 403, "Forbidden", /not currently held/);
    assertOk(await patch({ metadata: { finalizers: ["example.com/held"] } }), 200);
    assertOk(await patch({ metadata: { finalizers: null } }), 200);
    assertOk(await patch({}), 200);
  });

  test("AUTHZ-10 with escalate any role may be written, where it was granted", async () => {
    await post(ROLES, role("by-eve", rule(["*"], ["*"], ["*"])), as("eve"));
    const elsewhere = await server.admin.post(`${GROUP}/namespaces/other/roles`, role("by-eve", rule(["get"], ["secrets"])), as("eve"));
    assertStatus(elsewhere, 403, "Forbidden", /not currently held/);
  });

  test("AUTHZ-10 a binding needs the rules of its role or bind on it; a role that is not there is told", async () => {
    const refused = `rolebindings.rbac.authorization.orch.io "b" is forbidden: ${NOT_HELD}`;
    assertStatus(await server.admin.post(BINDINGS, binding("b", "secrets", "joe"), ADA), 403, "Forbidden", refused);
    assertStatus(
      await server.admin.post(BINDINGS, binding("b", "none", "joe"), ADA),
      404,
      "NotFound",
      'roles.rbac.authorization.orch.io "none" not found',
    );
    await post(BINDINGS, binding("held", "author", "joe", "ClusterRole"), ADA);
    await post(BINDINGS, binding("b", "secrets", "joe"), as("eve"));
    await post(BINDINGS, binding("dangling", "none", "joe"), as("eve"));
    assertStatus(await server.admin.mergePatch(`${BINDINGS}/b`, { subjects: null }, ADA), 403, "Forbidden", refused);
  });

  test("AUTHZ-10 aggregation gathers whatever there will be, so it takes full rights", async () => {
    const gathering = { ...role("gathering"), aggregationRule: { clusterRoleSelectors: [{ matchLabels: { a: "b" } }] } };
    const refused =
      'clusterroles.rbac.authorization.orch.io "gathering" is forbidden: must have cluster-admin privileges to use the aggregationRule';
    assertStatus(await server.admin.post(`${GROUP}/clusterroles`, gathering, ADA), 403, "Forbidden", refused);
    await post(`${GROUP}/clusterroles`, gathering);
    const removal = await server.admin.mergePatch(`${GROUP}/clusterroles/gathering`, { aggregationRule: null }, ADA);
    assertStatus(removal, 403, "Forbidden", refused);
  });
});
