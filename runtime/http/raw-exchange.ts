/** Exchanges as they came, for connects: the body as a stream, the answer as a stream, or the connection itself. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { constants, type IncomingHttpHeaders, type ServerHttp2Stream } from "node:http2";
import type { Duplex } from "node:stream";
import type { RawExchange } from "../registry/connect.js";
import { ClientGoneError } from "./respond.js";

/** A connection whose client asked to speak something else from here on. */
export interface AskedUpgrade {
  readonly socket: Duplex;
  /** What was read of it behind the head of the request. */
  readonly head: Buffer;
}

/** `begun` is told the status of the answer; 101 for a connection that is handed over. */
export function rawHttp1(
  request: IncomingMessage,
  response: ServerResponse,
  upgrade: AskedUpgrade | undefined,
  begun: (status: number) => void,
): RawExchange {
  return {
    method: request.method as string,
    headers: request.headers,
    body: request,
    asksUpgrade: upgrade !== undefined,
    respond(status, headers) {
      begun(status);
      return response.writeHead(status, headers);
    },
    upgrade() {
      if (upgrade === undefined) throw new RangeError("the client asked for no upgrade");
      begun(101);
      const { socket, head } = upgrade;
      response.detachSocket(socket as Parameters<typeof response.detachSocket>[0]);
      if (head.length > 0) socket.unshift(head);
      return socket;
    },
    onClose(listener) {
      if (request.socket.destroyed || response.writableFinished) listener();
      else (upgrade === undefined ? response : upgrade.socket).once("close", listener);
    },
  };
}

/** HTTP/2 has no upgrades. */
export function rawHttp2(stream: ServerHttp2Stream, headers: IncomingHttpHeaders, begun: (status: number) => void): RawExchange {
  return {
    method: headers[":method"] ?? "",
    headers,
    body: stream,
    asksUpgrade: false,
    respond(status, given) {
      if (stream.destroyed) throw new ClientGoneError();
      begun(status);
      stream.respond({ ...given, [constants.HTTP2_HEADER_STATUS]: status });
      return stream;
    },
    upgrade() {
      throw new RangeError("HTTP/2 has no upgrades");
    },
    onClose(listener) {
      if (stream.closed || stream.destroyed) listener();
      else stream.once("close", listener);
    },
  };
}
