/** One HTTP/1.1 request over a connection of its own. */
import type { ClientRequest, IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Readable } from "node:stream";
import { boundInterimAnswers } from "../definition/interim-answers.js";
import { JoinedBody } from "../flow/joined-body.js";
import { PacedReading } from "../flow/paced-reading.js";
import { failureText } from "../webhooks/failure-text.js";

// An import of this module reads all it offers, which is much that nothing here uses.
const http = process.getBuiltinModule("node:http");

/** How long a client whose body nobody takes may go on sending, in milliseconds. */
const UNREAD_MS = 10_000;

/** In front of what is wrong with an answer, as the peer's clients tell it. */
export const BROKEN = "net/http: HTTP/1.x transport connection broken: ";

export interface SentRequest {
  readonly method: string;
  /** Encoded path with its query. */
  readonly path: string;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body?: Readable;
  /** How long nothing may move either way while a part of the body waits, in milliseconds; without it, for ever. */
  readonly stalledMs?: number;
}

export interface Answered {
  /** Its head. */
  readonly answer: IncomingMessage;
  /** At the pace it is read. */
  readonly body: Readable;
  /** Set when the other side speaks another protocol from here on: the connection, and what was read of it behind the head. */
  readonly upgraded?: { readonly socket: Socket; readonly head: Buffer };
}

/** On behalf of `user`, with whose other requests this one shares the turns. Resolves with the head of the answer. Rejects with an Error whose message is the peer's for what went wrong; the connection is closed then. */
export function send(socket: Socket, { method, path, headers, body, stalledMs = 0 }: SentRequest, user: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    // Why it was given up here, which a request of Node's does not keep.
    let reason: Error | undefined;
    const failed = (error: Error): void => {
      const { remoteAddress: host = "", remotePort: port = 0 } = socket;
      const text = reason === undefined ? failureText(error, { host, port }, host) : `${BROKEN}${reason.message}`;
      reject(new Error(text));
    };
    // Whoever is given one that has ended is told nothing.
    if (socket.destroyed) return failed(Object.assign(new Error("disconnected"), { code: "ECONNRESET" }));
    PacedReading.of(socket, user);
    const outgoing = http.request({
      method,
      path,
      headers: headers as string[],
      createConnection: () => socket,
      setDefaultHeaders: false,
    });
    let answered = false;
    boundInterimAnswers({
      on: (event, listener) => outgoing.on(event, listener),
      destroy(why) {
        reason = why;
        outgoing.destroy(why);
      },
    });
    // What has come in the same piece as one interim answer too many is told of nevertheless, and the end of the request not always.
    const hasFailed = (): boolean => {
      if (!outgoing.destroyed) return false;
      socket.destroy();
      failed(new Error("disconnected"));
      return true;
    };
    outgoing.once("response", (answer) => {
      if (hasFailed()) return;
      answered = true;
      resolve({ answer, body: new JoinedBody(answer) });
    });
    outgoing.once("upgrade", (answer, connection, head) => {
      if (hasFailed()) return;
      resolve({ answer, body: answer, upgraded: { socket: connection as Socket, head } });
    });
    outgoing.on("error", (error) => {
      if (!answered) socket.destroy();
      failed(error);
    });
    if (body === undefined) outgoing.end();
    else {
      // Where nothing of the body is taken, nothing tells that the client has gone either.
      socket.setTimeout(stalledMs, () => {
        if (outgoing.writableLength > 0) socket.destroy(Object.assign(new Error("it took too long"), { code: "ETIMEDOUT" }));
      });
      body.once("end", () => socket.setTimeout(0));
      feed(body, outgoing, () => answered);
    }
  });
}

/** A body that the other side takes no more of is read away for a while: many clients look for an answer only when they have sent all. */
function feed(body: Readable, outgoing: ClientRequest, isAnswered: () => boolean): void {
  body.on("error", () => outgoing.destroy());
  body.pipe(outgoing);
  // An answer may be over before the body is; a pipe whose end has closed pauses what it read from.
  outgoing.once("close", () => {
    body.unpipe(outgoing);
    if (body.readableEnded || body.destroyed) return;
    body.resume();
    // How long is up to whoever hands the answer on: its client may still be reading.
    if (isAnswered()) return;
    const late = setTimeout(() => body.destroy(), UNREAD_MS);
    body.once("close", () => clearTimeout(late)).once("end", () => clearTimeout(late));
  });
}
