/** What a policy engine sets up, under load and over a crash of the server: a mutator of everything, a validator of some namespaces. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { assertOk } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";
import { patchWith, startWebhook, type TestWebhook } from "../support/webhook.js";
import { Configurations, hookAt } from "../support/webhook-configurations.js";

const WRITERS = 8;
const WRITES = 30;
const REFUSED = 'admission webhook "policy.hooks.example.com" denied the request: ConfigMaps here have an owner';

describe("a policy engine", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "orch-policy-"));
  let server: TestServer;
  let webhook: TestWebhook;
  before(async () => {
    [server, webhook] = await Promise.all([startServer({ dataDir }), startWebhook("127.0.0.1")]);
    webhook.on("/label", ({ request }) => {
      const { labels } = request.object.metadata ?? {};
      if (labels?.policy === "seen") return { allowed: true };
      const [path, value] = labels === undefined ? ["/metadata/labels", { policy: "seen" }] : ["/metadata/labels/policy", "seen"];
      return patchWith({ op: "add", path, value });
    });
    webhook.on("/policy", ({ request }) =>
      request.object.data?.owner === undefined
        ? { allowed: false, status: { code: 403, message: "ConfigMaps here have an owner" } }
        : { allowed: true },
    );
  });
  after(async () => {
    await server.stop();
    await webhook.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Objects that were acknowledged, and those that were refused, as `namespace/name`. */
  const [stored, refused] = [new Set<string>(), new Set<string>()];

  async function write(round: string, writer: number): Promise<void> {
    for (let i = 0; i < WRITES; i++) {
      const namespace = i % 2 === 0 ? "enforced" : "free";
      const name = `${round}-${writer}-${i}`;
      const owned = i % 4 < 2;
      const object = { metadata: { name }, data: owned ? { owner: "ann" } : { text: "nobody's" } };
      const reply = await server.admin.post(`/api/v1/namespaces/${namespace}/configmaps`, object).catch(() => undefined);
      // The server was killed: whether this one is stored nobody was told.
      if (reply === undefined) return;
      const held = namespace === "enforced" && !owned;
      assert.deepEqual([reply.status, held ? reply.json.message : undefined], held ? [403, REFUSED] : [201, undefined], reply.text);
      (held ? refused : stored).add(`${namespace}/${name}`);
    }
  }

  const load = (round: string) => Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(round, writer)));

  test("HOOK-03, HOOK-05, HOOK-10 nothing is stored without its mutator, nothing where its validator refuses, before a crash and after", async () => {
    const labels = { policies: "on" };
    assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name: "enforced", labels } }), 201);
    assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name: "free" } }), 201);
    const everything = [{ operations: ["CREATE", "UPDATE"], apiGroups: ["*"], apiVersions: ["*"], resources: ["*"], scope: "Namespaced" }];
    const configurations = new Configurations(server);
    await configurations.write("mutating", "engine", hookAt(webhook, "/label", { rules: everything }));
    await configurations.write("validating", "engine", hookAt(webhook, "/policy", { namespaceSelector: { matchLabels: labels } }));
    await load("calm");
    const stormy = load("stormy");
    await new Promise<void>((resolve) => {
      const before = stored.size;
      const look = (): void => void (stored.size > before + WRITERS ? resolve() : setImmediate(look));
      look();
    });
    await server.kill();
    await stormy;
    server = await startServer({ dataDir });
    await load("after");
    assert.ok(stored.size > WRITERS * WRITES && refused.size > (WRITERS * WRITES) / 4);
    for (const namespace of ["enforced", "free"]) {
      const { items } = assertOk(await server.admin.get(`/api/v1/namespaces/${namespace}/configmaps`), 200);
      const own = items.filter(({ metadata }: { metadata: { name: string } }) => /^(calm|stormy|after)-/.test(metadata.name));
      const found = new Set(own.map(({ metadata }: { metadata: { name: string } }) => `${namespace}/${metadata.name}`));
      for (const { metadata, data } of own) {
        assert.equal(metadata.labels?.policy, "seen", metadata.name);
        assert.ok(namespace === "free" || data.owner === "ann", metadata.name);
      }
      for (const name of stored) assert.ok(!name.startsWith(`${namespace}/`) || found.has(name), `${name} was acknowledged and is gone`);
      for (const name of refused) assert.ok(!found.has(name), `${name} was refused and is there`);
    }
  });

  test("HOOK-19, HOOK-29 a server starts although everything is to be asked of hooks that are dead, and they can be taken away then", async () => {
    // One of the first namespaces is to be made again at the start.
    const leases = "/api/v1/namespaces/orch-node-lease";
    assertOk(await server.admin.delete(leases), 200);
    await eventually(async () => (await server.admin.get(leases)).status === 404);
    const rules = [{ operations: ["*"], apiGroups: ["*"], apiVersions: ["*"], resources: ["*/*"] }];
    const clientConfig = { url: "https://127.0.0.1:1/" };
    const paths = ["mutating", "validating"].map((kind) => `/apis/admissionregistration.orch.io/v1/${kind}webhookconfigurations`);
    for (const path of paths) {
      assertOk(
        await server.admin.post(path, { metadata: { name: "dead" }, webhooks: [hookAt(webhook, "/dead", { rules, clientConfig })] }),
        201,
      );
    }
    await server.kill();
    server = await startServer({ dataDir });
    assertOk(await server.admin.get(leases), 200);
    const post = () => server.admin.post("/api/v1/namespaces/free/configmaps?dryRun=All", { metadata: { name: "a" } });
    assert.equal((await post()).status, 500);
    for (const path of paths) assertOk(await server.admin.delete(`${path}/dead`), 200);
    await eventually(async () => (await post()).status === 201);
  });
});
