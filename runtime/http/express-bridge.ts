/**
 * Express over both protocol versions. Express 5 gives a request the prototype of HTTP/1's, which breaks Node's HTTP/2 objects;
 * so it is handed a request and a response of HTTP/1's kind that belong to no connection, and what it writes goes into the exchange.
 */
import type { ServerResponse } from "node:http";
import type { Express } from "express";
import { withoutConnection } from "../flow/node-internals.js";
import type { HttpRequest } from "./http-request.js";

const requests = new WeakMap<object, HttpRequest>();

/** The pipeline's request that an Express request stands for. */
export function requestOf(incoming: object): HttpRequest {
  const request = requests.get(incoming);
  if (request === undefined) throw new Error("not a request of this server");
  return request;
}

/** Lets Express answer a request; resolves when it has, rejects with what its handlers threw. Bodies are not read. */
export function runExpress(application: Express, request: HttpRequest): Promise<void> {
  const { exchange } = request;
  return new Promise((resolve, reject) => {
    const { incoming, outgoing } = withoutConnection(exchange.socket);
    // Routes match by path alone; which methods a path takes is said once for all of them.
    incoming.method = "GET";
    incoming.url = targetOf(request.info.path);
    incoming.headers = exchange.headers;
    requests.set(incoming, request);
    const chunks: Buffer[] = [];
    const collect = (chunk: unknown, encoding?: unknown): void => {
      if (typeof chunk === "string") chunks.push(Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8"));
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
    };
    outgoing.write = ((chunk: unknown, encoding?: unknown) => {
      collect(chunk, encoding);
      return true;
    }) as typeof outgoing.write;
    outgoing.end = ((chunk?: unknown, encoding?: unknown) => {
      collect(chunk, encoding);
      const contentType = String(outgoing.getHeader("content-type") ?? "");
      const body = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
      exchange.send(outgoing.statusCode, contentType, body, headersOf(outgoing));
      resolve();
      return outgoing;
    }) as typeof outgoing.end;
    application(incoming as never, outgoing as never, reject);
  });
}

/** A path as the only target that Express reads by itself: it leaves others to a parser of URLs that Node warns of. */
function targetOf(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** Headers that Express set, apart from those that the exchange sets itself. */
function headersOf(response: ServerResponse): string[] {
  const own = new Set(["content-type", "content-length", "date", "connection"]);
  return Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    own.has(name) || value === undefined ? [] : [name, String(value)],
  );
}
