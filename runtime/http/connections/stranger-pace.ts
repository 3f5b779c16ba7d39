/**
 * How strangers share the event loop: in each turn one connection is read on, of those that are encrypted and on which nobody is known yet;
 * addresses take turns. Those that are read send when they like, all at once if they like: so few are read at a time, and where there are
 * more they change places. When what they send takes longer than a slice, the rest of them wait for their turns again, and when a turn has
 * taken long for whatever reason, those that have sent much do. Between any two turns everybody who is known is served; strangers wait for
 * each other.
 */
import { HolderQueue } from "../../flow/holder-queue.js";
import { startReading, stopReading } from "../../flow/node-internals.js";
import { sliceOfTurn, Turns } from "../../flow/turns.js";
import type { Connection } from "./connection.js";

/** Reading from strangers in one turn of the event loop at most, in milliseconds; a piece that takes longer is finished first. */
const SLICE_MS = 4;
/** Who sends more than this before a turn that took long sends what makes work without being a request: frames, long headers. */
const MUCH_BYTES = 16 * 1024;
/** Connections that are read at a time: all that each has sent may be read in one turn, and of what costs most little fits into a slice. */
const MOST_READ = 8;
/** After so many milliseconds others are read, where there are more; after a turn as long as any of them ask for something. */
const CHANGE_MS = 4;
const PIECES_A_LOOK = 32;
/** Where so many wait to be read for the first time no more handshakes begin: those that wait for theirs take little memory. */
const CROWD = 32;

export class StrangerPace {
  /** Those that have not been read since they were encrypted: somebody is to be known on most of them, and each has room for one a turn. */
  readonly #firsts = new Turns();
  /** Those of addresses from which somebody has been known. */
  readonly #familiarFirsts = new Turns();
  /** What has come of them, request by request: one may take as long as hundreds of others. */
  readonly #serves = new Turns({ sliceMs: SLICE_MS });
  readonly #reads = new Turns();
  readonly #fresh = new Set<Connection>();
  readonly #freshFamiliar = new Set<Connection>();
  /** Those that are read as soon as they send something, the longest read first, with the bytes that had been read from them when they were looked at last. */
  readonly #reading = new Map<Connection, number>();
  /** Those that would be read if there were room. */
  readonly #resting = new HolderQueue<Connection>();
  #isChangeDue = false;
  #isAsked = false;
  /** When the slice of this turn is over, in milliseconds; -1: nothing was done in it yet. */
  #end = -1;
  #looked = 0;
  #turn = 0;
  #isTurnWatched = false;
  #pieces = 0;

  /** `now` is a monotonic time in milliseconds. `look` is called now and then for connections that are read, and before another is read in place of one. */
  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly look: (connection: Connection) => void = () => undefined,
  ) {}

  /** Counts turns of the event loop in which strangers are read. */
  get turn(): number {
    return this.#turn;
  }

  /** Whether more have come than have been read since, of addresses from which somebody has been known, or of others. */
  isCrowded(isFamiliar: boolean): boolean {
    return (isFamiliar ? this.#freshFamiliar : this.#fresh).size >= CROWD;
  }

  #freshOf({ isFamiliar }: Connection): Set<Connection> {
    return isFamiliar ? this.#freshFamiliar : this.#fresh;
  }

  /** To be called for each piece of work: the end of a handshake, a request. */
  note(): void {
    const now = this.now();
    this.#isAsked = true;
    if (this.#end < 0) {
      this.#end = now + sliceOfTurn(SLICE_MS);
      this.#watchTurn();
    } else if (now >= this.#end) this.yieldAll();
  }

  /** Nothing more is read of any of them in this turn. */
  yieldAll(): void {
    for (const connection of this.#reading.keys()) this.yieldTurn(connection);
  }

  /** To be called for each piece of what comes, however small: to look at the clock takes as long as some of them. */
  notePiece(): void {
    if (this.#end < 0 || ++this.#pieces % PIECES_A_LOOK === 0) this.note();
  }

  /** A connection has been encrypted, and nobody is known on it. */
  enter(connection: Connection): void {
    this.#freshOf(connection).add(connection);
    this.yieldTurn(connection);
  }

  /** A stranger has had its turn: nothing more is read from the connection until it comes again. */
  yieldTurn(connection: Connection): void {
    this.#reading.delete(connection);
    if (connection.waiting) return;
    this.#keep(connection);
    this.#queue(connection);
  }

  #keep(connection: Connection): void {
    connection.waiting = true;
    stopReading(connection.raw, connection.tls);
  }

  #queue(connection: Connection): void {
    const firsts = connection.isFamiliar ? this.#familiarFirsts : this.#firsts;
    const turns = this.#freshOf(connection).has(connection) ? firsts : this.#reads;
    turns.take(() => this.#haveTurn(connection), connection.address);
  }

  /** What has come is served before anything else is read. */
  #haveTurn(connection: Connection): void {
    const isFirst = this.#freshOf(connection).delete(connection);
    if (!connection.waiting || connection.raw.destroyed) return;
    if (!connection.hasDeferred) this.#readOn(connection);
    else if (isFirst) this.#serveFirst(connection);
    else this.#serve(connection);
  }

  /** What ended the handshake, and mostly nothing else. */
  #serveFirst(connection: Connection): void {
    connection.serveDeferred(1);
    // Somebody may have become known.
    if (!connection.waiting) return;
    if (connection.used || connection.hasDeferred) this.#queue(connection);
    else this.#readOn(connection);
  }

  #serve(connection: Connection): void {
    this.#serves.take(() => {
      if (!connection.waiting || connection.raw.destroyed) return;
      connection.serveDeferred(1);
      if (!connection.waiting) return;
      if (connection.hasDeferred) this.#serve(connection);
      else this.#queue(connection);
    }, connection.address);
  }

  /** Somebody is known on the connection: it is read on, now and in every turn. */
  release(connection: Connection): void {
    this.forget(connection);
    if (connection.waiting) this.#readOn(connection);
    // The caller is in the middle of a request, which is the first.
    setImmediate(() => connection.serveDeferred(Number.POSITIVE_INFINITY));
  }

  /** It is closed. */
  forget(connection: Connection): void {
    this.#reading.delete(connection);
    this.#freshOf(connection).delete(connection);
  }

  #read(connection: Connection): void {
    const [longest] = this.#reading.keys();
    if (longest !== undefined && this.#reading.size >= MOST_READ) {
      this.#reading.delete(longest);
      this.#keep(longest);
      this.#resting.add(longest, longest.address);
      this.#changeSoon();
      this.look(longest);
    }
    this.#reading.set(connection, connection.raw.bytesRead);
    this.#watchTurn();
  }

  #changeSoon(): void {
    if (this.#isChangeDue) return;
    this.#isChangeDue = true;
    if (this.#isAsked) setImmediate(this.#change);
    else setTimeout(this.#change, CHANGE_MS).unref();
    this.#isAsked = false;
  }

  readonly #change = (): void => {
    this.#isChangeDue = false;
    for (let room = MOST_READ; room > 0 && this.#resting.size > 0; ) {
      const connection = this.#resting.take() as Connection;
      if (!connection.waiting || connection.raw.destroyed) continue;
      this.#readOn(connection);
      room--;
    }
    if (this.#resting.size > 0) this.#changeSoon();
  };

  /** Without a reference the event loop sleeps as long as nobody sends anything. */
  #watchTurn(): void {
    if (this.#isTurnWatched) return;
    this.#isTurnWatched = true;
    setImmediate(this.#endTurn).unref();
  }

  readonly #endTurn = (): void => {
    this.#isTurnWatched = false;
    this.#end = -1;
    this.#turn++;
    const now = this.now();
    if (now - this.#looked >= SLICE_MS) {
      this.#looked = now;
      for (const [connection, before] of this.#reading) {
        const { bytesRead } = connection.raw;
        if (bytesRead - before >= MUCH_BYTES) this.yieldTurn(connection);
        else this.#reading.set(connection, bytesRead);
        this.look(connection);
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
