import assert from "node:assert/strict";
import { test } from "node:test";
import { SharedPlaces } from "../../../runtime/flow/shared-places.js";

test("who waits for a place gets it in the order of holders, each of whom has no more than three times what is free", async () => {
  const places = new SharedPlaces(4, 8);
  const order: string[] = [];
  const enter = (holder: string): void => {
    const waited = places.enter(holder);
    if (waited === undefined) order.push(holder);
    else void waited.turn.then(() => order.push(`${holder} later`));
  };
  for (const holder of ["a", "a", "a", "a", "a", "b", "b", "b", "c"]) enter(holder);
  assert.deepEqual(order.splice(0), ["a", "a", "a", "b"]);
  for (const holder of ["a", "b", "a", "a later", "b later"]) {
    places.leave(holder.slice(0, 1));
    await new Promise(setImmediate);
  }
  assert.deepEqual(order, ["a later", "b later", "c later", "a later", "b later"]);
});

test("two holders leave room to a third, among those who wait too", () => {
  const places = new SharedPlaces(100, 100);
  const take = (holder: string): number => {
    let count = 0;
    for (; places.hasRoom(holder); count++) places.enter(holder);
    return count;
  };
  assert.equal(take("a"), 150);
  assert.equal(take("b"), 38);
  assert.ok(take("c") >= 8);
});
