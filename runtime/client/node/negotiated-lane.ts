/** HTTP/2 where the server offers it, HTTP/1.1 where it does not: asked once, by a handshake (RFC 7301). */
import { untilAborted } from "../pause.js";
import { type ClientCertificate, TransportError, type TransportRequest, type TransportResponse } from "../transport.js";
import { failureOf } from "./incoming-body.js";
import type { Lane } from "./node-transport.js";
import { connectSecurely, type ServerTls, tlsOptions } from "./tls-options.js";

export class NegotiatedLane implements Lane {
  #lane: Lane | undefined;
  #asking: Promise<Lane> | undefined;
  readonly #closing = new AbortController();

  /**
   * `lanes` makes the one that the server's answer asks for; `ask` rejects when its signal is aborted. A failed handshake is tried again with
   * the next request.
   */
  constructor(
    private readonly ask: (signal: AbortSignal) => Promise<boolean>,
    private readonly lanes: (http2: boolean) => Lane,
  ) {}

  send(request: TransportRequest): Promise<TransportResponse> {
    if (this.#lane !== undefined) return this.#lane.send(request);
    this.#asking ??= this.#choose().finally(() => {
      this.#asking = undefined;
    });
    return untilAborted(this.#asking, request.signal).then((lane) => lane.send(request));
  }

  close(): void {
    this.#closing.abort(new TransportError("the client was closed"));
    this.#lane?.close();
  }

  async #choose(): Promise<Lane> {
    const { signal } = this.#closing;
    const lane = this.lanes(await this.ask(signal));
    signal.throwIfAborted();
    this.#lane = lane;
    return lane;
  }
}

export interface Handshake {
  /** How long the server may be silent, milliseconds. */
  readonly patienceMs: number;
  readonly signal: AbortSignal;
}

/**
 * Whether a server takes HTTP/2 on this address. Rejects with a TransportError when there is no talking to it, and with the signal's reason
 * when that is aborted.
 */
export function offersHttp2(
  url: URL,
  tls: ServerTls,
  certificate: ClientCertificate | undefined,
  { patienceMs, signal }: Handshake,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const socket = connectSecurely(url, tlsOptions(tls, certificate), ["h2", "http/1.1"]);
    const abort = (): void => void socket.destroy();
    signal.addEventListener("abort", abort, { once: true });
    socket.once("secureConnect", () => {
      resolve(socket.alpnProtocol === "h2");
      socket.destroy();
    });
    socket.setTimeout(patienceMs, () => socket.destroy(new Error("it does not answer")));
    socket.once("error", (cause) => reject(failureOf(cause, url.origin, signal)));
    socket.once("close", () => {
      signal.removeEventListener("abort", abort);
      reject(failureOf(undefined, url.origin, signal));
    });
  });
}
