/** An exchange without a connection: somebody in this process asks, as a user who needs no proof. */
import type { IncomingHttpHeaders } from "node:http";
import { Socket } from "node:net";
import type { TLSSocket } from "node:tls";
import type { UserInfo } from "../../definition/request-context.js";
import type { ResponseStream, StreamOptions } from "../../endpoints/exchange.js";
import { badRequest } from "../../errors/constructors.js";
import type { RawExchange } from "../../registry/connect.js";
import { Connection, type ConnectionEvents } from "../connections/connection.js";
import { SharedHeaders } from "../header-budget.js";
import { CountedStream } from "./counted-stream.js";
import type { HttpExchange } from "./http-exchange.js";
import { AnswerHead, ClientGoneError } from "./respond.js";

/** Bytes that wait for a slow reader before the server waits too. */
const AHEAD_BYTES = 256 * 1024;

export interface InProcessRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** By lower-case name. */
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** An answer whose head has come. */
export interface InProcessAnswer {
  readonly status: number;
  /** Names and values in turn, the content type among them. */
  readonly headers: readonly string[];
  /** As it comes. Throws Error when the server breaks off; leaving the loop early tells the server that nobody reads any more. */
  chunks(): AsyncIterable<Buffer>;
  cancel(): void;
}

const ignore = (): void => undefined;
const NOBODY_LISTENS: ConnectionEvents = { onRecognised: ignore, onLittle: ignore, onPiece: ignore, onTooMuch: ignore };

/** What all requests of one user go over: known from the start, and on no socket. */
export function inProcessConnection(user: UserInfo): Connection {
  const connection = new Connection(new Socket(), 0, NOBODY_LISTENS, new SharedHeaders());
  connection.standing = "known";
  connection.presented = { certificate: undefined, until: Number.POSITIVE_INFINITY, user };
  return connection;
}

export class InProcessExchange extends AnswerHead implements HttpExchange {
  readonly rawHeaders: readonly string[];
  readonly arrived = true;
  override readonly isInProcess = true;
  readonly #head = Promise.withResolvers<InProcessAnswer>();
  readonly #pipe = new Pipe();

  constructor(
    private readonly request: InProcessRequest,
    auditId: string,
    connection: Connection,
  ) {
    super(auditId, connection);
    this.rawHeaders = Object.entries(request.headers).flatMap(([name, value]) => [value ?? []].flat().flatMap((each) => [name, each]));
  }

  /** Resolves with the head of the answer; rejects when there will be none. */
  get answer(): Promise<InProcessAnswer> {
    return this.#head.promise;
  }

  get method(): string {
    return this.request.method;
  }

  get url(): string {
    return this.request.url;
  }

  get headers(): IncomingHttpHeaders {
    return this.request.headers;
  }

  /** For what wants one all the same; nothing is ever sent on it. */
  get socket(): TLSSocket {
    return this.connection.raw as TLSSocket;
  }

  get closed(): boolean {
    return this.#pipe.closed;
  }

  /** However large: what is stored may be larger than what a client sends, by what the server keeps with it, and is sent back whole. */
  async body(): Promise<Buffer> {
    return this.request.body;
  }

  send(status: number, contentType: string, body: Buffer, headers: readonly string[] = []): void {
    if (this.answered) return;
    this.#begin(status, contentType, headers);
    this.bytes = body.length;
    if (this.method !== "HEAD" && body.length > 0) this.#pipe.add(body);
    this.#pipe.end();
  }

  stream(status: number, contentType: string, { headers = [] }: StreamOptions = {}): ResponseStream {
    if (this.answered || this.closed) throw new ClientGoneError();
    this.#begin(status, contentType, headers);
    return new CountedStream(this.#pipe, this);
  }

  /** @throws StatusError 400: what is asked for goes over a connection. */
  raw(): RawExchange {
    throw badRequest("there is no connection to relay this over");
  }

  onClose(listener: () => void): void {
    this.#pipe.onClose(listener);
  }

  giveUp(): void {}

  destroy(): void {
    this.#head.reject(new ClientGoneError());
    this.#pipe.destroy();
  }

  protected waiting(): number {
    return this.#pipe.waiting;
  }

  #begin(status: number, contentType: string, headers: readonly string[]): void {
    this.status = status;
    const typed = contentType === "" ? [] : ["Content-Type", contentType];
    const warnings = this.warningValues().flatMap((text) => ["Warning", text]);
    this.#head.resolve({
      status,
      headers: ["Audit-Id", this.auditId, ...typed, ...headers, ...warnings],
      chunks: () => this.#pipe.read(),
      cancel: () => this.#pipe.close(),
    });
  }
}

/** What the server has written and the reader has not taken yet. */
class Pipe implements ResponseStream {
  waiting = 0;
  #state: "open" | "ended" | "broken" | "closed" = "open";
  readonly #chunks: Buffer[] = [];
  readonly #listeners: (() => void)[] = [];
  #news = Promise.withResolvers<void>();
  #taken = Promise.withResolvers<void>();

  get closed(): boolean {
    return this.#state === "closed" || this.#state === "broken" || (this.#state === "ended" && this.#chunks.length === 0);
  }

  /** Copies what may be lent: readers keep all of an answer. */
  write(chunk: Buffer): boolean {
    return this.add(Buffer.from(chunk));
  }

  add(chunk: Buffer): boolean {
    if (this.#state !== "open") return false;
    this.#chunks.push(chunk);
    this.waiting += chunk.length;
    this.#news.resolve();
    return this.waiting < AHEAD_BYTES;
  }

  drained(): Promise<void> {
    return this.waiting < AHEAD_BYTES || this.closed ? Promise.resolve() : this.#taken.promise;
  }

  end(): void {
    if (this.#state !== "open") return;
    this.#become("ended");
    if (this.#chunks.length === 0) this.#tellClosed();
  }

  destroy(): void {
    if (this.closed) return;
    this.#become("broken");
    this.#tellClosed();
  }

  /** The reader wants no more. */
  close(): void {
    if (this.closed) return;
    this.#become("closed");
    this.#chunks.length = 0;
    this.waiting = 0;
    this.#tellClosed();
  }

  onClose(listener: () => void): void {
    if (this.closed) listener();
    else this.#listeners.push(listener);
  }

  async *read(): AsyncGenerator<Buffer> {
    try {
      for (;;) {
        const chunk = this.#chunks.shift();
        if (chunk !== undefined) {
          this.waiting -= chunk.length;
          this.#taken.resolve();
          this.#taken = Promise.withResolvers();
          yield chunk;
        } else if (this.#state === "open") {
          await this.#news.promise;
          this.#news = Promise.withResolvers();
        } else if (this.#state === "broken") throw new ClientGoneError();
        else {
          this.#tellClosed();
          return;
        }
      }
    } finally {
      this.close();
    }
  }

  #become(state: "ended" | "broken" | "closed"): void {
    this.#state = state;
    this.#news.resolve();
    this.#taken.resolve();
  }

  #tellClosed(): void {
    for (const listener of this.#listeners.splice(0)) listener();
  }
}
