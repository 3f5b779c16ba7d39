/** How streams of HTTP/2 end before their time. */
import { constants, type ServerHttp2Stream } from "node:http2";

/** Made once, as its stack would keep what called. */
const NOT_WHOLE = new Error("the answer is not whole");

/** Tells the client that the answer is not whole: closing a stream ends its answer first, as if it were, whatever code it is closed with. */
export function resetStream(stream: ServerHttp2Stream): void {
  if (stream.destroyed) return;
  stream.once("error", () => undefined);
  stream.destroy(NOT_WHOLE);
}

/**
 * Lets go of a stream whose answer is ended and whose request is not, without blame, as RFC 9113, 8.1 has it, once all of the answer has
 * left. Node takes one for closed as soon as it is told to, without having told the library: when it is destroyed then, as its session is
 * broken off, the library goes on asking for its data, gets none, and sends empty frames for ever, in one turn of the event loop.
 */
export function closeUnread(stream: ServerHttp2Stream): void {
  const close = (): void => {
    if (!stream.readableEnded) stream.close(constants.NGHTTP2_NO_ERROR);
  };
  if (stream.writableFinished) close();
  else stream.once("finish", close);
}
