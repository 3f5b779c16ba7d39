/** An exchange over HTTP/2: one stream, without Node's HTTP/1 look-alikes, which cost a third of the throughput. */
import type { IncomingHttpHeaders } from "node:http";
import { constants, type IncomingHttpHeaders as Http2Headers, type OutgoingHttpHeaders, type ServerHttp2Stream } from "node:http2";
import type { TLSSocket } from "node:tls";
import type { ResponseStream, StreamOptions } from "../../endpoints/exchange.js";
import type { RawExchange } from "../../registry/connect.js";
import type { Connection } from "../connections/connection.js";
import { ClientBody } from "./client-body.js";
import { CountedStream } from "./counted-stream.js";
import { DataFrames } from "./data-frames.js";
import { discardBody } from "./discarded-body.js";
import type { HttpExchange } from "./http-exchange.js";
import { Http2ResponseStream } from "./http2-response-stream.js";
import { rawHttp2 } from "./raw-exchange.js";
import { AnswerHead, announcesTooMuch, bodyTooLarge, CACHE_CONTROL, ClientGoneError, PIECE_BYTES } from "./respond.js";
import { closeUnread, resetStream } from "./stream-end.js";

const NO_BODY = Buffer.alloc(0);

export class Http2Exchange extends AnswerHead implements HttpExchange {
  #isDiscarded = false;
  readonly #frames: DataFrames | undefined;
  #stream: Http2ResponseStream | undefined;
  /** Its body, where it is for others. */
  #handedOn: ClientBody | undefined;

  constructor(
    private readonly native: ServerHttp2Stream,
    private readonly nativeHeaders: Http2Headers,
    readonly rawHeaders: readonly string[],
    /** Whether the request ended with its headers. */
    private readonly bodyless: boolean,
    auditId: string,
    connection: Connection,
  ) {
    super(auditId, connection);
    if (!bodyless) this.#frames = new DataFrames(native, connection);
  }

  get method(): string {
    return this.nativeHeaders[":method"] ?? "";
  }

  get url(): string {
    return this.nativeHeaders[":path"] ?? "/";
  }

  get headers(): IncomingHttpHeaders {
    return this.nativeHeaders;
  }

  get socket(): TLSSocket {
    return this.native.session?.socket as TLSSocket;
  }

  get closed(): boolean {
    return this.native.closed || this.native.destroyed;
  }

  get arrived(): boolean {
    return this.bodyless || this.native.readableEnded;
  }

  body(): Promise<Buffer> {
    const stream = this.native;
    if (this.bodyless) return Promise.resolve(NO_BODY);
    if (announcesTooMuch(this.nativeHeaders)) {
      this.#discard();
      return Promise.reject(bodyTooLarge());
    }
    return this.incoming.collect(stream, this, () => this.#discard());
  }

  protected waiting(): number {
    return this.native.writableLength + this.rest + (this.#stream?.rest ?? 0);
  }

  /** Reads on without keeping anything: many clients look for an answer only when they have sent all. Who does not come to an end loses the stream behind it. */
  #discard(): void {
    this.#isDiscarded = true;
    const excess = (): void => this.native.close(constants.NGHTTP2_CANCEL);
    void discardBody(this.native, this.connection, excess).then(() => this.#leaveUnread());
  }

  /** No more of the body is waited for. */
  #leaveUnread(): void {
    const { native, connection } = this;
    if (native.readableEnded || this.closed) return;
    // A stranger's answer may wait for a window that he never opens.
    if (connection.standing === "stranger" && native.writableEnded && !native.writableFinished) resetStream(native);
    else closeUnread(native);
  }

  send(status: number, contentType: string, body: Buffer, headers?: readonly string[]): void {
    if (this.answered) return;
    const head = this.#head(status, contentType, headers);
    if (this.closed) return;
    this.bytes = body.length;
    head["content-length"] = body.length;
    if (body.length === 0 || this.method === "HEAD") {
      this.native.respond(head, { endStream: true });
    } else {
      this.native.respond(head);
      if (body.length <= PIECE_BYTES) this.native.end(body);
      else {
        this.#stream = new Http2ResponseStream(this.native);
        void this.sendInPieces(body, this.#stream, (piece) => void this.native.end(piece));
      }
    }
    this.#finishReading(true);
  }

  stream(status: number, contentType: string, { headers, length }: StreamOptions = {}): ResponseStream {
    if (this.answered || this.closed) throw new ClientGoneError();
    const head = this.#head(status, contentType, headers);
    if (length !== undefined) head["content-length"] = length;
    this.native.respond(head);
    this.#finishReading(false);
    this.#stream = new Http2ResponseStream(this.native);
    return new CountedStream(this.#stream, this);
  }

  raw(): RawExchange {
    const { method, rawHeaders } = this;
    const frames = this.#frames;
    frames?.handOn();
    this.#handedOn = new ClientBody(
      this.native,
      this.connection,
      () => this.destroy(),
      (bytes) => frames?.keeps(bytes) ?? true,
    );
    const clientAddress = this.connection.raw.remoteAddress ?? "";
    return rawHttp2(this.native, { method, rawHeaders, clientAddress }, !this.bodyless, this.rawAnswer(), this.#handedOn);
  }

  onClose(listener: () => void): void {
    if (this.closed) listener();
    else this.native.once("close", listener);
  }

  giveUp(): void {
    this.incoming.abandon();
  }

  destroy(): void {
    resetStream(this.native);
  }

  /**
   * A body that nobody reads to its end must not keep the stream open: it is closed as soon as the answer is out. One that was refused for its size, or whose answer goes on, is read on for a while.
   */
  #finishReading(whole: boolean): void {
    this.#handedOn?.leave();
    if (this.bodyless || this.native.readableEnded || this.#isDiscarded) return;
    if (whole || this.native.readableFlowing === null) this.#discard();
    if (whole) closeUnread(this.native);
  }

  #head(status: number, contentType: string, headers: readonly string[] | undefined): OutgoingHttpHeaders {
    this.begin(status);
    const head: OutgoingHttpHeaders = { ":status": status, "audit-id": this.auditId, "cache-control": CACHE_CONTROL };
    if (contentType !== "") head["content-type"] = contentType;
    if (headers !== undefined) {
      for (let i = 0; i < headers.length; i += 2) head[(headers[i] as string).toLowerCase()] = headers[i + 1] as string;
    }
    const warnings = this.warningValues();
    if (warnings.length > 0) (head as Record<string, string[]>)["warning"] = [...warnings];
    return head;
  }
}
