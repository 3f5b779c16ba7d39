/** A stream of what others bring in chunks of their choice, in pieces that are as large as what is there. */
import { Readable } from "node:stream";
import { JoinedChunks } from "./joined-chunks.js";

/** From so much on that its reader has not taken nothing more is read. */
const MAXIMUM_WAITING_BYTES = 64 * 1024;

/** What comes within a callback of the connection is one piece, which goes on when that is over; so is what comes while the reader takes nothing. */
export abstract class JoinedPieces extends Readable {
  readonly #chunks = new JoinedChunks();
  #isWanted = false;
  #isScheduled = false;
  #isEnded = false;
  /** Whether its end has come. */
  protected isWhole = false;

  constructor() {
    super({ highWaterMark: 1 });
    // It may break off before anybody reads it.
    this.on("error", () => undefined);
  }

  /** Reads nothing more until `release`; what has been read already still comes. */
  protected abstract hold(): void;

  protected abstract release(): void;

  /** False where nothing more is to come. */
  protected add(chunk: Buffer): boolean {
    this.#chunks.add(chunk);
    const hasRoom = this.#chunks.length < MAXIMUM_WAITING_BYTES;
    if (!hasRoom) this.hold();
    this.#schedule();
    return hasRoom;
  }

  protected end(): void {
    this.isWhole = true;
    this.#schedule();
  }

  override _read(): void {
    this.#isWanted = true;
    this.#give();
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    process.nextTick(() => {
      this.#isScheduled = false;
      this.#give();
    });
  }

  #give(): void {
    if (this.destroyed) return;
    while (this.#isWanted && this.#chunks.length > 0) this.#isWanted = this.push(this.#chunks.next());
    if (!this.isWhole && this.#chunks.length < MAXIMUM_WAITING_BYTES) this.release();
    if (!this.isWhole || this.#chunks.length > 0 || this.#isEnded) return;
    this.#isEnded = true;
    this.push(null);
  }
}
