/** Waiting for a slow reader. */
import type { Writable } from "node:stream";

/** Resolves when the stream takes more, or is closed. */
export function drained(stream: Pick<Writable, "closed" | "destroyed" | "writableNeedDrain" | "on" | "off">): Promise<void> {
  if (stream.closed || stream.destroyed || !stream.writableNeedDrain) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      stream.off("drain", done);
      stream.off("close", done);
      resolve();
    };
    stream.on("drain", done);
    stream.on("close", done);
  });
}
