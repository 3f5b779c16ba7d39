/** Writes block-style YAML the way the peer does: keys sorted, lists not indented, quotes only where needed. */
import { isJsonObject, type JsonObject, type JsonValue } from "../definition/json.js";
import { formatFloat } from "./go-float.js";
import { stringifyJson } from "./json.js";
import { looksTyped } from "./yaml-scalar.js";

/** Levels that are written in block style; deeper ones are written as JSON, so that output is linear in input. */
const MAXIMUM_INDENT = 256;

/** Characters that a plain scalar may not begin with, sequences it may not contain, and characters that need escapes. */
const NOT_PLAIN_START = /^[\s\-?:,[\]{}#&*!|>'"%@`]/;
const PLAIN_START_EXCEPTION = /^[-?:][^\s]/;
const NOT_PLAIN = /: |:$| #|[\s]$|^---|^\.\.\./;
const NEEDS_ESCAPE = /[\p{Cc}\u2028\u2029\ufeff\ufffe\uffff]/u;
const NEEDS_ESCAPE_IN_BLOCK = /[^\P{Cc}\n]|[\u2028\u2029\ufeff\ufffe\uffff]| (?:\n|$)/u;

/** The document, with a final newline. */
export function writeYaml(value: JsonValue): string {
  const pieces: string[] = [];
  if (isContainerWithMembers(value)) writeMembers(value, 0, pieces);
  else pieces.push(scalarText(value, 0), "\n");
  return pieces.join("");
}

/** `value` as an item of a list at the margin, for lists that are written piece by piece. */
export function writeYamlItem(value: JsonValue): string {
  return writeYaml([value]);
}

function isContainerWithMembers(value: JsonValue): value is JsonObject | JsonValue[] {
  return Array.isArray(value) ? value.length > 0 : isJsonObject(value) && Object.values(value).some((member) => member !== undefined);
}

function writeMembers(container: JsonObject | JsonValue[], level: number, pieces: string[]): void {
  const indentation = "  ".repeat(level);
  if (Array.isArray(container)) {
    for (const item of container) writeItem(item, level, indentation, pieces);
    return;
  }
  for (const key of Object.keys(container).sort(compareKeys)) {
    const member = container[key];
    if (member === undefined) continue;
    pieces.push(indentation, keyText(key), ":");
    if (!isContainerWithMembers(member)) {
      pieces.push(" ", scalarText(member, level + 1), "\n");
    } else if (level >= MAXIMUM_INDENT) {
      pieces.push(" ", stringifyJson(member), "\n");
    } else {
      pieces.push("\n");
      writeMembers(member, Array.isArray(member) ? level : level + 1, pieces);
    }
  }
}

/** An item; the first member of a container goes on the line of the dash. */
function writeItem(item: JsonValue, level: number, indentation: string, pieces: string[]): void {
  pieces.push(indentation, "- ");
  if (!isContainerWithMembers(item)) {
    pieces.push(scalarText(item, level + 1), "\n");
  } else if (level >= MAXIMUM_INDENT) {
    pieces.push(stringifyJson(item), "\n");
  } else {
    const start = pieces.length;
    writeMembers(item, level + 1, pieces);
    pieces[start] = "";
  }
}

function keyText(key: string): string {
  return key.includes("\n") || key.length > 128 ? JSON.stringify(key) : stringText(key, 0);
}

function scalarText(value: JsonValue, level: number): string {
  if (typeof value === "string") return stringText(value, level);
  if (Array.isArray(value)) return "[]";
  if (isJsonObject(value)) return "{}";
  return typeof value === "number" ? numberText(value) : String(value);
}

/** Beyond 64 bits the peer holds a number as floating point. */
function numberText(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 2 ** 64 ? String(value) : formatFloat(value, 64);
}

function stringText(text: string, level: number): string {
  if (text.includes("\n") && level > 0 && !NEEDS_ESCAPE_IN_BLOCK.test(text)) return literalText(text, level);
  if (NEEDS_ESCAPE.test(text)) return escapedText(text);
  if (looksTyped(text)) return escapedText(text);
  const plain = (!NOT_PLAIN_START.test(text) || PLAIN_START_EXCEPTION.test(text)) && !NOT_PLAIN.test(text);
  return plain ? text : `'${text.replaceAll("'", "''")}'`;
}

/** JSON escapes are YAML escapes too, but for the characters JSON leaves as they are. */
function escapedText(text: string): string {
  return JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
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

/** The peer's order: letters after other characters, runs of digits by value. */
function compareKeys(a: string, b: string): number {
  const left = [...a];
  const right = [...b];
  for (let i = 0; i < left.length && i < right.length; i++) {
    const [x, y] = [left[i] as string, right[i] as string];
    if (x === y) continue;
    const [xLetter, yLetter] = [/\p{L}/u.test(x), /\p{L}/u.test(y)];
    if (xLetter !== yLetter) return xLetter ? 1 : -1;
    if (!xLetter) {
      const difference = compareNumbers(left, right, i);
      if (difference !== 0) return difference;
    }
    return (x.codePointAt(0) as number) - (y.codePointAt(0) as number);
  }
  return left.length - right.length;
}

function compareNumbers(left: readonly string[], right: readonly string[], at: number): number {
  const [x, y] = [digitsFrom(left, at), digitsFrom(right, at)];
  return Number(x) - Number(y) || x.length - y.length;
}

function digitsFrom(characters: readonly string[], at: number): string {
  let end = at;
  while (/^\d$/.test(characters[end] ?? "")) end++;
  return characters.slice(at, end).join("");
}
