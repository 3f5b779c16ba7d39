import assert from "node:assert/strict";
import { test } from "node:test";
import { isSliceOver } from "../../../../runtime/codec/lists/turns.js";
import type { ServerControllerOptions } from "../../../../runtime/controllers/controller.js";
import { TaintEviction } from "../../../../runtime/controllers/node-lifecycle/taint-eviction.js";
import type { ResourceStore } from "../../../../runtime/registry/resource-store.js";
import { MovableClock } from "../../../../runtime/testing/movable-clock.js";
import { eventually } from "../../../support/eventually.js";
import { openFixture } from "../../registry/registry-fixture.js";
import { runControllers } from "../run-controllers.js";

const HOUR = 3_600_000;

for (const jump of [HOUR, -HOUR]) {
  test(`NODE-06 a time of day that is set by ${jump / HOUR} h drives no pod away earlier or later`, async (t) => {
    const fixture = await openFixture(t);
    const nodes = fixture.resource("nodes");
    const pods = fixture.resource("pods");
    const clock = new MovableClock();
    const failures = runControllers(t, fixture, ["nodelifecycle"], { clock });
    await nodes.create({ metadata: { name: "n" } });
    const spec = { nodeName: "n", terminationGracePeriodSeconds: 0, containers: [{ name: "c", image: "i" }] };
    const bind = async (name: string, tolerations: object[]): Promise<void> => {
      await pods.create({ metadata: { name }, spec: { ...spec, tolerations } });
    };
    const goes = (name: string) => eventually(async () => !(await pods.names()).includes(name));
    /** What is on the node is looked at again, and then a pod that tolerates nothing: once it has gone all have been. */
    const look = async (value: string): Promise<void> => {
      await nodes.change("n", (node) => {
        node["spec"] = { taints: [{ key: "k", value, effect: "NoExecute" }] };
      });
      await bind(`hasty-${value}`, []);
      await goes(`hasty-${value}`);
    };
    await bind("patient", [{ operator: "Exists", effect: "NoExecute", tolerationSeconds: 1800 }]);
    await look("a");
    clock.set(jump);
    await look("b");
    assert.deepEqual(await pods.names(), ["patient"]);
    clock.advance(HOUR);
    await look("c");
    await goes("patient");
    assert.deepEqual(failures, []);
  });
}

test("NODE-06 others have their turn while the pods of a node are told of its taints", async (t) => {
  const fixture = await openFixture(t);
  const pods = fixture.resource("pods");
  const spec = { nodeName: "n", containers: [{ name: "c", image: "i" }] };
  for (let i = 0; i < 300; i++) await pods.create({ metadata: { name: `p${i}` }, spec });
  const store = fixture.registry.stored("", "v1", "pods")?.store as ResourceStore;
  const options = { clock: new MovableClock(), recorder: () => ({ record: () => undefined }), failed: () => undefined };
  const eviction = new TaintEviction(options as unknown as ServerControllerOptions, store);
  t.after(() => eviction.stop());
  await eventually(() => {
    while (!isSliceOver());
    return eviction.setTaints("n", [{ key: "k", value: String(performance.now()), effect: "NoExecute" }]) instanceof Promise;
  });
});
