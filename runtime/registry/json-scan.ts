/** Finds parts of JSON in its bytes, so that one member of a large object is read without the rest. The JSON is our own: valid, no spaces. */

import type { JsonObject, JsonValue } from "../definition/json.js";
import { parseJsonText } from "../definition/json-text.js";

export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const COLON = 0x3a;
export const OPEN = 0x7b;
const BACKSLASH = 0x5c;
export const CLOSE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;

/** Index behind the closing quote of the string that begins at `at`. */
export function stringEnd(json: Buffer, at: number): number {
  let index = at + 1;
  while (index < json.length && json[index] !== QUOTE) index += json[index] === BACKSLASH ? 2 : 1;
  return index + 1;
}

/** Index behind the number or word that begins at `at`. */
export function scalarEnd(json: Buffer, at: number): number {
  let index = at;
  while (index < json.length && json[index] !== COMMA && json[index] !== CLOSE && json[index] !== CLOSE_BRACKET) index += 1;
  return index;
}

/** Index behind the brace that closes an object of strings. */
export function objectEnd(json: Buffer, at: number): number {
  let index = at + 1;
  while (index < json.length && json[index] !== CLOSE) index = json[index] === QUOTE ? stringEnd(json, index) : index + 1;
  return index + 1;
}

/** Index behind the value that begins at `at`. */
export function valueEnd(json: Buffer, at: number): number {
  if (json[at] === QUOTE) return stringEnd(json, at);
  if (json[at] !== OPEN && json[at] !== OPEN_BRACKET) return scalarEnd(json, at);
  let depth = 1;
  let index = at + 1;
  for (; index < json.length && depth > 0; index++) {
    const byte = json[index];
    if (byte === QUOTE) index = stringEnd(json, index) - 1;
    else if (byte === OPEN || byte === OPEN_BRACKET) depth++;
    else if (byte === CLOSE || byte === CLOSE_BRACKET) depth--;
  }
  return index;
}

/** Names of the members of the object that begins at `at`, as they are spelled, and where their values begin. */
export function* membersOf(json: Buffer, at: number): Generator<readonly [name: string, value: number]> {
  if (json[at] !== OPEN) return;
  for (let member = at + 1; json[member] === QUOTE; member++) {
    const colon = stringEnd(json, member);
    yield [json.toString("latin1", member + 1, colon - 1), colon + 1];
    member = valueEnd(json, colon + 1);
    if (json[member] !== COMMA) return;
  }
}

/** Where the value of a member begins, of the object that begins at `at`. Its name is plain: no letter of it would be escaped. */
export function memberValue(json: Buffer, at: number, name: string): number | undefined {
  for (const [found, value] of membersOf(json, at)) if (found === name) return value;
  return undefined;
}

/** The value at a path, whose names are plain; undefined where there is none, and for objects and lists. */
export function valueAtPath(json: Buffer, path: readonly string[]): JsonValue | undefined {
  const value = path.reduce<number | undefined>((at, name) => (at === undefined ? undefined : memberValue(json, at, name)), 0);
  if (value === undefined || json[value] === OPEN || json[value] === OPEN_BRACKET) return undefined;
  return parseJsonText(json.toString("utf8", value, valueEnd(json, value))) as JsonValue;
}

/** An object that has nothing of the one in `json` but what is found at some paths, whose names are plain; containers are left empty. */
export function pickPaths(
  json: Buffer,
  paths: readonly (readonly string[])[],
  look: (path: readonly string[]) => JsonValue | undefined = (path) => valueAtPath(json, path),
): JsonObject {
  const picked: JsonObject = {};
  for (const path of paths) {
    const value = look(path);
    const name = path.at(-1);
    if (value === undefined || name === undefined) continue;
    let holder = picked;
    for (const step of path.slice(0, -1)) {
      if (!Object.hasOwn(holder, step)) holder[step] = {};
      holder = holder[step] as JsonObject;
    }
    holder[name] = value;
  }
  return picked;
}

/** Where each item of the list that begins at `at` begins and ends. */
export function* itemsOf(json: Buffer, at: number): Generator<readonly [start: number, end: number]> {
  if (json[at] !== OPEN_BRACKET || json[at + 1] === CLOSE_BRACKET) return;
  for (let item = at + 1; item < json.length; item++) {
    const end = valueEnd(json, item);
    yield [item, end];
    if (json[end] !== COMMA) return;
    item = end;
  }
}
