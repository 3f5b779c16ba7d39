/** Frames shared among watchers, within a bound. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FrameCache } from "../../../../runtime/codec/watches/frame-cache.js";

const MEBIBYTE = 1024 * 1024;

test("makes a frame once while it is asked for", () => {
  const cache = new FrameCache();
  const owner = {};
  let made = 0;
  const get = (id: string): readonly Buffer[] => cache.get(owner, id, () => [Buffer.from(`${id}${made++}`)]);
  assert.equal(get("a"), get("a"));
  assert.notEqual(get("a"), get("b"));
  assert.equal(made, 2);
});

test("forgets what two generations of frames have pushed out", () => {
  const cache = new FrameCache();
  const owner = {};
  let made = 0;
  const get = (): readonly Buffer[] => cache.get(owner, "a", () => [Buffer.from(String(made++))]);
  get();
  for (let i = 0; i < 5; i++) cache.get({}, "a", () => [Buffer.alloc(MEBIBYTE)]);
  get();
  assert.equal(made, 1);
  for (let i = 0; i < 10; i++) cache.get({}, "a", () => [Buffer.alloc(MEBIBYTE)]);
  get();
  assert.equal(made, 2);
});
