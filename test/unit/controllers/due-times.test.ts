import assert from "node:assert/strict";
import { test } from "node:test";
import { DueTimes } from "../../../runtime/controllers/due-times.js";

test("keys are told when their time has come by the clock, which may be moved, each once", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let now = 1_000_000;
  const told: string[] = [];
  const times = new DueTimes(
    () => now,
    (key) => told.push(key),
  );
  const pass = (milliseconds: number): void => {
    now += milliseconds;
    t.mock.timers.tick(milliseconds);
  };
  times.set("past", now - 1);
  times.set("late", now + 3_600_000);
  times.set("soon", now + 2_000);
  times.set("moved", now + 1_000);
  times.set("moved", now + 3_000);
  times.set("unsaid", now + 1_000);
  times.delete("unsaid");
  pass(0);
  assert.deepEqual(told, ["past"]);
  pass(2_000);
  assert.deepEqual(told, ["past", "soon"]);
  pass(1_000);
  assert.deepEqual(told, ["past", "soon", "moved"]);
  now += 3_600_000;
  pass(5_000);
  assert.deepEqual(told, ["past", "soon", "moved", "late"]);
  pass(3_600_000);
  times.set("closed", now + 1);
  times.close();
  pass(5_000);
  assert.deepEqual(told, ["past", "soon", "moved", "late"]);
});

test("what is no time never comes, and nothing is looked at for it", (t) => {
  const timers = t.mock.method(globalThis, "setTimeout");
  const told: string[] = [];
  const times = new DueTimes(
    () => 0,
    (key) => told.push(key),
  );
  times.set("never", Number.NaN);
  assert.equal(timers.mock.callCount(), 0);
  times.set("some day", 10_000);
  times.set("some day", Number.NaN);
  assert.deepEqual([timers.mock.callCount(), told], [1, []]);
  times.close();
});
