/** A transport over the platform's `fetch`: browsers, workers, other runtimes. TLS is the platform's business there. */
import { openPlatformSocket } from "./platform-socket.js";
import { type Transport, TransportError, type TransportRequest, type TransportResponse } from "./transport.js";

export interface FetchTransportOptions {
  /** Address of the server, e.g. `https://api.example.com`; may have a path. */
  readonly server: string;
  /** Default: the global one. */
  readonly fetch?: typeof globalThis.fetch;
}

/** Client certificates cannot be given to `fetch`: a request that carries one is refused with a TransportError. */
export function fetchTransport({ server, fetch = globalThis.fetch }: FetchTransportOptions): Transport {
  const base = server.replace(/\/+$/, "");
  const closing = new AbortController();
  return {
    async send(request) {
      if (request.certificate !== undefined)
        throw new TransportError("fetch takes no client certificates: use a token, or the transport for Node");
      const signal = request.signal === undefined ? closing.signal : AbortSignal.any([request.signal, closing.signal]);
      try {
        return answerOf(await fetch(base + request.path, { ...requestInit(request), signal }), base, signal);
      } catch (cause) {
        throw failure(cause, base, request.signal);
      }
    },
    async openSocket(request) {
      const signal = request.signal === undefined ? closing.signal : AbortSignal.any([request.signal, closing.signal]);
      return openPlatformSocket(base, { ...request, signal });
    },
    close: () => closing.abort(new TransportError("the client was closed")),
  };
}

function requestInit(request: TransportRequest): RequestInit {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of typeof value === "string" ? [value] : value) headers.append(name, one);
  }
  return {
    method: request.method,
    headers,
    redirect: "error",
    ...(request.body === undefined ? {} : { body: request.body as NonNullable<RequestInit["body"]> }),
  };
}

function failure(cause: unknown, base: string, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason;
  if (cause instanceof TransportError) return cause;
  return new TransportError(`cannot reach ${base}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
}

function answerOf(response: Response, base: string, signal: AbortSignal): TransportResponse {
  return {
    status: response.status,
    header: (name) => response.headers.get(name) ?? undefined,
    async bytes() {
      try {
        return new Uint8Array(await response.arrayBuffer());
      } catch (cause) {
        throw failure(cause, base, signal);
      }
    },
    chunks: () => chunksOf(response, base, signal),
    cancel: () => void response.body?.cancel().catch(() => {}),
  };
}

async function* chunksOf(response: Response, base: string, signal: AbortSignal): AsyncGenerator<Uint8Array, void> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value as Uint8Array;
    }
  } catch (cause) {
    throw failure(cause, base, signal);
  } finally {
    await reader.cancel().catch(() => {});
  }
}
