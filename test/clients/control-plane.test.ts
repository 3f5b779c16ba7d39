/** `orch/testing` as its users have it: imported by name. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { describe, it } from "node:test";
import { promisify } from "node:util";
import { connect, Informer, isForbidden, isInvalid, isNotFound, isServiceUnavailable, isTooManyRequests } from "orch/client";
import { protobuf } from "orch/client/protobuf";
import { startControlPlane } from "orch/testing";
import { eventually } from "../support/eventually.js";
import { startWebhook } from "../support/webhook.js";

describe("a control plane in a test", () => {
  it("is ready when it is given, knows its administrator, and leaves nothing behind", async () => {
    const plane = await startControlPlane();
    const maps = plane.admin.core.v1.configMaps.namespace("default");
    const made = await maps.create({ metadata: { name: "m" }, data: { a: "1" } });
    assert.equal(made.metadata.name, "m");
    const other = await connect({ kubeconfig: plane.kubeconfig });
    assert.deepEqual((await other.core.v1.configMaps.namespace("default").get("m")).data, { a: "1" });
    other.connection.close();
    await plane.stop();
    await plane.stop();
    assert.equal(existsSync(plane.dataDir), false);
    await assert.rejects(maps.get("m"), { name: "TransportError" });
  });

  it("is stopped at once, whatever its clients wait for", async () => {
    const program = `
      import { startControlPlane } from "orch/testing";
      const plane = await startControlPlane();
      plane.faults.refuseWrites({ code: 429, reason: "TooManyRequests", retryAfter: 100 });
      const maps = plane.admin.core.v1.configMaps.namespace("default");
      const waiting = maps.create({ metadata: { name: "m" } });
      await maps.list();
      waiting.catch((error) => console.log(error.name));
      await plane.stop();
    `;
    const run = promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], { timeout: 30_000 });
    assert.equal((await run).stdout, "TransportError\n");
  });

  it("is stopped at once, whatever its loops wait for", async () => {
    const webhook = await startWebhook("127.0.0.1");
    const loops = Promise.withResolvers<void>();
    webhook.on("/later", ({ request }) => {
      if (request.userInfo.username.endsWith(":service-account-controller")) loops.resolve();
      return { allowed: false, status: { code: 429, reason: "TooManyRequests", details: { retryAfterSeconds: 100 } } };
    });
    const hook = {
      name: "later.example.com",
      clientConfig: { url: `${webhook.url}/later`, caBundle: webhook.caBundle },
      rules: [{ operations: ["CREATE"], apiGroups: [""], apiVersions: ["v1"], resources: ["serviceaccounts"] }],
      sideEffects: "None",
      admissionReviewVersions: ["v1"],
    };
    const program = `
      import { once } from "node:events";
      import { startControlPlane } from "orch/testing";
      const plane = await startControlPlane();
      const { admissionregistration, core } = plane.admin;
      await admissionregistration.v1.validatingWebhookConfigurations.create({ metadata: { name: "later" }, webhooks: [${JSON.stringify(hook)}] });
      await core.v1.namespaces.create({ metadata: { name: "n" } });
      await once(process.stdin, "data");
      await core.v1.namespaces.list();
      process.stdin.destroy();
      await plane.stop();
    `;
    const run = promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], { timeout: 30_000 });
    await Promise.race([loops.promise, run]);
    run.child.stdin?.write("stop");
    assert.equal((await run).stderr, "");
    await webhook.close();
  });

  it("hands out clients without sockets, which pass everything that others pass, and follow what happens", async () => {
    await using plane = await startControlPlane({ inProcess: true });
    const maps = plane.admin.core.v1.configMaps.namespace("default");
    await using informer = new Informer(maps);
    const seen: string[] = [];
    informer.handle({
      add: ({ metadata }) => void seen.push(metadata.name),
      delete: ({ metadata }) => void seen.push(`-${metadata.name}`),
    });
    await informer.start().waitForSync();
    await maps.create({ metadata: { name: "m" }, data: { a: "1" } });
    await assert.rejects(maps.create({ metadata: { name: "M" } }), isInvalid);
    assert.equal((await maps.apply({ metadata: { name: "m" }, data: { b: "2" } }, { fieldManager: "f" })).data?.["b"], "2");
    const large = { metadata: { name: "large" }, data: { text: "x".repeat(900_000) } };
    assert.equal((await maps.create(large)).data?.["text"]?.length, 900_000);
    const names = Array.from({ length: 12 }, (_, i) => `part-${i}`);
    for (const name of names) await maps.create({ metadata: { name }, data: { text: name.padEnd(100_000) } });
    const parts = (await maps.list({})).items.filter(({ metadata }) => names.includes(metadata.name));
    assert.deepEqual(parts.map(({ data }) => data?.["text"]?.trim()).sort(), [...names].sort(), "chunks that are lent are kept");
    for (const name of names) await maps.delete(name);
    await eventually(() => seen.includes("-part-11"));
    seen.splice(0, seen.length, ...seen.filter((name) => !name.includes("part-")));
    await maps.delete("m");
    await eventually(() => seen.includes("-m"));
    assert.deepEqual(
      seen.filter((name) => name !== "orch-root-ca.crt"),
      ["m", "large", "-m"],
    );
    await assert.rejects(maps.list({ signal: AbortSignal.abort(new Error("enough")) }), /enough/);
    const jane = await plane.user("jane");
    await assert.rejects(jane.clients.core.v1.namespaces.list(), (error) => isForbidden(error) && error.message.includes('User "jane"'));
    const overTls = await connect({ kubeconfig: plane.kubeconfig });
    assert.equal((await overTls.core.v1.configMaps.namespace("default").get("large")).metadata.name, "large");
    overTls.connection.close();
  });

  it("does not meet others", async () => {
    const planes = await Promise.all([startControlPlane(), startControlPlane({ profile: "kubernetes" })]);
    const [one, two] = planes;
    try {
      await one.admin.core.v1.configMaps.namespace("default").create({ metadata: { name: "m" } });
      await assert.rejects(two.admin.core.v1.configMaps.namespace("default").get("m"), isNotFound);
      await two.admin.storage.v1.csiDrivers.create({ metadata: { name: "d.example.com" }, spec: {} });
      assert.equal((await one.admin.storage.v1.csiDrivers.list()).items.length, 0);
    } finally {
      await Promise.all(planes.map((plane) => plane.stop()));
    }
  });

  it("has users of any groups, moves its clock, refuses what it is told to refuse", async () => {
    await using plane = await startControlPlane();
    const maps = plane.admin.core.v1.configMaps.namespace("default");
    const jane = await plane.user("jane", { groups: ["dev"] });
    await assert.rejects(jane.clients.core.v1.namespaces.list(), (error) => isForbidden(error) && error.message.includes('User "jane"'));
    const root = await plane.user("root", { groups: ["dev", "system:masters"] });
    assert((await root.clients.core.v1.namespaces.list()).items.length > 0);

    const end = plane.faults.refuseWrites();
    await assert.rejects(maps.create({ metadata: { name: "m" } }), isServiceUnavailable);
    await maps.list();
    end();
    await maps.create({ metadata: { name: "m" } });
    plane.faults.refuseRequests({ code: 429, reason: "TooManyRequests", retryAfter: 0, times: 2 });
    await maps.get("m");
    const patient = plane.admin.connection.with({ retries: 0 });
    plane.faults.refuseRequests({ code: 429, reason: "TooManyRequests", retryAfter: 0, times: 1 });
    await assert.rejects(patient.call({ method: "GET", path: "/api/v1" }), isTooManyRequests);

    const before = Date.now();
    plane.clock.advance(7 * 86_400_000);
    const later = await maps.create({ metadata: { name: "later" } });
    assert(Date.parse(later.metadata.creationTimestamp) - before > 6 * 86_400_000);
  });

  it("SDK-07: speaks the binary form, HTTP/2 and warnings", async () => {
    const warnings: string[] = [];
    const client = { encoding: protobuf(), protocol: "http2" as const, onWarning: (text: string) => void warnings.push(text) };
    await using plane = await startControlPlane({ client });
    const secrets = plane.admin.core.v1.secrets.namespace("default");
    const made = await secrets.create({ metadata: { name: "s" }, data: { key: "dmFsdWU=" } });
    assert.equal(made.kind, "Secret");
    assert.deepEqual((await secrets.get("s")).data, { key: "dmFsdWU=" });
    assert.deepEqual(
      (await secrets.list()).items.map((item) => item.data),
      [{ key: "dmFsdWU=" }],
    );
    const watch = secrets.watch({ resourceVersion: made.metadata.resourceVersion });
    await watch.opened();
    await secrets.patch.json("s", [{ op: "add", path: "/data/more", value: "bW9yZQ==" }]);
    for await (const event of watch) {
      assert.equal(event.type, "MODIFIED");
      assert(event.type === "MODIFIED" && event.object.data?.["more"] === "bW9yZQ==");
      break;
    }
    await assert.rejects(secrets.get("none"), { name: "ApiError", code: 404, reason: "NotFound", message: 'secrets "none" not found' });
  });
});
