/** Exchanges as they came, for connects: the body as a stream, the answer as a stream, or the connection itself. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { ServerHttp2Stream } from "node:http2";
import { type Duplex, Writable } from "node:stream";
import { handOver } from "../../flow/node-internals.js";
import type { HeaderValues, Lingering, RawExchange } from "../../registry/connect.js";
import type { ClientBody } from "./client-body.js";
import { EarlyBytes } from "./early-bytes.js";
import { respondHttp2 } from "./http2-head.js";
import { ClientGoneError } from "./respond.js";
import { closeUnread, resetStream } from "./stream-end.js";

/** How long a client may go on sending a body that is not wanted any more, in milliseconds. */
const UNREAD_MS = 10_000;

/** A connection whose client asked to speak something else from here on. */
export interface AskedUpgrade {
  readonly socket: Duplex;
  /** What was read of it behind the head of the request. */
  readonly head: Buffer;
  readonly isWebSocket: boolean;
}

/** What the exchange keeps of a raw answer, for those who count and watch. */
export interface RawAnswer {
  /** Headers that every answer has. */
  head(): OutgoingHttpHeaders;
  /** The answer has begun; 101 for a connection that is handed over. */
  begun(status: number): void;
  /** So many bytes of its body were handed over to be sent. */
  sent(bytes: number): void;
  /** That of the exchange. */
  linger(): Lingering;
}

/** What is there of an exchange apart from the answer. */
interface RawRequest {
  readonly method: string;
  readonly rawHeaders: readonly string[];
  readonly clientAddress: string;
}

export function rawHttp1(
  request: IncomingMessage,
  response: ServerResponse,
  upgrade: AskedUpgrade | undefined,
  answer: RawAnswer,
  clientAddress: string,
  body: ClientBody,
): RawExchange {
  const { "content-length": length, "transfer-encoding": coding } = request.headers;
  const early = upgrade === undefined ? undefined : new EarlyBytes(upgrade.socket, upgrade.head);
  return {
    method: request.method as string,
    headers: headerValues(request.rawHeaders),
    clientAddress,
    get body() {
      return body.begin();
    },
    hasBody: coding !== undefined || (length !== undefined && length !== "0"),
    asksUpgrade: upgrade !== undefined,
    asksWebSocket: upgrade?.isWebSocket === true,
    respond(status, headers) {
      if (request.socket.destroyed) throw new ClientGoneError();
      early?.readAway();
      response.writeHead(status, withHead(answer.head(), headers, UNSAID_HTTP1[status]));
      response.flushHeaders();
      answer.begun(status);
      return new RawBody(response, answer, {
        finished: () => readAway(request, body),
        broken: () => void request.socket.destroy(),
      });
    },
    upgrade() {
      if (upgrade === undefined) throw new RangeError("the client asked for no upgrade");
      answer.begun(101);
      const { socket } = upgrade;
      handOver(response, socket);
      early?.giveBack();
      return socket;
    },
    linger: () => answer.linger(),
    onClose(listener) {
      if (request.socket.destroyed || response.writableFinished) return listener();
      (upgrade === undefined ? response : upgrade.socket).once("close", listener);
      if (!response.headersSent) early?.watch();
    },
  };
}

/** The rest of a request that was answered before it was there: who goes on sending for long is cut off. */
function readAway(request: IncomingMessage, body: ClientBody): void {
  if (request.complete) return;
  body.resume();
  const late = setTimeout(() => request.socket.destroy(), UNREAD_MS);
  request.once("close", () => clearTimeout(late)).once("end", () => clearTimeout(late));
}

/** HTTP/2 has no upgrades. */
export function rawHttp2(
  stream: ServerHttp2Stream,
  { method, rawHeaders, clientAddress }: RawRequest,
  hasBody: boolean,
  answer: RawAnswer,
  body: ClientBody,
): RawExchange {
  return {
    method,
    headers: headerValues(rawHeaders),
    clientAddress,
    get body() {
      return body.begin();
    },
    hasBody,
    asksUpgrade: false,
    asksWebSocket: false,
    respond(status, headers) {
      if (stream.closed || stream.destroyed) throw new ClientGoneError();
      respondHttp2(stream, status, withHead(answer.head(), headers, UNSAID_HTTP2[status]));
      answer.begun(status);
      return new RawBody(stream, answer, {
        // A body that nobody reads to its end must not keep the stream open.
        finished: () => closeUnread(stream),
        broken: () => resetStream(stream),
      });
    },
    upgrade() {
      throw new RangeError("HTTP/2 has no upgrades");
    },
    linger: () => answer.linger(),
    onClose(listener) {
      if (stream.closed || stream.destroyed) listener();
      else stream.once("close", listener);
    },
  };
}

interface BodyEnd {
  finished(): void;
  broken(): void;
}

/** The body of an answer: each piece is handed over once the one before is on its way. */
class RawBody extends Writable {
  /** Set before the stream below tells that it is closed, which Node does at one time or another. */
  #isSent = false;

  constructor(
    private readonly below: Writable,
    private readonly answer: RawAnswer,
    private readonly atEnd: BodyEnd,
  ) {
    // One piece waits at a time, of whatever size: of little ones as many bytes would take hundreds of times as much.
    super({ highWaterMark: 1 });
    below.once("close", () => {
      if (!this.#isSent) this.destroy(new ClientGoneError());
    });
    // Whoever writes is told by the callback of what is written.
    this.on("error", () => undefined);
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.answer.sent(chunk.length);
    this.below.write(chunk, done);
  }

  override _final(done: (error?: Error | null) => void): void {
    const ended = (): void => {
      this.#isSent = true;
      this.atEnd.finished();
      done();
    };
    if (this.below.writableEnded) ended();
    else this.below.end(ended);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (!this.#isSent) this.atEnd.broken();
    done(error);
  }
}

/** What is not told of a body that there is none of, by status: as the peer's servers, which leave a 304 over HTTP/2 as it is. */
const UNSAID_HTTP1: Readonly<Record<number, readonly string[]>> = { 204: ["content-length"], 304: ["content-length", "content-type"] };
const UNSAID_HTTP2: Readonly<Record<number, readonly string[]>> = { 204: ["content-length"] };

/** Those that every answer has come first; one that may be given several times is, the others are replaced. */
function withHead(head: OutgoingHttpHeaders, given: OutgoingHttpHeaders, unsaid: readonly string[] = []): OutgoingHttpHeaders {
  const merged: OutgoingHttpHeaders = Object.assign(Object.create(null), head);
  for (const [name, value] of Object.entries(given)) {
    const key = name.toLowerCase();
    if (unsaid.includes(key)) continue;
    const before = merged[key];
    const repeats = (key === "cache-control" || key === "warning") && before !== undefined && value !== undefined;
    merged[key] = repeats ? [before, value].flat().map(String) : value;
  }
  return merged;
}

/** HTTP/2 has the host among its own fields, and cookies in pieces. */
function headerValues(rawHeaders: readonly string[]): HeaderValues {
  const values: Record<string, string[]> = Object.create(null);
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = (rawHeaders[i] as string).toLowerCase();
    const key = name === ":authority" ? "host" : name;
    if (key.startsWith(":")) continue;
    values[key] ??= [];
    values[key].push(rawHeaders[i + 1] as string);
  }
  const { cookie } = values;
  if (cookie !== undefined) values["cookie"] = [cookie.join("; ")];
  return values;
}
