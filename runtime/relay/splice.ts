/** Two connections made one: what comes from either goes to the other, as fast as that takes it, until one of them ends. */
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { JoinedChunks } from "../flow/joined-chunks.js";
import { LoopSlice } from "../flow/loop-slice.js";
import { PacedReading } from "../flow/paced-reading.js";

/** How long a side may take to read what the other one has sent before it ended, and to end too, in milliseconds. */
const FAREWELL_MS = 10_000;
/** From so much on that the other side has not taken nothing more is read. */
const MAXIMUM_WAITING_BYTES = 64 * 1024;
/** From this size on a chunk goes by itself: half of what an encrypted connection brings at a time when it brings much. */
const LARGE_CHUNK_BYTES = 8 * 1024;

const passing = new LoopSlice();

/** Resolves when both are closed. `signal` ends both at once. All splices share slices of the event loop, and those of a `user` one turn. */
export function splice(client: Duplex, backend: Duplex, signal: AbortSignal, user: string): Promise<void> {
  return new Promise((resolve) => {
    PacedReading.of(client as Socket, user);
    let open = 2;
    let late: NodeJS.Timeout | undefined;
    const cut = (): void => {
      client.destroy();
      backend.destroy();
    };
    const closed = (): void => {
      if (--open > 0) return;
      clearTimeout(late);
      signal.removeEventListener("abort", cut);
      resolve();
    };
    const follow = (from: Duplex, to: Duplex): void => {
      const passage = new Passage(from, to, user);
      from.on("error", () => from.destroy());
      from.once("end", () => {
        late ??= setTimeout(cut, FAREWELL_MS);
        passage.end();
      });
      from.once("close", () => {
        late ??= setTimeout(cut, FAREWELL_MS);
        // What still comes is read away: a connection that is closed over it takes what was sent with it.
        to.resume();
        passage.end();
        closed();
      });
    };
    follow(client, backend);
    follow(backend, client);
    if (signal.aborted) cut();
    else signal.addEventListener("abort", cut, { once: true });
  });
}

/** What goes one way: what comes in a turn is one piece, so that who sends byte for byte has none of them written for itself. */
class Passage {
  readonly #chunks = new JoinedChunks();
  #isScheduled = false;
  #isEnding = false;

  constructor(
    private readonly from: Duplex,
    private readonly to: Duplex,
    private readonly user: string,
  ) {
    to.on("drain", () => this.#goOn());
    from.on("data", (chunk: Buffer) => {
      if (!to.writable) return;
      this.#chunks.add(chunk);
      if (this.#chunks.length >= MAXIMUM_WAITING_BYTES) from.pause();
      if (chunk.length >= LARGE_CHUNK_BYTES) this.#goOn();
      else this.#schedule();
    });
  }

  /** Ends the other side behind what waits for it. */
  end(): void {
    this.#isEnding = true;
    if (this.#chunks.length === 0) this.to.end();
    else this.#schedule();
  }

  /** At once while there is room in the slice, else when it is its turn. */
  #goOn(): void {
    if (this.#isScheduled || this.to.writableNeedDrain) return;
    if (passing.isOver()) this.#schedule();
    else this.#pass();
  }

  /** In a later turn, or at the end of this one. */
  #schedule(): void {
    if (this.#isScheduled || this.to.writableNeedDrain) return;
    this.#isScheduled = true;
    passing.take(this.#pass, this.user);
  }

  readonly #pass = (): void => {
    this.#isScheduled = false;
    const { from, to } = this;
    if (this.#chunks.length > 0) {
      const piece = this.#chunks.next(LARGE_CHUNK_BYTES);
      if (to.writable) to.write(piece);
    }
    if (to.writableNeedDrain) from.pause();
    else if (this.#chunks.length < MAXIMUM_WAITING_BYTES && from.isPaused()) from.resume();
    if (this.#chunks.length > 0) this.#schedule();
    else if (this.#isEnding) to.end();
  };
}
