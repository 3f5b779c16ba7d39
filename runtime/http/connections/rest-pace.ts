/**
 * When nothing more is read of any connection in a turn of the event loop, until it is the turn of each: many have ended, which takes as long
 * as a request each, and a thousand may end in one moment; what costs more to read than to send has been read for long; or somebody is cut off
 * for such, and what has been taken of his is still worked on.
 */
import { LoopSlice } from "../../flow/loop-slice.js";
import { loopTurn, Turns } from "../../flow/turns.js";
import type { Connection } from "./connection.js";
import type { StrangerPace } from "./stranger-pace.js";

/** Ends that are seen in one turn, streams on the connections counted. */
const ENDS_AT_ONCE = 32;
/** Reading of bodies in little pieces in one turn, in milliseconds. */
const LITTLE_MS = 8;
const PIECES_A_LOOK = 32;
/** Connections that are read again in one turn. Most cost nothing then, and ends among them stop the rest again. */
const RESUMED_AT_ONCE = 128;
/** Connections that are stopped at once, which takes some milliseconds; the next ends stop as many others. */
const STOPPED_AT_ONCE = 4096;

export class RestPace {
  readonly #resting = new Turns({ pieces: RESUMED_AT_ONCE });
  readonly #little = new LoopSlice(LITTLE_MS);
  #pieces = 0;
  #turn = -1;
  /** In this turn, of known clients and of strangers. */
  #ended = 0;
  #strangersEnded = 0;

  constructor(
    private readonly connections: Iterable<Connection>,
    private readonly strangers: Pick<StrangerPace, "yieldTurn" | "yieldAll">,
  ) {}

  /** A piece of what comes has been read, of known clients, however small: to look at the clock takes as long as some of them. */
  notePiece(): void {
    if (++this.#pieces % PIECES_A_LOOK === 0) this.noteLittle();
  }

  /** A little piece of a body has been read. */
  noteLittle(): void {
    if (this.#little.isOver()) this.restAll();
  }

  /** A connection ends, with what is open on it. Few strangers are read in a turn: that they come and go is nothing that known clients wait for. */
  noteEnd({ standing, openCount }: Connection): void {
    const turn = loopTurn();
    if (turn !== this.#turn) {
      this.#ended = 0;
      this.#strangersEnded = 0;
    }
    this.#turn = turn;
    if (standing === "stranger") {
      this.#strangersEnded += 1 + openCount;
      if (this.#strangersEnded < ENDS_AT_ONCE) return;
      this.#strangersEnded = 0;
      this.strangers.yieldAll();
    } else {
      this.#ended += 1 + openCount;
      if (this.#ended < ENDS_AT_ONCE) return;
      this.#ended = 0;
      this.restAll();
    }
  }

  /** Reads nothing more in this turn of the event loop. */
  restAll(): void {
    let stopped = 0;
    for (const connection of this.connections) {
      if (connection.standing === "stranger") this.strangers.yieldTurn(connection);
      else if (connection.standing === "known" && connection.restReading(this.#resting) && ++stopped === STOPPED_AT_ONCE) return;
    }
  }
}
