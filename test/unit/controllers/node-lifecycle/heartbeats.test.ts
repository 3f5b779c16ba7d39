import assert from "node:assert/strict";
import { test } from "node:test";
import { Heartbeats } from "../../../../runtime/controllers/node-lifecycle/heartbeats.js";

test("NODE-01 a node is silent when neither its status nor its lease has said anything new for the time of grace, by the steady clock", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let now = 1_000_000;
  const silent: string[] = [];
  const heartbeats = new Heartbeats({ steady: () => now }, { monitorMs: 40_000, startupMs: 60_000 }, (node) => silent.push(node));
  const pass = (seconds: number): string[] => {
    for (let i = 0; i < seconds; i++) {
      now += 1_000;
      t.mock.timers.tick(1_000);
    }
    return silent.splice(0).sort();
  };
  heartbeats.status("new", undefined);
  heartbeats.status("a", "1");
  heartbeats.status("b", "1");
  heartbeats.lease("c", "1");
  heartbeats.status("c", "1");
  heartbeats.lease("of-nobody", "1");
  assert.deepEqual(pass(30), []);
  heartbeats.status("a", "1");
  heartbeats.status("b", "2");
  heartbeats.lease("c", "2");
  assert.deepEqual(pass(10), ["a"], "the same again is nothing new");
  assert.deepEqual(pass(20), ["new"]);
  heartbeats.lease("c", "2");
  heartbeats.forget("b");
  assert.deepEqual(pass(20), ["c"]);
  assert.deepEqual(pass(600), [], "each is told once");
  heartbeats.lease("c", "3");
  heartbeats.close();
  assert.deepEqual(pass(60), []);
});
