import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { WriteTurns } from "../../../runtime/http/write-turns.js";

/** Keeps the event loop. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** Has a user's writes begin, each of which takes so long; `begun` says which have, in order. */
function writes(turns: WriteTurns, begun: string[], user: string, count: number, milliseconds: number): void {
  for (let i = 0; i < count; i++) {
    const write = (): void => {
      begun.push(`${user}${i}`);
      work(milliseconds);
    };
    const waiting = turns.take(user);
    if (waiting === undefined) write();
    else void waiting.then(write);
  }
}

test("few writes begin at once", () => {
  const begun: string[] = [];
  writes(new WriteTurns(), begun, "a", 3, 0);
  assert.deepEqual(begun, ["a0", "a1", "a2"]);
});

test("writes that take long go on in later turns, in order, with others of the same user behind them", async () => {
  const turns = new WriteTurns();
  const begun: string[] = [];
  writes(turns, begun, "a", 4, 13);
  assert.deepEqual(begun, ["a0"]);
  for (const count of [2, 3, 4]) {
    await nextTurn();
    assert.equal(begun.length, count);
  }
  assert.deepEqual(begun, ["a0", "a1", "a2", "a3"]);
  writes(turns, begun, "a", 2, 0);
  await nextTurn();
  assert.deepEqual(begun.slice(4), ["a0", "a1"]);
});

test("of very many writes that take no time yet, since they are worked on together, some begin in a turn", async () => {
  const turns = new WriteTurns();
  const begun: string[] = [];
  writes(turns, begun, "a", 200, 0);
  let before = 0;
  for (let i = 0; begun.length < 200; i++) {
    assert.ok(begun.length - before <= 32, `${begun.length - before} in a turn`);
    assert.ok(i < 20, "they come to their end");
    before = begun.length;
    await nextTurn();
  }
});

test("one user's hundred writes do not hold up another's", async () => {
  const turns = new WriteTurns();
  const begun: string[] = [];
  writes(turns, begun, "a", 100, 3);
  const ahead = begun.length;
  writes(turns, begun, "b", 2, 0);
  writes(turns, begun, "c", 1, 0);
  while (begun.length < 103) await nextTurn();
  assert.deepEqual(begun.slice(ahead, ahead + 4), [`a${ahead}`, "b0", "c0", `a${ahead + 1}`]);
  assert.equal(begun.indexOf("b1"), ahead + 4);
});

test("who comes while others wait comes behind those who wait longest, and all get their turn though more come in each", async () => {
  const turns = new WriteTurns();
  const begun: string[] = [];
  writes(turns, begun, "a", 20, 3);
  let later = 0;
  while (begun.filter((name) => name.startsWith("a")).length < 20) {
    writes(turns, begun, `late-${later++}-`, 1, 3);
    assert.ok(later < 100, "they come to their end");
    await nextTurn();
  }
});

test("while somebody reads, few writes begin in a turn, of many who wait a share; soon after the last read as many as before", async () => {
  const turns = new WriteTurns();
  const begun: string[] = [];
  turns.noteRead();
  writes(turns, begun, "a", 6, 0);
  assert.deepEqual(begun, ["a0", "a1"]);
  await nextTurn();
  assert.equal(begun.length, 4);
  turns.noteRead();
  writes(turns, begun, "b", 98, 0);
  await nextTurn();
  const before = begun.length;
  assert.ok(before - 4 >= 20, `${before - 4} of 100 begin`);
  turns.noteRead();
  await nextTurn();
  assert.ok(begun.length - before > 2 && begun.length - before <= 25, `${begun.length - before} begin beside a reader`);
  while (begun.length < 104) await nextTurn();
  for (let i = 0; i < 20; i++) {
    await nextTurn();
    writes(turns, [], "c", 1, 0);
  }
  await nextTurn();
  const alone: string[] = [];
  writes(turns, alone, "d", 40, 0);
  assert.equal(alone.length, 32);
});
