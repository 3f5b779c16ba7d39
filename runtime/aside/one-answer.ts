/** The exchange of a request that is worked on aside: the body is there, the answer is kept whole. */
import type { IncomingHttpHeaders } from "node:http";
import type { Exchange, ResponseStream } from "../endpoints/exchange.js";
import type { RawExchange } from "../registry/connect.js";
import { asBuffer } from "./handed-over.js";
import type { AsideRequest } from "./messages.js";

export interface KeptAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
  readonly headers: readonly string[];
}

export class OneAnswer implements Exchange {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly asksWebSocket = false;
  answer: KeptAnswer | undefined;
  readonly #body: Buffer;

  constructor({ method, url, headers, body }: AsideRequest) {
    this.method = method;
    this.url = url;
    this.headers = headers;
    this.#body = asBuffer(body);
  }

  get answered(): boolean {
    return this.answer !== undefined;
  }

  get closed(): boolean {
    return this.answered;
  }

  body(): Promise<Buffer> {
    return Promise.resolve(this.#body);
  }

  send(status: number, contentType: string, body: Buffer, headers: readonly string[] = []): void {
    this.answer ??= { status, contentType, body, headers };
  }

  stream(): ResponseStream {
    throw new TypeError("what is worked on aside is answered whole");
  }

  raw(): RawExchange {
    throw new TypeError("what is worked on aside is answered whole");
  }

  onClose(): void {}
}
