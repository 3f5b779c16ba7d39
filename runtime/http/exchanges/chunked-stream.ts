/**
 * A streamed answer over HTTP/1.1 that frames its own chunks. Node's framing copies every chunk once more to join it with its length;
 * here a large chunk is written as it is behind a few bytes of its own, and a small one that goes to many clients, a watch event, is
 * framed once for all of them.
 */
import type { ServerResponse } from "node:http";
import type { Writable } from "node:stream";
import type { ResponseStream } from "../../endpoints/exchange.js";
import { drained } from "../../endpoints/stream-drained.js";
import { leaveChunksAlone } from "../../flow/node-internals.js";

/** From this size on a chunk is not copied. */
const LARGE_BYTES = 16 * 1024;

const LAST_CHUNK = Buffer.from("0\r\n\r\n", "latin1");
const END_OF_CHUNK = Buffer.from("\r\n", "latin1");

/** Framed forms of chunks that are shared between answers. */
const framedChunks = new WeakMap<Buffer, Buffer>();

export class ChunkedStream implements ResponseStream {
  /** `response` has sent `Transfer-Encoding: chunked`, and not to HEAD. */
  constructor(
    private readonly response: ServerResponse,
    /** Whether the same chunks are written to many answers. */
    private readonly shared: boolean,
  ) {
    leaveChunksAlone(response);
  }

  get closed(): boolean {
    return this.response.closed || this.response.destroyed;
  }

  /**
   * Where the answer goes: to its connection, at once, as soon as that is its own and what waited has been written. By way of the answer
   * each write would wait for the end of the turn, where those to all clients come one behind the other with nothing between.
   */
  get #target(): Writable {
    return this.response.socket ?? this.response;
  }

  write(chunk: Buffer): boolean {
    const target = this.#target;
    if (chunk.length === 0) return !target.writableNeedDrain;
    if (chunk.length < LARGE_BYTES) return target.write(this.#framed(chunk));
    target.cork();
    target.write(Buffer.from(`${chunk.length.toString(16)}\r\n`, "latin1"));
    target.write(chunk);
    const goesOn = target.write(END_OF_CHUNK);
    target.uncork();
    return goesOn;
  }

  drained(): Promise<void> {
    return drained(this.#target);
  }

  end(): void {
    this.response.end(LAST_CHUNK);
  }

  destroy(): void {
    this.response.destroy();
  }

  #framed(chunk: Buffer): Buffer {
    if (!this.shared) return frame(chunk);
    let framed = framedChunks.get(chunk);
    if (framed === undefined) {
      framed = frame(chunk);
      framedChunks.set(chunk, framed);
    }
    return framed;
  }
}

function frame(chunk: Buffer): Buffer {
  const head = `${chunk.length.toString(16)}\r\n`;
  const framed = Buffer.allocUnsafe(head.length + chunk.length + 2);
  framed.write(head, 0, "latin1");
  framed.set(chunk, head.length);
  framed.write("\r\n", head.length + chunk.length, "latin1");
  return framed;
}
