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

test("AUTHZ-08 a binding or role that cannot be read grants nothing, not by half and not as it did before", async () => {
  const cache = new OverrunCache();
  const alice = { kind: "User", name: "alice" };
  const put = (name: string, subjects: unknown) =>
    cache.objects.set(`/a!${name}`, { metadata: { namespace: "a", name }, roleRef: { kind: "Role", name: "r" }, subjects });
  const failures: string[] = [];
  const store = { prefix: "/", definition: { namespaced: true }, cache, followFailed: (key: string) => failures.push(key) };
  const registry = {
    stored: (_group: string, _version: string, resource: string) => (resource === "rolebindings" ? { store } : undefined),
  };
  const policy = new PolicyIndex();
  put("good", [alice]);
  put("half", [alice, null]);
  const follower = followPolicy(registry as unknown as ResourceRegistry, "rbac", policy);
  await follower.ready;
  const granting = () => [...policy.grantsFor({ name: "alice", uid: "", groups: [], extra: {} }, "a")].map((grant) => grant?.binding.name);
  assert.deepEqual(granting(), ["good"]);
  put("good", [alice, null]);
  cache.objects.delete("/a!half");
  put("new", [alice]);
  cache.overrun();
  await eventually(() => granting().includes("new"));
  assert.deepEqual(granting(), ["new"]);
  assert.deepEqual(failures, ["/a!half", "/a!good"]);
  follower.close();
});
