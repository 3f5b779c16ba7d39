import assert from "node:assert/strict";
import { test } from "node:test";
import type { EncodableObject } from "../../../runtime/codec/encodable-object.js";
import { FramesUnderWay } from "../../../runtime/endpoints/frames-under-way.js";
import { eventually } from "../../support/eventually.js";

const MOST = 300;

/** Frames of 100 bytes that clients have not taken. */
function someFrames() {
  const frames = new FramesUnderWay(MOST, 1);
  const ended: string[] = [];
  const objectOf = (): EncodableObject => ({}) as EncodableObject;
  const add = (name: string, object = objectOf(), isPresent = () => false): (() => void) =>
    frames.add({ object, bytes: 100, isPresent, giveUp: () => ended.push(name) });
  /** Everything that was to be looked at has been. */
  const looked = async (): Promise<void> => {
    const before = ended.length;
    for (let i = 0; i < 4; i++) add(`last ${i}`);
    await eventually(() => ended.length > before);
  };
  return { add, ended, looked, objectOf };
}

test("LIM-05 of large frames that nobody takes those that were sent first end, until there is room for the rest", async () => {
  const { add, ended } = someFrames();
  for (const name of ["a", "b", "c", "d", "e"]) add(name);
  await eventually(() => ended.length > 0);
  assert.deepEqual(ended, ["a", "b"]);
});

test("LIM-05 a frame that is taken leaves room, and nobody is given up twice", async () => {
  const { add, ended, looked } = someFrames();
  const taken = ["a", "b", "c", "d"].map((name) => add(name));
  for (const letGo of taken) letGo();
  for (const letGo of taken) letGo();
  await looked();
  assert.deepEqual(ended, ["last 0"]);
});

test("LIM-05 what many are sent counts once, and what is there anyway not at all", async () => {
  const { add, ended, looked, objectOf } = someFrames();
  const shared = objectOf();
  for (let i = 0; i < 10; i++) add(`shared ${i}`, shared);
  for (let i = 0; i < 10; i++) add(`present ${i}`, objectOf(), () => true);
  add("one");
  await looked();
  // The shared one goes with the last who holds it.
  assert.deepEqual(ended, [...Array.from({ length: 10 }, (_, i) => `shared ${i}`), "one", "last 0"].slice(0, ended.length));
  assert.ok(!ended.some((name) => name.startsWith("present")));
  assert.ok(ended.length >= 10);
});
