import assert from "node:assert/strict";
import { test } from "node:test";
import { followPolicy } from "../../../../runtime/authz/rbac/follow-policy.js";
import { PolicyIndex } from "../../../../runtime/authz/rbac/policy-index.js";
import type { ResourceRegistry } from "../../../../runtime/registry/resource-registry.js";
import { eventually } from "../../../support/eventually.js";

/** A cache whose watch can be overrun: the follower then starts over from what is there. */
class OverrunCache {
  readonly roles = new Map<string, object>();
  #watch: { ended: "slow" | undefined; onReady(): void } | undefined;

  snapshot() {
    const entries = [...this.roles].map(([key, object]) => ({ key, object: () => object }));
    return { revision: 1, entries: () => entries };
  }

  watch({ onReady }: { onReady(): void }) {
    const watch = { ended: undefined, onReady, take: () => [], close: () => undefined };
    this.#watch = watch;
    return watch;
  }

  overrun(): void {
    if (this.#watch === undefined) return;
    this.#watch.ended = "slow";
    this.#watch.onReady();
  }
}

test("AUTHZ-08 a role that went while changes were missed is gone once the follower has started over", async () => {
  const cache = new OverrunCache();
  const put = (name: string) => cache.roles.set(`/${name}`, { metadata: { namespace: "a", name }, rules: [] });
  put("kept");
  put("gone");
  const store = { prefix: "/", cache };
  const registry = { stored: (_group: string, _version: string, resource: string) => (resource === "roles" ? { store } : undefined) };
  const policy = new PolicyIndex();
  const follower = followPolicy(registry as unknown as ResourceRegistry, "rbac", policy);
  await follower.ready;
  const has = (name: string) => policy.rulesOf({ kind: "Role", name }, "a") !== undefined;
  assert.deepEqual([has("kept"), has("gone")], [true, true]);
  cache.roles.delete("/gone");
  put("added");
  cache.overrun();
  await eventually(() => has("added"));
  assert.deepEqual([has("kept"), has("gone")], [true, false]);
  follower.close();
});
