import assert from "node:assert/strict";
import { PassThrough } from "node:stream";
import { test } from "node:test";
import { discardBody } from "../../../runtime/http/exchanges/discarded-body.js";

const SENDERS = 64;
const PIECE = Buffer.alloc(16 * 1024);
const PIECES = 64;
/** Pieces that all of them together are read in a turn of the event loop; without taking turns it would be all there are. */
const MOST_OF_A_TURN = 2 * SENDERS;

test("LIM-05 refused bodies that many send at once are read a few at a time, each to its end", async () => {
  let taken = 0;
  let most = 0;
  const bodies = Array.from({ length: SENDERS }, () => {
    const source = new PassThrough({ highWaterMark: PIECES * PIECE.length });
    for (let i = 0; i < PIECES; i++) source.write(PIECE);
    source.end();
    return source;
  });
  const all = Promise.all(bodies.map((body, i) => discardBody(body, `sender ${i % 2}`, () => assert.fail("none sends too much"))));
  // What each reads before it has to wait for its turn.
  for (const body of bodies) body.on("data", () => taken++);
  await new Promise(setImmediate);
  let over = false;
  void all.then(() => {
    over = true;
  });
  for (let before = taken; !over; before = taken) {
    await new Promise(setImmediate);
    most = Math.max(most, taken - before);
  }
  assert.equal(taken, SENDERS * PIECES);
  assert.ok(most > 0 && most < MOST_OF_A_TURN, `${most} pieces in a turn`);
});

test("LIM-05 who does not come to an end is cut off", async () => {
  const source = new PassThrough();
  let excess = 0;
  const done = discardBody(source, "", () => {
    excess++;
    source.destroy();
  });
  const piece = Buffer.alloc(1024 * 1024);
  let sent = 0;
  while (!source.destroyed && sent < 100) {
    sent++;
    source.write(piece);
    await new Promise(setImmediate);
  }
  await done;
  assert.equal(excess, 1);
  assert.ok(sent > 64 && sent < 100, `${sent} MiB sent`);
});
