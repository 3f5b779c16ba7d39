import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Connection } from "../../../runtime/http/connection.js";
import { StrangerPace } from "../../../runtime/http/stranger-pace.js";

/** A connection of which it can be seen whether it is read. */
class Wire {
  isRead = true;
  standing = "stranger";
  waiting = false;
  readonly raw = {
    destroyed: false,
    _handle: {
      readStart: () => {
        this.isRead = true;
      },
      readStop: () => {
        this.isRead = false;
      },
    },
  };
}

const asConnection = (wire: Wire): Connection => wire as unknown as Connection;

function paced(count: number): { pace: StrangerPace; wires: Wire[]; clock: { now: number } } {
  const clock = { now: 0 };
  const pace = new StrangerPace(() => clock.now);
  const wires = Array.from({ length: count }, () => new Wire());
  for (const wire of wires) pace.yieldTurn(asConnection(wire));
  return { pace, wires, clock };
}

const read = (wires: readonly Wire[]): number => wires.filter(({ isRead }) => isRead).length;

test("LIM-05 strangers are read on one per turn, and all wait again when those who are read take longer than a slice together", async () => {
  const { pace, wires, clock } = paced(6);
  assert.equal(read(wires), 0);
  for (let turn = 1; turn <= 6; turn++) {
    await nextTurn();
    assert.equal(read(wires), turn);
  }
  pace.note();
  clock.now += 1;
  pace.note();
  assert.equal(read(wires), 6, "a little of all of them fits into a turn");
  clock.now += 100;
  pace.note();
  assert.equal(read(wires), 0);
  for (let turn = 1; turn <= 6; turn++) {
    await nextTurn();
    assert.equal(read(wires), turn);
    // The time of another turn is counted anew.
    clock.now += 100;
    pace.note();
  }
});

test("LIM-05 who has become known is read at once and waits for no stranger; who is gone is read no more", async () => {
  const { pace, wires, clock } = paced(3);
  const [known, gone, stranger] = wires as [Wire, Wire, Wire];
  pace.release(asConnection(known));
  assert.ok(known.isRead);
  gone.raw.destroyed = true;
  pace.forget(asConnection(gone));
  for (let turn = 0; turn < 4; turn++) await nextTurn();
  assert.deepEqual([known.isRead, gone.isRead, stranger.isRead], [true, false, true]);
  pace.note();
  clock.now += 100;
  pace.note();
  assert.deepEqual([known.isRead, stranger.isRead], [true, false]);
});
