/** An answer over HTTP/2 that goes on. */
import type { ServerHttp2Stream } from "node:http2";
import type { ResponseStream } from "../../endpoints/exchange.js";
import { resetStream } from "./stream-end.js";

/**
 * What may wait in all streams of the process together before each is given less at a time: when a client opens the windows of many at
 * once, all that waits in them is encrypted in one turn of the event loop.
 */
const MOST_WAITING_BYTES = 8 * 1024 * 1024;
/** What a stream is given then at a time: the rest when that has been taken. */
const LEAST_WAITING_BYTES = 8 * 1024;

let waitingOfAll = 0;

export class Http2ResponseStream implements ResponseStream {
  /** What is to be given to the stream, the oldest first. */
  #rest: Buffer[] = [];
  /** Bytes of each write that has not left. */
  readonly #writes: number[] = [];
  #waiting = 0;
  #drained: PromiseWithResolvers<void> | undefined;
  #isEnding = false;

  constructor(private readonly native: ServerHttp2Stream) {}

  get closed(): boolean {
    return this.native.closed || this.native.destroyed;
  }

  write(chunk: Buffer): boolean {
    if (this.closed) return false;
    if (this.#rest.length > 0) {
      this.#rest.push(chunk);
      return false;
    }
    return this.#give(chunk) && (this.#waiting <= LEAST_WAITING_BYTES || waitingOfAll <= MOST_WAITING_BYTES);
  }

  /** Bytes that the stream has not been given. */
  get rest(): number {
    return this.#rest.reduce((sum, { length }) => sum + length, 0);
  }

  drained(): Promise<void> {
    if ((this.#waiting === 0 && this.#rest.length === 0) || this.closed) return Promise.resolve();
    this.#drained ??= Promise.withResolvers();
    return this.#drained.promise;
  }

  end(): void {
    if (this.#rest.length > 0) this.#isEnding = true;
    else if (!this.closed) this.native.end();
  }

  destroy(): void {
    resetStream(this.native);
  }

  /** Gives the stream as much of a chunk as there is room for; false when it is to be given no more for now. */
  #give(chunk: Buffer): boolean {
    const isCrowded = waitingOfAll > MOST_WAITING_BYTES && chunk.length > LEAST_WAITING_BYTES;
    const given = isCrowded ? chunk.subarray(0, LEAST_WAITING_BYTES) : chunk;
    if (isCrowded) this.#rest.unshift(chunk.subarray(LEAST_WAITING_BYTES));
    this.#writes.push(given.length);
    this.#waiting += given.length;
    waitingOfAll += given.length;
    return this.native.write(given, this.#taken) && !isCrowded;
  }

  /** Called for each write in turn, also for those of a stream that was closed before. */
  readonly #taken = (): void => {
    const bytes = this.#writes.shift() ?? 0;
    this.#waiting -= bytes;
    waitingOfAll -= bytes;
    if (this.#waiting > 0) return;
    if (this.closed) this.#rest = [];
    const next = this.#rest.shift();
    if (next !== undefined) this.#give(next);
    if (this.#rest.length > 0) return;
    if (this.#isEnding && !this.closed) {
      this.#isEnding = false;
      this.native.end();
    }
    if (this.#waiting > 0 && !this.closed) return;
    this.#drained?.resolve();
    this.#drained = undefined;
  };
}
