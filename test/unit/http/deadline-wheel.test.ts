import assert from "node:assert/strict";
import { test } from "node:test";
import { DeadlineWheel } from "../../../runtime/http/deadline-wheel.js";

test("LIM-05 a deadline is told of once, one that was taken off never, and nothing ticks when nobody waits", (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const clear = context.mock.method(globalThis, "clearInterval");
  const clock = { now: 1000 };
  const wheel = new DeadlineWheel(() => clock.now);
  const pass = (milliseconds: number): void => {
    for (let at = 0; at < milliseconds; at += 50) {
      clock.now += 50;
      context.mock.timers.tick(50);
    }
  };
  const told: string[] = [];
  wheel.after(200, () => told.push("a"));
  const other = wheel.after(60_000, () => told.push("b"));
  pass(150);
  assert.equal(told.length, 0);
  pass(100);
  assert.equal(told.join(), "a");
  assert.equal(clear.mock.callCount(), 0);
  other.cancel();
  other.cancel();
  pass(50);
  assert.equal(clear.mock.callCount(), 1, "long before the deadline that was taken off");
  wheel.after(100, () => told.push("c"));
  pass(60_000);
  assert.equal(told.join(), "a,c");
  assert.equal(clear.mock.callCount(), 2);
});
