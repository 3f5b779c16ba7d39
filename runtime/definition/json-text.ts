/**
 * JSON text read by V8, without its mistake. The readers of V8 13.6 to 14.6, which Node 24 and 26 have, take a name that is written with
 * an escape for one that objects of the same members go on with, if that one is spelled as this one begins: after `{"a":1,"\\":1}`, what
 * is read of `{"a":1,"\"":1}` has a backslash for a name. So would anybody's document change what others say. The wrong name always has
 * a backslash in it, as next to no right one has: what seems to have such a name is read again, with its names apart.
 */
import { isJsonObject, type JsonObject, type JsonValue, setOwn } from "./json.js";

/** As of `JSON.parse`; with `context` where the engine tells it. */
export type Reviver = (key: string, value: unknown, context?: { readonly source?: string }) => unknown;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;

/** As `JSON.parse`, SyntaxError included. */
export function parseJsonText(text: string, reviver?: Reviver): unknown {
  const parse = (given: string): unknown => JSON.parse(given, reviver as (key: string, value: unknown) => unknown);
  const value = parse(text);
  return mayBeMisread(text, value) ? parseWithNamesApart(text, parse) : value;
}

/** What a text of JSON is, in the words of `typeof` or "null" or "array". Names are passed over, of which those with escapes take long to be read. Throws SyntaxError. */
export function jsonTypeOf(text: string): string {
  const value: unknown = JSON.parse(text);
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** Whether `value`, as `JSON.parse` gave it for `text`, has a name with a backslash in it. */
export function mayBeMisread(text: string, value: unknown): boolean {
  if (!text.includes("\\") || typeof value !== "object" || value === null) return false;
  const unseen: object[] = [value];
  for (let container = unseen.pop(); container !== undefined; container = unseen.pop()) {
    if (Array.isArray(container)) {
      for (const item of container) if (typeof item === "object" && item !== null) unseen.push(item);
      continue;
    }
    for (const name in container) {
      if (name.includes("\\")) return true;
      const member = (container as JsonObject)[name];
      if (typeof member === "object" && member !== null) unseen.push(member);
    }
  }
  return false;
}

/** Names with escapes are read one by one; in the document others stand for them, which nobody can foresee and which need no escape. */
function parseWithNamesApart(text: string, parse: (text: string) => unknown): unknown {
  const mark = `\ue000${Math.random().toString(36).slice(2)}:`;
  const names = new Map<string, string>();
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of escapedNames(text)) {
    const substitute = `${mark}${names.size}`;
    names.set(substitute, JSON.parse(`"${text.slice(start, end)}"`) as string);
    pieces.push(text.slice(from, start), substitute);
    from = end;
  }
  return renamed(parse(pieces.join("") + text.slice(from)), names);
}

/** Where each name with an escape in it begins and ends, between its quotes. Linear. */
function* escapedNames(text: string): Generator<{ readonly start: number; readonly end: number }> {
  let at = 0;
  for (let start = text.indexOf('"') + 1; start > 0; start = text.indexOf('"', at + 1) + 1) {
    let escaped = false;
    for (at = start; at < text.length && text.charCodeAt(at) !== QUOTE; at++) {
      if (text.charCodeAt(at) !== BACKSLASH) continue;
      escaped = true;
      at++;
    }
    if (!escaped) continue;
    let behind = at + 1;
    while (" \t\r\n".includes(text[behind] ?? ".")) behind++;
    if (text.charCodeAt(behind) === COLON) yield { start, end: at };
  }
}

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  const whole: JsonValue[] = [value as JsonValue];
  const unseen: (JsonValue[] | JsonObject)[] = [whole];
  for (let container = unseen.pop(); container !== undefined; container = unseen.pop()) {
    for (const [key, member] of Object.entries(container) as [string, JsonValue][]) {
      let placed = member;
      if (isJsonObject(placed) && Object.keys(placed).some((name) => names.has(name))) {
        const right: JsonObject = {};
        for (const [name, each] of Object.entries(placed)) setOwn(right, names.get(name) ?? name, each as JsonValue);
        placed = right;
        setOwn(container as JsonObject, key, placed);
      }
      if (typeof placed === "object" && placed !== null) unseen.push(placed);
    }
  }
  return whole[0];
}
