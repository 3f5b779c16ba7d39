import assert from "node:assert/strict";
import { PassThrough } from "node:stream";
import { test } from "node:test";
import type { Turns } from "../../../runtime/flow/turns.js";
import { discardBody } from "../../../runtime/http/exchanges/discarded-body.js";

const SENDERS = 64;
const PIECE = Buffer.alloc(16 * 1024);
const PIECES = 64;

/** What bodies come over, each over one of its own. */
const over = (body: PassThrough, sender = 0) => ({
  notePiece: () => undefined,
  restReading(turns: Turns) {
    body.pause();
    turns.take(() => body.resume(), `sender ${sender % 2}`);
    return true;
  },
});
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
  const all = Promise.all(bodies.map((body, i) => discardBody(body, over(body, i), () => assert.fail("none sends too much"))));
  // What each reads before it has to wait for its turn.
  for (const body of bodies) body.on("data", () => taken++);
  await new Promise(setImmediate);
  let isOver = false;
  void all.then(() => {
    isOver = true;
  });
  for (let before = taken; !isOver; before = taken) {
    await new Promise(setImmediate);
    most = Math.max(most, taken - before);
  }
  assert.equal(taken, SENDERS * PIECES);
  assert.ok(most > 0 && most < MOST_OF_A_TURN, `${most} pieces in a turn`);
});

test("LIM-05 who does not come to an end is cut off", async () => {
  const source = new PassThrough();
  let excess = 0;
  const done = discardBody(source, over(source), () => {
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
