/** How a client over HTTP/2 is told that an answer is not whole. */
import type { ServerHttp2Stream } from "node:http2";

/** Made once, as its stack would keep what called. */
const NOT_WHOLE = new Error("the answer is not whole");

/** Closing a stream ends its answer first, as if it were whole, whatever code it is closed with; only an error leaves it without an end. */
export function resetStream(stream: ServerHttp2Stream): void {
  if (stream.destroyed) return;
  stream.once("error", () => undefined);
  stream.destroy(NOT_WHOLE);
}
