/** The body of an answer that somebody was asked for, at the pace of its reader, in pieces that are as large as what is there. */
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { JoinedChunks } from "./joined-chunks.js";
import { PacedReading } from "./paced-reading.js";

/** From so much on that its reader has not taken nothing more is read. */
const MAXIMUM_WAITING_BYTES = 64 * 1024;

/**
 * Takes the body of `answer` over, which nobody else may read, and paces the reading of its connection: to be made as soon as there is a
 * head. What comes within a callback of the connection is one piece, which goes on when that is over; so is what comes while the reader
 * takes nothing. Fails with an Error when the answer breaks off; destroying it breaks the answer off.
 */
export class JoinedBody extends Readable {
  readonly #chunks = new JoinedChunks();
  readonly #reading: PacedReading;
  #isWanted = false;
  #isScheduled = false;
  #isWhole = false;
  #isEnded = false;

  constructor(private readonly answer: IncomingMessage) {
    super({ highWaterMark: 1 });
    this.#reading = PacedReading.of(answer.socket);
    // It may break off before anybody reads it.
    this.on("error", () => undefined);
    answer
      .on("data", (chunk: Buffer) => {
        this.#chunks.add(chunk);
        if (this.#chunks.length >= MAXIMUM_WAITING_BYTES) this.#reading.hold();
        this.#schedule();
      })
      .once("end", () => {
        this.#isWhole = true;
        // The connection may be another answer's from here on.
        this.#reading.release();
        this.#schedule();
      })
      .once("error", (error) => this.destroy(error))
      .once("close", () => {
        if (!this.#isWhole) this.destroy(new Error("aborted"));
      });
  }

  override _read(): void {
    this.#isWanted = true;
    this.#give();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (!this.#isWhole) {
      this.answer.destroy();
      this.#reading.release();
    }
    done(error);
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
    if (!this.#isWhole && this.#chunks.length < MAXIMUM_WAITING_BYTES) this.#reading.release();
    if (!this.#isWhole || this.#chunks.length > 0 || this.#isEnded) return;
    this.#isEnded = true;
    this.push(null);
  }
}
