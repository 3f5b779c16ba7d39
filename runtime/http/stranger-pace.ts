/**
 * How strangers share the event loop: in each turn a slice for handshakes to begin, a few that are read on to their ends, and one
 * connection that is read on, of those on which nobody is known yet; addresses take turns. Those that are read send when they like, all
 * at once if they like: when that takes longer than a slice, the rest of them wait for their turns again, and when a turn has taken long
 * for whatever reason, those that have sent much do. Between any two turns everybody who is known is served; strangers wait for each other.
 */
import type { TLSSocket } from "node:tls";
import type { Connection } from "./connection.js";
import { canFeed, feed, startReading, stopReading } from "./node-internals.js";
import { Turns } from "./turns.js";

/** Reading from strangers in one turn of the event loop, in milliseconds; a piece that takes longer is finished first. */
const SLICE_MS = 4;
/** Beginning handshakes in one turn. Who is to be known is among those who wait for it, and is not to wait for many turns. */
const HANDSHAKES_MS = 2;
/** Begun handshakes that are read on in one turn, once they have to wait: more than begin in one, or they would pile up. */
const HANDSHAKES_READ = 4;
/** A handshake that takes longer has had a long chain of certificates to verify; nothing shows before that it will. */
const LONG_MS = 25;
/** For so long after one, handshakes are handed no more than this of what clients send, bit by bit: a few certificates. */
const WARY_MS = 60_000;
const WARY_BYTES = 10 * 1024;
/** How soon it is looked again whether such a client has sent something; twice as long each time that it has not, up to a bound. */
const WARY_PAUSE_MS = 10;
const LONGEST_WARY_PAUSE_MS = 320;
/** Who sends more than this before a turn that took long sends what makes work without being a request: frames, long headers. */
const MUCH_BYTES = 16 * 1024;

/** Whether more of a record of TLS is to come (RFC 8446, 5.1). What is none, or longer than one can be, does not get any better. */
function isCut(greeting: Buffer): boolean {
  const HANDSHAKE = 22;
  const HEAD_BYTES = 5;
  const MOST_BYTES = 16 * 1024;
  if (greeting[0] !== HANDSHAKE) return false;
  if (greeting.length < HEAD_BYTES) return true;
  const length = greeting.readUInt16BE(3);
  return length <= MOST_BYTES && greeting.length < HEAD_BYTES + length;
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
  /** When the turn began, and for how long the event loop had had nothing to do by then, in milliseconds. */
  #turnBegan = 0;
  #idleBefore = 0;
  #waryUntil = Number.NEGATIVE_INFINITY;

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
      connection.greeting = isCut(greeting);
      if (connection.greeting) return;
      raw.off("readable", onReadable);
      raw.unshift(greeting);
      this.#begins.take(() => {
        if (raw.destroyed) return;
        this.#read(connection);
        begin();
        // It begins to be read in this turn's ticks, too.
        if (this.#isWary(connection)) process.nextTick(() => this.yieldTurn(connection));
      }, connection.address);
    };
    raw.on("readable", onReadable);
  }

  /** A handshake has ended, well or not. */
  noteHandshake(): void {
    const worked = this.now() - this.#turnBegan - (performance.nodeTiming.idleTime - this.#idleBefore);
    if (this.#isTurnWatched && worked >= LONG_MS) this.#beWary();
    this.note();
  }

  #beWary(): void {
    this.#waryUntil = this.now() + WARY_MS;
    for (const connection of this.#reading.keys()) if (connection.standing === "handshake") this.yieldTurn(connection);
  }

  #isWary({ raw, standing }: Connection): boolean {
    return standing === "handshake" && this.now() < this.#waryUntil && canFeed(raw);
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
    const turns = connection.standing === "handshake" ? this.#ends : this.#reads;
    turns.take(() => this.#haveTurn(connection), connection.address);
  }

  /** What has come is served before anything else is read. */
  #haveTurn(connection: Connection): void {
    if (!connection.waiting || connection.raw.destroyed) return;
    if (connection.handshake !== undefined && this.#isWary(connection)) this.#feed(connection, connection.handshake);
    else if (!connection.serveDeferred()) this.#readOn(connection);
    // Somebody may have become known.
    else if (connection.waiting) this.#queue(connection);
  }

  /** Who sends more than a handshake needs is cut off, and watched for further. */
  #feed(connection: Connection, handshake: TLSSocket): void {
    const count = feed(connection.raw, handshake, WARY_BYTES - connection.fed);
    connection.fed += Math.max(0, count);
    if (connection.raw.destroyed) return;
    // The end of the handshake has found the connection waiting.
    if (connection.standing === "stranger") this.#queue(connection);
    if (connection.standing !== "handshake") return;
    if (count >= 0 && connection.fed < WARY_BYTES) {
      connection.pauseMs = count > 0 ? WARY_PAUSE_MS : Math.min(Math.max(WARY_PAUSE_MS, connection.pauseMs * 2), LONGEST_WARY_PAUSE_MS);
      setTimeout(() => this.#queue(connection), connection.pauseMs).unref();
      return;
    }
    if (count > 0) this.#beWary();
    connection.cut();
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
    this.#turnBegan = this.now();
    this.#idleBefore = performance.nodeTiming.idleTime;
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
        if (connection.standing === "handshake" && bytesRead - before >= WARY_BYTES) this.#beWary();
        else if (bytesRead - before >= MUCH_BYTES) this.yieldTurn(connection);
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
