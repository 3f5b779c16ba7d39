/** The TLS listener: HTTP/1.1 and HTTP/2 by ALPN, client certificates asked for but not demanded, everything bounded. */

import type { IncomingMessage, ServerResponse } from "node:http";
import {
  constants,
  createSecureServer,
  type Http2SecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from "node:http2";
import type { Socket } from "node:net";
import type { TLSSocket } from "node:tls";
import type { Clock } from "../../clock/clock.js";
import {
  boundHttp1Side,
  chainOf,
  encryptionBegun,
  keepChains,
  lastAnswer,
  leaveOutHttp1LookAlikes,
  markOf,
  markSocket,
  onEnding,
  onKeyChange,
  onPiece,
  passThrough,
  socketBelow,
  stopReading,
} from "../../flow/node-internals.js";
import { auditIdOf } from "../exchanges/audit-id.js";
import type { HttpExchange } from "../exchanges/http-exchange.js";
import { Http1Exchange } from "../exchanges/http1-exchange.js";
import { Http2Exchange } from "../exchanges/http2-exchange.js";
import { headerBytes, SharedHeaders } from "../header-budget.js";
import { CertificateTrust } from "./certificate-trust.js";
import { Connection, type ConnectionEvents, STRANGER_STREAMS } from "./connection.js";
import { ConnectionBook, type ConnectionLimits } from "./connection-book.js";
import { partingBounds, SWEEP_INTERVAL_MS, type SweepBounds, sweepBounds, sweepConnection } from "./connection-sweep.js";
import { FamiliarAddresses } from "./familiar-addresses.js";
import { HandshakePace } from "./handshake-pace.js";
import { HeldBySweep } from "./held-by-sweep.js";
import { KnownPace } from "./known-pace.js";
import { ListeningSockets } from "./listening-sockets.js";
import { pass } from "./pass.js";
import { EXPECTATION_FAILED, type FramingFault, framingFault } from "./request-framing.js";
import { RestPace } from "./rest-pace.js";
import { StrangerPace } from "./stranger-pace.js";
import { type TlsPolicy, tlsOptions } from "./tls-options.js";
import { afterAll, answerUnparsed } from "./unparsed-request.js";

/** Request line and headers together; the longest selectors that clients send take a fifth of it. */
const MAXIMUM_HEADER_BYTES = 384 * 1024;
/** A member of hundreds of groups who is impersonated sends a header for each. */
const MAXIMUM_HEADER_COUNT = 512;
/** A client that sends its headers slower than this is cut off. */
const HEADERS_TIMEOUT_MS = 32_000;
/** From accept to the end of the handshake. */
const HANDSHAKE_TIMEOUT_MS = 10_000;
/** Probes find clients that vanished without a word. */
const KEEPALIVE_DELAY_MS = 30_000;
const SOCKET_OPTIONS = { noDelay: true, keepAlive: true, keepAliveInitialDelay: KEEPALIVE_DELAY_MS };
/**
 * How often HTTP/2 clients are asked whether they are there. One that broke the protocol may be told so by the library alone, which
 * then reads no more and never learns that the client went away.
 */
const PROBE_INTERVAL_MS = 15_000;
const MAXIMUM_STREAMS = 250;
/** Streams that a client may reset at once, and a second after; each costs the server more than the client. */
const RESETS_AT_ONCE = 200;
const RESETS_A_SECOND = 33;
/** Large frames let clients send large headers in few pieces; more pieces than a handful are refused as an attack. */
const MAXIMUM_FRAME_BYTES = 1024 * 1024;
/** How much of a body is under way before the server has read it. */
const STREAM_WINDOW_BYTES = 256 * 1024;
const SESSION_WINDOW_BYTES = 1024 * 1024;
/** What one HTTP/2 connection may hold, in MiB. */
const SESSION_MEMORY_MIB = 64;

/** Protocols that connects speak. */
const UPGRADES = /^(websocket|SPDY\/3\.1)$/i;

/** PEM. */
export interface ListenerCertificates {
  readonly certificate: string;
  readonly key: string;
  /** Bundles of authorities whose certificates identify clients. */
  readonly clientAuthorities: readonly string[];
  /** Bundles of authorities whose certificates let proxies speak for their clients. */
  readonly proxyAuthorities: readonly string[];
}

export interface ListenerOptions extends ListenerCertificates {
  readonly host: string;
  /** 0 is any free port. */
  readonly port: number;
  readonly tls: TlsPolicy;
  readonly limits: ConnectionLimits;
  /** How long a request may take to arrive whole, in milliseconds. */
  readonly requestTimeoutMs: number;
  /** From accept to the end of the handshake, in milliseconds. */
  readonly handshakeTimeoutMs?: number;
  /** How often HTTP/2 clients are probed; one that leaves a probe unanswered until the next is cut off. */
  readonly probeIntervalMs?: number;
  readonly clock: Clock;
  serve(exchange: HttpExchange): void;
}

/** A server that accepts connections. */
export class Listener implements ConnectionEvents {
  readonly #server: Http2SecureServer;
  readonly #sockets: ListeningSockets;
  readonly #book: ConnectionBook;
  readonly #pace = new StrangerPace(undefined, (connection) => this.#book.look(connection));
  readonly #handshakes = new HandshakePace((isFamiliar) => this.#pace.isCrowded(isFamiliar));
  readonly #knownPace: KnownPace;
  readonly #rests: RestPace;
  readonly #familiar = new FamiliarAddresses();
  readonly #headers = new SharedHeaders();
  /** Those that have not answered the last probe. */
  readonly #probed = new Set<ServerHttp2Session>();
  /** PEM of all authorities. */
  #authorities: string;
  #trust: CertificateTrust;
  /** Counts sweeps: the clock of everything that is bounded in time per connection. */
  #tick = 0;
  #isSweeping = false;
  #endLooks = (): void => undefined;
  /** Set once the server accepts nothing new. */
  draining = false;

  constructor(private readonly options: ListenerOptions) {
    this.#book = new ConnectionBook(options.limits);
    this.#rests = new RestPace(this.#book, this.#pace);
    this.#knownPace = new KnownPace(this.#begin, () => this.#rests.restAll());
    this.#authorities = textOf(options);
    this.#trust = new CertificateTrust(options.clientAuthorities, options.proxyAuthorities);
    this.#server = createSecureServer({
      ...this.#secureContext(options),
      allowHTTP1: true,
      requestCert: true,
      rejectUnauthorized: false,
      ...SOCKET_OPTIONS,
      maxHeaderListPairs: MAXIMUM_HEADER_COUNT,
      maxSessionMemory: SESSION_MEMORY_MIB,
      streamResetBurst: RESETS_AT_ONCE,
      streamResetRate: RESETS_A_SECOND,
      settings: {
        maxConcurrentStreams: STRANGER_STREAMS,
        maxHeaderListSize: MAXIMUM_HEADER_BYTES,
        maxFrameSize: MAXIMUM_FRAME_BYTES,
        initialWindowSize: STREAM_WINDOW_BYTES,
        enablePush: false,
      },
    } as Parameters<typeof createSecureServer>[0]);
    this.#sockets = new ListeningSockets(this.#server, SOCKET_OPTIONS);
    this.#configure();
  }

  #secureContext({ certificate, key, clientAuthorities, proxyAuthorities }: ListenerCertificates) {
    return { ...tlsOptions(this.options.tls), cert: certificate, key, ca: [...clientAuthorities, ...proxyAuthorities] };
  }

  #configure(): void {
    const server = this.#server;
    boundHttp1Side(server, {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: this.options.requestTimeoutMs,
      // The sweep ends those on which nothing happens: a timer set and taken back for each request costs more than all that is looked at of it.
      keepAliveTimeout: 0,
      maxHeaderSize: MAXIMUM_HEADER_BYTES,
      // One more, so that what is dropped beyond it can be told.
      maxHeadersCount: MAXIMUM_HEADER_COUNT + 1,
    });
    leaveOutHttp1LookAlikes(server);
    keepChains(server);
    onKeyChange(server, (raw) => this.#onKeyChange(markOf(raw as TLSSocket) as Connection));
    passThrough(server, "connection", (raw, begin) => this.#accept(raw, begin));
    passThrough(server, "secureConnection", (socket: TLSSocket, begin) => this.#onSecure(socket, begin));
    server.on("session", (session) => this.#onSession(session));
    server.on("request", (request, response) =>
      this.#onRequest(request as unknown as IncomingMessage, response as unknown as ServerResponse),
    );
    server.on("clientError", (error, socket) => this.#onClientError(error, socket as TLSSocket));
    server.on("connect", (request: IncomingMessage, socket: TLSSocket) =>
      answerUnparsed({ method: "CONNECT", request }, connectionOf(socket), this.options.serve),
    );
    server.on("upgrade", (request: IncomingMessage, socket: TLSSocket, head: Buffer) => this.#onUpgrade(request, socket, head));
    // An answer has no socket yet while others are before it.
    server.on("checkExpectation", ({ socket }: IncomingMessage, response: ServerResponse) =>
      this.#refuse(response, EXPECTATION_FAILED, connectionOf(socket as TLSSocket)),
    );
    // Where Node asks: other protocols are none of ours, and such a request is answered as if it had not mentioned them, but for what may be behind it.
    Object.assign(server, { shouldUpgradeCallback: (request: IncomingMessage) => UPGRADES.test(request.headers.upgrade ?? "") });
    server.on("sessionError", settleStack);
    server.on("tlsClientError", (error, socket) => {
      this.#pace.note();
      tellPlainHttp(error, socket);
    });
  }

  #accept(raw: Socket, begin: () => void): void {
    raw.on("error", ignore);
    const connection = new Connection(raw, this.#tick, this, this.#headers);
    if (this.draining || connection.address === "" || !this.#book.admit(connection)) return void raw.destroy();
    connection.trust = this.#trust;
    connection.isFamiliar = this.#familiar.has(connection.address);
    markSocket(raw as TLSSocket, connection);
    raw.once("close", () => {
      this.#book.remove(connection);
      connection.closed();
      this.#pace.forget(connection);
    });
    this.#handshakes.greet(connection, () => encryptionBegun(begin));
  }

  #onSecure(socket: TLSSocket, begin: () => void): void {
    const below = socketBelow(socket);
    const connection = below === undefined ? undefined : (markOf(below as TLSSocket) as Connection | undefined);
    // Its handshake began before the listener was closed, or its place is gone.
    if (this.draining || connection === undefined || connection.raw.destroyed) return void socket.destroy();
    socket.on("error", ignore);
    // Authorities were replaced meanwhile: the library has verified it by those of before.
    const isOfBefore = connection.trust !== this.#trust;
    if (isOfBefore && socket.authorized && !this.#covers(socket)) return void connection.cut();
    markSocket(socket, connection);
    // Whoever asks for another handshake is cut off before it has begun.
    socket.disableRenegotiation();
    onEnding(socket, () => this.#rests.noteEnd(connection));
    connection.tls = socket;
    connection.trust = this.#trust;
    connection.since = this.#tick;
    this.#book.rise(connection, socket.authorized ? "known" : "stranger");
    // The library has looked for authorities of before, and does not look again.
    if (isOfBefore && chainOf(socket) !== undefined) connection.isRetired = true;
    this.#pace.note();
    const serve = (): void => {
      begin();
      onPiece(socket, () => this.onPiece(connection));
    };
    if (socket.authorized) {
      this.#pace.release(connection);
      serve();
      return;
    }
    // What ended the handshake may have brought requests along.
    connection.defer(() => {
      if (this.draining || connection.broken || socket.destroyed) connection.cut();
      else serve();
    });
    this.#pace.enter(connection);
  }

  /** False once it is to be cut off. */
  #onKeyChange(connection: Connection): boolean {
    if (connection.changeKeys(this.#tick)) return true;
    this.#cutOffSoon(connection);
    return false;
  }

  /**
   * Not while the library is telling of a stream or a frame: a session that is destroyed as one of its streams closes is taken apart with
   * headers still in it, and Node aborts. It works on what it has taken of the connection to the end, which leaves no time for others in
   * this turn; more is not taken.
   */
  #cutOffSoon(connection: Connection): void {
    if (connection.leavesNext) return;
    connection.leavesNext = true;
    stopReading(connection.raw, connection.tls);
    // Few strangers are read in a turn: that they come back again and again must not keep those who are known from being read.
    if (connection.standing === "known") this.#rests.restAll();
    else this.#pace.yieldAll();
    setImmediate(() => connection.cutOff());
  }

  #onSession(session: ServerHttp2Session): void {
    const connection = connectionOf(session.socket as TLSSocket);
    connection.session = session;
    if (connection.standing === "known") session.settings({ maxConcurrentStreams: MAXIMUM_STREAMS });
    session.on("stream", (stream, headers, flags, rawHeaders: string[]) => {
      stream.on("error", ignore);
      if (connection.broken) return;
      this.#onStream(stream, headers, flags, rawHeaders, connection);
    });
    const onAside = (): void => {
      if (!connection.tolerateAside(this.#tick)) this.#cutOffSoon(connection);
    };
    session.on("ping", onAside).on("goaway", onAside);
    // Those that move windows go through all streams.
    session.on("remoteSettings", () => this.onPiece(connection));
    session.setLocalWindowSize(SESSION_WINDOW_BYTES);
    session.once("close", () => this.#probed.delete(session));
    if (this.draining) session.close();
  }

  #onStream(stream: ServerHttp2Stream, headers: IncomingHttpHeaders, flags: number, rawHeaders: string[], connection: Connection): void {
    const END_STREAM = 1;
    const isWhole = (flags & END_STREAM) !== 0;
    const id = auditIdOf(headers["audit-id"]);
    const exchange = new Http2Exchange(stream, headers, rawHeaders, isWhole, id, connection);
    if (!isWhole)
      stream.once("trailers", (_trailers: object, _flags: number, ...[raw]: [(readonly string[])?]) => {
        if (!connection.takeTrailers(raw)) this.#cutOffSoon(connection);
      });
    const size = headerBytes(rawHeaders);
    if (stream.id !== undefined) connection.noteHead(stream.id);
    stream.once("close", () => {
      connection.endStream(exchange, size, this.#tick);
      // The library resets a stream on which a client breaks the protocol, and goes on.
      if (stream.rstCode === constants.NGHTTP2_PROTOCOL_ERROR && !connection.tolerateAside(this.#tick)) this.#cutOffSoon(connection);
    });
    const verdict = connection.beginStream(exchange, size, this.#pace.turn);
    if (verdict === "serve") this.#serve(exchange, connection);
    else if (verdict === "cut") connection.cutOff();
    else {
      connection.defer(() => exchange.closed || this.#serve(exchange, connection));
      if (connection.standing === "known") return;
      this.#pace.yieldTurn(connection);
      this.#pace.note();
    }
  }

  #onRequest(request: IncomingMessage, response: ServerResponse): void {
    const connection = connectionOf(request.socket as TLSSocket);
    // Behind an answer that says that it is the last one nothing is served.
    if (connection.broken || connection.leaving) return;
    const fault = framingFault(request, MAXIMUM_HEADER_COUNT);
    if (fault !== undefined) return void this.#refuse(response, fault, connection);
    const { "content-length": length, "transfer-encoding": coding, upgrade } = request.headers;
    // Node reads nothing of what came behind it in the same packet.
    if (upgrade !== undefined) response.shouldKeepAlive = false;
    const exchange = new Http1Exchange(request, response, auditIdOf(request.headers["audit-id"]), connection, this);
    if (connection.beginRequest(exchange, length !== undefined || coding !== undefined, this.#tick)) this.#serve(exchange, connection);
    else connection.cutOff();
  }

  /** What still comes is not read as requests: they would be refused one by one. */
  #refuse(response: ServerResponse, fault: FramingFault, connection: Connection): void {
    if (connection.broken) return;
    connection.dropRest();
    tell(response, fault);
    if (connection.standing !== "stranger") return;
    this.#pace.yieldTurn(connection);
    this.#pace.note();
  }

  /** Answers to what was asked before it have the socket until they are over. */
  #onUpgrade(request: IncomingMessage, socket: TLSSocket, head: Buffer): void {
    const connection = connectionOf(socket);
    if (connection.broken) return;
    afterAll([...connection.open], () => {
      if (!connection.broken && !connection.leaving && !socket.destroyed) this.#upgrade(request, socket, head, connection);
    });
  }

  /** The connection may be handed over; if it is not, it ends with the answer. */
  #upgrade(request: IncomingMessage, socket: TLSSocket, head: Buffer, connection: Connection): void {
    const response = lastAnswer(request, socket);
    // Something that Node answers by itself, or that nobody may go on behind, has the socket.
    if (response === undefined) return void connection.cut();
    // Nobody reads on, so the other side's end would never be seen.
    response.once("finish", () => socket.destroySoon());
    const fault = framingFault(request, MAXIMUM_HEADER_COUNT);
    if (fault !== undefined) return void tell(response, fault);
    const asked = { socket, head, isWebSocket: /^websocket$/i.test(request.headers.upgrade ?? "") };
    const exchange = new Http1Exchange(request, response, auditIdOf(request.headers["audit-id"]), connection, this, asked);
    if (connection.beginRequest(exchange, false, this.#tick)) this.#serve(exchange, connection);
    else connection.cut();
  }

  #serve(exchange: HttpExchange, connection: Connection): void {
    if (connection.standing === "known") {
      this.#knownPace.begin(exchange, connection);
      return;
    }
    if (connection.standing === "stranger") this.#book.touch(connection);
    this.#begin(exchange);
    if (connection.standing !== "stranger") return;
    this.#pace.yieldTurn(connection);
    this.#pace.note();
  }

  /** It may have waited since it came. */
  readonly #begin = (exchange: HttpExchange): void => {
    const { connection } = exchange;
    if (connection.trust !== this.#trust) this.#verifyAnew(connection);
    if (!connection.broken) this.options.serve(exchange);
  };

  /** It is known who is on a connection. */
  onRecognised(connection: Connection): void {
    this.#book.recognise(connection);
    this.#familiar.note(connection.address, connection.user as string);
    if (connection.standing === "known") return;
    this.#book.rise(connection, "known");
    this.#pace.release(connection);
    connection.session?.settings({ maxConcurrentStreams: MAXIMUM_STREAMS });
  }

  /** A little piece of a body has been read of one. */
  onLittle(): void {
    this.#rests.noteLittle();
  }

  /** A piece of what is no request by itself has come of one, however small. */
  onPiece({ standing }: Connection): void {
    if (standing === "stranger") this.#pace.notePiece();
    else this.#rests.notePiece();
  }

  onTooMuch(connection: Connection): void {
    this.#cutOffSoon(connection);
  }

  /** Verifies by the authorities of now, which have changed since it began, or since the last change. */
  #verifyAnew(connection: Connection): void {
    const { tls } = connection;
    if (tls === undefined || connection.trust === this.#trust) return;
    if (tls.authorized && !this.#covers(tls)) connection.cut();
    // Whether a certificate that proved nothing does now is found out when its client connects anew. Its first request may be on its way.
    if (!tls.authorized && chainOf(tls) !== undefined) {
      if (connection.used || connection.session !== undefined) connection.retire();
      else connection.isRetired = true;
    }
    connection.trust = this.#trust;
    connection.presented = undefined;
  }

  /** Whether an authority of now stands behind the certificate shown. One that cannot be looked at ends its own connection, not the look at all others. */
  #covers(socket: TLSSocket): boolean {
    try {
      return this.#trust.covers(socket, this.options.clock.now());
    } catch {
      return false;
    }
  }

  #onClientError(error: Error & { code?: string }, socket: TLSSocket): void {
    const connection = markOf(socket) as Connection | undefined;
    // What fails before the connection is encrypted is told as an error of TLS as well.
    if (connection === undefined) return;
    if (error.code === "ERR_TLS_RENEGOTIATION_DISABLED") this.#cutOffSoon(connection);
    else answerUnparsed(error, connection, this.options.serve);
  }

  #sweep(bounds: SweepBounds): void {
    this.#tick++;
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    const tick = this.#tick;
    const done = (): void => {
      this.#isSweeping = false;
    };
    const held = new HeldBySweep();
    pass(this.#book, (connection) => sweepConnection(connection, bounds, tick, held), done);
  }

  #probe(): void {
    const silent = [...this.#probed];
    this.#probed.clear();
    pass(silent, (session) => session.destroy(new Error("a probe was not answered")));
    pass(this.#book, ({ session }) => {
      // One that is cut off stays in the book until its socket is closed.
      if (session === undefined || session.destroyed) return;
      this.#probed.add(session);
      session.ping(() => this.#probed.delete(session));
    });
  }

  /** Begins to accept connections; resolves with the port. Rejects when the address cannot be had. */
  async listen(): Promise<number> {
    const { requestTimeoutMs, handshakeTimeoutMs = HANDSHAKE_TIMEOUT_MS, probeIntervalMs = PROBE_INTERVAL_MS } = this.options;
    const bounds = sweepBounds(requestTimeoutMs, handshakeTimeoutMs);
    const parting = partingBounds(bounds);
    const port = await this.#sockets.listen(this.options.port, this.options.host);
    this.#server.on("error", ignore);
    const probes = setInterval(() => this.#probe(), probeIntervalMs).unref();
    const sweeps = setInterval(() => this.#sweep(this.draining ? parting : bounds), SWEEP_INTERVAL_MS).unref();
    this.#endLooks = () => {
      clearInterval(probes);
      clearInterval(sweeps);
    };
    return port;
  }

  /**
   * Replaces certificates for new connections. Clients who were accepted for an authority that is no longer there are cut off.
   */
  renew(certificates: ListenerCertificates): void {
    this.#server.setSecureContext(this.#secureContext(certificates));
    const authorities = textOf(certificates);
    if (authorities === this.#authorities) return;
    this.#authorities = authorities;
    this.#trust = new CertificateTrust(certificates.clientAuthorities, certificates.proxyAuthorities);
    // Who asks for something meanwhile is looked at before it is served.
    pass(this.#book, (connection) => this.#verifyAnew(connection));
  }

  /** Accepts nothing new, tells clients to go elsewhere, closes what is idle; resolves when the last connection is gone. */
  async drain(): Promise<void> {
    this.draining = true;
    const closed = this.#sockets.close();
    for (const connection of this.#book) {
      if (connection.standing === "handshake" || (connection.session === undefined && connection.idle)) connection.cut();
      else connection.retire();
    }
    await closed;
    this.#endLooks();
  }

  /** Cuts every connection. */
  destroy(): void {
    for (const connection of this.#book) connection.cut();
  }
}

function tell(response: ServerResponse, { status, text }: FramingFault): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" }).end(text);
}

const textOf = ({ clientAuthorities, proxyAuthorities }: ListenerCertificates): string =>
  JSON.stringify([clientAuthorities, proxyAuthorities]);

const connectionOf = (socket: TLSSocket): Connection => markOf(socket) as Connection;

/** Node ends a connection that cannot be encrypted, and the sweep one that says too little. Who speaks plain HTTP is told what is wrong, below the encryption. */
function tellPlainHttp(error: Error & { code?: string }, socket: TLSSocket): void {
  if (error.code === "ERR_SSL_HTTP_REQUEST") socketBelow(socket)?.end(PLAIN_HTTP_ANSWER, () => socket.destroy());
}

const PLAIN_HTTP_ANSWER = "HTTP/1.0 400 Bad Request\r\n\r\nClient sent an HTTP request to an HTTPS server.\n";

function ignore(): void {}

/**
 * The stack of an error that is made while the library calls refers to the session as long as nobody has asked for it, and that to the error:
 * where its settings are not acknowledged yet, the library keeps all of them for good.
 */
function settleStack(error: Error): void {
  void error.stack;
}
