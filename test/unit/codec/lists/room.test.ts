import assert from "node:assert/strict";
import { test } from "node:test";
import { ChunkBuffer, LIST_CHUNK_BYTES, SCARCE_CHUNK_BYTES } from "../../../../runtime/codec/lists/chunks.js";
import { hasListRoom, LIST_ROOM_BYTES, ListRoom } from "../../../../runtime/codec/lists/room.js";

test("lists share one bound of memory, give it back at once, and take nothing when they are over", () => {
  const [one, other] = [new ListRoom(), new ListRoom()];
  assert.ok(one.take(LIST_ROOM_BYTES - 10));
  assert.ok(!other.take(11));
  assert.ok(other.take(10));
  assert.ok(!hasListRoom(1));
  one.close();
  assert.ok(hasListRoom(LIST_ROOM_BYTES - 10));
  assert.ok(!one.take(1));
  other.close();
  other.close();
  assert.ok(hasListRoom(LIST_ROOM_BYTES));
});

test("NEG-11: where no room is left chunks are small, and whole again when there is some", () => {
  const others = new ListRoom();
  others.take(LIST_ROOM_BYTES);
  const chunks = new ChunkBuffer(LIST_CHUNK_BYTES - 1);
  assert.equal(chunks.room, SCARCE_CHUNK_BYTES);
  chunks.add(Buffer.alloc(100));
  assert.equal(chunks.room, SCARCE_CHUNK_BYTES - 100);
  assert.equal(chunks.take().length, 100);
  others.close();
  assert.equal(chunks.room, LIST_CHUNK_BYTES);
  chunks.add(Buffer.alloc(LIST_CHUNK_BYTES));
  assert.equal(chunks.take().length, LIST_CHUNK_BYTES);
  assert.ok(!hasListRoom(LIST_ROOM_BYTES));
  chunks.release();
  assert.ok(hasListRoom(LIST_ROOM_BYTES));
});
