/**
 * How those who are known share the event loop: what they ask for in one turn, over however many connections, is begun for no longer than a
 * slice; the rest is begun in later turns, where users take turns. What comes of one is begun in its order. Where much is put off nothing
 * more is read of anybody until it is his turn: to take a request out of what has come takes time, too.
 */
import { LoopSlice } from "../../flow/loop-slice.js";
import { loopTurn } from "../../flow/turns.js";
import type { HttpExchange } from "../exchanges/http-exchange.js";
import type { Connection } from "./connection.js";

/** Requests begun in one turn of the event loop, in milliseconds: as many as hundreds of clients send in a moment. */
const SLICE_MS = 8;
/** A connection on which more wait to be begun is not read on. */
const MOST_PUT_OFF = 4;
/** Users of whom nothing has begun in a turn yet, whose first request does not wait for others who have used up the slice. */
const FIRST_ONES = 16;
/** Put off in one turn of the event loop before nothing more is read in it. */
const MOST_PUT_OFF_IN_TURN = 128;

export class KnownPace {
  readonly #slice = new LoopSlice(SLICE_MS);
  #turn = -1;
  #putOffInTurn = 0;
  /** Of whom something has begun in this turn, as far as that counts. */
  readonly #begunOf = new Set<string>();

  /** `restAll` reads nothing more in this turn. */
  constructor(
    private readonly serve: (exchange: HttpExchange) => void,
    private readonly restAll: () => void,
  ) {}

  /** Serves it now, or when it is its turn; one that is over by then is not served. */
  begin(exchange: HttpExchange, connection: Connection): void {
    this.#noteTurn();
    if (connection.putOff === 0 && (this.#isFirst(connection.holder) || !this.#slice.isOver())) {
      this.serve(exchange);
      return;
    }
    if (++connection.putOff > MOST_PUT_OFF) connection.restReading();
    this.#notePutOff();
    this.#slice.take(() => {
      connection.putOff--;
      if (!exchange.closed) this.serve(exchange);
    }, connection.holder);
  }

  #noteTurn(): void {
    const turn = loopTurn();
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.#putOffInTurn = 0;
    this.#begunOf.clear();
  }

  /** Who asks for little is not to wait for a turn of those who ask for much. */
  #isFirst(holder: string): boolean {
    if (this.#begunOf.size === FIRST_ONES || this.#begunOf.has(holder)) return false;
    this.#begunOf.add(holder);
    // What is begun so is of the slice, too.
    this.#slice.isOver();
    return true;
  }

  #notePutOff(): void {
    if (++this.#putOffInTurn % MOST_PUT_OFF_IN_TURN === 0) this.restAll();
  }
}
