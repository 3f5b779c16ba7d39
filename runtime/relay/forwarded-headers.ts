/** Which headers go on with a request, and which come back with its answer (RFC 9110, 7.6.1). */
import type { OutgoingHttpHeaders } from "node:http";
import { listItems } from "../definition/list-items.js";
import type { HeaderValues, RawExchange } from "../registry/connect.js";

/** They speak of one connection. */
const HOP_BY_HOP: readonly string[] = [
  "connection",
  "proxy-connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "http2-settings",
];

/** What an answer may not grant to pages of elsewhere in this server's name. */
const CROSS_ORIGIN: readonly string[] = [
  "access-control-allow-credentials",
  "access-control-allow-headers",
  "access-control-allow-methods",
  "access-control-allow-origin",
];

/** What the log knows an answer by is the server's own. */
const OWN: readonly string[] = ["audit-id"];

/** Headers of a request that is handed on, names and values in turn; `more` replaces those of the same name. */
export function forwardedHeaders({ headers, clientAddress, hasBody }: RawExchange, more: Readonly<Record<string, string>>): string[] {
  const left = hopByHop(headers);
  left.add("expect");
  const lines = linesOf(headers, (name) => !left.has(name) && !Object.hasOwn(more, name) && name !== FORWARDED_FOR);
  for (const [name, value] of Object.entries(more)) lines.push(name, value);
  lines.push("x-forwarded-for", forwardedFor(headers, clientAddress), "connection", "close");
  // A body of unknown length stays one.
  if (hasBody && headers["content-length"] === undefined) lines.push("transfer-encoding", "chunked");
  return lines;
}

/** Headers of a request to speak another protocol: all but those whose bytes are the connection's afterwards. */
export function upgradeHeaders({ headers, clientAddress }: RawExchange): string[] {
  const lines = linesOf(headers, (name) => name !== FORWARDED_FOR && name !== "expect");
  lines.push("x-forwarded-for", forwardedFor(headers, clientAddress));
  return lines;
}

/** Headers of the answer, for the client. */
export function answerHeaders(headers: HeaderValues): OutgoingHttpHeaders {
  const left = hopByHop(headers);
  for (const name of [...CROSS_ORIGIN, ...OWN]) left.add(name);
  const kept: OutgoingHttpHeaders = Object.create(null);
  for (const [name, values] of Object.entries(headers)) {
    if (!left.has(name)) kept[name] = values.length === 1 ? (values[0] as string) : [...values];
  }
  return kept;
}

const FORWARDED_FOR = "x-forwarded-for";

const forwardedFor = (headers: HeaderValues, clientAddress: string): string =>
  [...(headers[FORWARDED_FOR] ?? []), clientAddress].filter((address) => address !== "").join(", ");

/** The length of a body is never one connection's alone: without it what follows would be read as another request. */
function hopByHop({ connection = [] }: HeaderValues): Set<string> {
  const left = new Set(HOP_BY_HOP);
  for (const value of connection) for (const name of listItems(value)) left.add(name.toLowerCase());
  left.delete("content-length");
  return left;
}

function linesOf(headers: HeaderValues, keeps: (name: string) => boolean): string[] {
  const lines: string[] = [];
  for (const [name, values] of Object.entries(headers)) {
    if (keeps(name)) for (const value of values) lines.push(name, value);
  }
  return lines;
}
