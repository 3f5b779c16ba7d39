/** YAML 1.1 in and out, as the peer's conversion between YAML and JSON sees it (specification: Content negotiation). */
import { createRequire } from "node:module";
import type { JsonValue } from "../definition/json.js";
import { badRequest } from "../errors/constructors.js";
import { bodyWithoutDuplicates, type ParsedBody } from "./parsed-body.js";
import { writeYaml } from "./yaml-writer.js";

const require = createRequire(import.meta.url);

/**
 * Parses the first document of a YAML stream into the JSON model.
 * @throws StatusError 400 worded as the peer words it: malformed, alias bombs, more than 10,000 levels, values JSON cannot hold.
 */
export function parseYaml(bytes: Buffer): ParsedBody {
  const yaml = require("yaml") as typeof import("yaml");
  const [document] = yaml.parseAllDocuments(bytes.toString(), { version: "1.1", uniqueKeys: false, logLevel: "silent" });
  if (document === undefined || !("contents" in document)) return bodyWithoutDuplicates(null);
  const error = document.errors[0];
  if (error !== undefined) throw badRequest(`yaml: ${error.message.split("\n", 1)[0]}`);
  return bodyWithoutDuplicates(document.toJS() as JsonValue);
}

/** Block-style YAML with sorted keys and a final newline. */
export function stringifyYaml(value: JsonValue): string {
  return writeYaml(value);
}
