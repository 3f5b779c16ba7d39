/**
 * How strangers share the event loop: in each turn a slice for handshakes to begin, a few that are read on to their ends, and one
 * connection that is read on, of those on which nobody is known yet; addresses take turns. Those that are read send when they like, all
 * at once if they like: when that takes longer than a slice, the rest of them wait for their turns again, and when a turn has taken long
 * for whatever reason, those that have sent much do. Between any two turns everybody who is known is served; strangers wait for each other.
 */
import type { Connection } from "./connection.js";
import { feed, startReading, stopReading, takeReads } from "./node-internals.js";
import { Turns } from "./turns.js";

/** Reading from strangers in one turn of the event loop, in milliseconds; a piece that takes longer is finished first. */
const SLICE_MS = 4;
/** Beginning handshakes in one turn. Who is to be known is among those who wait for it, and is not to wait for many turns. */
const HANDSHAKES_MS = 2;
/** Begun handshakes that are read on in one turn, once they have to wait: more than begin in one, or they would pile up. */
const HANDSHAKES_READ = 4;
/**
 * A handshake is handed no more than this of what its client sends behind its greeting, a few certificates: what comes is verified in one
 * piece, each certificate of a chain may take milliseconds, and nothing shows before that it will.
 */
const HANDSHAKE_BYTES = 8 * 1024;
/** As much for a while after one that took long. */
const WARY_BYTES = 4 * 1024;
const LONG_MS = 20;
const WARY_MS = 60_000;
/** How many times as long as one that took more than its share no other is read on. */
const REST_FACTOR = 2;
/** Who sends more than this before a turn that took long sends what makes work without being a request: frames, long headers. */
const MUCH_BYTES = 16 * 1024;

/** How long the first record of TLS is that these bytes begin (RFC 8446, 5.1). What begins none, or one longer than can be, does not get any better. */
function recordLength(greeting: Buffer): number {
  const HANDSHAKE = 22;
  const HEAD_BYTES = 5;
  const MOST_BYTES = 16 * 1024;
  if (greeting[0] !== HANDSHAKE) return greeting.length;
  if (greeting.length < HEAD_BYTES) return HEAD_BYTES;
  const length = greeting.readUInt16BE(3);
  return length <= MOST_BYTES ? HEAD_BYTES + length : greeting.length;
}

export class StrangerPace {
  readonly #begins = new Turns({ sliceMs: HANDSHAKES_MS });
  readonly #ends = new Turns({ pieces: HANDSHAKES_READ });
  readonly #reads = new Turns();
  /** Those that are read as soon as they send something, with the bytes that had been read from them when they were looked at last. */
  readonly #reading = new Map<Connection, number>();
  /** When this turn's first piece of work was done, in milliseconds; -1: none yet. */
  #begun = -1;
  #looked = 0;
  #turn = 0;
  #isTurnWatched = false;
  #waryUntil = Number.NEGATIVE_INFINITY;
  #restUntil = Number.NEGATIVE_INFINITY;

  /** `now` is a monotonic time in milliseconds. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Counts turns of the event loop in which strangers are read. */
  get turn(): number {
    return this.#turn;
  }

  /**
   * Calls `begin` when it is the turn of a new connection; never for one that is gone by then. It begins once its greeting is whole, so that
   * one that says nothing, or not all of it, costs a descriptor and no more, and nobody waits for it.
   */
  greet(connection: Connection, begin: () => void): void {
    const { raw } = connection;
    let greeting: Buffer | undefined;
    const onReadable = (): void => {
      if (raw.destroyed) return;
      const more = raw.read() as Buffer | null;
      if (more === null) return void raw.destroy();
      greeting = greeting === undefined ? more : Buffer.concat([greeting, more]);
      const length = recordLength(greeting);
      connection.greeting = greeting.length < length;
      if (connection.greeting) return;
      raw.off("readable", onReadable);
      raw.unshift(greeting.subarray(0, length));
      const ahead = greeting.subarray(length);
      this.#begins.take(() => {
        if (raw.destroyed) return;
        this.#read(connection);
        begin();
        connection.giveReads = takeReads(raw, (bytes) => this.#feed(connection, bytes));
        // Node reads the greeting in a tick, and begins to read on.
        process.nextTick(() => {
          if (ahead.length > 0) this.#feed(connection, ahead);
          if (this.now() < this.#restUntil) this.yieldTurn(connection);
        });
      }, connection.address);
    };
    raw.on("readable", onReadable);
  }

  /** To be called for each piece of work: the end of a handshake, well or not, a request. */
  note(): void {
    const now = this.now();
    if (this.#begun < 0) {
      this.#beginTurn(now);
    } else if (now - this.#begun >= SLICE_MS) {
      for (const connection of this.#reading.keys()) this.yieldTurn(connection);
    }
  }

  #beginTurn(now: number): void {
    this.#begun = now;
    this.#watchTurn();
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
    const turns = connection.standing === "handshake" ? this.#ends : this.#reads;
    turns.take(() => this.#haveTurn(connection), connection.address);
  }

  /** What has come is served before anything else is read. */
  #haveTurn(connection: Connection): void {
    if (!connection.waiting || connection.raw.destroyed) return;
    const rest = connection.standing === "handshake" ? this.#restUntil - this.now() : 0;
    if (rest > 0) return void setTimeout(() => this.#queue(connection), rest).unref();
    if (!connection.serveDeferred()) this.#readOn(connection);
    // Somebody may have become known.
    else if (connection.waiting) this.#queue(connection);
  }

  /** What has come on a connection of which the handshake is under way. Who sends more than one needs is cut off. */
  #feed(connection: Connection, bytes: Buffer): void {
    const began = this.now();
    const most = (began < this.#waryUntil ? WARY_BYTES : HANDSHAKE_BYTES) - connection.fed;
    connection.fed += bytes.length;
    if (this.#begun < 0) this.#beginTurn(began);
    feed(connection.handshake, bytes.subarray(0, Math.max(0, most)));
    const ended = this.now();
    if (ended - began >= SLICE_MS) this.#restUntil = ended + (ended - began) * REST_FACTOR;
    if (ended - began >= LONG_MS && connection.fed > WARY_BYTES) this.#waryUntil = ended + WARY_MS;
    this.note();
    if (bytes.length <= most) return;
    // Requests may come with what ends it.
    if (connection.tls === undefined) connection.cut();
    else feed(connection.tls, bytes.subarray(most));
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
