/** Long answers at the pace of the reader: never more on its way to one of them than the others wait for. */
import { LIST_CHUNK_BYTES } from "../codec/lists/chunks.js";
import { collectionTurn, isSliceOver } from "../codec/object-codec.js";
import type { ResponseStream } from "./exchange.js";

/** What chunks are written to. */
export type ChunkTarget = Pick<ResponseStream, "write" | "drained" | "closed">;

/** The bytes of some pieces in chunks of {@link LIST_CHUNK_BYTES} at most: small ones are joined, to `mostJoined` bytes, larger ones cut and not copied. */
export function chunksOf(pieces: readonly Buffer[], mostJoined: number = LIST_CHUNK_BYTES): readonly Buffer[] {
  const [first] = pieces;
  if (first === undefined || (pieces.length === 1 && first.length <= LIST_CHUNK_BYTES)) return pieces;
  const chunks: Buffer[] = [];
  let small: Buffer[] = [];
  let bytes = 0;
  const join = (): void => {
    if (small.length > 0) chunks.push(small.length === 1 ? (small[0] as Buffer) : Buffer.concat(small, bytes));
    small = [];
    bytes = 0;
  };
  for (const piece of pieces) {
    if (bytes + piece.length > mostJoined) join();
    if (piece.length <= mostJoined) {
      small.push(piece);
      bytes += piece.length;
      continue;
    }
    for (let at = 0; at < piece.length; at += LIST_CHUNK_BYTES) chunks.push(piece.subarray(at, at + LIST_CHUNK_BYTES));
  }
  join();
  return chunks;
}

/** Writes all of it, or up to where the client is behind: then a promise, which resolves when it has caught up with the rest or is gone. */
export const writeInChunks = (stream: ChunkTarget, pieces: readonly Buffer[]): Promise<void> | undefined =>
  writeChunks(stream, chunksOf(pieces));

/** The same with chunks that {@link chunksOf} made. */
export function writeChunks(stream: ChunkTarget, chunks: readonly Buffer[]): Promise<void> | undefined {
  for (let at = 0; at < chunks.length; ) {
    if (!stream.write(chunks[at++] as Buffer)) return writeRest(stream, chunks, at);
  }
  return undefined;
}

async function writeRest(stream: ChunkTarget, chunks: readonly Buffer[], from: number): Promise<void> {
  for (let at = from; at < chunks.length; at++) {
    await stream.drained();
    // Thousands may have room at once. Nothing may come between the look and what is written: all of them would look first.
    if (isSliceOver()) await collectionTurn();
    if (stream.closed) return;
    stream.write(chunks[at] as Buffer);
  }
  await stream.drained();
}
