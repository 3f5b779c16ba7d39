/** An answer that a client takes as messages of a WebSocket: programs in browsers read logs so. */
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { StatusError } from "../errors/status.js";
import type { RawExchange } from "../registry/connect.js";
import { acceptWebSocket } from "../registry/web-socket.js";
import type { Answered } from "./send.js";

/** Whether messages are text, base64 of the bytes, by sub-protocol; "" for clients that offer none. */
const IS_TEXT: Readonly<Record<string, boolean>> = { "": false, "binary.k8s.io": false, "base64.binary.k8s.io": true };
/** Of the bytes that wait for the client: any number is too many to take more, so that little pieces are joined before they come here. */
const ONE_PIECE = 1;

/**
 * Answers with the body as messages, an empty one first, as they come and at the pace of the client. Resolves when that is over; then
 * nothing is left of either side. @throws StatusError 400, 403 for a request that is none for messages: nothing was answered then.
 */
export async function passMessages({ answer, body }: Answered, exchange: RawExchange): Promise<void> {
  try {
    const accepted = await acceptWebSocket(exchange, chosen);
    if (accepted === undefined) return;
    const { socket } = accepted;
    const isText = IS_TEXT[socket.protocol] === true;
    const messages = new Writable({
      highWaterMark: ONE_PIECE,
      write: (chunk: Buffer, _, done) => socket.send(isText ? chunk.toString("base64") : chunk, { binary: !isText }, done),
      final(done) {
        accepted.end();
        done();
      },
      destroy(error, done) {
        if (error !== null) socket.terminate();
        done(error);
      },
    });
    const closed = new Promise<void>((resolve) => {
      socket.once("close", () => {
        messages.destroy();
        resolve();
      });
    });
    socket.send(isText ? "" : Buffer.alloc(0));
    // Who breaks off has no one left to tell.
    await pipeline(body, messages).catch(() => undefined);
    await closed;
  } finally {
    answer.socket.destroy();
  }
}

/** The first that the client offers and that there is. */
function chosen(offered: Iterable<string>): string {
  const unknown: string[] = [];
  for (const protocol of offered) {
    if (Object.hasOwn(IS_TEXT, protocol)) return protocol;
    unknown.push(protocol);
  }
  if (unknown.length === 0) return "";
  const supported = Object.keys(IS_TEXT).join(" ");
  throw new StatusError(403, "Forbidden", `requested protocol(s) are not supported: [${unknown.join(" ")}]; supports [${supported}]`);
}
