import assert from "node:assert/strict";
import { test } from "node:test";
import type { ApiObject } from "../../../runtime/definition/object-meta.js";
import { eventually } from "../../support/eventually.js";
import { openFixture } from "../registry/registry-fixture.js";
import { runControllers } from "./run-controllers.js";

const SPEC = { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } };
const podOf = (volumes: number) => ({
  metadata: { name: "pod" },
  spec: {
    containers: [{ name: "c", image: "i" }],
    volumes: Array.from({ length: volumes }, (_, i) => ({ name: `v${i}`, ephemeral: { volumeClaimTemplate: { spec: SPEC } } })),
  },
});
const revisionOf = ({ metadata }: ApiObject): number => Number(metadata.resourceVersion);

test("VOL-25, LIM-05 a pod of few ephemeral volumes gets its claims before all are made for pods of many", async (t) => {
  const fixture = await openFixture(t);
  const [pods, claims] = [fixture.resource("pods"), fixture.resource("persistentvolumeclaims")];
  const busy = Array.from({ length: 16 }, (_, i) => `busy-${i}`);
  const VOLUMES = 64;
  for (const namespace of busy) await pods.create(podOf(VOLUMES), namespace);
  const failures = runControllers(t, fixture, ["ephemeral-volume"]);
  await eventually(async () => (await claims.names({}, "busy-15")).length > 0);
  await pods.create(podOf(1), "quiet");
  await eventually(async () => (await claims.names({}, "quiet")).length === 1);
  await eventually(async () => {
    for (const namespace of busy) if ((await claims.names({}, namespace)).length < VOLUMES) return false;
    return true;
  });
  const quiet = revisionOf(await claims.get("pod-v0", "quiet"));
  let before = 0;
  for (const namespace of busy) {
    for (const name of await claims.names({}, namespace)) if (revisionOf(await claims.get(name, namespace)) < quiet) before++;
  }
  assert.ok(before < (busy.length * VOLUMES) / 2, `after ${before} others`);
  assert.deepEqual(failures, []);
});

test("VOL-25 a claim that goes while others are made for its pod is made again", async (t) => {
  const fixture = await openFixture(t);
  const [pods, claims] = [fixture.resource("pods"), fixture.resource("persistentvolumeclaims")];
  const VOLUMES = 100;
  await pods.create(podOf(VOLUMES));
  const failures = runControllers(t, fixture, ["ephemeral-volume"]);
  const first = await eventually(() => claims.get("pod-v0").catch(() => undefined));
  await claims.delete("pod-v0", { gracePeriodSeconds: 0 });
  await eventually(async () => (await claims.names()).length === VOLUMES);
  assert.notEqual((await claims.get("pod-v0")).metadata.uid, first.metadata.uid);
  assert.deepEqual(failures, []);
});
