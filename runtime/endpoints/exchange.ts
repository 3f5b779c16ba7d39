/** One HTTP request and its answer as the endpoints see them, whichever protocol version carries them. */
import type { IncomingHttpHeaders } from "node:http";
import type { RawExchange } from "../registry/connect.js";

/** Largest request body in bytes; one more is 413 (LIM-05). */
export const MAXIMUM_BODY_BYTES = 3 * 1024 * 1024;

/** An answer that is written piece by piece. */
export interface ResponseStream {
  /** False when the client is behind: stop until `drained`. The memory of a large chunk may be lent, until the second after it is written. */
  write(chunk: Buffer): boolean;
  /** Resolves when the client has caught up, or is gone. */
  drained(): Promise<void>;
  /** Finishes cleanly: last chunk or END_STREAM. */
  end(): void;
  /** Breaks the answer off so that the client can tell it is incomplete. */
  destroy(): void;
  readonly closed: boolean;
}

export interface StreamOptions {
  /** Names and values in turn. */
  readonly headers?: readonly string[];
  /** Bytes of the whole answer, when they are known. */
  readonly length?: number | undefined;
  /** Whether the same chunks go to many others too. */
  readonly live?: boolean;
}

/** Exactly one of `send` and `stream` is called. Headers are name and value in turn, beside those every answer has. */
export interface Exchange {
  readonly method: string;
  /** Path and query as sent. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** Whether the client asks to go on over a WebSocket. */
  readonly asksWebSocket: boolean;
  /** True once an answer has begun. */
  readonly answered: boolean;
  /** True once the client is gone or has its whole answer. */
  readonly closed: boolean;
  /**
   * The whole body, as often as it is asked for before the answer begins. Throws 413 beyond {@link MAXIMUM_BODY_BYTES} and 400 when the
   * client breaks off.
   */
  body(): Promise<Buffer>;
  /** A whole answer at once. `contentType` "" leaves the header out. */
  send(status: number, contentType: string, body: Buffer, headers?: readonly string[]): void;
  /** Begins an answer that is written piece by piece; the head of one of unknown length leaves at once. */
  stream(status: number, contentType: string, options?: StreamOptions): ResponseStream;
  /** The exchange as it came; instead of everything else here. */
  raw(): RawExchange;
  /** Calls back once the exchange is over: answered in full, or the client is gone. */
  onClose(listener: () => void): void;
}
