/** Roles and bindings from outside: who is refused, who is let in, and from when on. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";

const GROUP = "/apis/rbac.authorization.orch.io/v1";
const MAPS = "/api/v1/namespaces/default/configmaps";
const JANE = { headers: { "impersonate-user": "jane" } };
const JOE = { headers: { "impersonate-user": "joe" } };

const metadata = (name: string) => ({ metadata: { name } });
const role = (name: string, verbs: string[], more: object = {}) => ({
  ...metadata(name),
  rules: [{ verbs, apiGroups: [""], resources: ["configmaps"], ...more }],
});
const binding = (name: string, kind: string, to: string, user = "jane") => ({
  ...metadata(name),
  roleRef: { apiGroup: "rbac.authorization.orch.io", kind, name: to },
  subjects: [{ kind: "User", apiGroup: "rbac.authorization.orch.io", name: user }],
});

describe("RBAC, on by default", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  const post = async (path: string, body: object) => assertOk(await server.admin.post(path, body), 201);
  const status = async (path: string) => (await server.admin.get(path, JANE)).status;

  test("AUTHZ-02 who has no rules is told what he may not do", async () => {
    const answer = await server.admin.get("/api/v1/nodes", JANE);
    assertStatus(
      answer,
      403,
      "Forbidden",
      'nodes is forbidden: User "jane" cannot list resource "nodes" in API group "" at the cluster scope',
    );
  });

  test("AUTHZ-05, AUTHZ-08, NS-02 a role allows its verbs in its namespace, from the moment it is bound to the moment it is not", async () => {
    await post(`${GROUP}/namespaces/default/roles`, role("readers", ["list"]));
    assert.equal(await status(MAPS), 403);
    await post(`${GROUP}/namespaces/default/rolebindings`, binding("jane-reads", "Role", "readers"));
    await eventually(async () => (await status(MAPS)) === 200);
    assert.equal(await status(`${MAPS}?watch=1&timeoutSeconds=1`), 403, "list is not watch");
    assert.equal(await status(`${MAPS}/m`), 403, "list is not get");
    assert.equal(await status("/api/v1/namespaces/other/configmaps"), 403);
    assertOk(await server.admin.delete(`${GROUP}/namespaces/default/rolebindings/jane-reads`), 200);
    await eventually(async () => (await status(MAPS)) === 403);
  });

  test("AUTHZ-06 rules on paths speak of the method in lower case", async () => {
    await post(`${GROUP}/clusterroles`, { ...metadata("paths"), rules: [{ verbs: ["get"], nonResourceURLs: ["/metrics"] }] });
    await post(`${GROUP}/clusterrolebindings`, binding("jane-paths", "ClusterRole", "paths"));
    await eventually(async () => (await status("/metrics")) === 200);
    assertStatus(await server.admin.post("/metrics", {}, JANE), 403, "Forbidden");
  });

  test("AUTHZ-05, LIST-24 whoever may list one name asks for it however he encodes the query, and gets no other", async () => {
    await post(`${GROUP}/namespaces/default/roles`, role("of-one-name", ["list", "watch"], { resourceNames: ["one"] }));
    await post(`${GROUP}/namespaces/default/rolebindings`, binding("jim-lists-one", "Role", "of-one-name", "jim"));
    for (const name of ["one", "other"]) await post(MAPS, metadata(name));
    const ask = (query: string) => server.admin.get(`${MAPS}?${query}`, { headers: { "impersonate-user": "jim" } });
    const named = "fieldSelector=metadata.name%3Done";
    await eventually(async () => (await ask(named)).status === 200);
    const shown = [
      "%66ieldSelector=metadata.name=one",
      "field%53elector=%6Detadata.name%3d%3Done",
      `watch=0&watch=1&${named}`,
      "fieldSelector=metadata.name=one&fieldSelector=metadata.name=other",
      "fieldSelector=%zz&fieldSelector=metadata.name=one",
      "fieldSelector=metadata.name=one,metadata.namespace=default",
    ];
    for (const query of shown) {
      const { items } = assertOk(await ask(query), 200);
      assert.deepEqual(
        items.map((item: { metadata: { name: string } }) => item.metadata.name),
        ["one"],
        query,
      );
    }
    const refused = [
      "",
      "Fieldselector=metadata.name=one",
      "fieldSelector=metadata.name=other&fieldSelector=metadata.name=one",
      "fieldSelector=metadata.name!=one",
      "fieldSelector=metadata.namespace=a%5C,metadata.name=one",
      "fieldSelector=metadata.name=one;limit=1",
      "%77atch=%31&fieldSelector=metadata.name=other",
    ];
    for (const query of refused) assertStatus(await ask(query), 403, "Forbidden");
    assert.equal((await server.admin.get(`${MAPS}/one?${named}`, { headers: { "impersonate-user": "jim" } })).status, 403, "a get");
    assert.equal((await server.admin.get(`${MAPS}%2Fother?${named}`, { headers: { "impersonate-user": "jim" } })).status, 403, "a slash");
    assert.equal(
      (await server.admin.delete(`${MAPS}?${named}`, undefined, { headers: { "impersonate-user": "jim" } })).status,
      403,
      "a deletion",
    );
  });

  test("AUTHZ-09 the roles of the start are there, and open nothing to strangers but health and versions", async () => {
    const roles = assertOk(await server.admin.get(`${GROUP}/clusterroles`), 200) as unknown as { items: { metadata: { name: string } }[] };
    const names = new Set(roles.items.map((item) => item.metadata.name));
    for (const name of [
      "cluster-admin",
      "admin",
      "edit",
      "view",
      "system:discovery",
      "system:public-info-viewer",
      "system:basic-user",
      "system:node",
    ]) {
      assert.ok(names.has(name), name);
    }
    const open = ["/healthz", "/livez", "/readyz", "/version"];
    const closed = ["/api", "/apis", "/openapi/v2", "/metrics", "/readyz/ping", MAPS];
    for (const path of open) assert.equal((await server.anonymous.get(path)).status, 200, path);
    for (const path of closed) assert.equal((await server.anonymous.get(path)).status, 403, path);
    for (const path of ["/api", "/apis", "/openapi/v2"]) assert.equal(await status(path), 200, `${path} for whoever is known`);
  });

  test("AUTHZ-09 a labelled role joins those that aggregate it, and what they gather on, and leaves them when it goes", async () => {
    const label = { "rbac.authorization.orch.io/aggregate-to-view": "true" };
    const rule = { verbs: ["get"], apiGroups: ["example.com"], resources: ["widgets"] };
    const holds = async (name: string): Promise<boolean> => {
      const { rules } = assertOk(await server.admin.get(`${GROUP}/clusterroles/${name}`), 200) as unknown as { rules: object[] | null };
      return JSON.stringify(rules).includes('"example.com"');
    };
    const all = async (wanted: boolean) => {
      for (const name of ["view", "edit", "admin"]) if ((await holds(name)) !== wanted) return false;
      return true;
    };
    assert.equal(await all(false), true);
    await post(`${GROUP}/clusterroles`, { metadata: { name: "widget-viewer", labels: label }, rules: [rule] });
    await eventually(() => all(true));
    assertOk(await server.admin.mergePatch(`${GROUP}/clusterroles/view`, { rules: [{ ...rule, apiGroups: ["other.com"] }] }), 200);
    await eventually(() => all(true));
    assertOk(await server.admin.delete(`${GROUP}/clusterroles/widget-viewer`), 200);
    await eventually(() => all(false));
  });

  test("AUTHZ-08 what a role refers to cannot be changed", async () => {
    await post(`${GROUP}/clusterrolebindings`, binding("fixed", "ClusterRole", "view"));
    const changed = await server.admin.put(`${GROUP}/clusterrolebindings/fixed`, binding("fixed", "ClusterRole", "edit"));
    assertStatus(changed, 422, "Invalid", /roleRef: Invalid value: .*: cannot change roleRef$/s);
  });
});

test("AUTHZ-09 what is missing is made again at the next start, what was added stays, and what is marked is left alone", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "orch-rbac-"));
  let server = await startServer({ dataDir });
  const marks = { metadata: { annotations: { "rbac.authorization.orch.io/autoupdate": "false" } }, rules: [] };
  const patch = (name: string, body: object) => server.admin.mergePatch(`${GROUP}/clusterroles/${name}`, body);
  assertOk(await server.admin.delete(`${GROUP}/clusterroles/cluster-admin`), 200);
  assertOk(await patch("system:basic-user", marks), 200);
  assertOk(await patch("system:discovery", { rules: [{ verbs: ["get"], nonResourceURLs: ["/mine"] }] }), 200);
  assertOk(await server.admin.delete(`${GROUP}/clusterrolebindings/system:discovery`), 200);
  const other = { ...binding("system:discovery", "ClusterRole", "view"), subjects: [] };
  assertOk(await server.admin.post(`${GROUP}/clusterrolebindings`, other), 201);
  await server.stop();
  server = await startServer({ dataDir });
  const rulesOf = async (name: string) =>
    (
      assertOk(await server.admin.get(`${GROUP}/clusterroles/${name}`), 200) as unknown as {
        rules: { nonResourceURLs?: string[] }[] | null;
      }
    ).rules;
  assert.notEqual(await rulesOf("cluster-admin"), null);
  assert.deepEqual((await rulesOf("system:basic-user")) ?? [], []);
  const paths = ((await rulesOf("system:discovery")) ?? []).flatMap((rule) => rule.nonResourceURLs ?? []);
  assert.ok(paths.includes("/mine") && paths.includes("/version"), paths.join());
  const bound = assertOk(await server.admin.get(`${GROUP}/clusterrolebindings/system:discovery`), 200) as unknown as {
    roleRef: { name: string };
  };
  assert.equal(bound.roleRef.name, "system:discovery");
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

test("AUTHZ-15 a policy file decides, and a broken one is told by its lines", async () => {
  const folder = mkdtempSync(join(tmpdir(), "orch-abac-"));
  const file = join(folder, "policies");
  const line = (spec: object) => JSON.stringify({ apiVersion: "abac.authorization.orch.io/v1beta1", kind: "Policy", spec });
  writeFileSync(
    file,
    `# readers\n${line({ user: "jane", namespace: "default", resource: "configmaps", readonly: true })}\n{"user":"joe"}\n`,
  );
  const flags = ["--authorization-mode=ABAC", `--authorization-policy-file=${file}`];
  const server = await startServer({ flags });
  assert.equal((await server.admin.get(MAPS, JANE)).status, 200);
  assertStatus(await server.admin.post(MAPS, metadata("m"), JANE), 403, "Forbidden", /: No policy matched\.$/);
  assert.equal((await server.admin.post(MAPS, metadata("m"), JOE)).status, 201, "a line without a version");
  await server.stop();
  writeFileSync(file, "nonsense\n");
  await assert.rejects(startServer({ flags }), /authorization-policy-file.*line 1/s);
  await assert.rejects(startServer({ flags: ["--authorization-mode=ABAC"] }), /authorization-policy-file/);
  rmSync(folder, { recursive: true });
});
