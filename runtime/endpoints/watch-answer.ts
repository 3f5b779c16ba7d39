/** Where the frames of a watch go. */
import type { Exchange, ResponseStream } from "./exchange.js";
import { chunksOf, writeChunks } from "./write-in-chunks.js";

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

/** Runs of frames joined lately: those who watch the same and were told of it together are sent the same bytes. */
const REMEMBERED_RUNS = 8;
/** A run ends with the frame that makes it this long; longer frames are not copied. A client that is behind has a run of its own on its way. */
export const RUN_BYTES = 32 * 1024;

class JoinedFrames {
  readonly #runs: { readonly frames: readonly Frame[]; readonly chunks: readonly Buffer[] }[] = [];
  #oldest = 0;

  chunks(frames: readonly Frame[]): readonly Buffer[] {
    if (frames.length === 1) return chunksOf(frames[0] as Frame);
    const known = this.#runs.find((run) => run.frames.length === frames.length && run.frames.every((frame, i) => frame === frames[i]));
    if (known !== undefined) return known.chunks;
    const chunks = chunksOf(frames.flat(), RUN_BYTES);
    this.#runs[this.#oldest] = { frames, chunks };
    this.#oldest = (this.#oldest + 1) % REMEMBERED_RUNS;
    return chunks;
  }
}

const joinedFrames = new JoinedFrames();

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
    return writeChunks(this.#stream, joinedFrames.chunks(frames));
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
