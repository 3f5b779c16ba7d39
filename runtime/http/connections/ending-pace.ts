/**
 * How connections that end share the event loop: taking one apart takes as long as a request, and a thousand may end in one moment. When many
 * have ended in a turn nothing more is read from any other, its end least of all, until each has had its turn again.
 */
import type { Connection } from "./connection.js";
import { loopTurn, Turns } from "./turns.js";

/** Ends that are seen in one turn, streams on the connections counted. */
const ENDS_AT_ONCE = 32;
/** Connections that are read again in one turn. Most cost nothing then, and ends among them stop the rest again. */
const RESUMED_AT_ONCE = 128;

/** Connections that are stopped at once, which takes some milliseconds; the next ends stop as many others. */
const STOPPED_AT_ONCE = 4096;

export class EndingPace {
  readonly #resting = new Turns({ pieces: RESUMED_AT_ONCE });
  #turn = -1;
  #ended = 0;

  constructor(
    private readonly connections: Iterable<Connection>,
    private readonly yieldTurn: (stranger: Connection) => void,
  ) {}

  /** A connection ends, with so many exchanges open on it. */
  note(open: number): void {
    const turn = loopTurn();
    if (turn !== this.#turn) this.#ended = 0;
    this.#turn = turn;
    this.#ended += 1 + open;
    if (this.#ended < ENDS_AT_ONCE) return;
    this.#ended = 0;
    this.restAll();
  }

  /** Reads nothing more in this turn of the event loop. */
  restAll(): void {
    let stopped = 0;
    for (const connection of this.connections) {
      if (connection.standing === "stranger") this.yieldTurn(connection);
      else if (connection.standing === "known" && connection.restReading(this.#resting) && ++stopped === STOPPED_AT_ONCE) return;
    }
  }
}
