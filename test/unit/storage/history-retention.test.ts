/** History of a given age is kept; what is older is compacted. */
import assert from "node:assert/strict";
import { it, mock } from "node:test";
import { keepHistory } from "../../../runtime/storage/history-retention.js";

it("compacts to what was current a retention ago (LIM-01)", async () => {
  mock.timers.enable({ apis: ["setInterval"] });
  let nowMs = 0;
  let revision = 10;
  const compacted: number[] = [];
  const store = {
    revision: async () => revision,
    compact: async (to: number) => {
      compacted.push(to);
    },
  };
  const retention = keepHistory(store, { retentionMs: 10_000, now: () => nowMs });
  const tick = async (): Promise<void> => {
    nowMs += 1000;
    mock.timers.tick(1000);
    await new Promise(setImmediate);
  };
  await new Promise(setImmediate);
  for (let second = 1; second <= 12; second++) {
    revision++;
    await tick();
  }
  assert.deepEqual(compacted, [10, 11, 12]);
  for (let second = 0; second < 30; second++) await tick();
  assert.equal(compacted.at(-1), 22);
  const compactions = compacted.length;
  retention.stop();
  revision++;
  for (let second = 0; second < 30; second++) await tick();
  assert.equal(compacted.length, compactions);
  mock.timers.reset();
});
