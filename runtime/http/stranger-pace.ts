/**
 * How strangers share the event loop: in each turn a slice for handshakes to begin, and one connection that is read on, of those on which
 * nobody is known yet. Those that are read send when they like, all at once if they like: when that takes longer than a slice, the rest of
 * them wait for their turns again. Between any two turns everybody who is known is served; strangers wait for each other.
 */
import type { Connection } from "./connection.js";
import { startReading, stopReading } from "./node-internals.js";
import { Turns } from "./turns.js";

/** Reading from strangers in one turn of the event loop, in milliseconds; a piece that takes longer is finished first. */
const SLICE_MS = 4;
/** Beginning handshakes in one turn. Who is to be known is among those who wait for it, and is not to wait for many turns. */
const HANDSHAKES_MS = 2;

export class StrangerPace {
  readonly #handshakes = new Turns(HANDSHAKES_MS);
  readonly #reads = new Turns();
  /** Those that are read as soon as they send something. */
  readonly #reading = new Set<Connection>();
  /** When this turn's first piece of work was done, in milliseconds; -1: none yet. */
  #begun = -1;

  /** `now` is a monotonic time in milliseconds. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * Calls `begin` when it is the turn of a new connection; never for one that is gone by then. It begins with its first bytes, so that
   * one that says nothing costs a descriptor and no more.
   */
  greet(connection: Connection, begin: () => void): void {
    const { raw } = connection;
    raw.once("readable", () => {
      if (raw.destroyed) return;
      if (raw.readableLength === 0) return void raw.destroy();
      this.#handshakes.take(() => {
        if (raw.destroyed) return;
        this.#reading.add(connection);
        begin();
      });
    });
  }

  /** To be called for each piece of work: the end of a handshake, a request. */
  note(): void {
    const now = this.now();
    if (this.#begun < 0) {
      this.#begun = now;
      setImmediate(this.#endTurn);
    } else if (now - this.#begun >= SLICE_MS) {
      for (const connection of this.#reading) this.yieldTurn(connection);
    }
  }

  readonly #endTurn = (): void => {
    this.#begun = -1;
  };

  /** A stranger has had its turn: nothing more is read from the connection until it comes again. */
  yieldTurn(connection: Connection): void {
    this.#reading.delete(connection);
    if (connection.waiting) return;
    connection.waiting = true;
    stopReading(connection.raw);
    // What ends a handshake may bring requests along.
    const turns = connection.standing === "handshake" ? this.#handshakes : this.#reads;
    turns.take(() => {
      if (this.#readOn(connection)) this.#reading.add(connection);
    });
  }

  /** Somebody is known on the connection: it is read on, now and in every turn. */
  release(connection: Connection): void {
    this.#reading.delete(connection);
    this.#readOn(connection);
  }

  /** It is closed. */
  forget(connection: Connection): void {
    this.#reading.delete(connection);
  }

  /** False when it was waiting no longer, or is gone. */
  #readOn(connection: Connection): boolean {
    if (!connection.waiting) return false;
    connection.waiting = false;
    if (connection.raw.destroyed) return false;
    startReading(connection.raw, connection.tls);
    return true;
  }
}
