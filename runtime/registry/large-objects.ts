/** Which objects are large. */
import { isBlank, isBlankOrEnd, isBreak } from "../codec/yaml/source.js";
import type { JsonValue } from "../definition/json.js";
import type { RequestContext } from "../definition/request-context.js";

/** Bodies and stored objects from this size on are not worked on in one piece: the worst of them would take some tens of milliseconds. */
export const LARGE_BYTES = 64 * 1024;

/** Smaller objects are never large: what is stored has the defaults and names of its items. */
export const SMALL_BYTES = 8 * 1024;

/** Smaller bodies are never large: three bytes are enough for an item that has defaults, and rules that it breaks. */
export const SMALL_BODY_BYTES = 2 * 1024;

/** Values, as far as the commas and line ends between them tell, that are too many for a piece: each takes some microseconds. */
const MANY_VALUES = 2560;
/** As many values counts an item of a list that is an object, or null, which may stand for one: most have defaults, and rules of their own. */
const ITEM_VALUES = 6;
/**
 * Values in a row from which on each counts half as much again: in long rows are the keys and texts that have rules, as are amounts and
 * addresses, where objects in items have words and numbers.
 */
const LONG_ROW = 16;
/** So much more counts there what may be an amount, by how it begins: each is read, written anew, copied to where defaults are and compared. */
const AMOUNT_VALUES = 1;
const [COMMA, LINE_END, RETURN, SPACE, TAB, OPEN, OPEN_LIST] = [0x2c, 0x0a, 0x0d, 0x20, 0x09, 0x7b, 0x5b];
const [CLOSE, CLOSE_LIST, QUOTE, BACKSLASH] = [0x7d, 0x5d, 0x22, 0x5c];
const [MINUS, DIGIT_ZERO, DIGIT_NINE, LETTER_A, NOT_ASCII] = [0x2d, 0x30, 0x39, 0x41, 0x80];
/** Behind a key, before one in YAML, before the name of an alias. */
const [COLON, QUESTION, STAR] = [0x3a, 0x3f, 0x2a];
const [LETTER_N, LETTER_U, CAPITAL_U, LETTER_X] = [0x6e, 0x75, 0x55, 0x78];
const ALIAS = /\*[\w-]/;
const ANCHOR = /&[\w-]/;
/** A tag, which may hide what a text says, as that of base64 does. */
const TAG = /(?:^|[\s[{,:?-])![^\s]/;

/** By text, or by the object that has it. */
const found = new WeakMap<object, boolean>();

/** Whether a body of JSON is large by its bytes or by what they hold. Looked at once. */
export function isLargeText(text: Buffer): boolean {
  if (text.length >= LARGE_BYTES || text.length < SMALL_BODY_BYTES) return text.length >= LARGE_BYTES;
  return remembered(text, () => holdsManyValues(text));
}

/**
 * As {@link isLargeText}, of a body of YAML, which most often is JSON. Where it is none, what might be an object counts as one, and one with
 * aliases is large however short it is.
 */
export function isLargeYaml(text: Buffer): boolean {
  if (text.length >= LARGE_BYTES) return true;
  if (text.length < SMALL_BODY_BYTES && !text.includes(STAR)) return false;
  return remembered(text, () => (hasStructureOfJson(text) ? holdsManyValues(text) : mayHoldManyValues(text)));
}

/** As {@link isLargeText}, of an object that a cache holds: its bytes are asked for only where their number does not tell. */
export function isLargeEntry(entry: { readonly size: number; readonly json: Buffer }): boolean {
  if (entry.size < SMALL_BYTES || entry.size >= LARGE_BYTES) return entry.size >= LARGE_BYTES;
  return remembered(entry, () => holdsManyValues(entry.json));
}

function remembered(known: object, look: () => boolean): boolean {
  let isLarge = found.get(known);
  if (isLarge === undefined) {
    isLarge = look();
    found.set(known, isLarge);
  }
  return isLarge;
}

/** Containers in each other that are followed. */
const DEEPEST = 64;

/** What may stand outside of strings in JSON, beside brackets, colons and quotes. */
const BETWEEN_STRINGS = new Set(Buffer.from("\t\n\r ,+-.0123456789Eaeflnrstu"));

/**
 * Whether a text is an object of JSON, as far as it takes for YAML to make no other objects of it than those in braces: its words and
 * numbers are not looked at.
 */
function hasStructureOfJson(text: Buffer): boolean {
  const inList = new Uint8Array(DEEPEST);
  let depth = 0;
  let ended = false;
  for (let at = 0; at < text.length; at++) {
    const byte = text[at] as number;
    if (byte === QUOTE) {
      if (depth === 0) return false;
      for (at++; text[at] !== QUOTE; at++) {
        if (at >= text.length) return false;
        if (text[at] === BACKSLASH) at++;
      }
    } else if (byte === OPEN || byte === OPEN_LIST) {
      if (ended || depth + 1 === DEEPEST || (depth === 0 && byte === OPEN_LIST)) return false;
      inList[++depth] = byte === OPEN_LIST ? 1 : 0;
    } else if (byte === CLOSE || byte === CLOSE_LIST) {
      if (depth === 0 || (byte === CLOSE_LIST) !== (inList[depth] === 1)) return false;
      ended = --depth === 0;
    } else if (byte === COLON) {
      // In a list, it makes an object of what stands on both sides.
      if (depth === 0 || inList[depth] === 1) return false;
    } else if (depth === 0 ? byte !== SPACE && byte !== LINE_END && byte !== TAB && byte !== RETURN : !BETWEEN_STRINGS.has(byte))
      return false;
  }
  return ended;
}

function holdsManyValues(json: Buffer): boolean {
  let [count, row, before] = [0, 0, 0];
  for (let at = 0; at < json.length && count < MANY_VALUES; at++) {
    let byte = json[at] as number;
    if (byte === BACKSLASH && json[at + 1] === BACKSLASH) at++;
    else if (byte === BACKSLASH && mayHideSign(json[at + 1] as number, json[at + 2] as number)) {
      const written = escapeAt(json.toString("latin1", at, at + LONGEST_ESCAPE), 0);
      if (written !== "") {
        byte = codeOf(written);
        at += written.length - 1;
      }
    }
    // What stands between the parts is none of them.
    if (byte === SPACE || byte === LINE_END || byte === TAB || byte === RETURN) continue;
    if (byte === COMMA) count += ++row > LONG_ROW ? 1.5 : 1;
    else if (byte === OPEN || byte === OPEN_LIST || byte === CLOSE || byte === CLOSE_LIST) row = 0;
    else if (byte === COLON && row >= LONG_ROW && mayBeAmount(json, at + 1)) count += AMOUNT_VALUES;
    if (before === COMMA || before === OPEN_LIST) {
      if (byte === OPEN || (byte === LETTER_N && json[at + 1] === LETTER_U)) count += ITEM_VALUES;
      else if (byte === OPEN_LIST) count++;
    }
    before = byte;
  }
  return count >= MANY_VALUES;
}

const LONGEST_ESCAPE = 10;
/** As JSON and YAML have them. */
const ESCAPE = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})/y;

/** Whether these two behind a backslash may begin a sign of ASCII: it counts as if it stood there, since texts may hold JSON that is read. */
const mayHideSign = (letter: number, digit: number): boolean =>
  letter === LETTER_X || ((letter === LETTER_U || letter === CAPITAL_U) && digit === DIGIT_ZERO);

function escapeAt(text: string, at: number): string {
  ESCAPE.lastIndex = at;
  return ESCAPE.exec(text)?.[0] ?? "";
}

const codeOf = (written: string): number => Number(`0x${written.slice(2)}`);

/** Whether what begins here is a number, or a text that does not begin with a letter. */
function mayBeAmount(json: Buffer, start: number): boolean {
  let at = start;
  while (json[at] === SPACE || json[at] === LINE_END || json[at] === TAB || json[at] === RETURN) at++;
  const byte = json[at] as number;
  if (byte !== QUOTE) return byte === MINUS || (byte >= DIGIT_ZERO && byte <= DIGIT_NINE);
  const first = json[at + 1] as number;
  return first !== QUOTE && (first < LETTER_A || first === BACKSLASH || first >= NOT_ASCII);
}

function mayHoldManyValues(yaml: Buffer): boolean {
  const text = yaml.toString();
  if ((ALIAS.test(text) && ANCHOR.test(text)) || TAG.test(text)) return true;
  let [count, before] = [0, LINE_END];
  for (let at = 0; at < text.length && count < MANY_VALUES; at++) {
    let code = text.charCodeAt(at);
    if (code === SPACE || code === TAB) continue;
    if (code === BACKSLASH && mayHideSign(text.charCodeAt(at + 1), text.charCodeAt(at + 2))) {
      // What follows is looked at all the same: outside of quotes it is no escape.
      code = codeOf(escapeAt(text, at) || "\\x5c");
    }
    if (code >= LETTER_A && code < NOT_ASCII && code !== OPEN && code !== OPEN_LIST) {
      // Most are letters.
    } else if (code === OPEN || code === COLON || code === QUESTION) count += ITEM_VALUES;
    else if (isBreak(code)) count++;
    else if (code === COMMA || code === OPEN_LIST) count += mayBeNull(text, at + 1, true) ? 1 + ITEM_VALUES : 1;
    else if (code === MINUS && isEntry(text, at)) {
      if (mayBeNull(text, at + 1, false)) count += ITEM_VALUES;
      // The first of a line is counted with its end.
      else if (!isBreak(before)) count++;
    }
    before = code;
  }
  return count >= MANY_VALUES;
}

/** Whether a dash stands where it may begin an item. */
const isEntry = (text: string, at: number): boolean =>
  (at === 0 || isBlankOrEnd(text.charCodeAt(at - 1))) && (at + 1 === text.length || isBlankOrEnd(text.charCodeAt(at + 1)));

/** What may stand at the beginning of an item that is null. */
const NULL = /[~!&#]|null/iy;

/** Whether the item that begins here may be null, as far as its first word tells; in brackets it may begin on a later line. */
function mayBeNull(text: string, start: number, inBrackets: boolean): boolean {
  let at = start;
  while (at < text.length && (isBlank(text.charCodeAt(at)) || (inBrackets && isBreak(text.charCodeAt(at))))) at++;
  if (at === text.length || isBreak(text.charCodeAt(at))) return true;
  NULL.lastIndex = at;
  return NULL.test(text);
}

/** A write that looked small has a large object after all: it is made anew where those are worked on (`RequestContext.mayTurnLarge`). */
export class TurnedLarge extends Error {
  constructor() {
    super("the object has become large");
    this.name = "TurnedLarge";
  }
}

/** Leaves a body of YAML that is large after all to whoever works on those. @throws TurnedLarge where that can be done. */
export function leaveLargeYaml(context: Pick<RequestContext, "mayTurnLarge">, text: Buffer): void {
  if (context.mayTurnLarge === true && isLargeYaml(text)) throw new TurnedLarge();
}

/** Bytes of JSON that a value has besides its texts. */
const VALUE_BYTES = 4;

/** Whether the JSON of a value has about so many bytes as a large object. Looks at no more than it takes to say so. */
export function isLargeValue(value: JsonValue): boolean {
  let bytes = 0;
  const unseen: JsonValue[] = [value];
  for (let next = unseen.pop(); next !== undefined && bytes < LARGE_BYTES; next = unseen.pop()) {
    bytes += VALUE_BYTES;
    if (typeof next === "string") bytes += next.length;
    if (typeof next !== "object" || next === null) continue;
    if (Array.isArray(next)) {
      if (next.length * VALUE_BYTES >= LARGE_BYTES) return true;
      for (const item of next) unseen.push(item);
      continue;
    }
    for (const name in next) {
      bytes += VALUE_BYTES + name.length;
      if (bytes >= LARGE_BYTES) return true;
      unseen.push(next[name] as JsonValue);
    }
  }
  return bytes >= LARGE_BYTES;
}
