/** Where the frames of a watch go. */
import type { Exchange, ResponseStream } from "./exchange.js";
import { writeInChunks } from "./write-in-chunks.js";

/** In the pieces that it is made of. */
export type Frame = readonly Buffer[];

export interface WatchAnswer {
  readonly closed: boolean;
  /** Sends frames. A promise where the client is behind: it resolves when that has caught up with all of them, or is gone. */
  send(frames: readonly Frame[]): Promise<void> | undefined;
  /** Finishes cleanly. */
  end(): void;
  /** Breaks the answer off so that the client can tell it is incomplete. */
  destroy(): void;
  /** Calls back once the answer is over. */
  onClose(listener: () => void): void;
}

/** Frames one behind the other. */
export class StreamedAnswer implements WatchAnswer {
  readonly #stream: ResponseStream;

  constructor(
    private readonly exchange: Exchange,
    mediaType: string,
  ) {
    this.#stream = exchange.stream(200, mediaType, { live: true });
  }

  get closed(): boolean {
    return this.#stream.closed;
  }

  send(frames: readonly Frame[]): Promise<void> | undefined {
    return writeInChunks(this.#stream, frames.length === 1 ? (frames[0] as Frame) : frames.flat());
  }

  end(): void {
    this.#stream.end();
  }

  destroy(): void {
    this.#stream.destroy();
  }

  onClose(listener: () => void): void {
    this.exchange.onClose(listener);
  }
}
