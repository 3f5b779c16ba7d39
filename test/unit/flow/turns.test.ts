import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { LoopSlice } from "../../../runtime/flow/loop-slice.js";
import { sliceOfTurn, Turns } from "../../../runtime/flow/turns.js";
import { spend } from "../../support/thread-time.js";

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
  const turns = new Turns({ sliceMs: 5 });
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

test("what a piece leaves to be done at the end of its callback counts as a part of it", async () => {
  const turns = new Turns({ sliceMs: 5 });
  const done: string[] = [];
  for (const name of ["a", "b", "c"]) {
    turns.take(() =>
      process.nextTick(() => {
        const end = performance.now() + 6;
        while (performance.now() < end);
        done.push(name);
      }),
    );
  }
  for (const count of [1, 2, 3]) {
    await nextTurn();
    assert.equal(done.length, count);
  }
});

test("holders take turns, and each gets its own work done in order; so many pieces share a turn as there may be", async () => {
  const turns = new Turns({ pieces: 2 });
  const done: string[] = [];
  for (const name of ["a1", "a2", "a3", "b1", "c1", "c2"]) turns.take(() => void done.push(name), name.slice(0, 1));
  await nextTurn();
  assert.deepEqual(done, ["a1", "b1"]);
  while (done.length < 6) await nextTurn();
  assert.deepEqual(done, ["a1", "b1", "c1", "a2", "c2", "a3"]);
});

test("nothing is begun as long as it is held, and all of it afterwards", async () => {
  let isHeld = true;
  const turns = new Turns({ sliceMs: 5, isHeld: () => isHeld });
  const done: string[] = [];
  for (const name of ["a", "b"]) turns.take(() => void done.push(name));
  for (let turn = 0; turn < 5; turn++) await nextTurn();
  assert.deepEqual(done, []);
  isHeld = false;
  while (done.length < 2) await nextTurn();
  assert.deepEqual(done, ["a", "b"]);
});

test("LIM-05 work of several sorts has hardly more of a turn than that of one: what comes late in a turn has little of it, and all of it in the next", async () => {
  const SLICE_MS = 8;
  await nextTurn();
  assert.equal(sliceOfTurn(SLICE_MS), SLICE_MS);
  spend(SLICE_MS);
  const second = sliceOfTurn(SLICE_MS);
  assert.ok(second > 0 && second < SLICE_MS, `${second} ms`);
  spend(SLICE_MS);
  const third = new LoopSlice(SLICE_MS);
  assert.equal(third.isOver(), false, "each has some");
  spend(2);
  assert.equal(third.isOver(), true);
  await nextTurn();
  assert.equal(sliceOfTurn(SLICE_MS), SLICE_MS);
});
