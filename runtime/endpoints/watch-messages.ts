/** A watch over a WebSocket, as programs in browsers read it: a message per event, text for JSON, else bytes (WATCH-16). */
import type { OutputForm } from "../codec/negotiation/negotiation.js";
import { LENGTH_BYTES } from "../codec/watches/encoder.js";
import type { RawExchange } from "../registry/connect.js";
import { type AcceptedSocket, acceptWebSocket } from "../registry/web-socket.js";
import type { ResponseStream } from "./exchange.js";

/** From so many bytes waiting to be sent on, the client is behind. */
const BEHIND_BYTES = 64 * 1024;
const END_OF_LINE = 0x0a;

/** Undefined when the client is gone. @throws StatusError 400 for a request that is none for a WebSocket: nothing was answered then. */
export async function openMessages(
  exchange: RawExchange,
  { encoding }: OutputForm,
): Promise<{ readonly stream: ResponseStream; onClose(listener: () => void): void } | undefined> {
  const accepted = await acceptWebSocket(exchange, ([first = ""]) => first);
  if (accepted === undefined) return undefined;
  const { socket } = accepted;
  return {
    stream: new MessageStream(accepted, encoding === "protobuf"),
    onClose(listener) {
      if (socket.readyState === socket.CLOSED) listener();
      else socket.once("close", listener);
    },
  };
}

/** Where the first frame in some bytes begins and ends; undefined while it is not all there. */
type FindFrame = (bytes: Buffer) => { readonly start: number; readonly end: number } | undefined;

const findLine: FindFrame = (bytes) => {
  const at = bytes.indexOf(END_OF_LINE);
  return at < 0 ? undefined : { start: 0, end: at + 1 };
};

const findDelimited: FindFrame = (bytes) => {
  const end = bytes.length < LENGTH_BYTES ? Number.POSITIVE_INFINITY : LENGTH_BYTES + bytes.readUInt32BE(0);
  return bytes.length < end ? undefined : { start: LENGTH_BYTES, end };
};

/** Sends each frame of what is written as a message. */
class MessageStream implements ResponseStream {
  readonly #find: FindFrame;
  /** The beginning of a frame whose rest is still to come. */
  #begun: Buffer = Buffer.alloc(0);
  #caughtUp: (() => void) | undefined;

  constructor(
    private readonly accepted: AcceptedSocket,
    private readonly isBinary: boolean,
  ) {
    this.#find = isBinary ? findDelimited : findLine;
    accepted.socket.once("close", () => this.#caughtUp?.());
  }

  get closed(): boolean {
    return this.accepted.socket.readyState !== this.accepted.socket.OPEN;
  }

  get #isBehind(): boolean {
    return !this.closed && this.accepted.socket.bufferedAmount >= BEHIND_BYTES;
  }

  write(chunk: Buffer): boolean {
    let rest = this.#begun.length === 0 ? chunk : Buffer.concat([this.#begun, chunk]);
    for (let frame = this.#find(rest); frame !== undefined; frame = this.#find(rest)) {
      this.accepted.socket.send(rest.subarray(frame.start, frame.end), { binary: this.isBinary }, () => {
        if (!this.#isBehind) this.#caughtUp?.();
      });
      rest = rest.subarray(frame.end);
    }
    this.#begun = rest;
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
}
