/** Requests as streams of HTTP/2 connections; a connection that answers no ping is given up. */
import { type ClientHttp2Session, type ClientHttp2Stream, connect, constants, type IncomingHttpHeaders } from "node:http2";
import { type ClientCertificate, TransportError, type TransportRequest, type TransportResponse } from "../transport.js";
import { bytesOf, chunksOf, failureOf } from "./incoming-body.js";
import type { Lane } from "./node-transport.js";
import { connectSecurely, type ServerTls, tlsOptions } from "./tls-options.js";

/** A connection with open streams is asked for a sign of life so often. */
export const PING_EVERY_MS = 30_000;
/** Assumed until the server says how many streams a connection may have. */
const ASSUMED_STREAMS = 100;
const WINDOW_BYTES = 4 * 1024 * 1024;

export class Http2Lane implements Lane {
  readonly #sessions = new Set<Session>();
  readonly #prefix: string;

  constructor(
    private readonly url: URL,
    private readonly tls: ServerTls,
    private readonly certificate: ClientCertificate | undefined,
    private readonly pingEveryMs = PING_EVERY_MS,
  ) {
    this.#prefix = url.pathname.replace(/\/+$/, "");
  }

  send(request: TransportRequest): Promise<TransportResponse> {
    if (request.signal?.aborted) return Promise.reject(request.signal.reason);
    return this.#session().send(request, this.#prefix);
  }

  close(): void {
    for (const session of this.#sessions) session.destroy(new TransportError("the client was closed"));
    this.#sessions.clear();
  }

  #session(): Session {
    for (const session of this.#sessions) if (session.hasRoom) return session;
    const opened: Session = new Session(this.url, tlsOptions(this.tls, this.certificate), this.pingEveryMs, () =>
      this.#sessions.delete(opened),
    );
    this.#sessions.add(opened);
    return opened;
  }
}

/** One connection. */
class Session {
  readonly #session: ClientHttp2Session;
  readonly #address: string;
  #streams = 0;
  #failure: unknown;
  #leaving = false;
  #answered = true;
  readonly #watchdog: NodeJS.Timeout;

  constructor(url: URL, options: ReturnType<typeof tlsOptions>, pingEveryMs: number, gone: () => void) {
    this.#address = url.origin;
    const settings = { initialWindowSize: WINDOW_BYTES, enablePush: false };
    const secured = url.protocol === "https:" ? { createConnection: () => connectSecurely(url, options, ["h2"]) } : {};
    this.#session = connect(url.origin, { ...options, ...secured, settings });
    this.#session.once("connect", () => {
      this.#answered = true;
      this.#session.setLocalWindowSize(WINDOW_BYTES);
    });
    this.#session.unref();
    const leave = (): void => {
      this.#leaving = true;
      gone();
    };
    this.#session.on("error", (error) => {
      this.#failure = error;
    });
    this.#session.once("goaway", leave);
    this.#session.once("close", () => {
      clearInterval(this.#watchdog);
      leave();
    });
    this.#watchdog = setInterval(() => this.#probe(), pingEveryMs).unref();
  }

  get hasRoom(): boolean {
    const most = this.#session.remoteSettings?.maxConcurrentStreams ?? ASSUMED_STREAMS;
    return !this.#leaving && !this.#session.closed && !this.#session.destroyed && this.#streams < most;
  }

  send(request: TransportRequest, prefix: string): Promise<TransportResponse> {
    return new Promise((resolve, reject) => {
      const { method, path, headers, body, signal } = request;
      const stream = this.#session.request(
        { ":method": method, ":path": prefix + path, ...(headers as Record<string, string | string[]>) },
        { endStream: body === undefined },
      );
      this.#begin();
      const failed = (cause: unknown): Error =>
        failureOf(cause ?? this.#failure, this.#address, signal, stream.rstCode === constants.NGHTTP2_REFUSED_STREAM);
      // One of a connection that is not there yet would wait for it before it is closed.
      const abort = (): void => void (stream.pending ? stream.destroy() : stream.close(constants.NGHTTP2_CANCEL));
      signal?.addEventListener("abort", abort, { once: true });
      let answered = false;
      stream.once("response", (answer) => {
        answered = true;
        resolve(answerOf(stream, answer, failed));
      });
      stream.on("error", (cause) => reject(failed(cause)));
      stream.once("close", () => {
        signal?.removeEventListener("abort", abort);
        this.#finish();
        if (!answered) reject(failed(undefined));
      });
      if (body !== undefined) stream.end(body);
    });
  }

  destroy(reason: Error): void {
    this.#failure = reason;
    this.#session.destroy(reason);
  }

  #begin(): void {
    if (this.#streams++ === 0) this.#session.ref();
  }

  #finish(): void {
    if (--this.#streams === 0 && !this.#session.destroyed) this.#session.unref();
  }

  /** What is written says nothing about a connection: only an answer does. The last ping, or the handshake, has had until now. */
  #probe(): void {
    if (this.#session.destroyed) return;
    if (!this.#answered) {
      this.destroy(new TransportError(`${this.#address} answers no more`));
      return;
    }
    if (this.#streams === 0) return;
    this.#answered = false;
    if (this.#session.connecting) return;
    this.#session.ping(() => {
      this.#answered = true;
    });
  }
}

function answerOf(stream: ClientHttp2Stream, headers: IncomingHttpHeaders, failed: (cause: unknown) => Error): TransportResponse {
  // Node ends what is read of a stream that is cancelled, or whose connection is gone, as if it were whole.
  const isWhole = (): boolean => stream.rstCode === constants.NGHTTP2_NO_ERROR;
  return {
    status: Number(headers[":status"]),
    header: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(", ") : value;
    },
    bytes: () => bytesOf(stream, failed, isWhole),
    chunks: () => chunksOf(stream, failed, isWhole),
    cancel: () => stream.close(constants.NGHTTP2_CANCEL),
  };
}
