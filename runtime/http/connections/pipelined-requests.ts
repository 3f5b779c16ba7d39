/** Requests of a connection over HTTP/1.1 whose answers are not over, the oldest first. Nearly always there is one: it takes no list. */
import type { HttpExchange } from "../exchanges/http-exchange.js";
import { type HeaderBudget, headerBytes } from "../header-budget.js";

/** Characters. */
const LONG_HEADERS = 16 * 1024;

export class PipelinedRequests implements Iterable<HttpExchange> {
  #oldest: HttpExchange | undefined;
  readonly #others: HttpExchange[] = [];
  /** Bytes of headers of those that came while others were open, and of long ones, by the exchange. */
  readonly #bytes = new Map<HttpExchange, number>();

  constructor(private readonly headers: HeaderBudget) {}

  /** How many are not over, or not known to be. */
  get size(): number {
    return this.#oldest === undefined ? 0 : 1 + this.#others.length;
  }

  get newest(): HttpExchange | undefined {
    return this.#others.length > 0 ? this.#others.at(-1) : this.#oldest;
  }

  *[Symbol.iterator](): Iterator<HttpExchange> {
    if (this.#oldest !== undefined) yield this.#oldest;
    yield* this.#others;
  }

  /** False when it and those before it hold too much by their headers. */
  add(exchange: HttpExchange): boolean {
    if (this.#oldest === undefined) this.#oldest = exchange;
    else this.#others.push(exchange);
    // At once where it is over already.
    exchange.onClose(this.dropAnswered);
    if (this.size < 2 && !isLong(exchange.rawHeaders)) return true;
    const bytes = headerBytes(exchange.rawHeaders);
    this.#bytes.set(exchange, bytes);
    return this.headers.add(bytes);
  }

  /** At once: what a client leaves behind until its next request lives on long enough to become old. */
  readonly dropAnswered = (): void => {
    while (this.#oldest?.closed === true) {
      if (this.#bytes.size > 0) this.#forgetBytes(this.#oldest);
      this.#oldest = this.#others.length > 0 ? this.#others.shift() : undefined;
    }
  };

  #forgetBytes(exchange: HttpExchange): void {
    const bytes = this.#bytes.get(exchange);
    if (bytes === undefined) return;
    this.#bytes.delete(exchange);
    this.headers.remove(bytes);
  }
}

/** Whether headers take so much that they count where a connection has no others. */
function isLong(rawHeaders: readonly string[]): boolean {
  let length = 0;
  for (const text of rawHeaders) length += text.length;
  return length > LONG_HEADERS;
}
