import assert from "node:assert/strict";
import { test } from "node:test";
import { openFixture } from "./registry-fixture.js";

test("LIM-05 a watch that falls too far behind in its initial events ends, and lets go of the state they are of", async (t) => {
  const maps = (await openFixture(t)).resource("configmaps");
  for (let i = 0; i < 600; i++) await maps.create({ metadata: { name: `m${i}`, namespace: "ns" } });
  const { cache } = maps.store;
  const snapshot = cache.snapshot.bind(cache);
  const givingUp: (() => void)[] = [];
  let held = 0;
  cache.snapshot = () => {
    const state = snapshot();
    const hold = (giveUp: () => void) => {
      givingUp.push(giveUp);
      held++;
      return () => void held--;
    };
    return {
      revision: state.revision,
      count: (prefix) => state.count(prefix),
      entries: (prefix, from) => state.entries(prefix, from),
      hold,
    };
  };
  const target = { definition: maps.store.definition, namespace: "ns", name: "", subresource: "" };
  const open = async () => {
    let told = 0;
    const watch = await maps.store.watch(target as never, { timeoutSeconds: 60 } as never, () => told++);
    return { watch, told: () => told };
  };
  const behind = await open();
  assert.ok(behind.watch.take().length > 0 && !behind.watch.ended && held === 1);
  givingUp[0]?.();
  assert.deepEqual([behind.watch.ended, behind.watch.take(), behind.told(), held], [true, [], 1, 0]);
  const quick = await open();
  let count = 0;
  for (let events = quick.watch.take(); count < 600; events = quick.watch.take()) {
    count += events.length;
    if (events.length === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  assert.deepEqual([quick.watch.take(), quick.watch.ended, held], [[], false, 0]);
  quick.watch.close();
});
