/** A watch over a WebSocket, as programs in browsers read it: a message per event, text for JSON, else bytes (WATCH-16). */
import type { OutputForm } from "../codec/negotiation/negotiation.js";
import { LENGTH_BYTES } from "../codec/watches/encoder.js";
import type { RawExchange } from "../registry/connect.js";
import { type AcceptedSocket, acceptWebSocket } from "../registry/web-socket.js";
import type { Frame, WatchAnswer } from "./watch-answer.js";
import { type ChunkTarget, writeInChunks } from "./write-in-chunks.js";

/** From so many bytes waiting to be sent on, the client is behind. */
const BEHIND_BYTES = 64 * 1024;

/** Undefined when the client is gone. @throws StatusError 400 for a request that is none for a WebSocket: nothing was answered then. */
export async function openMessages(exchange: RawExchange, { encoding }: OutputForm): Promise<WatchAnswer | undefined> {
  const accepted = await acceptWebSocket(exchange, ([first = ""]) => first);
  return accepted && new MessageAnswer(accepted, encoding === "protobuf");
}

/** Sends each frame as a message, a large one in fragments. */
class MessageAnswer implements WatchAnswer, ChunkTarget {
  /** Bytes of the message under way that are not written yet. */
  #unwritten = 0;
  #caughtUp: (() => void) | undefined;

  constructor(
    private readonly accepted: AcceptedSocket,
    private readonly isBinary: boolean,
  ) {
    accepted.socket.once("close", () => this.#caughtUp?.());
  }

  get closed(): boolean {
    const { socket } = this.accepted;
    return socket.readyState !== socket.OPEN;
  }

  get #isBehind(): boolean {
    return !this.closed && this.accepted.socket.bufferedAmount >= BEHIND_BYTES;
  }

  send(frames: readonly Frame[]): Promise<void> | undefined {
    for (let at = 0; at < frames.length; ) {
      const writing = this.#message(frames[at++] as Frame);
      if (writing !== undefined) return this.#sendRest(writing, frames, at);
    }
    return undefined;
  }

  async #sendRest(writing: Promise<void>, frames: readonly Frame[], from: number): Promise<void> {
    await writing;
    for (let at = from; at < frames.length && !this.closed; at++) await this.#message(frames[at] as Frame);
  }

  /** A message has a length of its own. */
  #message([head = Buffer.alloc(0), ...others]: Frame): Promise<void> | undefined {
    const pieces = [this.isBinary ? head.subarray(LENGTH_BYTES) : head, ...others];
    this.#unwritten = pieces.reduce((sum, { length }) => sum + length, 0);
    return writeInChunks(this, pieces);
  }

  write(chunk: Buffer): boolean {
    this.#unwritten -= chunk.length;
    this.accepted.socket.send(chunk, { binary: this.isBinary, fin: this.#unwritten === 0 }, () => {
      if (!this.#isBehind) this.#caughtUp?.();
    });
    return !this.#isBehind;
  }

  drained(): Promise<void> {
    if (!this.#isBehind) return Promise.resolve();
    return new Promise((resolve) => {
      this.#caughtUp = resolve;
    });
  }

  end(): void {
    this.accepted.end();
  }

  destroy(): void {
    this.accepted.socket.terminate();
  }

  onClose(listener: () => void): void {
    const { socket } = this.accepted;
    if (socket.readyState === socket.CLOSED) listener();
    else socket.once("close", listener);
  }
}
