/** Heads of answers that came over HTTP/1.1 from elsewhere, as far as HTTP/2, and Node's, can say them. */
import type { OutgoingHttpHeaders } from "node:http";
import type { ServerHttp2Stream } from "node:http2";
import { serviceUnavailable } from "../../errors/constructors.js";
import { respondAny } from "../../flow/node-internals.js";

/** Of those that Node's library takes. */
const HIGHEST_STATUS = 599;

/** Those that Node sends once, or not at all. */
const SINGLE_VALUED: ReadonlySet<string> = new Set(
  [
    "access-control-allow-credentials access-control-max-age access-control-request-method age authorization content-encoding",
    "content-language content-length content-location content-md5 content-range content-type date dnt etag expires from host if-match",
    "if-modified-since if-none-match if-range if-unmodified-since last-modified location max-forwards proxy-authorization range referer",
    "retry-after tk upgrade-insecure-requests user-agent x-content-type-options",
  ].flatMap((names) => names.split(" ")),
);

/**
 * Begins an answer: of what is given more than once and counts once the first is meant. Names are in lower case. Throws 503 for a status
 * that cannot be said.
 */
export function respondHttp2(stream: ServerHttp2Stream, status: number, headers: OutgoingHttpHeaders): void {
  const head: OutgoingHttpHeaders = Object.create(null);
  for (const [name, value] of Object.entries(headers)) head[name] = Array.isArray(value) && SINGLE_VALUED.has(name) ? value[0] : value;
  // Neither has a body, whose length clients would wait for.
  if (status === 204 || status === 205) delete head["content-length"];
  if (status <= HIGHEST_STATUS) stream.respond({ ...head, ":status": status });
  else if (!respondAny(stream, status, head))
    throw serviceUnavailable(`error trying to reach service: HTTP/2 has no status code ${status}`);
}
