import assert from "node:assert/strict";
import { test } from "node:test";
import type { EventRecorder } from "../../../runtime/client/kit/event-recorder.js";
import type { ObjectEntry } from "../../../runtime/registry/object-entry.js";
import { eventually } from "../../support/eventually.js";
import { openFixture } from "../registry/registry-fixture.js";
import { runControllers } from "./run-controllers.js";

test("PV-14 nothing is kept of a claim that went while it was settled: the next of its name is told why it waits", async (t) => {
  const fixture = await openFixture(t);
  const claims = fixture.resource("persistentvolumeclaims");
  const classes = fixture.resource("storageclasses");
  await classes.create({ metadata: { name: "made" }, provisioner: "example.com/maker" });
  const { cache } = classes.store;
  const get = cache.get.bind(cache);
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  let reads = 0;
  cache.get = (key) => {
    const entry = get(key);
    // The first look is whether the class waits for a pod, the second is before people are told.
    if (entry === undefined || ++reads !== 2) return entry;
    const read = async () => {
      asked.resolve();
      await answered.promise;
      return entry.read();
    };
    return { read } as unknown as ObjectEntry;
  };
  const told: string[] = [];
  const recorder = {
    record: ({ metadata }: { metadata: { uid: string } }, _: string, reason: string) => told.push(`${reason} ${metadata.uid}`),
  };
  const failures = runControllers(t, fixture, ["persistentvolume-binder"], { recorder: () => recorder as unknown as EventRecorder });
  const spec = { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } }, storageClassName: "made" };
  const first = await claims.create({ metadata: { name: "c" }, spec });
  await asked.promise;
  await claims.delete("c");
  // It has been told that the claim is gone, as it has of what came after.
  await claims.create({ metadata: { name: "other" }, spec });
  await eventually(() => told.length === 1);
  answered.resolve();
  await eventually(() => told.includes(`ExternalProvisioning ${first.metadata.uid}`));
  const second = await claims.create({ metadata: { name: "c" }, spec });
  await eventually(() => told.includes(`ExternalProvisioning ${second.metadata.uid}`));
  assert.deepEqual(failures, []);
});
