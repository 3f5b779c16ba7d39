/** However much the control loops have to do in one namespace, those of others have their turn. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { assertOk } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";
import { startWebhook, type TestWebhook } from "../support/webhook.js";
import { Configurations, hookAt } from "../support/webhook-configurations.js";

const BUSY = "/api/v1/namespaces/busy";
const QUIET = "/api/v1/namespaces/quiet";
const DEPENDENTS = 100;

describe("turns of namespaces", () => {
  let server: TestServer;
  let webhook: TestWebhook;
  before(async () => {
    [server, webhook] = await Promise.all([startServer(), startWebhook("127.0.0.1")]);
    for (const name of ["busy", "quiet"]) {
      assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name, labels: { is: name } } }), 201);
    }
  });
  after(async () => {
    webhook.cut();
    await server.stop();
    await webhook.close();
  });

  const made = async (namespace: string, name: string, ownerReferences: readonly object[] = []): Promise<object> => {
    const { apiVersion, kind, metadata } = assertOk(
      await server.admin.post(`${namespace}/configmaps`, { metadata: { name, ownerReferences } }),
      201,
    );
    return { apiVersion, kind, name, uid: metadata.uid };
  };
  const gone = (path: string): Promise<unknown> => eventually(async () => (await server.admin.get(path)).status === 404);

  test("DEL-09 garbage goes while a webhook holds up what is to be deleted in another namespace", async () => {
    const owner = await made(BUSY, "owner");
    for (let i = 0; i < DEPENDENTS; i++) await made(BUSY, `dependent-${i}`, [owner]);
    const answer = Promise.withResolvers<object>();
    webhook.on("/hold", ({ request }) => (request.name === "owner" ? { allowed: true } : answer.promise));
    const configurations = new Configurations(server);
    const rules = [{ operations: ["DELETE"], apiGroups: [""], apiVersions: ["v1"], resources: ["configmaps"] }];
    const namespaceSelector = { matchLabels: { is: "busy" } };
    await configurations.write("validating", "hold", hookAt(webhook, "/hold", { rules, namespaceSelector, timeoutSeconds: 30 }));
    assertOk(await server.admin.delete(`${BUSY}/configmaps/owner`), 200);
    const held = (): number => webhook.calls.filter(({ request }) => request.name.startsWith("dependent-")).length;
    await eventually(() => held() >= 16);

    await made(QUIET, "garbage", [await made(QUIET, "owner")]);
    assertOk(await server.admin.delete(`${QUIET}/configmaps/owner`), 200);
    await gone(`${QUIET}/configmaps/garbage`);
    assert.ok(held() < DEPENDENTS, "not before all others had been asked about");
    await configurations.clear();
    answer.resolve({ allowed: true });
    await gone(`${BUSY}/configmaps/dependent-${DEPENDENTS - 1}`);
  });

  test("NS-01 a namespace ends while a webhook holds up the content of a dozen others", async () => {
    const answer = Promise.withResolvers<object>();
    webhook.on("/keep", () => answer.promise);
    const endings = Array.from({ length: 12 }, (_, i) => `/api/v1/namespaces/ending-${i}`);
    for (const [i, path] of endings.entries()) {
      const metadata = { name: `ending-${i}`, labels: { is: "ending" } };
      assertOk(await server.admin.post("/api/v1/namespaces", { metadata }), 201);
      await made(path, "content");
    }
    const configurations = new Configurations(server);
    const rules = [{ operations: ["DELETE"], apiGroups: [""], apiVersions: ["v1"], resources: ["configmaps"] }];
    const namespaceSelector = { matchLabels: { is: "ending" } };
    await configurations.write("validating", "keep", hookAt(webhook, "/keep", { rules, namespaceSelector, timeoutSeconds: 30 }));
    const held = (): number => new Set(webhook.calls.map(({ request }) => request.namespace)).size;
    const before = held();
    for (const path of endings) assertOk(await server.admin.delete(path), 200);
    await eventually(() => held() - before >= 4);

    assertOk(await server.admin.delete(QUIET), 200);
    await gone(QUIET);
    await configurations.clear();
    answer.resolve({ allowed: true });
    for (const path of endings) await gone(path);
  });

  test("SA-15, LIM-05 a namespace gets its account while a webhook holds up those of more others than are worked on at a time", async () => {
    const OTHERS = 40;
    const answer = Promise.withResolvers<object>();
    webhook.on("/wait", () => answer.promise);
    const configurations = new Configurations(server);
    const rules = [{ operations: ["CREATE"], apiGroups: [""], apiVersions: ["v1"], resources: ["serviceaccounts"] }];
    const namespaceSelector = { matchLabels: { is: "waiting" } };
    await configurations.write("validating", "wait", hookAt(webhook, "/wait", { rules, namespaceSelector, timeoutSeconds: 30 }));
    const waiting = Array.from({ length: OTHERS }, (_, i) => `waiting-${i}`);
    const asked = (): number =>
      new Set(webhook.calls.map(({ request }) => request.namespace).filter((name) => name.startsWith("waiting-"))).size;
    for (const name of waiting) {
      assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name, labels: { is: "waiting" } } }), 201);
    }
    assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name: "prompt" } }), 201);
    const accountOf = async (name: string): Promise<boolean> =>
      (await server.admin.get(`/api/v1/namespaces/${name}/serviceaccounts/default`)).status === 200;
    await eventually(() => accountOf("prompt"));
    await eventually(() => asked() === OTHERS);
    await configurations.clear();
    answer.resolve({ allowed: true });
    for (const name of waiting) await eventually(() => accountOf(name));
  });
});
