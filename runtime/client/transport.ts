/** The seam below the client: something that carries one HTTP request. Node's sockets, `fetch` and a server in the same process are such. */

import type { SocketAnswer, SocketRequest } from "./message-socket.js";

/** PEM texts of a client certificate and its key. */
export interface ClientCertificate {
  readonly certificate: string;
  readonly key: string;
}

export interface TransportRequest {
  readonly method: string;
  /** Absolute path with query, below the server's own path. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: Uint8Array | string;
  /** What the TLS connection proves itself with; another one than before takes new connections and closes the old. */
  readonly certificate?: ClientCertificate;
  readonly signal?: AbortSignal;
}

/** An answer whose head has come. Either `bytes` or `chunks` is used, once; `cancel` when neither is. */
export interface TransportResponse {
  readonly status: number;
  /** A header by its lower-case name; repeated ones are joined by `, `. */
  header(name: string): string | undefined;
  /** The whole body. Throws {@link TransportError} when the connection breaks. */
  bytes(): Promise<Uint8Array>;
  /** The body as it comes. Throws as `bytes` does; leaving the loop early cancels. */
  chunks(): AsyncIterable<Uint8Array>;
  cancel(): void;
}

export interface Transport {
  /** Rejects with {@link TransportError}, or with the signal's reason when it is aborted. */
  send(request: TransportRequest): Promise<TransportResponse>;
  /** Rejects as `send` does. Absent: the transport has no WebSockets. */
  openSocket?(request: SocketRequest): Promise<SocketAnswer>;
  /** Closes all connections; what is under way fails. */
  close(): void;
}

/** The server could not be reached, or the connection broke. The message holds the server's address and no credentials. */
export class TransportError extends Error {
  /** System's code such as `ECONNREFUSED`, when there is one. */
  readonly code: string | undefined;
  /** True when no byte of the request can have been handled, or a kept connection turned out closed: sending again is safe for reads. */
  readonly stale: boolean;

  constructor(message: string, options: { readonly cause?: unknown; readonly stale?: boolean } = {}) {
    super(message, { cause: options.cause });
    this.name = "TransportError";
    const code = (options.cause as { code?: unknown } | undefined)?.code;
    this.code = typeof code === "string" ? code : undefined;
    this.stale = options.stale ?? false;
  }
}
