import assert from "node:assert/strict";
import { test } from "node:test";
import { startClusterRoleAggregation } from "../../../../runtime/controllers/cluster-role-aggregation.js";
import { reconcileBootstrapPolicy } from "../../../../runtime/kinds/rbac/bootstrap/reconcile.js";
import { systemContext } from "../../../../runtime/registry/system-context.js";
import { eventually } from "../../../support/eventually.js";
import { fixtureClients } from "../../registry/fixture-clients.js";
import { openFixture, profile } from "../../registry/registry-fixture.js";

test("AUTHZ-09 aggregating roles of the start have their rules from the first moment: the controller finds nothing to do", async (t) => {
  const fixture = await openFixture(t);
  const { registry, context } = fixture;
  await reconcileBootstrapPolicy(registry, systemContext({ ...context, user: "system:apiserver" }));
  const roles = fixture.resource("clusterroles");
  const before = await roles.get("admin");
  assert.ok((before["rules"] as unknown[]).length > 10);
  const failures: unknown[] = [];
  const controller = startClusterRoleAggregation({
    registry,
    clock: context.clock,
    clients: fixtureClients(fixture),
    failed: (_key, error) => void failures.push(error),
  });
  // What the controller does for a role added later it has done for those before it.
  await roles.create({
    metadata: { name: "added", labels: { [`rbac.authorization.${profile.labelDomain}/aggregate-to-view`]: "true" } },
    rules: [{ apiGroups: ["example"], resources: ["widgets"], verbs: ["get"] }],
  });
  await eventually(async () => JSON.stringify((await roles.get("admin"))["rules"]).includes("widgets"));
  controller.stop();
  assert.deepEqual(failures, []);
  const without = ((await roles.get("admin"))["rules"] as { resources?: string[] }[]).filter(
    ({ resources }) => resources?.[0] !== "widgets",
  );
  assert.deepEqual(without, before["rules"]);
});
