/** The server's own control loops under modes that know nothing of their roles: they work, as themselves, and nobody else gains by it. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";
import { allow, startWebhook, type TestWebhook } from "../support/webhook.js";
import { Configurations, hookAt } from "../support/webhook-configurations.js";

const MAPS = "/api/v1/namespaces/default/configmaps";
const COLLECTOR = "system:serviceaccount:orch-system:generic-garbage-collector";

describe("control loops under AlwaysDeny", () => {
  let server: TestServer;
  let webhook: TestWebhook;
  before(async () => {
    [server, webhook] = await Promise.all([startServer({ flags: ["--authorization-mode=AlwaysDeny"] }), startWebhook("127.0.0.1")]);
  });
  after(async () => {
    await server.stop();
    await webhook.close();
  });

  const make = async (name: string, more: object = {}) => assertOk(await server.admin.post(MAPS, { metadata: { name, ...more } }), 201);
  const isGone = async (path: string) => (await server.admin.get(path)).status === 404;

  test("the log tells of some of what they fail at, however much it is", async () => {
    const configurations = new Configurations(server);
    webhook.on("/never", () => ({ allowed: false }));
    const rules = [{ operations: ["DELETE"], apiGroups: [""], apiVersions: ["v1"], resources: ["configmaps"] }];
    await configurations.write("validating", "never", hookAt(webhook, "/never", { rules }));
    const ownerReferences = [{ apiVersion: "v1", kind: "ConfigMap", name: "nobody", uid: "none" }];
    for (let i = 0; i < 40; i++) await make(`stuck-${i}`, { ownerReferences });
    await eventually(
      () => webhook.calls.filter(({ url, request }) => url.startsWith("/never") && request.name.startsWith("stuck-")).length >= 200,
    );
    await configurations.clear();
    const bySecond = new Map<string, number>();
    for (const [, second = ""] of server.output().matchAll(/"time":"([^."]+).*controller failed/g))
      bySecond.set(second, (bySecond.get(second) ?? 0) + 1);
    const most = Math.max(...bySecond.values());
    // Seconds of the clock are not those that lines are counted in.
    assert.ok(most >= 1 && most <= 20, `${most} lines in a second`);
  });

  test("AUTHZ-04, AUTHZ-09, DEL-08 do their work with the rights of their roles, as their own accounts", async () => {
    webhook.on("/deletions", allow);
    const rules = [{ operations: ["DELETE"], apiGroups: [""], apiVersions: ["v1"], resources: ["configmaps"] }];
    await new Configurations(server).write("validating", "deletions", hookAt(webhook, "/deletions", { rules }));
    const { metadata } = await make("owner");
    const reference = { apiVersion: "v1", kind: "ConfigMap", name: "owner", uid: metadata.uid };
    await make("small", { ownerReferences: [reference] });
    // Large enough to be worked on by another thread.
    await make("large", { ownerReferences: [reference], annotations: { text: "x".repeat(200_000) } });
    assertOk(await server.admin.delete(`${MAPS}/owner`), 200);
    await eventually(async () => (await isGone(`${MAPS}/small`)) && (await isGone(`${MAPS}/large`)));
    const collected = webhook.calls
      .filter(({ request }) => ["small", "large"].includes(request.name))
      .map(({ request }) => request.userInfo);
    assert.equal(collected.length, 2);
    for (const { username, groups } of collected) {
      assert.equal(username, COLLECTOR);
      assert.deepEqual([...groups].sort(), ["system:authenticated", "system:serviceaccounts", "system:serviceaccounts:orch-system"]);
    }
  });

  test("AUTHZ-09 namespaces get what belongs to them, and end", async () => {
    assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name: "n" } }), 201);
    for (const path of ["serviceaccounts/default", "configmaps/orch-root-ca.crt"])
      await eventually(async () => (await server.admin.get(`/api/v1/namespaces/n/${path}`)).status === 200);
    assertOk(await server.admin.delete("/api/v1/namespaces/n"), 200);
    await eventually(() => isGone("/api/v1/namespaces/n"));
  });

  test("AUTHZ-09 cluster roles are gathered, by a loop that may escalate", async () => {
    const roles = "/apis/rbac.authorization.orch.io/v1/clusterroles";
    const rules = [{ verbs: ["get"], apiGroups: [""], resources: ["pods"] }];
    assertOk(await server.admin.post(roles, { metadata: { name: "part", labels: { part: "yes" } }, rules }), 201);
    const whole = { metadata: { name: "whole" }, aggregationRule: { clusterRoleSelectors: [{ matchLabels: { part: "yes" } }] } };
    assertOk(await server.admin.post(roles, whole), 201);
    await eventually(async () => (await server.admin.get(`${roles}/whole`)).json.rules?.length === 1);
  });

  test("AUTHZ-04, AUTHZ-09 whoever else bears the name of a loop may do nothing", async () => {
    const headers = { "impersonate-user": COLLECTOR, "impersonate-group": "system:serviceaccounts" };
    assert.equal((await server.admin.get(MAPS)).status, 200);
    assert.equal((await server.admin.get(MAPS, { headers })).status, 403);
  });
});
