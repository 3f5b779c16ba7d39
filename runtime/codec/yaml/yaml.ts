/** YAML 1.1 in, as the peer's conversion between YAML and JSON sees it (specification: Content negotiation). */
import { isUtf8 } from "node:buffer";
import type { JsonValue } from "../../definition/json.js";
import { badRequest } from "../../errors/constructors.js";
import { readJsonValue } from "../json/json.js";
import { type ParsedBody, STRICT_ERROR_LIMIT, type StrictErrors } from "../parsed-body.js";
import { utf8Mistake } from "../utf8.js";
import { parseYamlDocument, type YamlDocument } from "./parser.js";
import { YamlSyntaxError } from "./source.js";

const OPEN_BRACE = 0x7b;

/**
 * Parses the first document of a YAML stream into the JSON model.
 * @throws StatusError 400 worded as the peer words it: malformed, alias bombs, more than 10,000 levels, values JSON cannot hold.
 */
export function parseYaml(bytes: Buffer): ParsedBody {
  // Most bodies of this type are JSON, which the native parser reads many times faster.
  if (bytes[0] === OPEN_BRACE) {
    try {
      return new YamlBody(readJsonValue(bytes), () => readDocument(bytes).duplicates);
    } catch {
      // Not JSON after all, or JSON that is refused: the parser below words it.
    }
  }
  const { value, duplicates } = readDocument(bytes);
  return new YamlBody(value, () => duplicates);
}

function readDocument(bytes: Buffer): YamlDocument {
  if (!isUtf8(bytes)) throw badRequest(`yaml: ${utf8Mistake(bytes)}`);
  try {
    return parseYamlDocument(bytes.toString());
  } catch (error) {
    if (error instanceof YamlSyntaxError) throw badRequest(`yaml: ${error.message}`);
    throw error instanceof RangeError ? badRequest(error.message) : error;
  }
}

class YamlBody implements ParsedBody {
  constructor(
    readonly value: JsonValue,
    private readonly findDuplicates: () => readonly string[],
  ) {}

  get duplicates(): readonly string[] {
    return this.findDuplicates();
  }

  /** Duplicates are one complaint of several lines, unknown fields follow sorted as in the JSON that the peer makes of it. */
  strictErrors(unknown: readonly string[]): StrictErrors {
    const { duplicates } = this;
    const sorted = [...new Set(unknown)].sort(compareComplaints).slice(0, STRICT_ERROR_LIMIT);
    const lines = duplicates.map((text) => `\n  ${text}`).join("");
    const complaints = duplicates.length === 0 ? sorted : [`yaml: unmarshal errors:${lines}`, ...sorted];
    return { warnings: [...duplicates, ...sorted], message: `strict decoding error: ${complaints.join(", ")}` };
  }
}

/** The order of a walk through sorted members and items in turn. */
function compareComplaints(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => text.split(/[.[\]]+/)) as [string[], string[]];
  const at = left.findIndex((segment, index) => segment !== right[index]);
  if (at < 0) return left.length - right.length;
  const [x, y] = [left[at] as string, right[at] ?? ""];
  if (/^\d+$/.test(x) && /^\d+$/.test(y)) return Number(x) - Number(y);
  return x < y ? -1 : 1;
}
