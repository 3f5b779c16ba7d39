/** WebSockets of the platform: browsers, workers, other runtimes. They take no headers, and tell nothing of a refusal. */
import type { MessageSocket, SocketRequest } from "./message-socket.js";
import { TransportError } from "./transport.js";

/** What has come and nobody has read yet, in bytes: the platform cannot be told to wait, so that a reader who is slower loses the connection. */
const MAXIMUM_UNREAD_BYTES = 64 * 1024 * 1024;

/** From this many bytes waiting to be sent on, senders wait. */
const SENDING_BYTES = 1024 * 1024;
const SENDING_POLL_MS = 10;

/** Rejects with TransportError, also where a header would be needed, or with the signal's reason. */
export function openPlatformSocket(
  base: string,
  { path, headers, protocols, tokenProtocol, certificate, signal }: SocketRequest,
): Promise<MessageSocket> {
  if (certificate !== undefined) throw new TransportError("WebSockets of the platform take no client certificates: use a token");
  if (Object.keys(headers).some((name) => name.startsWith("impersonate-")))
    throw new TransportError("WebSockets of the platform take no headers: nobody can be impersonated over them");
  if (headers["authorization"] !== undefined && tokenProtocol === undefined)
    throw new TransportError("WebSockets of the platform take no headers: use a token");
  const offered = tokenProtocol === undefined ? [...protocols] : [tokenProtocol, ...protocols];
  const socket = new WebSocket(base.replace(/^http/, "ws") + path, offered);
  socket.binaryType = "arraybuffer";
  const inbox = new Inbox();
  return new Promise((resolve, reject) => {
    const gone = (): void => {
      socket.close();
      inbox.fail(signal?.reason);
      reject(signal?.reason);
    };
    if (signal?.aborted) return gone();
    signal?.addEventListener("abort", gone, { once: true });
    socket.addEventListener("open", () => resolve(messageSocket(socket, inbox)));
    socket.addEventListener("message", ({ data }) => {
      const waiting = inbox.add(typeof data === "string" ? new TextEncoder().encode(data) : new Uint8Array(data as ArrayBuffer));
      if (waiting <= MAXIMUM_UNREAD_BYTES) return;
      inbox.fail(new TransportError("what comes is not read fast enough"));
      socket.close();
    });
    socket.addEventListener("close", ({ wasClean }) => {
      signal?.removeEventListener("abort", gone);
      if (wasClean) inbox.end();
      else inbox.fail(new TransportError(`the connection to ${base} broke`));
      reject(new TransportError(`the server at ${base} opened no WebSocket`));
    });
  });
}

function messageSocket(socket: WebSocket, inbox: Inbox): MessageSocket {
  return {
    protocol: socket.protocol,
    async send(message) {
      while (socket.readyState === WebSocket.OPEN && socket.bufferedAmount > SENDING_BYTES)
        await new Promise((resume) => setTimeout(resume, SENDING_POLL_MS));
      if (socket.readyState !== WebSocket.OPEN) throw new TransportError("the connection is closed");
      socket.send(message as Uint8Array<ArrayBuffer>);
    },
    async *messages() {
      try {
        yield* inbox.all();
      } finally {
        socket.close();
      }
    },
    close: () => socket.close(),
  };
}

/** Messages between being received and being read. */
class Inbox {
  readonly #messages: Uint8Array[] = [];
  #bytes = 0;
  #end: { readonly error?: unknown } | undefined;
  #wake: () => void = () => undefined;

  /** Gives the bytes that wait. */
  add(message: Uint8Array): number {
    this.#messages.push(message);
    this.#bytes += message.length;
    this.#wake();
    return this.#bytes;
  }

  end(): void {
    this.#end ??= {};
    this.#wake();
  }

  fail(error: unknown): void {
    this.#end ??= { error };
    this.#wake();
  }

  async *all(): AsyncGenerator<Uint8Array, void> {
    for (;;) {
      const message = this.#messages.shift();
      if (message !== undefined) {
        this.#bytes -= message.length;
        yield message;
      } else if (this.#end === undefined) {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      } else if ("error" in this.#end) throw this.#end.error;
      else return;
    }
  }
}
