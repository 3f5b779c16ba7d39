import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { pass } from "../../../../runtime/http/connections/pass.js";

test("LIM-05 a pass over very many goes on in later turns of the event loop, passes over who has left, and tells its end", async (t) => {
  let now = 0;
  const clock = t.mock.method(performance, "now", () => now);
  const items = new Set([1, 2, 3, 4, 5, 6]);
  const seen: number[] = [];
  let isDone = false;
  const work = (item: number): void => {
    seen.push(item);
    now += 2;
  };
  pass(items, work, () => {
    isDone = true;
  });
  assert.deepEqual(seen, [1, 2]);
  items.delete(3);
  await nextTurn();
  assert.deepEqual([seen, isDone], [[1, 2, 4, 5], false]);
  await nextTurn();
  clock.mock.restore();
  assert.deepEqual([seen, isDone], [[1, 2, 4, 5, 6], true]);
});
