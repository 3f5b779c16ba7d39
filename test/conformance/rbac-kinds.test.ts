/** Roles and bindings: what they may say. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { startServer, type TestServer } from "../support/server.js";
import { assertCauses } from "./refusals.js";

const GROUP = "rbac.authorization.orch.io";
const RBAC = `/apis/${GROUP}/v1`;
const ROLES = `${RBAC}/namespaces/default/roles`;
const BINDINGS = `${RBAC}/namespaces/default/rolebindings`;
const CLUSTER_ROLES = `${RBAC}/clusterroles`;
const CLUSTER_BINDINGS = `${RBAC}/clusterrolebindings`;

describe("roles and bindings", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  const rules = (...list: object[]) => ({ metadata: { name: "refused" }, rules: list });

  test("CAT-04 rules name verbs, groups and resources, or paths", async () => {
    assertCauses(
      await server.admin.post(CLUSTER_ROLES, rules({}, { verbs: ["get"], nonResourceURLs: ["/x"], resources: ["pods"] })),
      "rules[0].verbs: Required value: verbs must contain at least one value",
      "rules[0].apiGroups: Required value: resource rules must supply at least one api group",
      "rules[0].resources: Required value: resource rules must supply at least one resource",
      'rules[1].nonResourceURLs: Invalid value: []string{"/x"}: rules cannot apply to both regular resources and non-resource URLs',
    );
    assertCauses(
      await server.admin.post(ROLES, rules({ verbs: ["get"], nonResourceURLs: ["/x"] })),
      'rules[0].nonResourceURLs: Invalid value: []string{"/x"}: namespaced rules cannot apply to non-resource URLs',
    );
    const aggregated = { metadata: { name: "refused" }, aggregationRule: {} };
    assertCauses(
      await server.admin.post(CLUSTER_ROLES, aggregated),
      "aggregationRule.clusterRoleSelectors: Required value: at least one clusterRoleSelector required if aggregationRule is non-nil",
    );
  });

  test("CAT-03 absent rules are written as null, names are path segments", async () => {
    const made = await server.admin.post(CLUSTER_ROLES, { metadata: { name: "system:a" } });
    assert.equal(assertOk(made, 201).rules, null);
    const named = await server.admin.post(ROLES, { metadata: { name: "a/b" }, rules: [] });
    assertCauses(named, `metadata.name: Invalid value: "a/b": may not contain '/'`);
  });

  const binding = (roleRef: object, ...subjects: object[]) => ({ metadata: { name: "b" }, roleRef, subjects });

  test("CAT-04 bindings name a role and subjects of known kinds", async () => {
    const view = { apiGroup: GROUP, kind: "ClusterRole", name: "view" };
    assertCauses(
      await server.admin.post(BINDINGS, binding({ apiGroup: "x", kind: "Pod" }, { kind: "Robot", name: "r" }, { kind: "User" })),
      `roleRef.apiGroup: Unsupported value: "x": supported values: "${GROUP}"`,
      'roleRef.kind: Unsupported value: "Pod": supported values: "Role", "ClusterRole"',
      "roleRef.name: Required value",
      'subjects[0].kind: Unsupported value: "Robot": supported values: "ServiceAccount", "User", "Group"',
      "subjects[1].name: Required value",
    );
    assertCauses(
      await server.admin.post(CLUSTER_BINDINGS, binding({ ...view, kind: "Role" }, { kind: "ServiceAccount", name: "a" })),
      'roleRef.kind: Unsupported value: "Role": supported values: "ClusterRole"',
      "subjects[0].namespace: Required value",
    );
    assertCauses(
      await server.admin.post(BINDINGS, binding(view, { kind: "ServiceAccount", name: "a", apiGroup: GROUP })),
      `subjects[0].apiGroup: Unsupported value: "${GROUP}": supported values: ""`,
    );
  });

  test("CAT-03, CAT-05 the groups of role and subjects have defaults, the role stays", async () => {
    const subjects = [
      { kind: "User", name: "u" },
      { kind: "ServiceAccount", name: "a" },
    ];
    const made = assertOk(await server.admin.post(BINDINGS, binding({ kind: "ClusterRole", name: "view" }, ...subjects)), 201);
    assert.deepEqual(made.roleRef, { apiGroup: GROUP, kind: "ClusterRole", name: "view" });
    assert.deepEqual(made.subjects, [
      { kind: "User", apiGroup: GROUP, name: "u" },
      { kind: "ServiceAccount", name: "a" },
    ]);
    const changed = await server.admin.put(`${BINDINGS}/b`, { ...made, roleRef: { ...made.roleRef, name: "edit" } });
    assertStatus(changed, 422, "Invalid", /: roleRef: Invalid value: \{.*"name":"edit".*\}: cannot change roleRef$/);
  });
});
