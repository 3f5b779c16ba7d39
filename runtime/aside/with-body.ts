/** An exchange whose body has been read already, for requests that turned out not to be large. */
import type { IncomingHttpHeaders } from "node:http";
import type { Exchange, ResponseStream, StreamOptions } from "../endpoints/exchange.js";
import type { RawExchange } from "../registry/connect.js";

export class WithBody implements Exchange {
  constructor(
    private readonly exchange: Exchange,
    private readonly bytes: Buffer,
  ) {}

  get method(): string {
    return this.exchange.method;
  }

  get url(): string {
    return this.exchange.url;
  }

  get headers(): IncomingHttpHeaders {
    return this.exchange.headers;
  }

  get asksWebSocket(): boolean {
    return this.exchange.asksWebSocket;
  }

  get answered(): boolean {
    return this.exchange.answered;
  }

  get closed(): boolean {
    return this.exchange.closed;
  }

  body(): Promise<Buffer> {
    return Promise.resolve(this.bytes);
  }

  send(status: number, contentType: string, body: Buffer, headers?: readonly string[]): void {
    this.exchange.send(status, contentType, body, headers);
  }

  stream(status: number, contentType: string, options?: StreamOptions): ResponseStream {
    return this.exchange.stream(status, contentType, options);
  }

  raw(): RawExchange {
    throw new TypeError("the body has been read");
  }

  onClose(listener: () => void): void {
    this.exchange.onClose(listener);
  }
}
