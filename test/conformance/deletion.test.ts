/** Deletion, finalizers, garbage collection, dry run and namespaces. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { assertInvalid, assertOk, assertStatus } from "../support/assertions.js";
import { eventually } from "../support/eventually.js";
import { startServer, type TestServer } from "../support/server.js";
import { startWebhook } from "../support/webhook.js";
import { Configurations, hookAt } from "../support/webhook-configurations.js";

const MAPS = "/api/v1/namespaces/default/configmaps";

describe("deletion", () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  const create = async (name: string, metadata: object = {}, path = MAPS) =>
    assertOk(await server.admin.post(path, { metadata: { name, ...metadata } }), 201);

  /** Resolves when the object is gone; the watch starts before the first look. */
  async function gone(path: string): Promise<void> {
    const watch = await server.admin.watch(`${path}?watch=1`);
    try {
      if ((await server.admin.get(path)).status === 404) return;
      for (;;) {
        const event = (await watch.next()) ?? assert.fail("the watch ended");
        if (event.type === "DELETED") return;
      }
    } finally {
      watch.close();
    }
  }

  test("DEL-01, DEL-03, DEL-04, DEL-06 finalizers hold an object until the last is gone", async () => {
    const made = await create("d1", { finalizers: ["example.org/a", "example.org/b"] });
    const watch = await server.admin.watch(`${MAPS}/d1?watch=1&resourceVersion=${made.metadata.resourceVersion}`);
    const held = assertOk(await server.admin.delete(`${MAPS}/d1`), 200);
    assert.equal(held.kind, "ConfigMap");
    assert.match(held.metadata.deletionTimestamp, /Z$/);
    assert.equal(held.metadata.deletionGracePeriodSeconds, 0);
    assert.equal((await watch.next())?.type, "MODIFIED");
    assert.deepEqual(assertOk(await server.admin.delete(`${MAPS}/d1`), 200), held);
    assertInvalid(
      await server.admin.mergePatch(`${MAPS}/d1`, { metadata: { finalizers: ["example.org/a", "example.org/b", "example.org/c"] } }),
      "FieldValueForbidden metadata.finalizers",
    );
    const one = assertOk(await server.admin.mergePatch(`${MAPS}/d1`, { metadata: { finalizers: ["example.org/a"] } }), 200);
    assert.equal(one.metadata.deletionTimestamp, held.metadata.deletionTimestamp);
    assertOk(await server.admin.mergePatch(`${MAPS}/d1`, { metadata: { finalizers: null } }), 200);
    assertStatus(await server.admin.get(`${MAPS}/d1`), 404, "NotFound");
    assert.equal((await watch.next())?.type, "MODIFIED");
    assert.equal((await watch.next())?.type, "DELETED");
    watch.close();
  });

  test("DEL-02, DEL-05, PATH-10 no finalizers: gone at once; collections respect them", async () => {
    await create("d2");
    assertOk(await server.admin.delete(`${MAPS}/d2`), 200);
    assertStatus(await server.admin.get(`${MAPS}/d2`), 404, "NotFound");
    await create("d5a", { labels: { set: "d5" } });
    await create("d5b", { labels: { set: "d5" }, finalizers: ["example.org/a"] });
    assert.equal(assertOk(await server.admin.delete(`${MAPS}?labelSelector=set%3Dd5`), 200).kind, "Status");
    assertStatus(await server.admin.get(`${MAPS}/d5a`), 404, "NotFound");
    assert.ok(assertOk(await server.admin.get(`${MAPS}/d5b`), 200).metadata.deletionTimestamp);
    await create("d10", { finalizers: ["example.org/a"] });
    assertOk(await server.admin.delete(`${MAPS}/d10?orphanDependents=false`), 202);
  });

  test("DEL-07 a namespace tells of preconditions in words of its own", async () => {
    const path = "/api/v1/namespaces/d07";
    const { uid } = assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name: "d07" } }), 201).metadata;
    assertStatus(
      await server.admin.delete(path, { preconditions: { uid: "other" } }),
      409,
      "Conflict",
      `Operation cannot be fulfilled on namespaces "d07": Precondition failed: UID in precondition: other, UID in object meta: ${uid}`,
    );
  });

  test("DEL-07 preconditions and options", async () => {
    const made = await create("d7");
    assertStatus(await server.admin.delete(`${MAPS}/d7`, { preconditions: { uid: "other" } }), 409, "Conflict");
    assertStatus(await server.admin.delete(`${MAPS}/d7`, { preconditions: { resourceVersion: "1" } }), 409, "Conflict");
    assertStatus(await server.admin.delete(`${MAPS}/d7`, { propagationPolicy: "Foreground", orphanDependents: true }), 422, "Invalid");
    assertStatus(await server.admin.delete(`${MAPS}/d7`, { propagationPolicy: "Sideways" }), 422, "Invalid");
    assertStatus(await server.admin.delete(`${MAPS}/d7`, { kind: "ConfigMap", apiVersion: "v1" }), 400, "BadRequest");
    const { uid, resourceVersion } = made.metadata;
    assertOk(
      await server.admin.delete(`${MAPS}/d7`, { kind: "DeleteOptions", apiVersion: "v1", preconditions: { uid, resourceVersion } }),
      200,
    );
  });

  test("DEL-08 jobs and replication controllers leave their pods unless it is said otherwise; of jobs one is told so", async () => {
    const template = { metadata: { labels: { app: "left" } }, spec: { containers: [{ name: "c", image: "i" }] } };
    const once = { ...template, spec: { ...template.spec, restartPolicy: "Never" } };
    const jobs = "/apis/batch/v1/namespaces/default/jobs";
    const controllers = "/api/v1/namespaces/default/replicationcontrollers";
    for (const [path, spec, kind, warns] of [
      [jobs, { template: once }, "Job", true],
      [controllers, { template }, "ReplicationController", false],
    ] as const) {
      const made = assertOk(await server.admin.post(path, { metadata: { name: "left" }, spec }), 201);
      const { apiVersion, metadata } = made;
      const child = `left-by-${kind.toLowerCase()}`;
      await create(child, { ownerReferences: [{ apiVersion, kind, name: "left", uid: metadata.uid }] });
      const reply = await server.admin.delete(`${path}/left`);
      assert.deepEqual(assertOk(reply, 200).metadata.finalizers, ["orphan"]);
      assert.equal(String(reply.headers["warning"]).includes("child pods are preserved by default"), warns);
      await gone(`${path}/left`);
      assert.equal(assertOk(await server.admin.get(`${MAPS}/${child}`), 200).metadata.ownerReferences, undefined);

      assertOk(await server.admin.post(path, { metadata: { name: "left" }, spec }), 201);
      const said = await server.admin.delete(`${path}/left?propagationPolicy=Background`);
      assert.equal(assertOk(said, 200).kind, "Status");
      assert.equal(said.headers["warning"], undefined);
    }
  });

  test("DEL-08, DEL-09 dependents follow their owners: background, foreground, orphan", async () => {
    const ownedBy = (owner: { metadata: { name: string; uid: string } }, more: object = {}) => ({
      ownerReferences: [{ apiVersion: "v1", kind: "ConfigMap", name: owner.metadata.name, uid: owner.metadata.uid, ...more }],
    });
    const background = await create("bg-owner");
    await create("bg-child", ownedBy(background));
    assertOk(await server.admin.delete(`${MAPS}/bg-owner`, { propagationPolicy: "Background" }), 200);
    await gone(`${MAPS}/bg-child`);

    const foreground = await create("fg-owner");
    await create("fg-child", { ...ownedBy(foreground, { blockOwnerDeletion: true }), finalizers: ["example.org/hold"] });
    const held = assertOk(await server.admin.delete(`${MAPS}/fg-owner`, { propagationPolicy: "Foreground" }), 200);
    assert.deepEqual(held.metadata.finalizers, ["foregroundDeletion"]);
    await eventually(async () => (await server.admin.get(`${MAPS}/fg-child`)).json.metadata.deletionTimestamp !== undefined);
    assertOk(await server.admin.get(`${MAPS}/fg-owner`), 200);
    assertOk(await server.admin.mergePatch(`${MAPS}/fg-child`, { metadata: { finalizers: null } }), 200);
    await gone(`${MAPS}/fg-owner`);

    const orphan = await create("or-owner");
    await create("or-child", ownedBy(orphan));
    assertOk(await server.admin.delete(`${MAPS}/or-owner?propagationPolicy=Orphan`), 200);
    await gone(`${MAPS}/or-owner`);
    assert.equal(assertOk(await server.admin.get(`${MAPS}/or-child`), 200).metadata.ownerReferences, undefined);

    const [first, second] = [await create("two-a"), await create("two-b")];
    const both = { ownerReferences: [...ownedBy(first).ownerReferences, ...ownedBy(second).ownerReferences] };
    await create("two-child", both);
    assertOk(await server.admin.delete(`${MAPS}/two-a`), 200);
    await eventually(async () => (await server.admin.get(`${MAPS}/two-child`)).json.metadata.ownerReferences.length === 1);
    assertOk(await server.admin.delete(`${MAPS}/two-b`), 200);
    await gone(`${MAPS}/two-child`);
  });

  test("DRY-01, DRY-02, DRY-03, DRY-04, DRY-06, DRY-08 a dry run does all but store", async () => {
    const before = assertOk(await server.admin.get(MAPS), 200).metadata.resourceVersion;
    const dry = assertOk(await server.admin.post(`${MAPS}?dryRun=All`, { metadata: { name: "dry" }, data: { a: "1" } }), 201);
    assert.match(dry.metadata.uid, /^[0-9a-f-]{36}$/);
    assert.equal(dry.metadata.resourceVersion, undefined);
    assert.equal(dry.metadata.managedFields.length, 1);
    assertStatus(await server.admin.get(`${MAPS}/dry`), 404, "NotFound");
    assertStatus(await server.admin.post(`${MAPS}?dryRun=All`, { metadata: { name: "A_b" } }), 422, "Invalid");
    assert.equal(assertOk(await server.admin.get(MAPS), 200).metadata.resourceVersion, before);
    const made = await create("dry");
    assert.equal(
      assertOk(await server.admin.put(`${MAPS}/dry?dryRun=All`, { metadata: { name: "dry" }, data: { a: "2" } }), 200).data.a,
      "2",
    );
    assertOk(
      await server.admin.send("PATCH", `${MAPS}/dry?dryRun=All`, { body: { data: { a: "3" } }, type: "application/merge-patch+json" }),
      200,
    );
    assertOk(await server.admin.delete(`${MAPS}/dry?dryRun=All`), 200);
    assertOk(await server.admin.delete(`${MAPS}/dry`, { dryRun: ["All"] }), 200);
    assertOk(await server.admin.delete(`${MAPS}?dryRun=All`), 200);
    assert.deepEqual(assertOk(await server.admin.get(`${MAPS}/dry`), 200), made);
  });

  for (const [size, text] of [
    ["small", "x"],
    ["large", "x".repeat(700 * 1024)],
  ] as const) {
    test(`NS-01, ADM-08 a ${size} object that admission held up does not outlive its namespace`, async (t) => {
      const webhook = await startWebhook("127.0.0.1");
      const configurations = new Configurations(server);
      t.after(async () => {
        await configurations.clear();
        await webhook.close();
      });
      const maps = "/api/v1/namespaces/left/configmaps";
      let answer = (): void => undefined;
      const asked = new Promise<void>((resolve) => {
        webhook.on("/slow", async () => {
          resolve();
          await new Promise<void>((answered) => {
            answer = answered;
          });
          return { allowed: true };
        });
      });
      assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name: "left" } }), 201);
      await configurations.write("validating", "slow", hookAt(webhook, "/slow", { objectSelector: { matchLabels: { slow: "yes" } } }));
      const creation = server.admin.post(maps, { metadata: { name: "late", labels: { slow: "yes" } }, data: { text } });
      await asked;
      assertOk(await server.admin.delete("/api/v1/namespaces/left"), 200);
      await gone("/api/v1/namespaces/left");
      answer();
      assertStatus(await creation, 404, "NotFound", 'namespaces "left" not found');
      assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name: "left" } }), 201);
      assertStatus(await server.admin.get(`${maps}/late`), 404, "NotFound", 'configmaps "late" not found');
      assertOk(await server.admin.delete("/api/v1/namespaces/left"), 200);
      await gone("/api/v1/namespaces/left");
    });
  }

  test("NS-01, NS-05, NS-07 a namespace empties itself, then goes", async () => {
    assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name: "ns1" } }), 201);
    const maps = "/api/v1/namespaces/ns1/configmaps";
    await create("free", {}, maps);
    await create("held", { finalizers: ["example.org/hold"] }, maps);
    const deleted = assertOk(await server.admin.delete("/api/v1/namespaces/ns1"), 200);
    assert.deepEqual([deleted.kind, deleted.status.phase], ["Namespace", "Terminating"]);
    const refused = await server.admin.post(maps, { metadata: { name: "late" } });
    assertStatus(
      refused,
      403,
      "Forbidden",
      'configmaps "late" is forbidden: unable to create new content in namespace ns1 because it is being terminated',
    );
    assert.deepEqual(refused.json.details, {
      name: "late",
      kind: "configmaps",
      causes: [{ reason: "NamespaceTerminating", message: "namespace ns1 is being terminated", field: "metadata.namespace" }],
    });
    const why = "unable to create new content in namespace ns1 because it is being terminated";
    const unnamed = await server.admin.post(maps, { metadata: { generateName: "late-" } });
    assertStatus(unnamed, 403, "Forbidden", `configmaps "late-" is forbidden: ${why}`);
    const put = await server.admin.put(`${maps}/late`, { metadata: { name: "late" } });
    assertStatus(put, 403, "Forbidden", `configmaps "late" is forbidden: ${why}`);
    assertOk(await server.admin.mergePatch(`${maps}/held`, { data: { still: "writable" } }), 200);
    await gone(`${maps}/free`);
    const watch = await server.admin.watch("/api/v1/namespaces/ns1?watch=1");
    for (;;) {
      const { object } = (await watch.next()) ?? assert.fail("ended");
      const remaining = object.status.conditions?.find((condition: { type: string }) => condition.type === "NamespaceFinalizersRemaining");
      if (remaining?.status === "True") {
        assert.match(remaining.message, /example\.org\/hold in 1 resource instances/);
        break;
      }
    }
    watch.close();
    assertOk(await server.admin.mergePatch(`${maps}/held`, { metadata: { finalizers: null } }), 200);
    await gone("/api/v1/namespaces/ns1");
    assertStatus(await server.admin.post(maps, { metadata: { name: "x" } }), 404, "NotFound", 'namespaces "ns1" not found');
  });

  test("NS-01 a namespace goes that is larger, with what the server keeps of it, than what a client may send", async () => {
    const labels = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`key-of-a-long-name-${index}`, "long"]));
    assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name: "large", labels } }), 201);
    const { bytes } = await server.admin.get("/api/v1/namespaces/large");
    assert.ok(bytes.length > 3 * 1024 * 1024, `${bytes.length} bytes`);
    await create("content", {}, "/api/v1/namespaces/large/configmaps");
    assert.equal((await server.admin.delete("/api/v1/namespaces/large")).status, 200);
    await gone("/api/v1/namespaces/large");
  });

  test("NS-03 the name label is the server's", async () => {
    const namespaces = "/api/v1/namespaces";
    const made = assertOk(
      await server.admin.post(namespaces, { metadata: { name: "ns3", labels: { "orch.io/metadata.name": "x" } } }),
      201,
    );
    assert.equal(made.metadata.labels["orch.io/metadata.name"], "ns3");
    const generated = assertOk(await server.admin.post(namespaces, { metadata: { generateName: "ns3-" } }), 201);
    assert.deepEqual(generated.metadata.labels, { "orch.io/metadata.name": generated.metadata.name });
    const patched = assertOk(await server.admin.mergePatch(`${namespaces}/ns3`, { metadata: { labels: null } }), 200);
    assert.equal(patched.metadata.labels["orch.io/metadata.name"], "ns3");
  });

  test("NS-04 the first namespaces cannot be deleted", async () => {
    for (const name of ["default", "orch-system", "orch-public"]) {
      assertStatus(
        await server.admin.delete(`/api/v1/namespaces/${name}`),
        403,
        "Forbidden",
        `namespaces "${name}" is forbidden: this namespace may not be deleted`,
      );
    }
  });

  test("NS-05 the conditions of a namespace that others hold tell when its content is gone", async () => {
    const path = "/api/v1/namespaces/ns6";
    const finalizers = ["example.org/stuck", "orch"];
    assertOk(await server.admin.post("/api/v1/namespaces", { metadata: { name: "ns6" }, spec: { finalizers } }), 201);
    await create("held", { finalizers: ["example.org/hold"] }, `${path}/configmaps`);
    const watch = await server.admin.watch(`${path}?watch=1`);
    assertOk(await server.admin.delete(path), 200);
    const told = async (expected: Record<string, string>) => {
      for (;;) {
        const { object } = (await watch.next()) ?? assert.fail("ended");
        const conditions: { type: string; reason: string }[] = object.status.conditions ?? [];
        const reasons = Object.fromEntries(conditions.map(({ type, reason }) => [type, reason]));
        if (isDeepStrictEqual(reasons, expected)) return;
      }
    };
    const fine = {
      NamespaceDeletionDiscoveryFailure: "ResourcesDiscovered",
      NamespaceDeletionGroupVersionParsingFailure: "ParsedGroupVersions",
      NamespaceDeletionContentFailure: "ContentDeleted",
    };
    await told({ ...fine, NamespaceContentRemaining: "SomeResourcesRemain", NamespaceFinalizersRemaining: "SomeFinalizersRemain" });
    assertOk(await server.admin.mergePatch(`${path}/configmaps/held`, { metadata: { finalizers: null } }), 200);
    await told({ ...fine, NamespaceContentRemaining: "ContentRemoved", NamespaceFinalizersRemaining: "ContentHasNoFinalizers" });
    for (;;) {
      const { object } = (await watch.next()) ?? assert.fail("ended");
      if (isDeepStrictEqual(object.spec.finalizers, ["example.org/stuck"])) break;
    }
    watch.close();
    assertOk(await server.admin.put(`${path}/finalize`, { metadata: { name: "ns6" }, spec: { finalizers: [] } }), 200);
    await gone(path);
  });

  test("NS-05 finalize frees a stuck namespace", async () => {
    const path = "/api/v1/namespaces/ns5";
    assertOk(
      await server.admin.post("/api/v1/namespaces", { metadata: { name: "ns5" }, spec: { finalizers: ["example.org/stuck"] } }),
      201,
    );
    assertOk(await server.admin.delete(path), 200);
    assertOk(await server.admin.get(path), 200);
    assertOk(await server.admin.put(`${path}/finalize`, { metadata: { name: "ns5" }, spec: { finalizers: [] } }), 200);
    await gone(path);
  });
});
