import assert from "node:assert/strict";
import { test } from "node:test";
import { collectionTurn, isSliceOver } from "../../../../runtime/codec/lists/turns.js";

/** Keeps the event loop until the slice of its turn is over. */
function useUp(): void {
  while (!isSliceOver());
}

test("LIM-05 users take turns, however many lists each asks for", async () => {
  const order: string[] = [];
  const list = async (user: string): Promise<void> => {
    for (let piece = 0; piece < 4; piece++) {
      await collectionTurn(user);
      order.push(user);
      useUp();
    }
  };
  const greedy = Array.from({ length: 50 }, () => list("greedy"));
  await list("other");
  assert.ok(order.lastIndexOf("other") <= 12, `another's list of four pieces was over after ${order.lastIndexOf("other")} of all`);
  await Promise.all(greedy);
});
