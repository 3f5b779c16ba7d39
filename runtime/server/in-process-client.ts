/**
 * The typed client's way into the server that it runs in: each request goes through the whole pipeline - limits, authorization, audit,
 * admission - as one from outside does, without sockets and TLS.
 */
import type { IncomingHttpHeaders } from "node:http";
import { Clientset } from "../../generated/client/clientset.js";
import { MASTERS_GROUP } from "../authz/privileged-group.js";
import { Connection } from "../client/connection.js";
import { type Encoding, jsonEncoding } from "../client/encoding.js";
import { type Transport, TransportError, type TransportRequest, type TransportResponse } from "../client/transport.js";
import { uuid } from "../clock/uuid.js";
import { readInSlices, writeInSlices } from "../codec/json/slices.js";
import type { JsonObject, JsonValue } from "../definition/json.js";
import type { UserInfo } from "../definition/request-context.js";
import { type InProcessAnswer, InProcessExchange, inProcessConnection } from "../http/exchanges/in-process-exchange.js";
import { serve } from "../http/serve.js";
import type { ServerServices } from "../http/server-services.js";
import { LARGE_BYTES } from "../registry/large-objects.js";

const NO_BODY = Buffer.alloc(0);

/** JSON; large objects and patches are written in slices, and read in slices from what the server answers. */
const slicedEncoding: Encoding = {
  ...jsonEncoding,
  encode: (object) => ({ type: jsonEncoding.accept, body: writeInSlices(object as JsonObject) }),
  json: (value) => writeInSlices(value as JsonObject | JsonValue[]),
  decode: (bytes, contentType) =>
    bytes.length < LARGE_BYTES || !contentType.startsWith(jsonEncoding.accept)
      ? jsonEncoding.decode(bytes, contentType)
      : readInSlices(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
};

/** The clients of a server that run in it. */
export class InProcessClients {
  readonly #connections: Connection[] = [];

  constructor(private readonly server: ServerServices) {}

  /** What loops, informers and the kit need. `user` is who asks; what he may do is what the server's authorization says. */
  of(user: UserInfo, userAgent: string): Clientset {
    // Whoever runs in the server looks for no other in its surroundings.
    const profile = { ...this.server.profile, serviceAccountDirectory: "", environmentPrefix: "" };
    const connection = new Connection({ transport: inProcessTransport(this.server, user), profile, userAgent, encoding: slicedEncoding });
    this.#connections.push(connection);
    return new Clientset(connection);
  }

  /** The server as a client of itself. */
  ofServer(): Clientset {
    return this.of({ name: "system:apiserver", uid: "", groups: [MASTERS_GROUP, "system:authenticated"], extra: {} }, "apiserver");
  }

  /** Ends what they have under way, and pauses before another try. */
  close(): void {
    for (const connection of this.#connections) connection.close();
  }
}

export function inProcessTransport(server: ServerServices, user: UserInfo): Transport {
  const connection = inProcessConnection(user);
  const open = new Set<InProcessExchange>();
  return {
    async send(request: TransportRequest): Promise<TransportResponse> {
      const { signal } = request;
      signal?.throwIfAborted();
      const exchange = new InProcessExchange(requestOf(request), uuid(), connection);
      const abort = (): void => exchange.destroy();
      open.add(exchange);
      signal?.addEventListener("abort", abort, { once: true });
      exchange.onClose(() => {
        open.delete(exchange);
        signal?.removeEventListener("abort", abort);
      });
      serve(exchange, server);
      try {
        return responseOf(await exchange.answer, signal);
      } catch (cause) {
        throw signal?.aborted ? signal.reason : new TransportError("the server in this process gave no answer", { cause });
      }
    },
    close(): void {
      for (const exchange of open) exchange.destroy();
    },
  };
}

function requestOf({ method, path, headers, body }: TransportRequest): ConstructorParameters<typeof InProcessExchange>[0] {
  const given = Object.entries(headers).map(([name, value]) => [name, typeof value === "string" ? value : [...value]]);
  const bytes = body === undefined ? NO_BODY : Buffer.from(body as Uint8Array);
  // What is large is recognised by it before it is read.
  const length = { "content-length": String(bytes.length) };
  return { method, url: path, headers: { ...(Object.fromEntries(given) as IncomingHttpHeaders), ...length }, body: bytes };
}

function responseOf(answer: InProcessAnswer, signal: AbortSignal | undefined): TransportResponse {
  const values = new Map<string, string>();
  for (let i = 0; i < answer.headers.length; i += 2) {
    const name = (answer.headers[i] as string).toLowerCase();
    const before = values.get(name);
    values.set(name, before === undefined ? (answer.headers[i + 1] as string) : `${before}, ${answer.headers[i + 1]}`);
  }
  async function* chunks(): AsyncGenerator<Uint8Array> {
    try {
      yield* answer.chunks();
    } catch (cause) {
      throw signal?.aborted ? signal.reason : new TransportError("the server in this process broke off", { cause });
    }
  }
  return {
    status: answer.status,
    header: (name) => values.get(name),
    async bytes() {
      const parts: Uint8Array[] = [];
      for await (const chunk of chunks()) parts.push(chunk);
      return parts.length === 1 ? (parts[0] as Uint8Array) : Buffer.concat(parts);
    },
    chunks,
    cancel: () => answer.cancel(),
  };
}
