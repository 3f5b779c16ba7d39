/** The body of an answer that somebody was asked for, at the pace of its reader, in pieces that are as large as what is there. */
import type { IncomingMessage } from "node:http";
import { JoinedPieces } from "./joined-pieces.js";
import { PacedReading } from "./paced-reading.js";

/**
 * Takes the body of `answer` over, which nobody else may read, and paces the reading of its connection: to be made as soon as there is a
 * head. Fails with an Error when the answer breaks off; destroying it breaks the answer off.
 */
export class JoinedBody extends JoinedPieces {
  readonly #reading: PacedReading;

  constructor(private readonly answer: IncomingMessage) {
    super();
    this.#reading = PacedReading.of(answer.socket);
    answer
      .on("data", (chunk: Buffer) => void this.add(chunk))
      .once("end", () => {
        // The connection may be another answer's from here on.
        this.#reading.release();
        this.end();
      })
      .once("error", (error) => this.destroy(error))
      .once("close", () => {
        if (!this.isWhole) this.destroy(new Error("aborted"));
      });
  }

  protected override hold(): void {
    this.#reading.hold();
  }

  protected override release(): void {
    this.#reading.release();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (!this.isWhole) {
      this.answer.destroy();
      this.#reading.release();
    }
    done(error);
  }
}
