/** JSON in and out: native parsing guarded where its reading differs from the peer's (specification: Content negotiation). */
import type { JsonValue } from "../../definition/json.js";
import { mayBeMisread } from "../../definition/json-text.js";
import { quoteText } from "../../errors/quote-text.js";
import { SHOWN_NAME_CHARACTERS, shown } from "../../errors/shown-text.js";
import { type ParsedBody, STRICT_ERROR_LIMIT, type StrictErrors, strictErrors } from "../parsed-body.js";
import { repairUtf8 } from "../utf8.js";
import { JsonIndenter } from "./indenter.js";
import { isTooDeep, JsonReader } from "./reader.js";
import { writeJson } from "./writer.js";

/** Numbers that a double may not hold, and escaped surrogates that may lack their other half. May match inside strings, which costs time only. */
const NEEDS_OWN_READER = /\\u[dD][89a-fA-F]|(?:^|[:,[\s])-?(?:\d{16}|\d[\d.]*[eE]\+?\d{3})/;

/** What every such number has in it, written out so that V8 looks at every fifth character only: a fifth of the time. */
const UNUSUAL_NUMBER = /\d\d\d\d\d\d\d\d\d\d\d\d\d\d\d\d|\d[eE][+\d]\d\d/;

const needsOwnReader = (text: string): boolean => (text.includes("\\u") || UNUSUAL_NUMBER.test(text)) && NEEDS_OWN_READER.test(text);

/** Numbers with a fraction, an exponent or many digits. May match inside strings, which costs time only. */
const SPELLED_NUMBER = /[:,[]\s*-?\d+(?:[.eE]|\d{15})/;

/**
 * Parses one JSON document. Integers of 64 bits beyond the safe range are bigint, the last of repeated keys wins, invalid
 * UTF-8 and lone surrogates become U+FFFD.
 * @throws StatusError 400 worded as the peer words it: malformed, trailing data, more than 10,000 levels.
 */
export function parseJson(bytes: Buffer): ParsedBody {
  return new JsonBody(readJsonValue(bytes), bytes);
}

/** As {@link parseJson} for callers that want the value only. */
export function readJsonValue(bytes: Buffer): JsonValue {
  const sent = bytes.toString();
  // U+FFFD in the text means that it was there, or that the bytes were invalid.
  const valid = sent.includes("\ufffd") ? repairUtf8(bytes) : bytes;
  const text = valid === bytes ? sent : valid.toString();
  if (needsOwnReader(text) || isTooDeep(bytes)) return readCarefully(bytes, valid);
  try {
    const value = JSON.parse(text) as JsonValue;
    return mayBeMisread(text, value) ? readCarefully(bytes, valid) : value;
  } catch {
    return readCarefully(bytes, valid);
  }
}

function readCarefully(bytes: Buffer, valid: Buffer): JsonValue {
  try {
    return new JsonReader(valid).read();
  } catch (error) {
    // The message names the byte that the client sent, not its replacement.
    if (valid !== bytes) new JsonReader(bytes).read();
    throw error;
  }
}

/** The native writer looks for each container among all that it is in: time with the square of the depth. */
const DEEP_LEVELS = 128;

/** Compact JSON text; integers of any size keep their digits. */
export function stringifyJson(value: JsonValue): string {
  if (isDeeper(value, DEEP_LEVELS)) return writeJson(value);
  try {
    return JSON.stringify(value);
  } catch {
    // A bigint.
    return writeJson(value);
  }
}

/** Whether arrays and objects nest in more levels than so many. */
function isDeeper(value: JsonValue | undefined, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) {
    for (const item of value) if (isDeeper(item, levels - 1)) return true;
  } else {
    for (const name in value) if (isDeeper(value[name], levels - 1)) return true;
  }
  return false;
}

/** The same document indented by two spaces, without a final newline; linear and without parsing. */
export function prettyJson(bytes: Buffer): Buffer {
  return new JsonIndenter().write(bytes);
}

/** In characters: fields of what is served are less deep, whatever keys of maps are on the way. */
const LONGEST_FIELD_PATH = 1024;
/** Numbers of one document whose spelling is kept. */
const MOST_SPELLED_NUMBERS = 64 * 1024;

class JsonBody implements ParsedBody {
  constructor(
    readonly value: JsonValue,
    private readonly bytes: Buffer,
  ) {}

  get duplicates(): readonly string[] {
    return complaintsInOrder(this.bytes, []);
  }

  get spelledNumbers(): ReadonlyMap<string, string> | undefined {
    if (!SPELLED_NUMBER.test(this.bytes.toString("latin1"))) return undefined;
    const found = new Map<string, string>();
    const mayBeField = (path: string): boolean => path.length <= LONGEST_FIELD_PATH;
    const note = (path: string, text: string): void => {
      if (mayBeField(path) && found.size < MOST_SPELLED_NUMBERS) found.set(path, text);
    };
    new JsonReader(repairUtf8(this.bytes), mayBeField, note).read();
    return found;
  }

  strictErrors(unknown: readonly string[]): StrictErrors {
    return strictErrors(complaintsInOrder(this.bytes, unknown));
  }
}

/** Characters that quotes add. */
const QUOTES = 2;
/** What escapes in the paths of one document may add, before complaints come in another order: each key's path is made for itself. */
const MOST_ESCAPED_CHARACTERS = 64 * 1024;

/** Repeated keys and unknown fields as they come in the document; inside an unknown field nothing is looked at. */
function complaintsInOrder(bytes: Buffer, unknown: readonly string[]): readonly string[] {
  const remaining = new Set(unknown);
  const complaints = new Set<string>();
  let escaped = 0;
  new JsonReader(repairUtf8(bytes), (path, _key, repeated) => {
    if (complaints.size >= STRICT_ERROR_LIMIT || escaped > MOST_ESCAPED_CHARACTERS) return false;
    // Most keys are as they should be.
    if (!repeated && remaining.size === 0) return path.length <= SHOWN_NAME_CHARACTERS;
    const text = shown(path, SHOWN_NAME_CHARACTERS);
    const quoted = quoteText(text);
    escaped += quoted.length - text.length - QUOTES;
    const unknownField = `unknown field ${quoted}`;
    const isUnknown = remaining.has(unknownField);
    if (isUnknown) complaints.add(unknownField);
    else if (repeated) complaints.add(`duplicate field ${quoted}`);
    // What no message would tell apart is not looked into: the paths of all keys together stay in proportion to the document.
    return !isUnknown && path.length <= SHOWN_NAME_CHARACTERS;
  }).read();
  // Complaints about fields that the document spells in another way come last.
  for (const complaint of remaining) {
    if (complaints.size < STRICT_ERROR_LIMIT) complaints.add(complaint);
  }
  return [...complaints];
}

/** A text as it is, nothing as nothing, and anything else as its JSON: what a client sends need not be what it should be. */
export function textOf(value: JsonValue | undefined): string {
  if (typeof value === "string") return value;
  return value === undefined || value === null ? "" : stringifyJson(value);
}
