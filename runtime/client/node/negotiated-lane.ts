/** HTTP/2 where the server offers it, HTTP/1.1 where it does not: asked once, by a handshake (RFC 7301). */
import { isIP } from "node:net";
import { connect } from "node:tls";
import type { ClientCertificate, TransportRequest, TransportResponse } from "../transport.js";
import { failureOf } from "./incoming-body.js";
import type { Lane } from "./node-transport.js";
import { type ServerTls, tlsOptions } from "./tls-options.js";

export class NegotiatedLane implements Lane {
  #lane: Lane | undefined;
  #asking: Promise<Lane> | undefined;
  #closed = false;

  /** `lanes` makes the one that the server's answer asks for. A failed handshake is tried again with the next request. */
  constructor(
    private readonly ask: () => Promise<boolean>,
    private readonly lanes: (http2: boolean) => Lane,
  ) {}

  send(request: TransportRequest): Promise<TransportResponse> {
    if (this.#lane !== undefined) return this.#lane.send(request);
    this.#asking ??= this.#choose().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking.then((lane) => lane.send(request));
  }

  close(): void {
    this.#closed = true;
    this.#lane?.close();
  }

  async #choose(): Promise<Lane> {
    const lane = this.lanes(await this.ask());
    this.#lane = lane;
    if (this.#closed) lane.close();
    return lane;
  }
}

/** Whether a server takes HTTP/2 on this address. Rejects with a TransportError when there is no talking to it. */
export function offersHttp2(url: URL, tls: ServerTls, certificate: ClientCertificate | undefined): Promise<boolean> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: Number(url.port === "" ? 443 : url.port),
      ALPNProtocols: ["h2", "http/1.1"],
      ...(isIP(host) === 0 ? { servername: host } : {}),
      ...tlsOptions(tls, certificate),
    });
    socket.once("secureConnect", () => {
      resolve(socket.alpnProtocol === "h2");
      socket.destroy();
    });
    socket.once("error", (cause) => reject(failureOf(cause, url.origin, undefined)));
    socket.once("close", () => reject(failureOf(undefined, url.origin, undefined)));
  });
}
