import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Connection } from "../../../../runtime/http/connections/connection.js";
import { StrangerPace } from "../../../../runtime/http/connections/stranger-pace.js";

/** A connection of which it can be seen whether it is read. */
class Wire {
  isRead = true;
  standing = "stranger";
  waiting = false;
  used = true;
  /** Answers of `serveDeferred` that are still to come. */
  deferred = 0;
  readonly raw = {
    destroyed: false,
    bytesRead: 0,
    _handle: {
      readStart: () => {
        this.isRead = true;
      },
      readStop: () => {
        this.isRead = false;
      },
    },
  };

  constructor(readonly address: string) {}

  get hasDeferred(): boolean {
    return this.deferred > 0;
  }

  serveDeferred(): boolean {
    return this.deferred-- > 0;
  }
}

const asConnection = (wire: Wire): Connection => wire as unknown as Connection;

function paced(count: number, address = (_: number): string => "10.0.0.1"): { pace: StrangerPace; wires: Wire[]; clock: { now: number } } {
  const clock = { now: 0 };
  const pace = new StrangerPace(() => clock.now);
  const wires = Array.from({ length: count }, (_, index) => new Wire(address(index)));
  for (const wire of wires) pace.yieldTurn(asConnection(wire));
  return { pace, wires, clock };
}

/** Those that are gone have no more turns, which other tests count. */
async function leave(wires: readonly Wire[]): Promise<void> {
  for (const { raw } of wires) raw.destroyed = true;
  for (let turn = 0; turn <= wires.length; turn++) await nextTurn();
  await new Promise((resolve) => setTimeout(resolve, 5));
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
  known.standing = "known";
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

test("LIM-05 addresses take turns, however many connections one of them has", async () => {
  const { wires } = paced(12, (index) => (index === 11 ? "10.0.0.2" : "10.0.0.1"));
  await nextTurn();
  await nextTurn();
  assert.deepEqual([read(wires), wires[11]?.isRead], [2, true]);
});

test("LIM-05 what a stranger has sent before is served, as much in a turn as fits into a slice, before anything more is read", async () => {
  const { wires } = paced(2);
  const [owing, other] = wires as [Wire, Wire];
  owing.deferred = 3;
  const served: number[] = [];
  owing.serveDeferred = () => {
    const end = performance.now() + 10;
    while (performance.now() < end);
    return served.push(owing.deferred--) > 0;
  };
  for (let turn = 0, before = 0; !owing.isRead; turn++) {
    assert.ok(turn < 10);
    await nextTurn();
    assert.ok(served.length - before <= 1, "one that takes long is all there is of a turn");
    before = served.length;
  }
  assert.deepEqual([served, other.isRead], [[3, 2, 1], true]);
});

test("LIM-05 who has sent much when a turn has taken long waits for the next one, whatever it was that he sent", async () => {
  const { wires, clock } = paced(3);
  const [much, little] = wires as [Wire, Wire];
  for (let turn = 0; turn < 4; turn++) await nextTurn();
  much.raw.bytesRead += 60_000;
  little.raw.bytesRead += 600;
  await nextTurn();
  assert.equal(read(wires), 3, "a turn that takes no time is for all of them");
  clock.now += 100;
  await nextTurn();
  assert.deepEqual([much.isRead, little.isRead], [false, true]);
  await nextTurn();
  assert.ok(much.isRead);
});

test("LIM-05 pieces of a byte that are no request yet take their share of a slice, too", async () => {
  const { pace, wires, clock } = paced(3);
  for (let turn = 0; turn < 4; turn++) await nextTurn();
  pace.notePiece();
  clock.now += 100;
  for (let piece = 1; piece < 32; piece++) pace.notePiece();
  assert.equal(read(wires), 3, "the clock is looked at once for many");
  pace.notePiece();
  assert.equal(read(wires), 0);
  await leave(wires);
});

test("LIM-05 those of addresses from which somebody has been known do not wait for others, nor are they crowded by them", async () => {
  const { pace } = paced(0);
  const strange = Array.from({ length: 40 }, (_, i) => Object.assign(new Wire(`10.0.1.${i}`), { used: false, deferred: 1 }));
  const familiar = Object.assign(new Wire("10.0.0.1"), { used: false, deferred: 1, isFamiliar: true });
  for (const wire of [...strange, familiar]) pace.enter(asConnection(wire));
  assert.deepEqual([pace.isCrowded(false), pace.isCrowded(true)], [true, false]);
  await nextTurn();
  await nextTurn();
  assert.ok(familiar.isRead);
  await leave([...strange, familiar]);
});

test("LIM-05 few strangers are read at a time, and all of them in turn", async () => {
  const { wires } = paced(20);
  const seen = new Set<Wire>();
  const deadline = performance.now() + 10_000;
  while (seen.size < wires.length && performance.now() < deadline) {
    await nextTurn();
    assert.ok(read(wires) <= 8, `${read(wires)} are read`);
    for (const wire of wires) if (wire.isRead) seen.add(wire);
  }
  assert.equal(seen.size, wires.length);
  await leave(wires);
});

test("LIM-05 who has just been encrypted is read before those who have been read already, and many of them are a crowd", async () => {
  const { pace, wires } = paced(100);
  assert.equal(pace.isCrowded(false), false);
  const fresh = Array.from({ length: 40 }, () => Object.assign(new Wire("10.0.0.1"), { used: false, deferred: 1 }));
  for (const wire of fresh) pace.enter(asConnection(wire));
  assert.ok(pace.isCrowded(false));
  for (let turn = 0; turn < 10; turn++) await nextTurn();
  assert.deepEqual([fresh[8]?.waiting, fresh[9]?.deferred, pace.isCrowded(false)], [false, 0, false]);
  assert.ok(wires.slice(20).every(({ isRead }) => !isRead));
  await leave([...wires, ...fresh]);
});

test("LIM-05 watching the turns of strangers does not keep the event loop awake", async () => {
  const { wires } = paced(1);
  await nextTurn();
  assert.equal(read(wires), 1);
  const turns = (): number => performance.nodeTiming.uvMetricsInfo.loopCount;
  const before = turns();
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.ok(turns() - before < 50, `${turns() - before} turns`);
});
