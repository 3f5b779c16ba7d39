/** An exchange over HTTP/1.1. */
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { TLSSocket } from "node:tls";
import type { ResponseStream, StreamOptions } from "../../endpoints/exchange.js";
import { drained } from "../../endpoints/stream-drained.js";
import { endQueuedAnswer, readThroughStream } from "../../flow/node-internals.js";
import type { RawExchange } from "../../registry/connect.js";
import type { Connection } from "../connections/connection.js";
import { IDLE_SECONDS } from "../connections/connection-sweep.js";
import { ChunkedStream } from "./chunked-stream.js";
import { ClientBody } from "./client-body.js";
import { CountedStream } from "./counted-stream.js";
import { discardBody } from "./discarded-body.js";
import type { HttpExchange } from "./http-exchange.js";
import { type AskedUpgrade, rawHttp1 } from "./raw-exchange.js";
import { AnswerHead, announcesTooMuch, bodyTooLarge, CACHE_CONTROL, ClientGoneError, PIECE_BYTES } from "./respond.js";

const NO_BODY = Buffer.alloc(0);

/** Tells clients that keep connections how long one lasts on which nothing happens, so that they do not ask over one that is about to end. */
const KEPT = `timeout=${IDLE_SECONDS}`;

/** From this many bytes waiting to be written on, Node may stop reading a connection: less than its high-water mark of 16 KiB. */
const LARGE_ANSWER_BYTES = 8 * 1024;

/** A body that nobody has read, and no longer than this, is read away, so that the connection can be used for the next request. */
const UNREAD_BODY_BYTES = 256 * 1024;

export class Http1Exchange extends AnswerHead implements HttpExchange {
  override readonly asksWebSocket: boolean;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #listener: { readonly draining: boolean };
  /** Whether the connection ends with this answer. */
  #closing = false;
  /** Its body, where it is for others. */
  #handedOn: ClientBody | undefined;
  /** Settled when no more of a refused body is to be read. */
  #discarded: Promise<void> | undefined;

  /** While `listener` is draining, clients are asked to connect anew for their next request. */
  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    auditId: string,
    connection: Connection,
    listener: { readonly draining: boolean },
    private readonly upgrade?: AskedUpgrade,
  ) {
    super(auditId, connection);
    this.#request = request;
    this.#response = response;
    this.#listener = listener;
    this.asksWebSocket = upgrade?.isWebSocket === true;
  }

  get method(): string {
    return this.#request.method as string;
  }

  get url(): string {
    return this.#request.url as string;
  }

  get headers(): IncomingHttpHeaders {
    return this.#request.headers;
  }

  get socket(): TLSSocket {
    return this.#request.socket as TLSSocket;
  }

  get rawHeaders(): readonly string[] {
    return this.#request.rawHeaders;
  }

  get closed(): boolean {
    return this.#response.closed || this.#response.destroyed;
  }

  get arrived(): boolean {
    return this.#request.complete;
  }

  body(): Promise<Buffer> {
    const request = this.#request;
    if (request.headers["content-length"] === undefined && request.headers["transfer-encoding"] === undefined)
      return Promise.resolve(NO_BODY);
    if (announcesTooMuch(request.headers)) {
      this.#discard();
      return Promise.reject(bodyTooLarge());
    }
    return this.incoming.collect(request, this, () => this.#discard());
  }

  /** Ends the connection with this answer when more of a body that nobody wants may come than is worth reading. */
  #leaveUnread(): void {
    const { headers, complete, readableFlowing } = this.#request;
    const { "content-length": length, "transfer-encoding": coding } = headers;
    const isRead = readableFlowing !== null && this.#handedOn === undefined;
    this.#handedOn?.leave();
    if (complete || this.#closing || isRead || (length === undefined && coding === undefined)) return;
    if (coding !== undefined || Number(length) > UNREAD_BODY_BYTES) this.#discard();
  }

  protected waiting(): number {
    return (this.#request.socket?.writableLength ?? 0) + this.rest;
  }

  /** Behind answers that are not over, nothing of it is with the connection yet. */
  override get untaken(): number {
    return Math.min(this.bytes, this.#response.writableLength + this.rest);
  }

  /** Of a connection that was handed over, everything that was written to it counts. */
  protected override handedOver(): number {
    return this.status === 101 ? (this.#request.socket?.bytesWritten ?? 0) : this.bytes;
  }

  /** Nothing is served of what may still come behind it. */
  #close(): void {
    this.#closing = true;
    this.connection.leaving = true;
  }

  /** Whether its answer says that the connection ends: not as long as answers are to follow. */
  get #isLast(): boolean {
    const { connection } = this;
    return this.#closing || ((this.#listener.draining || connection.isRetired) && connection.isNewest(this));
  }

  /**
   * Reads on without keeping anything, so that the client can finish sending and see the answer; then hangs up. What a stranger sends is
   * not even parsed: he may have cut it into chunks of a byte.
   */
  #discard(): void {
    const { connection } = this;
    const request = this.#request;
    if (this.#discarded !== undefined) return;
    this.#close();
    const excess = (): void => void request.socket.destroy();
    const unparsed = (): TLSSocket => {
      connection.dropRest();
      return request.socket as TLSSocket;
    };
    const isStranger = connection.standing === "stranger";
    this.#discarded = isStranger ? discardBody(unparsed(), connection, excess) : discardBody(request, connection, excess, unparsed);
  }

  send(status: number, contentType: string, body: Buffer, headers?: readonly string[]): void {
    if (this.answered) return;
    this.#leaveUnread();
    const head = this.#head(status, contentType, headers, body.length);
    this.bytes = body.length;
    const socket = this.#request.socket as TLSSocket;
    // Node often tells of the end of an answer when the next request is there already: not all that waits behind one was sent ahead.
    if (this.connection.openCount > 2 || socket.writableLength + body.length >= LARGE_ANSWER_BYTES) readThroughStream(socket);
    this.#response.writeHead(status, head);
    if (this.#request.method === "HEAD") this.#response.end();
    else if (body.length > PIECE_BYTES) void this.sendInPieces(body, new PlainStream(this.#response), (piece) => this.#sendLast(piece));
    else this.#sendLast(body);
  }

  #sendLast(piece: Buffer): void {
    if (this.#discarded === undefined) this.#response.end(piece);
    else {
      // Node hangs up as soon as such an answer has ended.
      this.#response.write(piece);
      void this.#discarded.then(() => this.#response.end());
    }
  }

  stream(status: number, contentType: string, { headers, length, live = false }: StreamOptions = {}): ResponseStream {
    if (this.answered) throw new ClientGoneError();
    this.#leaveUnread();
    readThroughStream(this.#request.socket as TLSSocket);
    const response = this.#response;
    const head = this.#head(status, contentType, headers, length);
    if (length !== undefined) {
      response.writeHead(status, head);
      return new CountedStream(new PlainStream(response), this);
    }
    const chunked = this.#request.httpVersionMinor > 0;
    if (chunked) head.push("Transfer-Encoding", "chunked");
    response.writeHead(status, head);
    // Node leaves out a body that was given to it, and knows nothing of chunks that are framed here.
    if (this.#request.method === "HEAD") return new PlainStream(response);
    response.flushHeaders();
    return new CountedStream(chunked ? new ChunkedStream(response, live) : new PlainStream(response), this);
  }

  raw(): RawExchange {
    if (this.upgrade === undefined) readThroughStream(this.#request.socket as TLSSocket);
    const { remoteAddress = "" } = this.connection.raw;
    this.#handedOn = new ClientBody(this.#request, this.connection, () => this.destroy());
    const answer = this.rawAnswer(this.#connectionHeaders());
    return rawHttp1(this.#request, this.#response, this.upgrade, answer, remoteAddress, this.#handedOn);
  }

  onClose(listener: () => void): void {
    if (this.closed) listener();
    // Told once in any case: to have the listener taken off would cost more.
    else this.#response.on("close", listener);
  }

  giveUp(): void {
    if (!this.#request.complete) this.#close();
    this.incoming.abandon();
  }

  override connectionClosed(): void {
    endQueuedAnswer(this.#response);
  }

  /** Cuts the connection: the only way to tell that a begun answer is incomplete. */
  destroy(): void {
    this.#request.socket.destroy();
  }

  #head(status: number, contentType: string, headers: readonly string[] | undefined, length: number | undefined): string[] {
    this.begin(status);
    // Nearly all answers say the same few things: written at once the list does not grow from pair to pair.
    const isPlain = length !== undefined && contentType !== "" && (headers === undefined || headers.length === 0);
    const head = isPlain
      ? ["Audit-Id", this.auditId, "Cache-Control", CACHE_CONTROL, "Content-Type", contentType, "Content-Length", String(length)]
      : this.#unusualHead(contentType, headers ?? [], length);
    for (const warning of this.warningValues()) head.push("Warning", warning);
    if (this.#isLast) {
      head.push("Connection", "close");
      this.#close();
    } else if (this.#response.shouldKeepAlive) head.push("Keep-Alive", KEPT);
    return head;
  }

  /** The same for an answer that others write. */
  #connectionHeaders(): OutgoingHttpHeaders {
    if (this.#isLast) {
      this.#close();
      return { connection: "close" };
    }
    return this.#response.shouldKeepAlive ? { "keep-alive": KEPT } : {};
  }

  #unusualHead(contentType: string, headers: readonly string[], length: number | undefined): string[] {
    const head = ["Audit-Id", this.auditId];
    if (!headers.some((text) => text.toLowerCase() === "cache-control")) head.push("Cache-Control", CACHE_CONTROL);
    if (contentType !== "") head.push("Content-Type", contentType);
    head.push(...headers);
    if (length !== undefined) head.push("Content-Length", String(length));
    return head;
  }
}

/** An answer whose length its head tells, or over HTTP/1.0, where the end of the connection does. */
class PlainStream implements ResponseStream {
  constructor(private readonly response: ServerResponse) {}

  get closed(): boolean {
    return this.response.closed || this.response.destroyed;
  }

  write(chunk: Buffer): boolean {
    return this.response.write(chunk);
  }

  drained(): Promise<void> {
    return drained(this.response);
  }

  end(): void {
    this.response.end();
  }

  destroy(): void {
    this.response.destroy();
  }
}
