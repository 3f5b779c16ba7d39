/** Requests that Node's parser does not hand over: unknown methods, CONNECT, oversized headers, and what is no HTTP at all. */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { TLSSocket } from "node:tls";
import type { ResponseStream } from "../../endpoints/exchange.js";
import { failedAt } from "../../flow/node-internals.js";
import type { RawExchange } from "../../registry/connect.js";
import { auditIdOf } from "../exchanges/audit-id.js";
import type { HttpExchange } from "../exchanges/http-exchange.js";
import { AnswerHead, CACHE_CONTROL } from "../exchanges/respond.js";
import type { Connection } from "./connection.js";

const NO_BODY = Buffer.alloc(0);
const REASONS: Readonly<Record<number, string>> = { 401: "Unauthorized", 403: "Forbidden", 405: "Method Not Allowed" };

interface Head {
  readonly method: string;
  readonly url: string;
  readonly rawHeaders: readonly string[];
}

/** What a connection fails by: an error of the parser, or a request to become a tunnel. */
export type Unparsed = (Error & { code?: string; rawPacket?: Buffer }) | { readonly method: "CONNECT"; readonly request: IncomingMessage };

/**
 * Answers what can be answered, after everything that was asked before it, then hangs up: nothing that still comes is read. A readable
 * request with a strange method goes the way of every request.
 */
export function answerUnparsed(failure: Unparsed, connection: Connection, serve: (exchange: HttpExchange) => void): void {
  const socket = connection.tls;
  if (connection.broken) return;
  if (socket === undefined || socket.destroyed || !socket.writable) {
    connection.cut();
    return;
  }
  connection.broken = true;
  connection.leaving = true;
  connection.stopParsing(socket);
  const earlier = [...connection.open];
  const cut = earlier.at(-1)?.arrived === false ? earlier.pop() : undefined;
  cut?.giveUp();
  const head = headOf(failure, connection);
  afterAll(earlier, () => {
    if (socket.destroyed || !socket.writable) connection.cut();
    else if (head !== undefined) serve(new UnparsedExchange(head, connection));
    else if (cut?.answered === true) cut.onClose(() => socket.end());
    else
      socket.end(`HTTP/1.1 ${statusLine("code" in failure ? failure.code : undefined)}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
}

/** Answers leave in the order of their requests: the last one to be over is the last of them. */
export function afterAll(earlier: readonly HttpExchange[], then: () => void): void {
  const last = earlier.at(-1);
  if (last === undefined) then();
  else last.onClose(then);
}

/**
 * The head of a request that the parser gave up on for its method. Only when it is known to begin with the packet: what comes behind
 * another request, or behind a body, may be part of that.
 */
function headOf(failure: Unparsed, connection: Connection): Head | undefined {
  if ("request" in failure) return { method: failure.method, url: failure.request.url ?? "/", rawHeaders: failure.request.rawHeaders };
  if (failure.code !== "HPE_INVALID_METHOD" || failure.rawPacket === undefined || connection.bodyBefore) return undefined;
  const head = parseHead(failure.rawPacket.toString("latin1"));
  const position = failedAt(failure);
  return head !== undefined && position !== undefined && position <= head.method.length ? head : undefined;
}

function statusLine(code: string | undefined): string {
  if (code === "HPE_HEADER_OVERFLOW") return "431 Request Header Fields Too Large";
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? "408 Request Timeout" : "400 Bad Request";
}

/** The head of an HTTP/1.x request; undefined when the text does not hold a whole one. */
function parseHead(text: string): Head | undefined {
  const [head = "", rest] = text.split("\r\n\r\n", 2);
  const [first = "", ...lines] = head.split("\r\n");
  const request = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+) (\S+) HTTP\/1\.[01]$/.exec(first);
  if (request === null || rest === undefined) return undefined;
  const rawHeaders = lines.flatMap((line) => {
    const colon = line.indexOf(":");
    return colon <= 0 ? [] : [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return { method: request[1] as string, url: request[2] as string, rawHeaders };
}

/** An exchange straight on the socket, good for one short answer. */
class UnparsedExchange extends AnswerHead implements HttpExchange {
  readonly method: string;
  readonly url: string;
  readonly rawHeaders: readonly string[];
  readonly headers: IncomingHttpHeaders;

  constructor(head: Head, connection: Connection) {
    const headers: IncomingHttpHeaders = Object.create(null);
    for (let i = 0; i < head.rawHeaders.length; i += 2)
      headers[(head.rawHeaders[i] as string).toLowerCase()] = head.rawHeaders[i + 1] as string;
    super(auditIdOf(headers["audit-id"]), connection);
    this.method = head.method;
    this.url = head.url;
    this.rawHeaders = head.rawHeaders;
    this.headers = headers;
  }

  get socket(): TLSSocket {
    return this.connection.tls as TLSSocket;
  }

  get closed(): boolean {
    return this.socket.destroyed;
  }

  get arrived(): boolean {
    return true;
  }

  protected waiting(): number {
    return this.socket.writableLength;
  }

  body(): Promise<Buffer> {
    return Promise.resolve(NO_BODY);
  }

  send(status: number, contentType: string, body: Buffer, headers: readonly string[] = []): void {
    this.status = status;
    this.bytes = body.length;
    const lines = [
      `HTTP/1.1 ${status} ${REASONS[status] ?? "Error"}`,
      `Audit-Id: ${this.auditId}`,
      `Cache-Control: ${CACHE_CONTROL}`,
      `Content-Type: ${contentType}`,
      `Date: ${new Date().toUTCString()}`,
      `Content-Length: ${body.length}`,
      "Connection: close",
    ];
    for (let i = 0; i < headers.length; i += 2) lines.push(`${headers[i]}: ${headers[i + 1]}`);
    this.socket.write(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
    this.socket.end(body);
  }

  stream(): ResponseStream {
    throw new Error("a request with an unknown method is answered with an error only");
  }

  raw(): RawExchange {
    throw new Error("a request with an unknown method is answered with an error only");
  }

  onClose(listener: () => void): void {
    this.socket.once("close", listener);
  }

  giveUp(): void {}

  destroy(): void {
    this.socket.destroy();
  }
}
