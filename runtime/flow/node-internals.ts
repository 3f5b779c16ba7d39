/**
 * Everything here that leans on what Node does and does not promise, in one place. `test/unit/flow/node-internals*.test.ts` try each
 * against the Node at hand, and say for which lines it has been tried.
 */
import { executionAsyncResource } from "node:async_hooks";
import type { X509Certificate } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Http2SecureServer, ServerHttp2Session, ServerHttp2Stream } from "node:http2";
import type { Socket } from "node:net";
import type { Duplex, Readable } from "node:stream";
import type { TLSSocket } from "node:tls";

/** The major versions of Node for which all of this has been tried. */
export const TRIED_NODE_LINES: readonly number[] = [22, 24];

/** Bounds of the HTTP/1 side of an HTTP/2 server, in milliseconds and bytes. */
export interface Http1Bounds {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  readonly maxHeaderSize: number;
  readonly maxHeadersCount: number;
}

/** An HTTP/2 server does not set up what its HTTP/1 side reads from it when a connection or a request begins. What names no host is not refused, as nobody would be told of it. */
export function boundHttp1Side(server: Http2SecureServer, bounds: Http1Bounds): void {
  Object.assign(server, bounds, { requireHostHeader: false, insecureHTTPParser: false });
}

/** Without this, listening for "request" sets up HTTP/1 look-alikes for every HTTP/2 stream; they cost a third of the throughput. */
export function leaveOutHttp1LookAlikes(server: Http2SecureServer): void {
  server.removeAllListeners("newListener");
}

/**
 * Lets `pass` decide when the server sees to a connection that was accepted, or to one that has just been encrypted: it is called in place
 * of the server's own listener and calls `begin` when, and if, it wants. Bytes that have come until then are taken over from the socket's
 * buffer. Afterwards the socket must not be destroyed in the same turn of the event loop, except by what those bytes ask.
 */
export function passThrough<S extends Socket>(
  server: Http2SecureServer,
  event: "connection" | "secureConnection",
  pass: (socket: S, begin: () => void) => void,
): void {
  const own = server.listeners(event) as ((socket: S) => void)[];
  server.removeAllListeners(event);
  server.on(event, (socket: S) =>
    pass(socket, () => {
      for (const listener of own) listener.call(server, socket);
    }),
  );
}

/** The TCP socket under an encrypted one: destroying it ends the connection whatever state the encryption is in. */
export function socketBelow(socket: TLSSocket): Socket | undefined {
  return (socket as unknown as { readonly _parent?: Socket })._parent;
}

const chains = new WeakMap<TLSSocket, X509Certificate>();

/**
 * Keeps the certificates of clients with what was sent along. Who asks for them first is given them all, later ones the first alone, and
 * Node itself asks before it tells of the connection; by the last secret of a handshake, which is all that is told of before, they are there.
 */
export function keepChains(server: Http2SecureServer): void {
  server.on("keylog", (line: Buffer, socket: TLSSocket) => {
    if (!/^CLIENT_(RANDOM|TRAFFIC_SECRET_0) /.test(line.toString("latin1", 0, 24))) return;
    const certificate = socket.getPeerX509Certificate();
    if (certificate !== undefined) chains.set(socket, certificate);
  });
}

/** What {@link keepChains} has kept of a connection: the client's own certificate, each other one behind the one before. */
export function chainOf(socket: TLSSocket): X509Certificate | undefined {
  return chains.get(socket);
}

/**
 * Calls `told` each time a client has changed the keys of an encrypted connection, which TLS 1.3 lets it do as often as it likes, and Node
 * tells nobody of: but the new secret is there for who asks for secrets. False: it need not be called for this one again. The library is in
 * the middle of what the client has sent, so the connection must not be destroyed before the next turn of the event loop.
 */
export function onKeyChange(server: Http2SecureServer, told: (raw: Socket) => boolean): void {
  server.on("keylog", (line: Buffer, socket: TLSSocket) => {
    if (line.toString("latin1", 0, NEXT_SECRET.length) !== NEXT_SECRET) return;
    const raw = socketBelow(socket);
    if (raw !== undefined && !told(raw)) socket.removeAllListeners("keylog");
  });
}

const NEXT_SECRET = "CLIENT_TRAFFIC_SECRET_N ";

interface Handshaking {
  readonly _handle: { onhandshakestart: () => void } | null;
}

/**
 * Calls `told` for what comes over an encrypted connection of this side's and brings nothing that is read: each ticket, each change of keys,
 * each wish for another handshake, and the first one. To be called when the connection stands. The library is in the middle of what has
 * come, so the connection must not be destroyed before the next turn of the event loop.
 */
export function onUnread(socket: TLSSocket, told: () => void): void {
  const { _handle: handle } = socket as unknown as Handshaking;
  if (handle !== null) handle.onhandshakestart = told;
  socket.on("session", told);
  socket.on("keylog", (line: Buffer) => {
    if (line.toString("latin1", 0, NEXT_SERVER_SECRET.length) === NEXT_SERVER_SECRET) told();
  });
}

const NEXT_SERVER_SECRET = "SERVER_TRAFFIC_SECRET_N ";

interface Encryption {
  readonly _handle: { receive(bytes: Buffer): void } | null;
}

/** The socket that `begin`, given by {@link passThrough}, makes to encrypt a connection: there is no other way to it before the handshake is over. */
export function encryptionBegun(begin: () => void): TLSSocket | undefined {
  const { prototype } = process.getBuiltinModule("node:tls").TLSSocket as unknown as { prototype: { _init(...given: unknown[]): void } };
  const { _init: init } = prototype;
  let made: TLSSocket | undefined;
  prototype._init = function (...given) {
    made = this as unknown as TLSSocket;
    init.apply(this, given);
  };
  try {
    begin();
  } finally {
    prototype._init = init;
  }
  return made;
}

/** Whether bytes that have come can be taken by hand, as nothing but Node reads them on some systems. */
export const canFeed = (raw: Socket): boolean => descriptorOf(raw) > 0;

/** What {@link feed} reads into; what is handed on is copied from it at once. */
const taken = Buffer.allocUnsafeSlow(16 * 1024);

/**
 * Hands a handshake at most so many, 16 KiB at most, of the bytes that have come while its connection is not read: Node reads all there
 * are, and works on them, in one piece. Returns how many there were; -1 once the other side has hung up.
 */
export function feed(raw: Socket, handshake: TLSSocket, most: number): number {
  try {
    const count = process.getBuiltinModule("node:fs").readSync(descriptorOf(raw), taken, 0, Math.min(most, taken.length), null);
    return count === 0 ? -1 : hand(handshake, taken.subarray(0, count));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EAGAIN" ? 0 : -1;
  }
}

/** Hands a handshake bytes that have been read of its connection; it may be gone. Returns how many they are. */
export function hand(handshake: TLSSocket, bytes: Buffer): number {
  (handshake as unknown as Encryption)._handle?.receive(bytes);
  return bytes.length;
}

const descriptorOf = (raw: Socket): number => (handleOf(raw) as { readonly fd?: number } | undefined)?.fd ?? -1;

const MARK = Symbol("connection");

/** Keeps something with a socket, in reach of one that HTTP/2 hides behind a proxy. */
export function markSocket(socket: TLSSocket, mark: object): void {
  (socket as unknown as Record<symbol, object>)[MARK] = mark;
}

/** What {@link markSocket} has left, read through the proxy of a session. */
export function markOf(socket: TLSSocket | ServerHttp2Session["socket"]): object | undefined {
  return (socket as unknown as Record<symbol, object | undefined>)[MARK];
}

/** Node's parser tells where in a packet it failed; undefined when it does not. */
export function failedAt(error: Error): number | undefined {
  const { bytesParsed } = error as { readonly bytesParsed?: unknown };
  return typeof bytesParsed === "number" ? bytesParsed : undefined;
}

/** Has the answer's body written as it is, although its head says that it is chunked: whoever writes it frames the chunks. */
export function leaveChunksAlone(response: ServerResponse): void {
  response.chunkedEncoding = false;
}

const readThrough = new WeakSet<TLSSocket>();

/**
 * Lets an HTTP/1 connection be read by way of its stream. Node's parser takes the bytes straight from below the stream, which is faster;
 * but so taken they go on coming when Node pauses the parser because answers wait to be written, as soon as more than one TLS record has
 * arrived, and a paused parser fails on them. A paused stream keeps them. Listening to the stream is what moves the parser above it.
 */
export function readThroughStream(socket: TLSSocket): void {
  if (readThrough.has(socket)) return;
  readThrough.add(socket);
  socket.on("data", watchedPieces.get(socket) ?? ignore);
}

/** Who is told of each piece of what comes over HTTP/1.1, for {@link readThroughStream}. */
const watchedPieces = new WeakMap<TLSSocket, () => void>();

/**
 * Calls `told` after each piece of what comes over HTTP/1.1, a record of the encryption at most: of one that arrives
 * in records of a byte hundreds of thousands may be read in one turn, and nobody else is told as long as a head is not whole. To be called
 * as soon as the connection has a parser.
 */
export function onPiece(socket: TLSSocket, told: () => void): void {
  const parser = parserOf(socket);
  if (parser == null) return;
  watchedPieces.set(socket, told);
  const { [PIECE_IS_PARSED]: onParsed } = parser;
  parser[PIECE_IS_PARSED] = (result) => {
    onParsed(result);
    told();
  };
}

const keptTicks: object[] = [];

/**
 * Keeps one of the objects that `process.nextTick` queues. V8 collects what it knows of their shape when garbage is collected while there
 * is none of them, and from then on makes each the slow way: five times as long, several times a request. To be called before that.
 */
export function keepTick(): void {
  process.nextTick(() => void keptTicks.push(executionAsyncResource()));
}

interface ReadableHandle {
  /** What Node believes. */
  readonly reading: boolean;
  readStart(): number;
  readStop(): number;
}

const handleOf = (raw: Socket): ReadableHandle | undefined =>
  (raw as unknown as { readonly _handle?: ReadableHandle })._handle ?? undefined;

/** Connections that HTTP/1's parser keeps from being read on, and whether they are to be read as soon as it goes on. */
const kept = new WeakMap<Socket, boolean>();

/** Whether Node means to read a connection on. */
export const isRead = (socket: Socket): boolean => handleOf(socket)?.reading === true;

/** Connections that speak HTTP/2 and are not to be read. */
const stopped = new Set<Socket>();
let isKeepingStopped = false;

/**
 * Takes no more bytes off a connection, whichever protocol is spoken above; what the system has received waits there. HTTP/2's library reads
 * on by itself as soon as anything that it wrote has left, of which nobody is told: where it may be at work, in that `above` is given and
 * speaks it, the connection is stopped anew in every turn of the event loop.
 */
export function stopReading(raw: Socket, above?: TLSSocket): void {
  if (kept.has(raw)) kept.set(raw, false);
  handleOf(raw)?.readStop();
  if (above?.alpnProtocol !== "h2") return;
  stopped.add(raw);
  if (isKeepingStopped) return;
  isKeepingStopped = true;
  // Without a reference the event loop sleeps as long as nothing happens, and nothing is read then.
  setImmediate(keepStopped).unref();
}

/** Behind what ends writes in a turn, and before the next one reads. */
function keepStopped(): void {
  for (const raw of stopped) {
    if (raw.destroyed) stopped.delete(raw);
    else handleOf(raw)?.readStop();
  }
  isKeepingStopped = stopped.size > 0;
  if (isKeepingStopped) setImmediate(keepStopped).unref();
}

interface Http1Socket {
  /** Absent where another protocol is spoken. */
  readonly _paused?: boolean;
  /** What Node believes. */
  readonly _handle?: { readonly reading: boolean } | null;
}

/**
 * Goes on after {@link stopReading}. Where Node itself has stopped, as the stream is full, it is left to go on itself: it fails on a
 * connection that others have gone on with. Where HTTP/1's parser is paused, which fails on what comes then, it goes on when that does.
 */
export function startReading(raw: Socket, above: TLSSocket | undefined): void {
  stopped.delete(raw);
  const { _paused: isPaused, _handle: encryption } = (above ?? {}) as Http1Socket;
  if (isPaused === true) readWhenResumed(raw, above as TLSSocket);
  else if (isPaused === undefined || encryption?.reading !== false) handleOf(raw)?.readStart();
}

function readWhenResumed(raw: Socket, above: TLSSocket): void {
  const isWaiting = kept.has(raw);
  kept.set(raw, true);
  if (isWaiting) return;
  above.once("resume", () => {
    const isToBeRead = kept.get(raw);
    kept.delete(raw);
    if (isToBeRead === true) startReading(raw, above);
  });
}

interface Ending {
  _destroy(error: Error | null, callback: (error?: Error | null) => void): void;
}

/** Calls `ends` once, as soon as it is known that a connection ends: the other side has sent its last byte or is gone, or it is cut on this side. */
export function onEnding(socket: TLSSocket, ends: () => void): void {
  let isTold = false;
  const tell = (): void => {
    if (isTold) return;
    isTold = true;
    ends();
  };
  const ending = socket as unknown as Ending;
  const { _destroy: destroy } = ending;
  ending._destroy = function (error, callback) {
    tell();
    destroy.call(this, error, callback);
  };
  socket.prependOnceListener("end", tell);
}

interface SendingHandle {
  /** Bytes. */
  readonly writeQueueSize: number;
}

/**
 * Whether the encryption has something to send of which the system has nothing: for moments in between; for good once sending has failed, as
 * to a client that was killed, and HTTP/2 goes on sending. Its library then waits for the end of that, and reads nothing meanwhile.
 */
export function holdsBack(raw: Socket, above: TLSSocket): boolean {
  const sending = ({ _handle: handle }: { readonly _handle?: SendingHandle | null }): number => handle?.writeQueueSize ?? 0;
  return sending(above as unknown as { _handle?: SendingHandle }) > 0 && sending(raw as unknown as { _handle?: SendingHandle }) === 0;
}

// An import of this module reads all it offers, WebSocket among it: 60 ms and 12 MiB of a client that nothing here uses.
const http = (): typeof import("node:http") => process.getBuiltinModule("node:http");

/** An answer to a request that Node gives none to, an upgrade; the connection ends with it. Undefined: something else has the socket. */
export function lastAnswer(request: IncomingMessage, socket: TLSSocket): ServerResponse | undefined {
  const response = new (http().ServerResponse)(request);
  response.shouldKeepAlive = false;
  try {
    response.assignSocket(socket);
    return response;
  } catch {
    return undefined;
  }
}

/** Ends an answer that waits behind others of a connection that is gone: some lines of Node never tell of its end. */
export function endQueuedAnswer(response: ServerResponse): void {
  if (response.socket !== null || response.closed) return;
  response.destroy();
  setImmediate(() => {
    if (response.closed) return;
    Object.assign(response, { _closed: true });
    response.emit("close");
  });
}

/** Leaves the socket of {@link lastAnswer} to whoever speaks another protocol on it. */
export function handOver(response: ServerResponse, socket: Duplex): void {
  response.detachSocket(socket as Socket);
}

/** The text that Node hands over to be sent begins so; what follows is told by zeros, too. */
const SAID_200 = ":status\x00200\x00";

/** Answers with any status of three digits: HTTP/2 has those from 600 on, and Node's library takes none of them. False where it cannot be done. */
export function respondAny(stream: ServerHttp2Stream, status: number, headers: OutgoingHttpHeaders): boolean {
  const key = Object.getOwnPropertySymbols(stream).find(({ description }) => description === "kHandle");
  type Respond = (list: readonly [text: string, ...unknown[]], flags: number) => number;
  const handle = (stream as unknown as Record<symbol, { respond?: Respond } | undefined>)[key as symbol];
  const respond = handle?.respond;
  if (handle === undefined || respond === undefined) return false;
  handle.respond = ([text, ...others], flags) => {
    if (!text.startsWith(SAID_200)) throw new Error("the head of an answer is put together in another way");
    return respond.call(handle, [text.replace("200", String(status)), ...others], flags);
  };
  try {
    stream.respond({ ...headers, ":status": 200 });
  } finally {
    // That of its class is below it.
    delete handle.respond;
  }
  return true;
}

/** A request and its answer of HTTP/1's kind that no connection carries: what is written goes where `write` and `end` are made to lead. */
export function withoutConnection(socket: TLSSocket): { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse } {
  const incoming = new (http().IncomingMessage)(socket);
  return { incoming, outgoing: new (http().ServerResponse)(incoming) };
}

/**
 * Asks `keeps` about each part of a body over HTTP/2 as it comes, a DATA frame at most, whether anybody reads it by then or not. What is not
 * kept is gone, and no more waits for it.
 */
export function keepParts(stream: ServerHttp2Stream, keeps: (bytes: number) => boolean): void {
  const { push } = stream;
  stream.push = function (part: Buffer | null, ...more) {
    return part === null || keeps(part.length) ? push.call(this, part, ...more) : true;
  };
}

/** A body whose parts are taken by hand. */
export interface TakenParts {
  /** More is wanted, after a part that said that none was. */
  goOn(): void;
  /** The stream has its parts itself from now on, as far as somebody reads it. */
  giveBack(): void;
}

/**
 * Hands `take` each part of a body as it comes, in either protocol version, in place of the stream, which would keep each for itself until it
 * is read; what it has already comes first. No more is asked for where `take` says false; what is on its way by then still comes. The stream
 * tells of its end when it flows.
 */
export function takeParts(body: Readable, take: (part: Buffer) => boolean): TakenParts {
  const { push } = body;
  const goOn = (): void => {
    if (!body.destroyed) body._read(0);
  };
  const early = body.read() as Buffer | null;
  if (early !== null) take(early);
  body.push = function (part: Buffer | null, ...more) {
    return part === null ? push.call(this, part, ...more) : take(part);
  };
  return {
    goOn,
    giveBack() {
      body.push = push;
      goOn();
    },
  };
}

/** Stops HTTP/1's parser for good: nothing that still comes is read as a request. Calls `onPiece` for each piece of it, however small. */
export function stopParsing(socket: TLSSocket, onPiece: () => void): void {
  socket.removeAllListeners("data");
  socket.on("data", onPiece);
}

/** Where the parser keeps what it calls when the head of a request is there, a part of a body, and when it is done with what came at once. */
const HEAD_IS_THERE = 2;
const BODY_IS_THERE = 3;
const PIECE_IS_PARSED = 5;

interface Parser {
  readonly socket: TLSSocket | null;
  [HEAD_IS_THERE]: (this: Parser, ...head: unknown[]) => number;
  [BODY_IS_THERE]: (this: Parser, part: Buffer) => void;
  [PIECE_IS_PARSED]: (result: unknown) => void;
}

const parserOf = (socket: TLSSocket): Parser | null | undefined => (socket as unknown as { readonly parser?: Parser | null }).parser;

const endingParsers = new WeakSet<Parser>();

/**
 * Has HTTP/1's parser fail at the next head in the bytes that it is reading, and drop the bodies until then: destroying the socket does
 * not keep it from making requests of all of them. Parsers are used again for other connections, which are none the wiser.
 */
export function endParsing(socket: TLSSocket): void {
  const parser = parserOf(socket);
  if (parser == null || endingParsers.has(parser)) return;
  const { [HEAD_IS_THERE]: onHead, [BODY_IS_THERE]: onBody } = parser;
  endingParsers.add(parser);
  parser[HEAD_IS_THERE] = function (...head) {
    const FAILED = -1;
    return this.socket === socket ? FAILED : onHead.apply(this, head);
  };
  parser[BODY_IS_THERE] = function (part) {
    if (this.socket !== socket) onBody.call(this, part);
  };
  setImmediate(() => {
    parser[HEAD_IS_THERE] = onHead;
    parser[BODY_IS_THERE] = onBody;
    endingParsers.delete(parser);
  });
}

function ignore(): void {}
