/** The TLS listener: HTTP/1.1 and HTTP/2 by ALPN, client certificates asked for but not demanded, everything bounded. */

import type { IncomingMessage, ServerResponse } from "node:http";
import { createSecureServer, type Http2SecureServer, type ServerHttp2Session } from "node:http2";
import type { AddressInfo, Socket } from "node:net";
import type { TLSSocket } from "node:tls";
import { auditIdOf } from "./audit-id.js";
import type { HttpExchange } from "./http-exchange.js";
import { Http1Exchange } from "./http1-exchange.js";
import { Http2Exchange } from "./http2-exchange.js";
import { framingFault } from "./request-framing.js";
import { answerUnparsed } from "./unparsed-request.js";

/** Request line and headers together, as the peer takes them. */
const MAXIMUM_HEADER_BYTES = 1024 * 1024;
/** Reading as many takes a few milliseconds. */
const MAXIMUM_HEADER_COUNT = 16 * 1024;
/** A client that sends its headers slower than this is cut off. */
const HEADERS_TIMEOUT_MS = 32_000;
/** A connection on which nothing happens is closed after this. */
const IDLE_TIMEOUT_MS = 90_000;
const HANDSHAKE_TIMEOUT_MS = 10_000;
/** Probes find clients that vanished without a word. */
const KEEPALIVE_DELAY_MS = 30_000;
/**
 * How often HTTP/2 clients are asked whether they are there. One that broke the protocol may be told so by the library alone, which
 * then reads no more and never learns that the client went away.
 */
const PROBE_INTERVAL_MS = 15_000;
const MAXIMUM_STREAMS = 250;
/** Large frames let clients send large headers in few pieces; more pieces than a handful are refused as an attack. */
const MAXIMUM_FRAME_BYTES = 1024 * 1024;
/** How much of a body is under way before the server has read it. */
const STREAM_WINDOW_BYTES = 256 * 1024;
const SESSION_WINDOW_BYTES = 1024 * 1024;
/** What one HTTP/2 connection may hold, in MiB. */
const SESSION_MEMORY_MIB = 64;

export interface ListenerOptions {
  readonly host: string;
  /** 0 is any free port. */
  readonly port: number;
  /** PEM. */
  readonly certificate: string;
  readonly key: string;
  /** PEM bundles of authorities whose certificates identify clients. */
  readonly clientAuthorities: readonly string[];
  /** How long a request may take to arrive whole, in milliseconds. */
  readonly requestTimeoutMs: number;
  /** How often HTTP/2 clients are probed; one that leaves a probe unanswered until the next is cut off. */
  readonly probeIntervalMs?: number;
  serve(exchange: HttpExchange): void;
}

/** A server that accepts connections. */
export class Listener {
  readonly #server: Http2SecureServer;
  readonly #sessions = new Set<ServerHttp2Session>();
  /** Those that have not answered the last probe. */
  readonly #probed = new Set<ServerHttp2Session>();
  readonly #sockets = new Set<TLSSocket>();
  /** Connections of HTTP/1.1 on which no request has come yet: nothing else would tell that they are idle. */
  readonly #silent = new Set<TLSSocket>();
  /** Set once the server accepts nothing new. */
  draining = false;

  constructor(private readonly options: ListenerOptions) {
    this.#server = createSecureServer({
      allowHTTP1: true,
      cert: options.certificate,
      key: options.key,
      ca: [...options.clientAuthorities],
      requestCert: true,
      rejectUnauthorized: false,
      minVersion: "TLSv1.2",
      handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
      noDelay: true,
      keepAlive: true,
      keepAliveInitialDelay: KEEPALIVE_DELAY_MS,
      maxHeaderListPairs: MAXIMUM_HEADER_COUNT,
      maxSessionMemory: SESSION_MEMORY_MIB,
      settings: {
        maxConcurrentStreams: MAXIMUM_STREAMS,
        maxHeaderListSize: MAXIMUM_HEADER_BYTES,
        maxFrameSize: MAXIMUM_FRAME_BYTES,
        initialWindowSize: STREAM_WINDOW_BYTES,
        enablePush: false,
      },
    } as Parameters<typeof createSecureServer>[0]);
    this.#configure();
  }

  #configure(): void {
    const server = this.#server;
    // An HTTP/2 server does not set up what its HTTP/1 side reads from it.
    Object.assign(server, {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: this.options.requestTimeoutMs,
      keepAliveTimeout: IDLE_TIMEOUT_MS,
      maxHeaderSize: MAXIMUM_HEADER_BYTES,
      // One more, so that what is dropped beyond it can be told.
      maxHeadersCount: MAXIMUM_HEADER_COUNT + 1,
      requireHostHeader: true,
      insecureHTTPParser: false,
    });
    // The HTTP/1 look-alikes of Node's HTTP/2 are set up when somebody listens for "request"; without them a stream is served directly.
    server.removeAllListeners("newListener");
    server.on("request", (request, response) =>
      this.#onRequest(request as unknown as IncomingMessage, response as unknown as ServerResponse),
    );
    server.on("stream", (stream, headers, flags, rawHeaders?: string[]) => {
      stream.on("error", ignore);
      const END_STREAM = 1;
      this.options.serve(new Http2Exchange(stream, headers, rawHeaders ?? [], (flags & END_STREAM) !== 0, auditIdOf(headers["audit-id"])));
    });
    server.on("session", (session) => this.#onSession(session));
    server.on("secureConnection", (socket: TLSSocket) => this.#onSocket(socket));
    server.on("clientError", (error, socket) => answerUnparsed(error, socket as TLSSocket, this.options.serve));
    server.on("connect", (request: IncomingMessage, socket: TLSSocket) =>
      answerUnparsed({ method: "CONNECT", request }, socket, this.options.serve),
    );
    server.on("sessionError", ignore);
    server.on("tlsClientError", (error: Error & { code?: string }, socket) => {
      if (error.code === "ERR_SSL_HTTP_REQUEST") refusePlainHttp(socket);
    });
  }

  #onRequest(request: IncomingMessage, response: ServerResponse): void {
    this.#silent.delete(request.socket as TLSSocket);
    const fault = framingFault(request, MAXIMUM_HEADER_COUNT);
    if (fault !== undefined) {
      response.writeHead(fault.status, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" }).end(fault.text);
      return;
    }
    this.options.serve(new Http1Exchange(request, response, auditIdOf(request.headers["audit-id"]), this));
  }

  #onSocket(socket: TLSSocket): void {
    // Its handshake began before the listener was closed.
    if (this.draining) return void socket.destroy();
    this.#sockets.add(socket);
    if (socket.alpnProtocol !== "h2") this.#silent.add(socket);
    socket.on("error", ignore);
    socket.once("close", () => {
      this.#sockets.delete(socket);
      this.#silent.delete(socket);
    });
  }

  #onSession(session: ServerHttp2Session): void {
    this.#sessions.add(session);
    let streams = 0;
    session.on("stream", (stream) => {
      streams++;
      stream.once("close", () => streams--);
    });
    session.setLocalWindowSize(SESSION_WINDOW_BYTES);
    session.setTimeout(IDLE_TIMEOUT_MS, () => {
      if (streams === 0) session.close();
    });
    session.once("close", () => {
      this.#sessions.delete(session);
      this.#probed.delete(session);
    });
    if (this.draining) session.close();
  }

  #probe(): void {
    for (const session of this.#probed) session.destroy(new Error("a probe was not answered"));
    this.#probed.clear();
    for (const session of this.#sessions) {
      // One that is cut off stays in the set until it is told closed.
      if (session.destroyed) continue;
      this.#probed.add(session);
      session.ping(() => this.#probed.delete(session));
    }
  }

  /** Begins to accept connections; resolves with the port. Rejects when the address cannot be had. */
  listen(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen(this.options.port, this.options.host, () => {
        this.#server.off("error", reject);
        this.#server.on("error", ignore);
        const probes = setInterval(() => this.#probe(), this.options.probeIntervalMs ?? PROBE_INTERVAL_MS).unref();
        this.#server.once("close", () => clearInterval(probes));
        resolve((this.#server.address() as AddressInfo).port);
      });
    });
  }

  /** Replaces the serving certificate for new connections. */
  renew(certificate: string, key: string): void {
    this.#server.setSecureContext({ cert: certificate, key, ca: [...this.options.clientAuthorities], minVersion: "TLSv1.2" });
  }

  /** Accepts nothing new, tells clients to go elsewhere, closes what is idle; resolves when the last connection is gone. */
  drain(): Promise<void> {
    this.draining = true;
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const session of this.#sessions) session.close();
    for (const socket of this.#silent) socket.destroy();
    return closed;
  }

  /** Cuts every connection. */
  destroy(): void {
    for (const session of this.#sessions) session.destroy();
    for (const socket of this.#sockets) socket.destroy();
  }
}

/** Tells whoever speaks plain HTTP to this port what is wrong, below the encryption that was never set up. */
function refusePlainHttp(socket: TLSSocket): void {
  const below = (socket as unknown as { readonly _parent?: Socket })._parent;
  below?.end(PLAIN_HTTP_ANSWER);
}

const PLAIN_HTTP_ANSWER = "HTTP/1.0 400 Bad Request\r\n\r\nClient sent an HTTP request to an HTTPS server.\n";

function ignore(): void {}
