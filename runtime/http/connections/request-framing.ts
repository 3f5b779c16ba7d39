/** What Node's HTTP/1 parser lets pass and the peer does not: such requests are refused before anything else is looked at. */
import type { IncomingMessage } from "node:http";

/** Why a request cannot be taken as what it says it is. */
export interface FramingFault {
  readonly status: number;
  readonly text: string;
}

/** The fault of a request; undefined for nearly all. More than `maximumHeaders` are a fault: the parser drops what is beyond them. */
export function framingFault(request: IncomingMessage, maximumHeaders: number): FramingFault | undefined {
  const { httpVersionMajor, httpVersionMinor, rawHeaders } = request;
  if (httpVersionMajor !== 1) {
    return httpVersionMajor === 0 ? BAD_REQUEST : { status: 505, text: "HTTP Version Not Supported: unsupported protocol version" };
  }
  if (rawHeaders.length > 2 * maximumHeaders) return { status: 431, text: "Request Header Fields Too Large" };
  const hosts = timesNamed(rawHeaders, "host");
  if (hosts > 1) return BAD_REQUEST;
  if (hosts === 0 && httpVersionMinor > 0) return { status: 400, text: "Bad Request: missing required Host header" };
  const coding = request.headers["transfer-encoding"];
  if (coding !== undefined && coding.toLowerCase() !== "chunked") return { status: 501, text: "Unsupported transfer encoding" };
  return undefined;
}

/** What is expected of a server is to let a client go on, nothing else. */
export const EXPECTATION_FAILED: FramingFault = { status: 417, text: "Expectation Failed" };
const BAD_REQUEST: FramingFault = { status: 400, text: "Bad Request" };

function timesNamed(rawHeaders: readonly string[], name: string): number {
  let times = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const given = rawHeaders[i] as string;
    if (given === name || (given.length === name.length && given.toLowerCase() === name)) times++;
  }
  return times;
}
