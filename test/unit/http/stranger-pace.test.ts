import assert from "node:assert/strict";
import { PassThrough } from "node:stream";
import { test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Connection } from "../../../runtime/http/connection.js";
import { StrangerPace } from "../../../runtime/http/stranger-pace.js";

/** A connection of which it can be seen whether it is read. */
class Wire {
  isRead = true;
  standing = "stranger";
  waiting = false;
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

test("LIM-05 what a stranger has sent before is served, a part in each of its turns, before anything more is read", async () => {
  const { wires } = paced(2);
  const [owing, other] = wires as [Wire, Wire];
  owing.deferred = 2;
  await nextTurn();
  assert.deepEqual([owing.isRead, other.isRead, owing.deferred], [false, false, 1]);
  await nextTurn();
  assert.deepEqual([owing.isRead, other.isRead], [false, true]);
  await nextTurn();
  await nextTurn();
  assert.ok(owing.isRead);
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

test("LIM-05 watching the turns of strangers does not keep the event loop awake", async () => {
  const { wires } = paced(1);
  await nextTurn();
  assert.equal(read(wires), 1);
  const turns = (): number => performance.nodeTiming.uvMetricsInfo.loopCount;
  const before = turns();
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.ok(turns() - before < 50, `${turns() - before} turns`);
});

test("LIM-05 a handshake begins when its greeting is whole: nobody waits for those that are not", async () => {
  const pace = new StrangerPace();
  const begun: string[] = [];
  const greet = (name: string): PassThrough => {
    const raw = Object.assign(new PassThrough(), { bytesRead: 0 });
    pace.greet({ raw, address: "10.0.0.1" } as unknown as Connection, () =>
      begun.push(`${name}: ${(raw.read() as Buffer).toString("hex")}`),
    );
    return raw;
  };
  const turns = async (): Promise<void> => {
    for (let turn = 0; turn < 4; turn++) await nextTurn();
  };
  const [cut, slow, whole, plain, long] = ["cut", "slow", "whole", "plain", "long"].map(greet) as [
    PassThrough,
    PassThrough,
    PassThrough,
    PassThrough,
    PassThrough,
  ];
  cut.write(Buffer.from("160301000401", "hex"));
  slow.write(Buffer.from("16", "hex"));
  whole.write(Buffer.from("16030100020102", "hex"));
  plain.write("GET /");
  long.write(Buffer.from("160301ffff", "hex"));
  await turns();
  assert.deepEqual(begun, ["whole: 16030100020102", "plain: 474554202f", "long: 160301ffff"]);
  slow.write(Buffer.from("030100", "hex"));
  await turns();
  assert.equal(begun.length, 3);
  slow.write(Buffer.from("020102", "hex"));
  await turns();
  assert.equal(begun[3], "slow: 16030100020102");
  cut.end();
  await turns();
  assert.ok(cut.destroyed);
  assert.equal(begun.length, 4);
});

test("LIM-05 handshakes that say nothing in the wary minute are looked at ever more rarely, those that do soon again", async (t) => {
  const fs = process.getBuiltinModule("node:fs");
  const silent = Object.assign(new Error("nothing has come"), { code: "EAGAIN" });
  let says = 0;
  const looks = t.mock.method(fs, "readSync", () => {
    if (says === 0) throw silent;
    return says;
  });
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { pace, clock } = paced(0);
  const wire = Object.assign(new Wire("10.0.0.1"), { standing: "handshake", handshake: {}, fed: 0, pauseMs: 0 });
  Object.assign(wire.raw._handle, { fd: 7 });
  pace.yieldTurn(asConnection(wire));
  for (let turn = 0; turn < 2; turn++) await nextTurn();
  assert.ok(wire.isRead);
  wire.raw.bytesRead += 20_000;
  clock.now += 100;
  for (let turn = 0; turn < 3; turn++) await nextTurn();
  assert.ok(!wire.isRead, "one that has sent this much makes wary");
  const looksIn = async (ms: number): Promise<number> => {
    const before = looks.mock.callCount();
    for (let at = 0; at < ms; at += 10) {
      t.mock.timers.tick(10);
      for (let turn = 0; turn < 2; turn++) await nextTurn();
    }
    return looks.mock.callCount() - before;
  };
  assert.ok((await looksIn(10_000)) < 50);
  says = 1;
  await looksIn(400);
  assert.ok((await looksIn(100)) >= 9);
});
