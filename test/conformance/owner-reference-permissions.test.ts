/** OwnerReferencesPermissionEnforcement: who may make objects go with others, and hold their owners up. */
import { after, before, describe, test } from "node:test";
import type { Reply } from "../support/api-client.js";
import { assertOk, assertStatus } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const RBAC = "/apis/rbac.authorization.orch.io/v1";

describe("ADM-12 permissions for owner references", () => {
  let server: TestServer;
  const owners: Record<string, string> = {};
  before(async () => {
    server = await startServer({ flags: ["--enable-admission-plugins=OwnerReferencesPermissionEnforcement"] });
    for (const name of ["owner", "held"]) owners[name] = assertOk(await server.admin.post(MAPS, { metadata: { name } }), 201).metadata.uid;
    const writes = { apiGroups: [""], resources: ["configmaps"], verbs: ["create", "update", "patch"] };
    await grant("writer", [writes]);
    await grant("deleter", [writes, { apiGroups: [""], resources: ["configmaps"], verbs: ["delete"] }]);
    await grant("finalizer", [
      writes,
      { apiGroups: [""], resources: ["configmaps/finalizers"], resourceNames: ["owner"], verbs: ["update"] },
      { apiGroups: [""], resources: ["nodes/finalizers"], verbs: ["update"] },
    ]);
    await eventually(async () => (await as("finalizer", "POST", MAPS, { metadata: { generateName: "probe-" } })).status === 201);
  });
  after(() => server.stop());

  async function grant(name: string, rules: object[]): Promise<void> {
    assertOk(await server.admin.post(`${RBAC}/clusterroles`, { metadata: { name }, rules }), 201);
    const roleRef = { apiGroup: "rbac.authorization.orch.io", kind: "ClusterRole", name };
    const subjects = [{ kind: "User", apiGroup: "rbac.authorization.orch.io", name }];
    assertOk(await server.admin.post(`${RBAC}/clusterrolebindings`, { metadata: { name }, roleRef, subjects }), 201);
  }
  const as = (user: string, method: string, path: string, body: object): Promise<Reply> =>
    server.admin.send(method, path, {
      body,
      headers: { "impersonate-user": user },
      type: method === "PATCH" ? "application/merge-patch+json" : "application/json",
    });
  const owned = (name: string, owner: string, fields: object = {}): { metadata: object } => ({
    metadata: { name, ownerReferences: [{ apiVersion: "v1", kind: "ConfigMap", name: owner, uid: owners[owner] ?? "none", ...fields }] },
  });

  test("new objects may have owners that they do not hold up", async () => {
    assertOk(await as("writer", "POST", MAPS, owned("created", "owner")), 201);
    assertOk(await as("writer", "PATCH", `${MAPS}/created`, { data: { a: "b" } }), 200);
  });

  test("who changes the owners of an object may delete it", async () => {
    assertOk(await server.admin.post(MAPS, { metadata: { name: "changed" } }), 201);
    const { metadata } = owned("changed", "owner");
    const refused = await as("writer", "PATCH", `${MAPS}/changed`, { metadata });
    assertStatus(
      refused,
      403,
      "Forbidden",
      'configmaps "changed" is forbidden: cannot set an ownerRef on a resource you can\'t delete: , <nil>',
    );
    assertOk(await as("deleter", "PATCH", `${MAPS}/changed`, { metadata }), 200);
    const removed = await as("writer", "PATCH", `${MAPS}/changed`, { metadata: { ownerReferences: null } });
    assertStatus(removed, 403, "Forbidden", /cannot set an ownerRef on a resource you can't delete/);
  });

  test("who holds an owner up may write its finalizers", async () => {
    const blocking = { blockOwnerDeletion: true };
    const cannot = "cannot set blockOwnerDeletion if an ownerReference refers to a resource you can't set finalizers on: , <nil>";
    const refused = await as("writer", "POST", MAPS, owned("blocking", "owner", blocking));
    assertStatus(refused, 403, "Forbidden", `configmaps "blocking" is forbidden: ${cannot}`);
    assertStatus(await as("finalizer", "POST", MAPS, owned("other", "held", blocking)), 403, "Forbidden", /can't set finalizers on/);
    assertOk(await as("finalizer", "POST", MAPS, owned("blocking", "owner", blocking)), 201);
    assertOk(await as("writer", "PATCH", `${MAPS}/blocking`, { data: { a: "b" } }), 200);
    assertOk(await server.admin.post(MAPS, owned("administrators", "held", blocking)), 201);
  });

  test("an owner of the cluster is asked about there, one of no known kind is refused", async () => {
    const node = { apiVersion: "v1", kind: "Node", name: "n", uid: "u", blockOwnerDeletion: true };
    assertOk(await as("finalizer", "POST", MAPS, owned("of-node", "n", node)), 201);
    const unknown = { apiVersion: "example.com/v1", kind: "Nothing", blockOwnerDeletion: true };
    const why =
      'cannot set blockOwnerDeletion in this case because cannot find RESTMapping for APIVersion example.com/v1 Kind Nothing: no matches for kind "Nothing" in version "example.com/v1"';
    assertStatus(
      await as("writer", "POST", MAPS, owned("of-nothing", "n", unknown)),
      403,
      "Forbidden",
      `configmaps "of-nothing" is forbidden: ${why}`,
    );
  });
});
