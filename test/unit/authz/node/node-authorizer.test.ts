import assert from "node:assert/strict";
import { test } from "node:test";
import { NodeAuthorizer } from "../../../../runtime/authz/node/node-authorizer.js";
import { NodeGraph } from "../../../../runtime/authz/node/node-graph.js";
import { atOnce } from "../../../../runtime/codec/lists/steps.js";
import type { VendorProfile } from "../../../../runtime/definition/vendor-profile.js";

const profile = { groupDomain: "example.test", nodeLeaseNamespace: "leases" } as VendorProfile;
const agent = { name: "system:node:n", uid: "", groups: ["system:nodes"], extra: {} };
const about = (resource: string, name: string, more: object = {}) => ({
  isResourceRequest: true,
  path: "",
  verb: "get",
  apiGroup: "",
  apiVersion: "v1",
  namespace: "a",
  resource,
  subresource: "",
  name,
  ...more,
});

test("AUTHZ-14 who asks about the graph waits while it is loading, and never afterwards", async () => {
  const graph = new NodeGraph();
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const rules = [{ verbs: ["get"], apiGroups: [""], resources: ["nodes"] }];
  const authorizer = new NodeAuthorizer({ graph, ready, profile, rules });
  const ask = (resource: string, name: string, more = {}) => authorizer.authorize({ user: agent, info: about(resource, name, more) });
  const early = ask("secrets", "s");
  assert.ok(early instanceof Promise);
  for (const answer of [ask("nodes", "n"), ask("secrets", ""), ask("secrets", "s", { verb: "delete" })]) {
    assert.ok(!(answer instanceof Promise), "what the graph has no part in is decided at once");
  }
  atOnce(graph.link("/pod", "n", [{ kind: "secret", namespace: "a", name: "s" }]));
  resolve();
  assert.equal((await early).allowed, true);
  const late = ask("secrets", "s");
  assert.ok(!(late instanceof Promise) && late.allowed);
});

test("AUTHZ-14 groups and resources named like members of every object are nobody's", async () => {
  const authorizer = new NodeAuthorizer({ graph: new NodeGraph(), ready: Promise.resolve(), profile, rules: [] });
  for (const name of ["constructor", "__proto__", "toString"]) {
    for (const info of [about(name, "x"), about("secrets", "x", { apiGroup: name }), about(name, name, { apiGroup: name })]) {
      assert.equal((await authorizer.authorize({ user: agent, info })).allowed, false);
    }
  }
});
