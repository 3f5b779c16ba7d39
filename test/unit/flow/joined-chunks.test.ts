import assert from "node:assert/strict";
import { test } from "node:test";
import { JoinedChunks } from "../../../runtime/flow/joined-chunks.js";

const READ_BYTES = 16 * 1024;

/** So many bytes of what was read at once. */
function partOf(read: number, length: number, value: number): Buffer {
  return Buffer.from(new ArrayBuffer(read), read - length, length).fill(value);
}

/** The pieces as they are kept. */
function piecesOf(chunks: JoinedChunks): Buffer[] {
  const pieces: Buffer[] = [];
  while (chunks.length > 0) pieces.push(chunks.next(1));
  return pieces;
}

const keptBy = (pieces: readonly Buffer[]): number =>
  [...new Set(pieces.map(({ buffer }) => buffer))].reduce((sum, { byteLength }) => sum + byteLength, 0);

const CASES: Readonly<Record<string, { readonly read: number; readonly length: number; readonly count: number }>> = {
  "a byte each": { read: READ_BYTES, length: 1, count: 5000 },
  "of a KiB each, a sixteenth of a read": { read: READ_BYTES, length: 1030, count: 300 },
  "of half a read": { read: READ_BYTES, length: READ_BYTES / 2, count: 100 },
  "of whole reads": { read: READ_BYTES, length: READ_BYTES - 9, count: 100 },
  "one of a little of a read": { read: 4 * READ_BYTES, length: 10, count: 1 },
  "one of half a large read": { read: 4 * READ_BYTES, length: 2 * READ_BYTES, count: 1 },
};

for (const [name, { read, length, count }] of Object.entries(CASES)) {
  test(`LIM-05 chunks keep hardly more than themselves: ${name}`, () => {
    const chunks = new JoinedChunks();
    for (let i = 0; i < count; i++) chunks.add(partOf(read, length, i % 251));
    assert.equal(chunks.length, length * count);
    const pieces = piecesOf(chunks);
    const kept = keptBy(pieces);
    assert.ok(kept <= 1.25 * length * count + READ_BYTES, `${kept} bytes for ${length * count}`);
    const whole = Buffer.concat(pieces);
    assert.equal(whole.length, length * count);
    for (let i = 0; i < whole.length; i++) if (whole[i] !== Math.floor(i / length) % 251) assert.fail(`byte ${i} is another`);
  });
}

test("LIM-05 chunks keep hardly more than themselves: large ones with little ones between them", () => {
  const chunks = new JoinedChunks();
  for (let i = 0; i < 100; i++) {
    chunks.add(partOf(READ_BYTES, 9, i));
    chunks.add(partOf(READ_BYTES, READ_BYTES - 9, i));
  }
  const { length } = chunks;
  const pieces = piecesOf(chunks);
  const kept = keptBy(pieces);
  assert.ok(kept <= 1.25 * length, `${kept} bytes for ${length}`);
  const whole = Buffer.concat(pieces);
  for (let i = 0; i < length; i++) if (whole[i] !== Math.floor(i / READ_BYTES)) assert.fail(`byte ${i} is another`);
});

test("a body that came in one chunk, with little beside it, is that chunk", () => {
  const body = partOf(2300, 2000, 1);
  const chunks = new JoinedChunks();
  chunks.add(body);
  assert.equal(chunks.take(), body);
});
