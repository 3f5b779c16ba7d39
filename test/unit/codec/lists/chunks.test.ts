import assert from "node:assert/strict";
import { test } from "node:test";
import { ChunkBuffer, LIST_CHUNK_BYTES } from "../../../../runtime/codec/lists/chunks.js";

const filled = (length: number, value: number): Buffer => Buffer.alloc(length, value);

test("NEG-11: a large chunk holds until the second one after it is taken", () => {
  const chunks = new ChunkBuffer(LIST_CHUNK_BYTES);
  chunks.add(filled(LIST_CHUNK_BYTES, 1));
  const first = chunks.take();
  chunks.add(filled(LIST_CHUNK_BYTES, 2));
  assert.ok(first.equals(filled(LIST_CHUNK_BYTES, 1)));
  const second = chunks.take();
  chunks.add(filled(LIST_CHUNK_BYTES, 3));
  assert.ok(second.equals(filled(LIST_CHUNK_BYTES, 2)));
});

test("NEG-11: a small chunk, which a writer may keep without asking its caller to wait, holds for ever", () => {
  const chunks = new ChunkBuffer(LIST_CHUNK_BYTES);
  const small = filled(100, 1);
  chunks.add(small);
  const taken = chunks.take();
  for (let value = 2; value < 6; value++) {
    chunks.add(filled(LIST_CHUNK_BYTES, value));
    chunks.take();
  }
  chunks.release();
  assert.ok(taken.equals(small));
});

test("memory that was given back goes to the next collection", () => {
  const before = new ChunkBuffer(LIST_CHUNK_BYTES);
  before.add(filled(LIST_CHUNK_BYTES, 1));
  const { buffer } = before.take();
  before.release();
  const after = new ChunkBuffer(LIST_CHUNK_BYTES);
  after.add(filled(10, 1));
  after.add(filled(LIST_CHUNK_BYTES - 10, 1));
  assert.equal(after.take().buffer, buffer);
});
