/** Goes over to a WebSocket on an exchange whose client asks for one. */
import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { WebSocket } from "ws";
import { listItems } from "../definition/list-items.js";
import { badRequest } from "../errors/constructors.js";
import { PacedReading } from "../flow/paced-reading.js";
import type { HeaderValues, RawExchange } from "./connect.js";

/** Sub-protocols that are looked at; a client may name a hundred thousands. */
const MOST_OFFERED = 100;
/** Nothing that clients send is wanted. */
const CLIENT_MESSAGE_BYTES = 64 * 1024;
/** Pieces, as they come, and fragments of one that is not whole: each takes hundreds of bytes for itself, and all are joined in one go. */
const MOST_CHUNKS = 512;
const MOST_FRAGMENTS = 64;
/** In a second, empty ones and answers to pings counted. */
const CLIENT_MESSAGES = 1000;
const SECOND_MS = 1000;
/** Code of a socket that is closed because all has been said. */
const NORMAL_CLOSURE = 1000;
/** How long a client that was told of the end has to hang up, in milliseconds. */
const FAREWELL_MS = 1000;

export interface AcceptedSocket {
  readonly socket: WebSocket;
  /** Tells the client of the end behind all that it is sent; then it is over soon, even where the client is silent. */
  end(): void;
}

/**
 * Undefined when the client is gone. `choose` gets the sub-protocols that the client offers, the first of them, and names the one that is
 * spoken, "" for none; it may throw a StatusError. @throws StatusError 400 for a request that is none for a WebSocket: nothing was answered then.
 */
export async function acceptWebSocket(
  exchange: RawExchange,
  choose: (offered: Iterable<string>) => string,
): Promise<AcceptedSocket | undefined> {
  const { headers } = exchange;
  const [version, key] = ["sec-websocket-version", "sec-websocket-key"].map((name) => headers[name]?.[0] ?? "");
  if (version !== "13" || !/^[+/0-9A-Za-z]{22}==$/.test(key ?? "")) throw badRequest("this is no request for a WebSocket of version 13");
  const protocol = choose(offeredProtocols(headers));
  const { WebSocketServer } = await import("ws");
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: CLIENT_MESSAGE_BYTES,
    maxBufferedChunks: MOST_CHUNKS,
    maxFragments: MOST_FRAGMENTS,
  });
  // All that the handshake looks at; what it would refuse has been.
  const asked = {
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": key,
    ...(protocol === "" ? {} : { "sec-websocket-protocol": protocol }),
  };
  const request = { method: "GET", url: "/", headers: asked } as unknown as IncomingMessage;
  return new Promise((resolve) => {
    const connection = exchange.upgrade();
    // While the library was loaded; it tells of its end once.
    if (connection.destroyed) return resolve(undefined);
    // What comes at once may be ten thousand messages.
    if (connection instanceof Socket) PacedReading.of(connection);
    let late: NodeJS.Timeout | undefined;
    connection.once("finish", () => {
      late = setTimeout(() => connection.destroy(), FAREWELL_MS);
    });
    connection.once("close", () => {
      clearTimeout(late);
      resolve(undefined);
    });
    server.handleUpgrade(request, connection, Buffer.alloc(0), (socket) => {
      socket.on("error", () => socket.terminate());
      boundMessages(socket);
      resolve({
        socket,
        end() {
          socket.close(NORMAL_CLOSURE);
          connection.end();
        },
      });
    });
  });
}

function* offeredProtocols(headers: HeaderValues): Generator<string> {
  let left = MOST_OFFERED;
  for (const value of headers["sec-websocket-protocol"] ?? []) {
    for (const protocol of listItems(value)) {
      yield protocol;
      if (--left === 0) return;
    }
  }
}

/** Cuts off a client who says more than there is reason to. */
function boundMessages(socket: WebSocket): void {
  let [begun, count] = [0, 0];
  const note = (): void => {
    const now = performance.now();
    if (now - begun >= SECOND_MS) [begun, count] = [now, 0];
    if (++count > CLIENT_MESSAGES) socket.terminate();
  };
  for (const event of ["message", "ping", "pong"]) socket.on(event, note);
}
