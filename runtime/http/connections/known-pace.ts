/**
 * How those who are known share the event loop: what they ask for in one turn, over however many connections, is begun for no longer than a
 * slice; the rest is begun in later turns, where connections take turns. What comes on one connection is begun in its order.
 */
import { LoopSlice } from "../../flow/loop-slice.js";
import type { HttpExchange } from "../exchanges/http-exchange.js";
import type { Connection } from "./connection.js";

/** Requests begun in one turn of the event loop, in milliseconds: as many as hundreds of clients send in a moment. */
const SLICE_MS = 8;
/** A connection on which more wait to be begun is not read on. */
const MOST_PUT_OFF = 4;

export class KnownPace {
  readonly #slice = new LoopSlice(SLICE_MS);

  constructor(private readonly serve: (exchange: HttpExchange) => void) {}

  /** Serves it now, or when it is its turn; one that is over by then is not served. */
  begin(exchange: HttpExchange, connection: Connection): void {
    if (connection.putOff === 0 && !this.#slice.isOver()) {
      this.serve(exchange);
      return;
    }
    if (++connection.putOff > MOST_PUT_OFF) connection.restReading();
    this.#slice.take(() => {
      connection.putOff--;
      if (!exchange.closed) this.serve(exchange);
    }, `${connection.address} ${connection.raw.remotePort}`);
  }
}
