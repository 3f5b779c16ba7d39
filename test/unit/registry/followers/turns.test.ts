import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { inFollowersTurn } from "../../../../runtime/registry/followers/turns.js";

const COUNT = 5;

/** In which turn of the event loop each of some works is called. */
async function turnsOf(work: (sliceEnd: number) => void): Promise<number[]> {
  const turns: number[] = [];
  let turn = 0;
  for (let i = 0; i < COUNT; i++) {
    inFollowersTurn((sliceEnd) => {
      turns.push(turn);
      work(sliceEnd);
    });
  }
  for (; turns.length < COUNT; turn++) await nextTurn();
  return turns;
}

test("LIM-05 followers that use a slice up are told in a turn of the event loop each, whoever waits longest first", async () => {
  const turns = await turnsOf((sliceEnd) => {
    while (performance.now() < sliceEnd);
  });
  assert.equal(new Set(turns).size, COUNT);
});

test("followers that have little to do are told in one turn, and what they ask for then comes in the next", async () => {
  let again = 0;
  const turns = await turnsOf(() => inFollowersTurn(() => again++));
  assert.equal(new Set(turns).size, 1);
  assert.equal(again, 0);
  await nextTurn();
  assert.equal(again, COUNT);
});
