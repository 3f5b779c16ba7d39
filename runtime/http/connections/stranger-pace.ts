/**
 * How strangers share the event loop: in each turn one connection is read on, of those that are encrypted and on which nobody is known yet;
 * addresses take turns. Those that are read send when they like, all at once if they like: when that takes longer than a slice, the rest of
 * them wait for their turns again, and when a turn has taken long for whatever reason, those that have sent much do. Between any two turns
 * everybody who is known is served; strangers wait for each other.
 */
import type { Connection } from "./connection.js";
import { startReading, stopReading } from "./node-internals.js";
import { Turns } from "./turns.js";

/** Reading from strangers in one turn of the event loop, in milliseconds; a piece that takes longer is finished first. */
const SLICE_MS = 4;
/** Who sends more than this before a turn that took long sends what makes work without being a request: frames, long headers. */
const MUCH_BYTES = 16 * 1024;

export class StrangerPace {
  readonly #reads = new Turns();
  /** Those that are read as soon as they send something, with the bytes that had been read from them when they were looked at last. */
  readonly #reading = new Map<Connection, number>();
  /** When this turn's first piece of work was done, in milliseconds; -1: none yet. */
  #begun = -1;
  #looked = 0;
  #turn = 0;
  #isTurnWatched = false;

  /** `now` is a monotonic time in milliseconds. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Counts turns of the event loop in which strangers are read. */
  get turn(): number {
    return this.#turn;
  }

  /** To be called for each piece of work: the end of a handshake, a request. */
  note(): void {
    const now = this.now();
    if (this.#begun < 0) {
      this.#begun = now;
      this.#watchTurn();
    } else if (now - this.#begun >= SLICE_MS) {
      for (const connection of this.#reading.keys()) this.yieldTurn(connection);
    }
  }

  /** A stranger has had its turn: nothing more is read from the connection until it comes again. */
  yieldTurn(connection: Connection): void {
    this.#reading.delete(connection);
    if (connection.waiting) return;
    connection.waiting = true;
    stopReading(connection.raw);
    this.#queue(connection);
  }

  #queue(connection: Connection): void {
    this.#reads.take(() => this.#haveTurn(connection), connection.address);
  }

  /** What has come is served before anything else is read. */
  #haveTurn(connection: Connection): void {
    if (!connection.waiting || connection.raw.destroyed) return;
    if (!connection.serveDeferred()) this.#readOn(connection);
    // Somebody may have become known.
    else if (connection.waiting) this.#queue(connection);
  }

  /** Somebody is known on the connection: it is read on, now and in every turn. */
  release(connection: Connection): void {
    this.#reading.delete(connection);
    if (connection.waiting) this.#readOn(connection);
    // The caller is in the middle of a request, which is the first.
    setImmediate(() => connection.serveDeferred(Number.POSITIVE_INFINITY));
  }

  /** It is closed. */
  forget(connection: Connection): void {
    this.#reading.delete(connection);
  }

  #read(connection: Connection): void {
    this.#reading.set(connection, connection.raw.bytesRead);
    this.#watchTurn();
  }

  /** Without a reference the event loop sleeps as long as nobody sends anything. */
  #watchTurn(): void {
    if (this.#isTurnWatched) return;
    this.#isTurnWatched = true;
    setImmediate(this.#endTurn).unref();
  }

  readonly #endTurn = (): void => {
    this.#isTurnWatched = false;
    this.#begun = -1;
    this.#turn++;
    const now = this.now();
    if (now - this.#looked >= SLICE_MS) {
      this.#looked = now;
      for (const [connection, before] of this.#reading) {
        const { bytesRead } = connection.raw;
        if (bytesRead - before >= MUCH_BYTES) this.yieldTurn(connection);
        else this.#reading.set(connection, bytesRead);
      }
    }
    if (this.#reading.size > 0) this.#watchTurn();
  };

  #readOn(connection: Connection): void {
    connection.waiting = false;
    if (connection.raw.destroyed) return;
    startReading(connection.raw, connection.tls);
    if (connection.standing !== "known") this.#read(connection);
  }
}
