import assert from "node:assert/strict";
import { test } from "node:test";
import { followPolicy } from "../../../../runtime/authz/rbac/follow-policy.js";
import { PolicyIndex } from "../../../../runtime/authz/rbac/policy-index.js";
import type { ResourceRegistry } from "../../../../runtime/registry/resource-registry.js";
import { eventually } from "../../../support/eventually.js";
import { OverrunCache } from "../../../support/overrun-cache.js";

test("AUTHZ-08 a role that went while changes were missed is gone once the follower has started over", async () => {
  const cache = new OverrunCache();
  const put = (name: string) => cache.objects.set(`/a!${name}`, { metadata: { namespace: "a", name }, rules: [] });
  put("kept");
  put("gone");
  const store = { prefix: "/", definition: { namespaced: true }, cache };
  const registry = { stored: (_group: string, _version: string, resource: string) => (resource === "roles" ? { store } : undefined) };
  const policy = new PolicyIndex();
  const follower = followPolicy(registry as unknown as ResourceRegistry, "rbac", policy);
  await follower.ready;
  const has = (name: string) => policy.rulesOf({ kind: "Role", name }, "a") !== undefined;
  assert.deepEqual([has("kept"), has("gone")], [true, true]);
  cache.objects.delete("/a!gone");
  put("added");
  cache.overrun();
  await eventually(() => has("added"));
  assert.deepEqual([has("kept"), has("gone")], [true, false]);
  follower.close();
});
