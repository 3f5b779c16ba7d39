import assert from "node:assert/strict";
import { test } from "node:test";
import { LIST_CHUNK_BYTES } from "../../../runtime/codec/lists/chunks.js";
import type { ResponseStream } from "../../../runtime/endpoints/exchange.js";
import { chunksOf, writeInChunks } from "../../../runtime/endpoints/write-in-chunks.js";
import { eventually } from "../../support/eventually.js";

/** Bytes that tell where they were. */
const bytes = (length: number): Buffer => Buffer.from(Array.from({ length }, (_, i) => (i * 7 + (i >> 8)) % 251));

for (const [name, lengths, expected] of [
  ["nothing", [], []],
  ["small pieces, which are joined", [3, 4, 5], [12]],
  ["a large piece, which is cut", [2 * LIST_CHUNK_BYTES + 1], [LIST_CHUNK_BYTES, LIST_CHUNK_BYTES, 1]],
  ["small ones about a large one", [3, LIST_CHUNK_BYTES + 1, 4, 5], [3, LIST_CHUNK_BYTES, 1, 9]],
  ["more small ones than fit", [LIST_CHUNK_BYTES - 1, 2, 3], [LIST_CHUNK_BYTES - 1, 5]],
] as const) {
  test(`chunks of ${name}`, () => {
    const pieces = lengths.map(bytes);
    const chunks = chunksOf(pieces);
    assert.deepEqual(
      chunks.map(({ length }) => length),
      expected,
    );
    assert.ok(Buffer.concat(chunks).equals(Buffer.concat(pieces)));
    for (const { buffer } of chunks.filter(({ length }) => length === LIST_CHUNK_BYTES))
      assert.ok(pieces.some((piece) => piece.buffer === buffer));
  });
}

test("chunks of which only the shortest pieces are joined", () => {
  const pieces = [3, 4, 20, 5, 6].map(bytes);
  const chunks = chunksOf(pieces, 10);
  assert.deepEqual(
    chunks.map(({ length }) => length),
    [7, 20, 5, 6],
  );
  assert.equal(chunks[1]?.buffer, pieces[2]?.buffer);
});

test("a reader who is behind has one chunk on its way, and gets the rest in order", async () => {
  const taken: Buffer[] = [];
  let drained: (() => void) | undefined;
  const stream: ResponseStream = {
    closed: false,
    write: (chunk) => void taken.push(chunk) as never,
    drained: () =>
      new Promise((resolve) => {
        drained = resolve;
      }),
    end: () => undefined,
    destroy: () => undefined,
  };
  const piece = bytes(3 * LIST_CHUNK_BYTES);
  const writing = writeInChunks(stream, [piece]);
  for (let chunks = 1; chunks <= 3; chunks++) {
    await eventually(() => taken.length >= chunks);
    assert.equal(taken.length, chunks);
    drained?.();
  }
  await writing;
  assert.ok(Buffer.concat(taken).equals(piece));
});
