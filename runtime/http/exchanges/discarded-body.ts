/** Reads away what is sent behind an answer that refused it, so that the client gets to see that answer. */
import type { Readable } from "node:stream";
import { SMALL_CHUNK_BYTES } from "../../flow/joined-chunks.js";
import { Turns } from "../../flow/turns.js";
import type { Connection } from "../connections/connection.js";

/** How long a client may go on sending: many look for an answer only when they have sent all. */
const DISCARDING_MS = 10_000;
/** Bytes of a refused body that are still read. */
const MAXIMUM_DISCARDED_BYTES = 64 * 1024 * 1024;

/** After so many others are read first: to decrypt this much takes a tenth of a millisecond, and a hundred may send at once. */
const PIECE_BYTES = 64 * 1024;
/** What a chunk counts as at least: it takes its time, however little is in it. */
const LEAST_CHUNK_BYTES = 128;
const turns = new Turns({ pieces: 4 });

/** After so many chunks of less than so many bytes it is not worth while to tell one from the other. */
const MOST_TINY_CHUNKS = 1024;
const TINY_CHUNK_BYTES = 16;

/**
 * Resolves when no more is to be read; calls `excess` when a client does not come to an end. Nothing is paused, which would keep what has
 * come: the connection has nothing read until it is its turn. Of a client that sends tiny chunks without end the rest is read from what `unparsed`
 * gives.
 */
export function discardBody(
  source: Readable,
  connection: Pick<Connection, "notePiece" | "restReading">,
  excess: () => void,
  unparsed?: () => Readable,
): Promise<void> {
  let rest = MAXIMUM_DISCARDED_BYTES;
  let piece = PIECE_BYTES;
  let tiny = 0;
  return new Promise((resolve) => {
    const patience = setTimeout(resolve, DISCARDING_MS);
    const end = (): void => {
      clearTimeout(patience);
      resolve();
    };
    const take = (chunk: Buffer): void => {
      rest -= chunk.length;
      piece -= Math.max(chunk.length, LEAST_CHUNK_BYTES);
      if (rest < 0) {
        excess();
        return;
      }
      if (chunk.length < SMALL_CHUNK_BYTES) connection.notePiece();
      if (chunk.length < TINY_CHUNK_BYTES && ++tiny === MOST_TINY_CHUNKS && unparsed !== undefined) {
        source.off("data", take);
        read(unparsed());
        return;
      }
      if (piece > 0) return;
      piece = PIECE_BYTES;
      connection.restReading(turns);
    };
    const read = (from: Readable): void => void from.once("end", end).once("close", end).on("data", take);
    read(source);
  });
}
