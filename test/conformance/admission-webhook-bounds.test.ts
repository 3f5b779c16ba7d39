/** What webhooks of admission cannot do: store what comes too late, set what is the server's. */
import assert from "node:assert/strict";
import { after, afterEach, before, describe, test } from "node:test";
import { assertOk, assertStatus } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";
import { patchWith, startWebhook, type TestWebhook } from "../support/webhook.js";
import { Configurations, hookAt } from "../support/webhook-configurations.js";

const MAPS = "/api/v1/namespaces/default/configmaps";

describe("bounds of webhooks of admission", () => {
  let server: TestServer;
  let webhook: TestWebhook;
  let configurations: Configurations;
  before(async () => {
    [server, webhook] = await Promise.all([startServer(), startWebhook("127.0.0.1")]);
    configurations = new Configurations(server);
  });
  afterEach(() => configurations.clear());
  after(async () => {
    await server.stop();
    await webhook.close();
  });

  for (const failurePolicy of ["Ignore", "Fail"]) {
    test(`HOOK-18 what a hook allows after the request's time is not stored, failurePolicy ${failurePolicy}`, async () => {
      let answer = (): void => undefined;
      const late = new Promise<object>((resolve) => {
        answer = () => resolve({ allowed: true });
      });
      webhook.on("/late", () => late);
      await configurations.write("mutating", "late", hookAt(webhook, "/late", { failurePolicy, timeoutSeconds: 30 }));
      // Counted when the work has ended, not when its caller is told.
      const ended = async (): Promise<number> => {
        const lines = (await server.admin.get("/metrics")).text.split("\n").filter((line) => line.startsWith("apiserver_request_total{"));
        const ofWrites = lines.filter((line) => ['verb="POST"', 'resource="configmaps"'].every((label) => line.includes(label)));
        return ofWrites.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
      };
      const before = await ended();
      const told = await server.admin.post(`${MAPS}?timeout=200ms`, { metadata: { name: "late" } });
      assert.ok(told.status === 504 || (told.status === 500 && failurePolicy === "Fail"), told.text);
      answer();
      await eventually(async () => (await ended()) > before);
      assertStatus(await server.admin.get(`${MAPS}/late`), 404, "NotFound");
    });
  }

  test("HOOK-25 a patch sets neither status, uid and generation nor a field whose gate is off", async () => {
    const jobs = "/apis/batch/v1/namespaces/default/cronjobs";
    const rules = [{ operations: ["CREATE", "UPDATE"], apiGroups: ["batch"], apiVersions: ["v1"], resources: ["cronjobs"] }];
    const forged = (path: string, value: unknown): object => ({ op: "add", path, value });
    const status = forged("/status", { lastScheduleTime: "2001-01-01T00:00:00Z" });
    const others = [forged("/metadata/generation", 77), forged("/spec/timeZone", "Etc/UTC"), forged("/spec/suspend", true)];
    webhook.on("/forge", ({ request }) =>
      patchWith(status, ...others, ...(request.operation === "CREATE" ? [forged("/metadata/uid", "forged")] : [])),
    );
    await configurations.write("mutating", "forge", hookAt(webhook, "/forge", { rules }));
    const template = { spec: { restartPolicy: "Never", containers: [{ name: "c", image: "i" }] } };
    const made = await server.admin.post(jobs, {
      metadata: { name: "j" },
      spec: { schedule: "@hourly", jobTemplate: { spec: { template } } },
    });
    const { uid } = assertOk(made, 201).metadata;
    assert.notEqual(uid, "forged");
    for (const [reply, generation] of [
      [made, 1],
      [await server.admin.mergePatch(`${jobs}/j`, { spec: { schedule: "@daily" } }), 2],
    ] as const) {
      const { metadata, spec, status } = reply.json;
      assert.deepEqual([metadata.generation, metadata.uid, status, spec.timeZone], [generation, uid, {}, undefined]);
      assert.equal(spec.suspend, true, "what it may set it sets");
    }
  });
});
