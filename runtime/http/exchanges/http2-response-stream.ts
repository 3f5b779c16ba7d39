/** An answer over HTTP/2 that goes on. */
import type { ServerHttp2Stream } from "node:http2";
import type { ResponseStream } from "../../endpoints/exchange.js";
import { resetStream } from "./stream-end.js";

/**
 * What may wait in all streams of the process together before each is given less at a time: when a client opens the windows of many at
 * once, all that waits in them is encrypted in one turn of the event loop.
 */
const MOST_WAITING_BYTES = 8 * 1024 * 1024;
/** What a stream is given then until it has been taken. */
const LEAST_WAITING_BYTES = 4 * 1024;

let waitingOfAll = 0;

export class Http2ResponseStream implements ResponseStream {
  /** Bytes of each write that has not left. */
  readonly #writes: number[] = [];
  #waiting = 0;
  #drained: PromiseWithResolvers<void> | undefined;

  constructor(private readonly native: ServerHttp2Stream) {}

  get closed(): boolean {
    return this.native.closed || this.native.destroyed;
  }

  write(chunk: Buffer): boolean {
    if (this.closed) return false;
    this.#writes.push(chunk.length);
    this.#waiting += chunk.length;
    waitingOfAll += chunk.length;
    const mayGoOn = this.native.write(chunk, this.#taken);
    return mayGoOn && (this.#waiting <= LEAST_WAITING_BYTES || waitingOfAll <= MOST_WAITING_BYTES);
  }

  drained(): Promise<void> {
    if (this.#waiting === 0 || this.closed) return Promise.resolve();
    this.#drained ??= Promise.withResolvers();
    return this.#drained.promise;
  }

  end(): void {
    if (!this.closed) this.native.end();
  }

  destroy(): void {
    resetStream(this.native);
  }

  /** Called for each write in turn, also for those of a stream that was closed before. */
  readonly #taken = (): void => {
    const bytes = this.#writes.shift() ?? 0;
    this.#waiting -= bytes;
    waitingOfAll -= bytes;
    if (this.#waiting > 0) return;
    this.#drained?.resolve();
    this.#drained = undefined;
  };
}
