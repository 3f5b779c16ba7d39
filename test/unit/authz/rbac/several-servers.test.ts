/** Grants hold on every server over one store, and end there (AUTHZ-08). */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openAuthorization } from "../../../../runtime/authz/authorization.js";
import { PolicyIndex } from "../../../../runtime/authz/rbac/policy-index.js";
import type { RequestInfo, UserInfo } from "../../../../runtime/definition/request-context.js";
import { eventually } from "../../../support/eventually.js";
import { RemoteServer, RemoteStore } from "../../../support/remote-store.js";
import { openFixture, profile } from "../../registry/registry-fixture.js";

const JANE: UserInfo = { name: "jane", uid: "", groups: ["system:authenticated"], extra: {} };

const READ: RequestInfo = {
  isResourceRequest: true,
  path: "/api/v1/namespaces/ns/configmaps/a",
  verb: "get",
  apiPrefix: "api",
  apiGroup: "",
  apiVersion: "v1",
  namespace: "ns",
  resource: "configmaps",
  subresource: "",
  name: "a",
  parts: [],
  subpath: "",
};

test("AUTHZ-08 a grant through one server, and its removal, hold on another", async (t) => {
  const remote = new RemoteServer();
  t.after(() => remote.stop());
  const [one, other] = await Promise.all([
    openFixture(t, { store: new RemoteStore(remote) }),
    openFixture(t, { store: new RemoteStore(remote) }),
  ]);
  const opened = openAuthorization({
    modes: ["RBAC"],
    policyFile: "",
    registry: other.registry,
    profile,
    nodeRules: () => [],
    loops: new WeakSet(),
    startPolicy: () => new PolicyIndex(),
  });
  t.after(() => opened.close());
  await opened.ready;
  const isAllowed = async () => (await opened.authorizer.authorize({ user: JANE, info: READ })).allowed;
  const group = `rbac.authorization.${profile.groupDomain}`;
  const binding = {
    metadata: { name: "readers" },
    roleRef: { apiGroup: group, kind: "Role", name: "reader" },
    subjects: [{ apiGroup: group, kind: "User", name: "jane" }],
  };
  assert.equal(await isAllowed(), false);
  await one
    .resource("roles")
    .create({ metadata: { name: "reader" }, rules: [{ apiGroups: [""], resources: ["configmaps"], verbs: ["get"] }] });
  await one.resource("rolebindings").create(binding);
  await eventually(isAllowed);
  await one.resource("rolebindings").delete("readers");
  await eventually(async () => !(await isAllowed()));
  await one.resource("rolebindings").create(binding);
  await eventually(isAllowed);
  await one.resource("roles").delete("reader");
  await eventually(async () => !(await isAllowed()));
});
