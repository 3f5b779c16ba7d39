/** Reads away what is sent behind an answer that refused it, so that the client gets to see that answer. */
import type { Readable } from "node:stream";
import { Turns } from "../../flow/turns.js";

/** How long a client may go on sending: many look for an answer only when they have sent all. */
const DISCARDING_MS = 10_000;
/** Bytes of a refused body that are still read. */
const MAXIMUM_DISCARDED_BYTES = 64 * 1024 * 1024;

/** After so many others are read first: to decrypt this much takes a tenth of a millisecond, and a hundred may send at once. */
const PIECE_BYTES = 64 * 1024;
/** What a chunk counts as at least: it takes its time, however little is in it. */
const LEAST_CHUNK_BYTES = 128;
const turns = new Turns({ pieces: 4 });

/** Resolves when no more is to be read; calls `excess` when a client does not come to an end. What `holder` sends takes turns with what others do. */
export function discardBody(source: Readable, holder: string, excess: () => void): Promise<void> {
  let rest = MAXIMUM_DISCARDED_BYTES;
  let piece = PIECE_BYTES;
  return new Promise((resolve) => {
    const patience = setTimeout(resolve, DISCARDING_MS);
    source.once("end", resolve).once("close", () => {
      clearTimeout(patience);
      resolve();
    });
    source.on("data", (chunk: Buffer) => {
      rest -= chunk.length;
      piece -= Math.max(chunk.length, LEAST_CHUNK_BYTES);
      if (rest < 0) return excess();
      if (piece > 0) return;
      piece = PIECE_BYTES;
      source.pause();
      turns.take(() => source.resume(), holder);
    });
  });
}
