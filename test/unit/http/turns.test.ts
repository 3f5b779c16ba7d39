import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Turns } from "../../../runtime/http/turns.js";

test("work takes turns of the event loop, in order, also when it comes while other work waits", async () => {
  const turns = new Turns();
  const done: string[] = [];
  for (const name of ["a", "b", "c"]) {
    turns.take(() => {
      done.push(name);
      if (name === "a") turns.take(() => void done.push("d"));
    });
  }
  assert.deepEqual(done, []);
  for (const count of [1, 2, 3, 4]) {
    await nextTurn();
    assert.equal(done.length, count);
  }
  assert.deepEqual(done, ["a", "b", "c", "d"]);
});

test("short pieces share a slice of a turn; after one that takes longer the rest waits", async () => {
  const turns = new Turns(5);
  const done: string[] = [];
  for (const name of ["a", "b"]) turns.take(() => void done.push(name));
  turns.take(() => {
    const end = performance.now() + 6;
    while (performance.now() < end);
    done.push("long");
  });
  turns.take(() => void done.push("c"));
  await nextTurn();
  assert.ok(!done.includes("c"));
  while (done.length < 4) await nextTurn();
  assert.deepEqual(done, ["a", "b", "long", "c"]);
});
