/** Whose turn it is on the thread for large requests, by what it has been used for. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type AtWork, LaneTurns } from "../../../runtime/aside/lane-turns.js";

const KIB = 1024;

/** Turns after each of these users has had one request worked on, in ms. */
function turnsAfter(had: Readonly<Record<string, number>>): LaneTurns {
  const turns = new LaneTurns(() => []);
  for (const [holder, ms] of Object.entries(had)) {
    const entry: AtWork = { rank: 0, holder, bytes: 0, spentMs: 0, isAsking: false, isAway: false, heldBack: [] };
    turns.begin(entry);
    turns.spend(entry, ms);
    turns.end(entry);
  }
  return turns;
}

test("who is known to ask for little goes before those of whom nothing is known while the work of others is heavy", () => {
  const turns = turnsAfter({ quick: 2, slow: 200 });
  const since = turns.now;
  const until = (holder: string, bytes: number): number => turns.until(holder, { bytes, since });
  assert.ok(until("quick", 70 * KIB) < until("new", 70 * KIB));
  assert.ok(until("new", 70 * KIB) < until("slow", 70 * KIB));
});

test("of those of whom as much is known the one with the smaller body goes first", () => {
  const turns = turnsAfter({});
  const since = turns.now;
  assert.ok(turns.until("new", { bytes: 70 * KIB, since }) < turns.until("another", { bytes: 240 * KIB, since }));
});

test("who waits goes before those who come when others have had as much as his takes", () => {
  const turns = turnsAfter({ quick: 2, slow: 200 });
  const waiting = { bytes: 240 * KIB, since: turns.now };
  for (let i = 0; i < 10; i++) {
    for (const holder of ["slow", "another", "third"]) {
      const entry: AtWork = { rank: 0, holder, bytes: 0, spentMs: 0, isAsking: false, isAway: false, heldBack: [] };
      turns.begin(entry);
      turns.spend(entry, 100);
      turns.end(entry);
    }
  }
  assert.ok(turns.until("new", waiting) < turns.until("quick", { bytes: 70 * KIB, since: turns.now }));
});

test("of whom nothing is known is heavy as long as the work of others is", () => {
  const waiting = { rank: 0, holder: "new", bytes: 0 };
  const other: AtWork = { rank: 0, holder: "slow", bytes: 0, spentMs: 0, isAsking: false, isAway: false, heldBack: [] };
  const turns = new LaneTurns(() => [other]);
  assert.equal(turns.mayBegin(waiting), true);
  turns.begin(other);
  turns.spend(other, 200);
  turns.end(other);
  // He has had no more than whoever is at work.
  const late = { ...other, holder: "late" };
  const busy = new LaneTurns(() => [late]);
  busy.begin(other);
  busy.spend(other, 200);
  busy.end(other);
  assert.equal(busy.mayBegin(waiting), false);
});
