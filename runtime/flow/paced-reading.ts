/**
 * What a connection brings, handed to whatever parses it in slices: a read of 64 KiB can be ten thousand chunks of one byte, each of
 * which calls back, and many connections are read in one turn of the event loop. All connections that are read so share one slice of
 * each turn.
 */
import type { Socket } from "node:net";
import { joinArrivals, noteArrival } from "./arrivals.js";
import { LoopSlice } from "./loop-slice.js";

/** So much is parsed before it is looked whether others are to have their turn: in chunks of one byte, some milliseconds. */
const SLICE_BYTES = 16 * 1024;
/** A slice that took less was of large chunks, milliseconds: what comes next is handed on as it was read, as long as nobody waits for it. */
const QUICK_MS = 0.5;

const reading = new LoopSlice();
const paced = new WeakMap<Socket, PacedReading>();

/** The reading of one connection, to begin before anything of it is parsed. Hardly more than one read of the connection is kept beside it. */
export class PacedReading {
  /** What was read and not handed on yet; null is the end. */
  readonly #arrived: (Buffer | null)[] = [];
  readonly #pushTo: Socket["push"];
  readonly #readFrom: Socket["_read"];
  #isWanted = true;
  #isHeld = false;
  #isWaiting = false;
  /** Whether the last slice was. */
  #isQuick = false;

  /** That of `socket`; from now on it is paced. Those who share a `holder` share the turns of one. */
  static of(socket: Socket, holder = ""): PacedReading {
    let own = paced.get(socket);
    if (own === undefined) {
      own = new PacedReading(socket, holder);
      paced.set(socket, own);
    }
    return own;
  }

  private constructor(
    private readonly socket: Socket,
    private readonly holder: string,
  ) {
    const early = socket.read() as Buffer | null;
    if (early !== null) this.#arrived.push(early);
    this.#pushTo = socket.push.bind(socket);
    this.#readFrom = socket._read.bind(socket);
    joinArrivals(socket);
    socket.push = (chunk: Buffer | null): boolean => {
      noteArrival();
      this.#arrived.push(chunk);
      this.#handOn();
      return this.#arrived.length === 0 && this.#isWanted;
    };
    socket._read = (size: number): void => {
      this.#isWanted = true;
      if (this.#arrived.length === 0 && !this.#isHeld) this.#readFrom(size);
      else this.#handOn();
    };
    socket.on("resume", () => this.#handOn());
  }

  /** Hands on nothing more, and soon reads nothing more, until `release`; what of a slice is being parsed still comes. */
  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    if (this.#arrived.length > 0) this.#handOn();
    else if (this.#isWanted && !this.socket.destroyed) this.#readFrom(SLICE_BYTES);
  }

  readonly #handOn = (): void => {
    while (this.#arrived.length > 0 && this.#mayHandOn()) {
      if (reading.isOver()) {
        this.#isWaiting = true;
        reading.take(this.#takeTurn, this.holder);
        return;
      }
      this.#handOnSlice(this.#isQuick);
    }
  };

  readonly #takeTurn = (): void => {
    this.#isWaiting = false;
    if (this.#arrived.length > 0 && this.#mayHandOn()) this.#handOnSlice(false);
    this.#handOn();
  };

  /** A connection that does not flow would keep what it is handed, and give all of it at once when it does; its end it tells at once. */
  #mayHandOn(): boolean {
    const { destroyed, readableFlowing } = this.socket;
    if (destroyed || this.#isHeld || this.#isWaiting) return false;
    return (this.#isWanted && readableFlowing === true) || this.#arrived[0] === null;
  }

  #handOnSlice(isWhole: boolean): void {
    const first = this.#arrived.shift() as Buffer | null;
    if (first === null) {
      this.#pushTo(null);
      this.socket.read(0);
      return;
    }
    const isCut = !isWhole && first.length > SLICE_BYTES;
    if (isCut) this.#arrived.unshift(first.subarray(SLICE_BYTES));
    const begun = performance.now();
    this.#isWanted = this.#pushTo(isCut ? first.subarray(0, SLICE_BYTES) : first);
    this.#isQuick = performance.now() - begun < QUICK_MS;
  }
}
