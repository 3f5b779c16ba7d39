import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Turns } from "../../../../runtime/flow/turns.js";
import type { Connection } from "../../../../runtime/http/connections/connection.js";
import { RestPace } from "../../../../runtime/http/connections/rest-pace.js";

/** A connection of which it can be seen whether it rests. */
class Wire {
  rests = false;

  constructor(readonly standing: "known" | "stranger" | "handshake") {}

  restReading(resting: Turns): boolean {
    if (this.rests) return false;
    this.rests = true;
    resting.take(() => {
      this.rests = false;
    });
    return true;
  }
}

function paced(known: number): { pace: RestPace; wires: Wire[]; yielded: Wire[] } {
  const wires = Array.from({ length: known }, () => new Wire("known"));
  wires.push(new Wire("stranger"), new Wire("handshake"));
  const yielded: Wire[] = [];
  const strangers = {
    yieldTurn: (stranger: Connection) => void yielded.push(stranger as unknown as Wire),
    yieldAll: () => void yielded.push(...wires.filter(({ standing }) => standing === "stranger")),
  };
  const pace = new RestPace(wires as unknown as Connection[], strangers);
  return { pace, wires, yielded };
}

/** One that ends, with so many exchanges open on it. */
const ending = (openCount: number, standing = "known"): Connection => ({ standing, openCount }) as unknown as Connection;

const resting = (wires: readonly Wire[]): number => wires.filter(({ rests }) => rests).length;

test("LIM-05 when many connections have ended in a turn all others rest, each until it is its turn", async () => {
  const { pace, wires, yielded } = paced(300);
  for (let i = 0; i < 15; i++) pace.noteEnd(ending(1));
  assert.deepEqual([resting(wires), yielded.length], [0, 0]);
  pace.noteEnd(ending(1));
  assert.deepEqual([resting(wires), yielded.length], [300, 1]);
  let turns = 0;
  for (; resting(wires) > 0; turns++) await nextTurn();
  assert.ok(turns >= 3, `${turns} turns`);
});

test("LIM-05 when strangers have ended other strangers wait for their turns, and nobody who is known rests", () => {
  const { pace, wires, yielded } = paced(300);
  pace.noteEnd(ending(15, "stranger"));
  pace.noteEnd(ending(15));
  assert.deepEqual([resting(wires), yielded.length], [0, 0]);
  pace.noteEnd(ending(15, "stranger"));
  assert.deepEqual([resting(wires), yielded.length], [0, 1]);
});

test("LIM-05 ends of other turns do not count", async () => {
  const { pace, wires } = paced(10);
  for (let turn = 0; turn < 10; turn++) {
    for (let i = 0; i < 20; i++) pace.noteEnd(ending(0));
    await nextTurn();
  }
  assert.equal(resting(wires), 0);
});

test("LIM-05 when little pieces have been read for long in a turn all connections rest", async () => {
  const { pace, wires } = paced(10);
  pace.noteLittle();
  const end = performance.now() + 9;
  while (performance.now() < end);
  assert.equal(resting(wires), 0);
  pace.noteLittle();
  assert.equal(resting(wires), 10);
  while (resting(wires) > 0) await nextTurn();
  pace.noteLittle();
  assert.equal(resting(wires), 0);
});

test("LIM-05 so they do when what comes of known clients is in very little pieces, of which few are looked at", async () => {
  const { pace, wires } = paced(10);
  const work = (): void => {
    for (let piece = 0; piece < 32; piece++) pace.notePiece();
  };
  work();
  const end = performance.now() + 9;
  while (performance.now() < end);
  for (let piece = 0; piece < 31; piece++) pace.notePiece();
  assert.equal(resting(wires), 0);
  pace.notePiece();
  assert.equal(resting(wires), 10);
  while (resting(wires) > 0) await nextTurn();
});

test("LIM-05 of very many connections some thousands are stopped at once, and the next ends stop further ones", () => {
  const { pace, wires } = paced(5000);
  pace.restAll();
  assert.equal(resting(wires), 4096);
  pace.restAll();
  assert.equal(resting(wires), 5000);
});
