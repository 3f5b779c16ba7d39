/** What a client sends behind a request to speak another protocol, before it is told that it may. */
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { JoinedChunks } from "../../flow/joined-chunks.js";
import { PacedReading } from "../../flow/paced-reading.js";

/** Clients wait for the word; one that has sent more by then is cut off. */
const MAXIMUM_BYTES = 64 * 1024;

/** Reads ahead: of a connection that nobody reads the end would not be seen behind the first byte. */
export class EarlyBytes {
  readonly #chunks = new JoinedChunks();
  #isWatched = false;

  /** `head` was read with the head of the request. */
  constructor(
    private readonly socket: Duplex,
    head: Buffer,
  ) {
    if (head.length > 0) this.#chunks.add(head);
  }

  /** From now on the connection is destroyed when its client ends it, or sends too much. */
  watch(): void {
    if (this.#isWatched) return;
    this.#isWatched = true;
    this.socket.on("readable", this.#read).on("end", this.#ended);
  }

  /** Nothing of what it says is wanted any more, but its end is where it was. */
  readAway(): void {
    if (this.#chunks.length > 0) this.#chunks.take();
    if (!this.#isWatched) return;
    this.socket.off("readable", this.#read);
    if (this.socket instanceof Socket) PacedReading.of(this.socket);
    this.socket.resume();
  }

  /** Leaves the connection to others, who read what has come as if nobody had. */
  giveBack(): void {
    this.socket.off("readable", this.#read).off("end", this.#ended);
    if (this.#chunks.length > 0) this.socket.unshift(this.#chunks.take());
  }

  readonly #read = (): void => {
    for (let chunk: Buffer | null = this.socket.read(); chunk !== null; chunk = this.socket.read()) this.#chunks.add(chunk);
    if (this.#chunks.length > MAXIMUM_BYTES) this.#ended();
  };

  readonly #ended = (): void => {
    this.socket.destroy();
  };
}
