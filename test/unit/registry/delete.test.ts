import assert from "node:assert/strict";
import { test } from "node:test";
import { forbidden } from "../../../runtime/errors/constructors.js";
import { eventually } from "../../support/eventually.js";
import { openFixture, status } from "./registry-fixture.js";

test("DEL-02 PATH-11 without finalizers the object is gone and a Status or the object answers", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  const made = await maps.create({ metadata: { name: "a" } });
  const deleted = await maps.delete("a");
  assert.deepEqual(deleted, {
    code: 200,
    object: undefined,
    status: {
      kind: "Status",
      apiVersion: "v1",
      metadata: {},
      status: "Success",
      details: { name: "a", kind: "configmaps", uid: made.metadata.uid },
    },
  });
  await assert.rejects(maps.delete("a"), status(404, "NotFound", 'configmaps "a" not found'));
  const drivers = fixture.resource("csidrivers");
  const driver = await drivers.create({ metadata: { name: "d" }, spec: {} });
  assert.deepEqual((await drivers.delete("d")).object?.object(), driver);
});

test("DEL-01 DEL-06 PATH-10 finalizers hold the object, and a second DELETE changes nothing", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  await maps.create({ metadata: { name: "a", finalizers: ["x.io/hold"] } });
  const first = await maps.delete("a", { orphanDependents: false });
  assert.equal(first.code, 202);
  const held = first.object?.object();
  assert.equal(held?.metadata.deletionTimestamp, "2024-05-06T07:08:09Z");
  assert.equal(held?.metadata.deletionGracePeriodSeconds, 0);
  fixture.time += 10_000;
  const second = await maps.delete("a");
  assert.equal(second.code, 200);
  assert.deepEqual(second.object?.object(), held);
  await maps.change("a", ({ metadata }) => {
    delete metadata.deletionTimestamp;
    metadata.labels = { x: "y" };
  });
  assert.equal((await maps.get("a")).metadata.deletionTimestamp, "2024-05-06T07:08:09Z");
});

test("DEL-07 preconditions", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  const made = await maps.create({ metadata: { name: "a" } });
  await assert.rejects(
    maps.delete("a", { preconditions: { uid: "x" } }),
    status(
      409,
      "Conflict",
      `Operation cannot be fulfilled on ConfigMap "a": the UID in the precondition (x) does not match the UID in record (${made.metadata.uid}). The object might have been deleted and then recreated`,
    ),
  );
  await assert.rejects(
    maps.delete("a", { preconditions: { resourceVersion: "1" } }),
    status(409, "Conflict", /The object might have been modified$/),
  );
  await maps.delete("a", { preconditions: { uid: made.metadata.uid, resourceVersion: made.metadata.resourceVersion } });
});

test("DEL-08 propagation sets the collector's finalizers", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  for (const [name, options, finalizers] of [
    ["f", { propagationPolicy: "Foreground" }, ["foregroundDeletion"]],
    ["o", { propagationPolicy: "Orphan" }, ["orphan"]],
    ["p", { orphanDependents: true }, ["orphan"]],
  ] as const) {
    await maps.create({ metadata: { name } });
    assert.deepEqual((await maps.delete(name, options)).object?.object().metadata.finalizers, finalizers);
  }
  await maps.create({ metadata: { name: "b", finalizers: ["orphan"] } });
  assert.ok((await maps.delete("b", { propagationPolicy: "Background" })).status);
});

test("DRY-08 a dry run deletes nothing", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  const made = await maps.create({ metadata: { name: "a" } });
  assert.ok((await maps.delete("a", { dryRun: ["All"] })).status);
  const held = await maps.delete("a", { dryRun: ["All"], propagationPolicy: "Foreground" });
  assert.ok(held.object?.object().metadata.deletionTimestamp);
  assert.deepEqual(await maps.get("a"), made);
});

test("PATH-12 DEL-05 a collection is deleted as far as selectors and finalizers let it", async (t) => {
  const fixture = await openFixture(t);
  const maps = fixture.resource("configmaps");
  for (const name of ["a", "b", "c"]) await maps.create({ metadata: { name } });
  await maps.create({ metadata: { name: "held", finalizers: ["x.io/hold"] } });
  await maps.create({ metadata: { name: "z" } }, "other");
  const answer = await maps.store.deleteCollection(fixture.context, maps.target(), {}, {});
  assert.deepEqual(answer, { kind: "Status", apiVersion: "v1", metadata: {}, status: "Success", details: { kind: "configmaps" } });
  assert.deepEqual(await maps.names(), ["held"]);
  assert.deepEqual(await maps.names({}, "other"), ["z"]);
});

test("PATH-12 when a deletion of a collection fails, no more begin, and the answer waits for those that are under way", async (t) => {
  const released = Promise.withResolvers<void>();
  const begun: string[] = [];
  const fixture = await openFixture(t, {
    plugins: () => [
      {
        name: "Gate",
        operations: ["DELETE"],
        async validate({ definition, name }) {
          begun.push(name);
          if (name === "bad") {
            await eventually(() => begun.length > 1);
            throw forbidden(definition, name, "it stays");
          }
          await released.promise;
        },
      },
    ],
  });
  const maps = fixture.resource("configmaps");
  const names = ["bad", ...Array.from({ length: 99 }, (_, index) => `good-${index}`)];
  await Promise.all(names.map((name) => maps.create({ metadata: { name } })));
  let isAnswered = false;
  const answer = maps.store.deleteCollection(fixture.context, maps.target(), {}, {}).finally(() => {
    isAnswered = true;
  });
  const refused = assert.rejects(answer, status(403, "Forbidden"));
  // Others get their turns before a later request has gone all its way.
  await maps.create({ metadata: { name: "later" } }, "other");
  assert.deepEqual([begun[0], isAnswered], ["bad", false]);
  released.resolve();
  await refused;
  const left = await maps.names();
  assert.deepEqual(new Set(left), new Set(names.filter((name) => name === "bad" || !begun.includes(name))));
  assert.ok(left.length > names.length / 2);
});
