/** Writes block-style YAML the way the peer does: keys sorted, lists not indented, quotes only where needed, long text folded. */
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import { stringifyJson } from "../json/json.js";
import { formatFloat } from "./go-float.js";
import { looksTyped } from "./scalar.js";

/** Levels that are written in block style; deeper ones are written as JSON. */
const MAXIMUM_INDENT = 256;
/** Characters of indentation of a document; containers whose members find no room in it are written as JSON, however near the margin. */
const INDENTATION_ROOM = 16 * 1024 * 1024;

/** What has been written of a document. */
class Output {
  readonly pieces: string[] = [];
  #room = INDENTATION_ROOM;

  /** Whether the members of a container are written in block style at a level. */
  takes(container: JsonObject | JsonValue[], level: number): boolean {
    if (level > MAXIMUM_INDENT) return false;
    const indentation = 2 * level * (Array.isArray(container) ? container.length : Object.keys(container).length);
    if (indentation > this.#room) return false;
    this.#room -= indentation;
    return true;
  }
}

/** Text goes on in a new line at the first space behind this column. */
const WIDTH = 80;
/** The column of what is never folded. */
const ONE_LINE = Number.NEGATIVE_INFINITY;

/** Characters that a plain scalar may not begin with, sequences it may not contain, and characters that need escapes. */
const NOT_PLAIN_START = /^[\s\-?:,[\]{}#&*!|>'"%@`]/;
const PLAIN_START_EXCEPTION = /^[-?:][^\s]/;
const NOT_PLAIN = /: |:$| #|[\s]$|^---|^\.\.\./;
const NEEDS_ESCAPE = /[\p{Cc}\u2028\u2029\ufeff\ufffe\uffff\u{10000}-\u{10ffff}]/u;
const NEEDS_ESCAPE_IN_BLOCK = /[^\P{Cc}\n]|[\u2028\u2029\ufeff\ufffe\uffff\u{10000}-\u{10ffff}]| (?:\n|$)/u;
const ESCAPED = /["\\\p{Cc}\u2028\u2029\ufeff\ufffe\uffff\u{10000}-\u{10ffff}]/gu;
const SHORT_ESCAPES: Readonly<Record<string, string>> = {
  "\0": "\\0",
  "\x07": "\\a",
  "\b": "\\b",
  "\t": "\\t",
  "\n": "\\n",
  "\v": "\\v",
  "\f": "\\f",
  "\r": "\\r",
  "\x1b": "\\e",
  '"': '\\"',
  "\\": "\\\\",
  "\x85": "\\N",
  "\u2028": "\\L",
  "\u2029": "\\P",
};

/** The document, with a final newline. */
export function writeYaml(value: JsonValue): string {
  const output = new Output();
  if (isContainerWithMembers(value)) writeMembers(value, 0, output);
  else output.pieces.push(scalarText(value, 0, ONE_LINE), "\n");
  return output.pieces.join("");
}

/** `value` as an item of a list at the margin, for lists that are written piece by piece. */
export function writeYamlItem(value: JsonValue): string {
  return writeYaml([value]);
}

/** Members written between two pieces of a large item. */
const MEMBERS_OF_A_PIECE = 500;

/** As {@link writeYamlItem}, in pieces: an item of many members takes longer than others should wait. */
export function* yamlItemPieces(value: JsonObject): Generator<string> {
  const output = new Output();
  const { pieces } = output;
  pieces.push("- ");
  let written = 0;
  for (const key of Object.keys(value).sort(compareKeys)) {
    const part = value[key];
    if (part === undefined) continue;
    const indentation = written === 0 ? "" : "  ";
    written++;
    if (!isJsonObject(part) || Object.keys(part).length <= MEMBERS_OF_A_PIECE) {
      const start = pieces.length;
      writeMembers({ [key]: part }, 1, output);
      pieces[start] = indentation;
    } else {
      pieces.push(indentation, keyText(key), ":\n");
      const names = Object.keys(part).sort(compareKeys);
      for (let from = 0; from < names.length; from += MEMBERS_OF_A_PIECE) {
        for (const name of names.slice(from, from + MEMBERS_OF_A_PIECE)) writeMember(name, part[name], 2, "    ", output);
        yield pieces.join("");
        pieces.length = 0;
      }
    }
  }
  yield written === 0 ? "- {}\n" : pieces.join("");
}

function isContainerWithMembers(value: JsonValue): value is JsonObject | JsonValue[] {
  return Array.isArray(value) ? value.length > 0 : isJsonObject(value) && Object.values(value).some((member) => member !== undefined);
}

function writeMembers(container: JsonObject | JsonValue[], level: number, output: Output): void {
  const indentation = "  ".repeat(level);
  if (Array.isArray(container)) {
    for (const item of container) writeItem(item, level, indentation, output);
    return;
  }
  for (const key of Object.keys(container).sort(compareKeys)) writeMember(key, container[key], level, indentation, output);
}

function writeMember(key: string, member: JsonValue | undefined, level: number, indentation: string, output: Output): void {
  if (member === undefined) return;
  const { pieces } = output;
  const name = keyText(key);
  pieces.push(indentation, name, ":");
  if (!isContainerWithMembers(member)) {
    pieces.push(" ", scalarText(member, level + 1, indentation.length + name.length + 2), "\n");
    return;
  }
  const inner = Array.isArray(member) ? level : level + 1;
  if (level === MAXIMUM_INDENT || !output.takes(member, inner)) {
    pieces.push(" ", stringifyJson(member), "\n");
  } else {
    pieces.push("\n");
    writeMembers(member, inner, output);
  }
}

/** An item; the first member of a container goes on the line of the dash. */
function writeItem(item: JsonValue, level: number, indentation: string, output: Output): void {
  const { pieces } = output;
  pieces.push(indentation, "- ");
  if (!isContainerWithMembers(item)) {
    pieces.push(scalarText(item, level + 1, indentation.length + 2), "\n");
  } else if (!output.takes(item, level + 1)) {
    pieces.push(stringifyJson(item), "\n");
  } else {
    const start = pieces.length;
    writeMembers(item, level + 1, output);
    pieces[start] = "";
  }
}

function keyText(key: string): string {
  return key.includes("\n") || key.length > 128 ? escapedText(key) : stringText(key, 0, ONE_LINE);
}

/** `level` is that of lines which continue the scalar, `column` where it begins. */
function scalarText(value: JsonValue, level: number, column: number): string {
  if (typeof value === "string") return stringText(value, level, column);
  if (Array.isArray(value)) return "[]";
  if (isJsonObject(value)) return "{}";
  return typeof value === "number" ? numberText(value) : String(value);
}

/** Beyond 64 bits the peer holds a number as floating point. */
function numberText(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 2 ** 64 ? String(value) : formatFloat(value, 64);
}

function stringText(text: string, level: number, column: number): string {
  if (text.includes("\n") && level > 0 && !NEEDS_ESCAPE_IN_BLOCK.test(text)) return literalText(text, level);
  if (NEEDS_ESCAPE.test(text) || looksTyped(text)) return folded(escapedText(text), level, column, true);
  const plain = (!NOT_PLAIN_START.test(text) || PLAIN_START_EXCEPTION.test(text)) && !NOT_PLAIN.test(text);
  return folded(plain ? text : `'${text.replaceAll("'", "''")}'`, level, column, false);
}

/**
 * Breaks a scalar at single spaces behind the width; inside double quotes (`escapes`) also before further spaces, with a backslash
 * that keeps them. A space right inside the quotes stays.
 */
function folded(scalar: string, level: number, start: number, escapes: boolean): string {
  if (start + scalar.length <= WIDTH || !scalar.includes(" ")) return scalar;
  if (ASCII.test(scalar)) return foldedAscii(scalar, level, start, escapes);
  const characters = [...scalar];
  const quotes = /^['"]/.test(scalar) ? 1 : 0;
  const lines: string[] = [];
  let line = "";
  let column = start;
  for (const [at, character] of characters.entries()) {
    const next = characters[at + 1];
    const breaks = character === " " && column > WIDTH && characters[at - 1] !== " " && (escapes || next !== " ");
    if (breaks && at > quotes && at < characters.length - 1 - quotes) {
      lines.push(line);
      line = "  ".repeat(level) + (next === " " ? "\\" : "");
      column = line.length;
    } else {
      line += character;
      column += 1;
    }
  }
  return [...lines, line].join("\n");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: every character of one unit and one column
const ASCII = /^[\u0000-\u007f]*$/;

/** The same for a scalar whose characters need not be counted: only its spaces are looked at. */
function foldedAscii(scalar: string, level: number, start: number, escapes: boolean): string {
  const quotes = /^['"]/.test(scalar) ? 1 : 0;
  const lines: string[] = [];
  let prefix = "";
  let lineStart = 0;
  let column = start;
  for (let at = scalar.indexOf(" "); at >= 0 && at < scalar.length - 1 - quotes; at = scalar.indexOf(" ", at + 1)) {
    const next = scalar[at + 1];
    const breaks = column + at - lineStart > WIDTH && scalar[at - 1] !== " " && (escapes || next !== " ");
    if (!breaks || at <= quotes) continue;
    lines.push(prefix + scalar.slice(lineStart, at));
    prefix = "  ".repeat(level) + (next === " " ? "\\" : "");
    lineStart = at + 1;
    column = prefix.length;
  }
  return [...lines, prefix + scalar.slice(lineStart)].join("\n");
}

function escapedText(text: string): string {
  return `"${text.replace(ESCAPED, (character) => SHORT_ESCAPES[character] ?? longEscape(character.codePointAt(0) as number))}"`;
}

function longEscape(code: number): string {
  const [letter, digits] = code <= 0xff ? ["x", 2] : code <= 0xffff ? ["u", 4] : ["U", 8];
  return `\\${letter}${code
    .toString(16)
    .toUpperCase()
    .padStart(digits as number, "0")}`;
}

function literalText(text: string, level: number): string {
  const indentation = "  ".repeat(level);
  // The hint keeps leading space and newlines from being taken for indentation.
  const hint = /^[\s]/.test(text) ? "2" : "";
  const chomping = !text.endsWith("\n") ? "-" : text === "\n" || text.endsWith("\n\n") ? "+" : "";
  const body = text.endsWith("\n") ? text.slice(0, -1) : text;
  const lines = body.split("\n").map((line) => (line === "" ? "" : indentation + line));
  return `|${hint}${chomping}\n${lines.join("\n")}`;
}

/** The peer's order: letters after other characters, runs of digits by value; the first difference decides. */
function compareKeys(a: string, b: string): number {
  const end = Math.min(a.length, b.length);
  let at = 0;
  while (at < end && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  if (at === end) return a.length - b.length;
  if (isSecondHalf(a.charCodeAt(at)) && at > 0) at--;
  const [x, y] = [a.codePointAt(at) as number, b.codePointAt(at) as number];
  const [xLetter, yLetter] = [isLetter(x), isLetter(y)];
  if (xLetter !== yLetter) return xLetter ? 1 : -1;
  return (xLetter ? 0 : compareNumbers(a, b, at)) || x - y;
}

const isSecondHalf = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

function isLetter(code: number): boolean {
  if (code < 0x80) return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
  return /\p{L}/u.test(String.fromCodePoint(code));
}

function compareNumbers(a: string, b: string, at: number): number {
  const [x, y] = [digitsFrom(a, at), digitsFrom(b, at)];
  return Number(x) - Number(y) || x.length - y.length;
}

function digitsFrom(text: string, at: number): string {
  let end = at;
  while (text.charCodeAt(end) >= 0x30 && text.charCodeAt(end) <= 0x39) end++;
  return text.slice(at, end);
}
