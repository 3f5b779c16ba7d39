/** JSON in and out: native parsing guarded where its reading differs from the peer's (specification: Content negotiation). */
import type { JsonValue } from "../definition/json.js";
import type { ParsedBody } from "./parsed-body.js";

/**
 * Parses one JSON document. Integers of 64 bits beyond the safe range are bigint, the last of repeated keys wins, invalid
 * UTF-8 and lone surrogates become U+FFFD.
 * @throws SyntaxError worded as the peer words it: malformed, trailing data, more than 10,000 levels.
 */
export function parseJson(bytes: Buffer): ParsedBody {
  throw new SyntaxError(`not ready: ${bytes.length}`);
}

/** Compact JSON text; integers of any size keep their digits. */
export function stringifyJson(value: JsonValue): string {
  return JSON.stringify(value);
}

/** The same document indented by two spaces, without a final newline; linear and without parsing. */
export function prettyJson(bytes: Buffer): Buffer {
  return bytes;
}
