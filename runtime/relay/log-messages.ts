/** An answer that a client takes as messages of a WebSocket: programs in browsers read logs so. */
import type { IncomingMessage } from "node:http";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { WebSocket } from "ws";
import { badRequest } from "../errors/constructors.js";
import { StatusError } from "../errors/status.js";
import type { RawExchange } from "../registry/connect.js";

/** Whether messages are text, base64 of the bytes, by sub-protocol; "" for clients that offer none. */
const IS_TEXT: Readonly<Record<string, boolean>> = { "": false, "binary.k8s.io": false, "base64.binary.k8s.io": true };
/** Nothing that clients send is wanted. */
const CLIENT_MESSAGE_BYTES = 64 * 1024;
const NORMAL = 1000;

export const asksWebSocket = ({ asksUpgrade, headers }: RawExchange): boolean =>
  asksUpgrade && (headers["upgrade"] ?? []).some((protocol) => /^websocket$/i.test(protocol));

/**
 * Answers with the body as messages, an empty one first, as they come and at the pace of the client. Resolves when that is over; then
 * nothing is left of either side. @throws StatusError 400, 403 for a request that is none for messages: nothing was answered then.
 */
export async function passMessages(answer: IncomingMessage, exchange: RawExchange): Promise<void> {
  try {
    const protocol = protocolOf(exchange);
    const socket = await accept(exchange, protocol);
    if (socket === undefined) return;
    const isText = IS_TEXT[protocol] === true;
    const messages = new Writable({
      write: (chunk: Buffer, _, done) => socket.send(isText ? chunk.toString("base64") : chunk, { binary: !isText }, done),
      final(done) {
        socket.close(NORMAL);
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
    socket.on("error", () => socket.terminate());
    socket.send(isText ? "" : Buffer.alloc(0));
    // Who breaks off has no one left to tell.
    await pipeline(answer, messages).catch(() => undefined);
    await closed;
  } finally {
    answer.socket.destroy();
  }
}

/** The first that the client offers and that there is. */
function protocolOf({ headers }: RawExchange): string {
  const [version, key] = ["sec-websocket-version", "sec-websocket-key"].map((name) => headers[name]?.[0] ?? "");
  if (version !== "13" || !/^[+/0-9A-Za-z]{22}==$/.test(key ?? "")) throw badRequest("this is no request for a WebSocket of version 13");
  const offered = (headers["sec-websocket-protocol"] ?? []).flatMap((value) => value.split(",")).map((protocol) => protocol.trim());
  const chosen = (offered.length === 0 ? [""] : offered).find((protocol) => Object.hasOwn(IS_TEXT, protocol));
  if (chosen !== undefined) return chosen;
  const supported = Object.keys(IS_TEXT).join(" ");
  throw new StatusError(403, "Forbidden", `requested protocol(s) are not supported: [${offered.join(" ")}]; supports [${supported}]`);
}

/** Undefined when the client is gone. */
async function accept(exchange: RawExchange, protocol: string): Promise<WebSocket | undefined> {
  const { WebSocketServer } = await import("ws");
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: CLIENT_MESSAGE_BYTES,
  });
  // All that the handshake looks at; what it would refuse has been.
  const headers = {
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": exchange.headers["sec-websocket-key"]?.[0],
    ...(protocol === "" ? {} : { "sec-websocket-protocol": protocol }),
  };
  const request = { method: "GET", url: "/", headers } as unknown as IncomingMessage;
  return new Promise((resolve) => {
    const connection = exchange.upgrade();
    connection.once("close", () => resolve(undefined));
    server.handleUpgrade(request, connection, Buffer.alloc(0), resolve);
  });
}
