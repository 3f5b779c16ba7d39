/** One HTTP/1.1 request over a connection of its own. */
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { pipeline, type Readable } from "node:stream";
import { failureText } from "../webhooks/failure-text.js";

// An import of this module reads all it offers, which is much that nothing here uses.
const http = process.getBuiltinModule("node:http");

export interface SentRequest {
  readonly method: string;
  /** Encoded path with its query. */
  readonly path: string;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body?: Readable;
}

export interface Answered {
  readonly answer: IncomingMessage;
  /** Set when the other side speaks another protocol from here on: the connection, and what was read of it behind the head. */
  readonly upgraded?: { readonly socket: Socket; readonly head: Buffer };
}

/** Resolves with the head of the answer. Rejects with an Error whose message is the peer's for what went wrong; the connection is closed then. */
export function send(socket: Socket, { method, path, headers, body }: SentRequest): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const outgoing = http.request({
      method,
      path,
      headers: headers as string[],
      createConnection: () => socket,
      setDefaultHeaders: false,
    });
    outgoing.once("response", (answer) => resolve({ answer }));
    outgoing.once("upgrade", (answer, connection, head) => resolve({ answer, upgraded: { socket: connection as Socket, head } }));
    outgoing.on("error", (error) => {
      socket.destroy();
      const { remoteAddress: host = "", remotePort: port = 0 } = socket;
      reject(new Error(failureText(error, { host, port }, host)));
    });
    if (body === undefined) outgoing.end();
    // What goes wrong with the body goes wrong with the request.
    else pipeline(body, outgoing, () => undefined);
  });
}
