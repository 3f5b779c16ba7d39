/** Requests that Node's parser does not hand over: unknown methods, CONNECT, oversized headers, and what is no HTTP at all. */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { TLSSocket } from "node:tls";
import type { ResponseStream } from "../endpoints/exchange.js";
import { auditIdOf } from "./audit-id.js";
import type { HttpExchange } from "./http-exchange.js";
import { AnswerHead, CACHE_CONTROL } from "./respond.js";

const NO_BODY = Buffer.alloc(0);
const REASONS: Readonly<Record<number, string>> = { 401: "Unauthorized", 403: "Forbidden", 405: "Method Not Allowed" };

interface Head {
  readonly method: string;
  readonly url: string;
  readonly rawHeaders: readonly string[];
}

/** Answers what can be answered, then hangs up. A readable request with a strange method goes the way of every request. */
export function answerUnparsed(
  error: (Error & { code?: string; rawPacket?: Buffer }) | { readonly method: "CONNECT"; readonly request: IncomingMessage },
  socket: TLSSocket,
  serve: (exchange: HttpExchange) => void,
): void {
  if (socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  if ("request" in error) {
    const { url = "/", rawHeaders } = error.request;
    serve(new UnparsedExchange({ method: error.method, url, rawHeaders }, socket));
    return;
  }
  const head =
    error.code === "HPE_INVALID_METHOD" && error.rawPacket !== undefined ? parseHead(error.rawPacket.toString("latin1")) : undefined;
  if (head !== undefined) serve(new UnparsedExchange(head, socket));
  else socket.end(`HTTP/1.1 ${statusLine(error.code)}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
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

  constructor(
    head: Head,
    readonly socket: TLSSocket,
  ) {
    const headers: IncomingHttpHeaders = Object.create(null);
    for (let i = 0; i < head.rawHeaders.length; i += 2)
      headers[(head.rawHeaders[i] as string).toLowerCase()] = head.rawHeaders[i + 1] as string;
    super(auditIdOf(headers["audit-id"]));
    this.method = head.method;
    this.url = head.url;
    this.rawHeaders = head.rawHeaders;
    this.headers = headers;
  }

  get closed(): boolean {
    return this.socket.destroyed;
  }

  body(): Promise<Buffer> {
    return Promise.resolve(NO_BODY);
  }

  send(status: number, contentType: string, body: Buffer, headers: readonly string[] = []): void {
    this.status = status;
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

  onClose(listener: () => void): void {
    this.socket.once("close", listener);
  }

  giveUp(): void {}

  destroy(): void {
    this.socket.destroy();
  }
}
