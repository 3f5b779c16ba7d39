import assert from "node:assert/strict";
import { test } from "node:test";
import type { Connection } from "../../../../runtime/http/connections/connection.js";
import { ConnectionBook } from "../../../../runtime/http/connections/connection-book.js";

/** A connection of which it can be seen whether it was cut. */
class Wire {
  standing = "handshake";
  greeting = false;
  isCut = false;

  constructor(
    readonly address: string,
    readonly since: number,
  ) {}

  cut(): void {
    this.isCut = true;
  }
}

const book = (handshakes: number): ConnectionBook => new ConnectionBook({ connections: 1000, handshakes, strangers: handshakes });

function admitted(to: ConnectionBook, count: number, since: number, address: (index: number) => string): Wire[] {
  const wires = Array.from({ length: count }, (_, index) => new Wire(address(index), since));
  for (const wire of wires) assert.ok(to.admit(wire as unknown as Connection));
  return wires;
}

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
