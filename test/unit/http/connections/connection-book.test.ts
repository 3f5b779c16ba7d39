import assert from "node:assert/strict";
import { test } from "node:test";
import type { Connection } from "../../../../runtime/http/connections/connection.js";
import { ConnectionBook } from "../../../../runtime/http/connections/connection-book.js";

/** A connection of which it can be seen whether it was cut. */
class Wire {
  standing = "handshake";
  greeting = false;
  isCut = false;
  leaving = false;
  idle = true;
  hasPartialHead = false;
  user: string | undefined;

  constructor(
    readonly address: string,
    readonly since: number,
  ) {}

  cut(): void {
    this.isCut = true;
  }

  retire(): void {
    this.leaving = true;
  }

  rise(standing: string): void {
    this.standing = standing;
  }
}

const book = (handshakes: number): ConnectionBook => new ConnectionBook({ connections: 1000, handshakes, strangers: handshakes });

function admitted(to: ConnectionBook, count: number, since: number, address: (index: number) => string): Wire[] {
  const wires = Array.from({ length: count }, (_, index) => new Wire(address(index), since));
  for (const wire of wires) assert.ok(to.admit(wire as unknown as Connection));
  return wires;
}

/** As long as only busy ones are looked at, one more stays. */
const LEFT_OVER = 16;

const cut = (wires: readonly Wire[]): number => wires.filter(({ isCut }) => isCut).length;

test("LIM-05 beside silent connections of many addresses all handshakes of one address find room: who should have ended long ago goes", () => {
  const full = book(20);
  const silent = admitted(full, 20, 0, (index) => `10.0.0.${index}`);
  const honest = admitted(full, 9, 3, () => "192.0.2.1");
  assert.deepEqual([cut(silent), cut(honest)], [9, 0]);
  assert.deepEqual(
    silent.map(({ isCut }) => isCut),
    silent.map((_, index) => index < 9),
  );
});

test("LIM-05 where nobody should have ended, the address that has most makes room, and none has more than half", () => {
  const full = book(20);
  const crowd = admitted(full, 12, 0, () => "10.0.0.1");
  assert.equal(cut(crowd), 2);
  const others = admitted(full, 10, 0, (index) => `192.0.2.${index}`);
  assert.equal(cut(others), 0);
  const [late] = admitted(full, 1, 2, () => "192.0.2.99");
  assert.deepEqual([cut(crowd), cut(others), late?.isCut], [3, 0, false]);
});

/** So many connections of a user, who is known on them. */
function known(to: ConnectionBook, count: number, user: string, idle: boolean): Wire[] {
  return Array.from({ length: count }, (_, since) => {
    const wire = Object.assign(new Wire("10.0.0.1", since), { user, idle });
    const connection = wire as unknown as Connection;
    assert.ok(to.admit(connection));
    to.recognise(connection);
    to.rise(connection, "known");
    return wire;
  });
}

test("LIM-05 who has most connections makes room for others, also where he is busy on all of them", () => {
  const full = new ConnectionBook({ connections: 20, handshakes: 8, strangers: 8 });
  const few = known(full, 4, "jane", true);
  const many = known(full, 16, "greedy", false);
  const late = known(full, 5, "late", true);
  assert.deepEqual([cut(few), cut(many), cut(late)], [0, 5, 0]);
  assert.equal(full.size, 20);
});

test("LIM-05 where nobody has many, a connection that does nothing makes room, and who is new is refused where there is none", () => {
  const full = new ConnectionBook({ connections: 20, handshakes: 8, strangers: 8 });
  const busy = Array.from({ length: 9 }, (_, index) => known(full, 2, `busy-${index}`, false)).flat();
  const idle = known(full, 2, "idle", true);
  assert.ok(full.admit(new Wire("10.0.0.2", 9) as unknown as Connection));
  assert.deepEqual([cut(busy), cut(idle), idle[0]?.isCut], [0, 1, true]);
  known(full, 1, "another", false);
  assert.deepEqual([cut(busy), cut(idle)], [0, 1]);
});

test("LIM-05 who has thousands of connections keeps those on which something is under way, and as many others as there is reason for", () => {
  const wide = new ConnectionBook({ connections: 20_000, handshakes: 20_000, strangers: 8 });
  const retired = (wires: readonly Wire[]): number => wires.filter(({ leaving }) => leaving).length;
  const honest = known(wide, 1000, "honest", true);
  const busy = known(wide, 500, "greedy", false);
  const idle = known(wide, 5000, "greedy", true);
  assert.deepEqual([retired(honest), retired(busy), cut(busy)], [0, 0, 0]);
  assert.ok(Math.abs(5500 - retired(idle) - 2048) <= LEFT_OVER, `${retired(idle)} have ended`);
  const watching = known(wide, 5000, "watching", false);
  assert.equal(retired(watching), 0);
});

/** So many strangers, of whose headers a part has come. */
function partial(to: ConnectionBook, count: number, address: (index: number) => string): Wire[] {
  const wires = admitted(to, count, 0, address);
  for (const wire of wires) {
    to.rise(wire as unknown as Connection, "stranger");
    wire.hasPartialHead = true;
    to.look(wire as unknown as Connection);
  }
  return wires;
}

test("LIM-05 the headers of few strangers are there in part at a time: those go that were first, of the address that has most", () => {
  const full = book(500);
  const crowd = partial(full, 100, () => "10.0.0.1");
  assert.deepEqual([cut(crowd), cut(crowd.slice(0, 68))], [68, 68], "half of them are of one address");
  const others = partial(full, 33, (index) => `192.0.2.${index}`);
  assert.deepEqual([cut(crowd), cut(others)], [69, 0]);
  const whole = others[0] as Wire;
  whole.hasPartialHead = false;
  full.look(whole as unknown as Connection);
  const known = others[1] as Wire;
  full.rise(known as unknown as Connection, "known");
  full.remove(others[2] as unknown as Connection);
  const late = partial(full, 3, (index) => `198.51.100.${index}`);
  assert.deepEqual(
    [cut(crowd), cut(others), cut(late)],
    [69, 0, 0],
    "there is room again where headers are whole, or somebody is known or gone",
  );
  full.look(crowd[0] as unknown as Connection);
  assert.equal(cut(crowd), 69, "who has been cut does not come back");
});
