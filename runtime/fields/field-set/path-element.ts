/** Path elements, in the serialized form that FieldsV1 uses as keys: `f:` field, `k:` list item by keys, `v:` set item, `i:` index. */

import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import { parseJsonText } from "../../definition/json-text.js";
import { compareUtf8 } from "../../definition/utf8-order.js";
import { quoteText } from "../../errors/quote-text.js";
import { SHOWN_NAME_CHARACTERS, shown } from "../../errors/shown-text.js";

/** One step of a path, e.g. `f:spec`, `k:{"port":80,"protocol":"TCP"}`, `v:"a"` or `i:0`; equal elements are equal strings. */
export type PathElement = string;

/** Elements of list items whose parsed form is remembered; the memory is dropped when it is full. */
export const PARSED_ELEMENTS_MAX = 4096;

/** Longest element that is remembered, in characters. */
const REMEMBERED_LENGTH_MAX = 256;

const parsedElements = new Map<PathElement, JsonValue>();

/** Longer elements that were read last, in this turn of the event loop: one is compared with thousands of others. */
const LONG_ONES = 2;
let longElements: { readonly element: PathElement; readonly body: JsonValue }[] = [];

/** Levels of a key or a value: more than any schema has. */
const DEEPEST = 64;

/** The field or map key `name`. */
export function fieldElement(name: string): PathElement {
  return `f:${name}`;
}

/** The item of a keyed list that has these key fields. */
export function keyElement(keys: JsonObject): PathElement {
  return `k:${canonicalJson(keys)}`;
}

/** The item of a set. */
export function valueElement(value: JsonValue): PathElement {
  return `v:${canonicalJson(value)}`;
}

/** The item of an atomic list, for messages only: nobody owns it. */
export function indexElement(index: number): PathElement {
  return `i:${index}`;
}

/**
 * The canonical spelling of an element that a client wrote; undefined for a kind of element that is not known, which readers
 * have to skip. Throws RangeError for one that cannot be read.
 */
export function canonicalElement(text: string): PathElement | undefined {
  if (text[1] !== ":") throw new RangeError(text.length < 2 ? "key must be 2 characters long:" : `missing colon: ${text}`);
  switch (text[0]) {
    case "f":
      return text;
    case "k": {
      const keys = parsedBody(text);
      if (!isJsonObject(keys)) throw new RangeError(`not a map of keys: ${text}`);
      return holdsLongNumber(text) ? text : keyElement(keys);
    }
    case "v":
      return holdsLongNumber(text) ? text : valueElement(parsedBody(text));
    case "i":
      if (!/^i:-?\d+$/.test(text)) throw new RangeError(`not an index: ${text}`);
      return `i:${Number(text.slice(2))}`;
    default:
      return undefined;
  }
}

/** Order of elements: fields by name, then keyed items, then set items, then indexes. */
export function compareElements(a: PathElement, b: PathElement): number {
  if (a === b) return 0;
  if (a[0] !== b[0]) return KIND_ORDER.indexOf(a[0]!) - KIND_ORDER.indexOf(b[0]!);
  switch (a[0]) {
    case "k":
      return compareKeys(parsedBody(a) as JsonObject, parsedBody(b) as JsonObject);
    case "v":
      return compareValues(parsedBody(a), parsedBody(b));
    case "i":
      return Number(a.slice(2)) - Number(b.slice(2));
    default:
      return compareUtf8(a, b);
  }
}

/** The self mark comes first. */
const KIND_ORDER = ".fkvi";

/** `.name`, `[port=80,protocol="TCP"]`, `[="a"]` or `[0]`; long ones are cut. */
export function elementText(element: PathElement): string {
  switch (element[0]) {
    case "f":
      return `.${shown(element.slice(2), SHOWN_NAME_CHARACTERS)}`;
    case "k": {
      const keys = Object.entries(parsedBody(element) as Record<string, JsonValue>);
      return `[${keys.map(([name, value]) => `${name}=${valueText(value)}`).join(",")}]`;
    }
    case "v":
      return `[=${valueText(parsedBody(element))}]`;
    default:
      return `[${element.slice(2)}]`;
  }
}

function valueText(value: JsonValue): string {
  if (typeof value === "string") return quoteText(shown(value, SHOWN_NAME_CHARACTERS));
  return shown(canonicalJson(value), SHOWN_NAME_CHARACTERS);
}

/** JSON with sorted keys and without white space. Throws RangeError for what is deeper than anything that tells items apart. */
export function canonicalJson(value: JsonValue | Readonly<Record<string, JsonValue>>, depth = 0): string {
  if (typeof value === "bigint" || typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (depth > DEEPEST) throw new RangeError("a key of a list is too deep");
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item, depth + 1)).join(",")}]`;
  const fields = Object.keys(value)
    .sort(compareUtf8)
    .map((name) => `${JSON.stringify(name)}:${canonicalJson((value as JsonObject)[name] ?? null, depth + 1)}`);
  return `{${fields.join(",")}}`;
}

function parsedBody(element: PathElement): JsonValue {
  if (element.length > REMEMBERED_LENGTH_MAX) return longBody(element);
  const known = parsedElements.get(element);
  if (known !== undefined) return known;
  const body = readBody(element);
  if (parsedElements.size >= PARSED_ELEMENTS_MAX) parsedElements.clear();
  parsedElements.set(element, body);
  return body;
}

function readBody(element: PathElement): JsonValue {
  try {
    return parseJsonText(element.slice(2)) as JsonValue;
  } catch (error) {
    throw new RangeError(`${element}: ${(error as Error).message}`);
  }
}

function longBody(element: PathElement): JsonValue {
  const known = longElements.find((long) => long.element === element);
  if (known !== undefined) return known.body;
  const body = readBody(element);
  if (longElements.length === 0) setImmediate(forgetLong);
  longElements = [{ element, body }, ...longElements.slice(0, LONG_ONES - 1)];
  return body;
}

function forgetLong(): void {
  longElements = [];
}

/** `JSON.parse` rounds integers of more than 15 digits: such an element keeps the spelling it has. */
function holdsLongNumber(text: string): boolean {
  return /\d{16}/.test(text);
}

function compareKeys(a: JsonObject, b: JsonObject): number {
  const left = Object.keys(a);
  const right = Object.keys(b);
  for (let i = 0; i < left.length && i < right.length; i++) {
    const order = compareUtf8(left[i]!, right[i]!) || compareValues(a[left[i]!] ?? null, b[right[i]!] ?? null);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** Numbers, then strings, booleans, lists, maps, null. */
function compareValues(a: JsonValue, b: JsonValue): number {
  const kind = valueRank(a);
  if (kind !== valueRank(b)) return kind - valueRank(b);
  switch (kind) {
    case 0:
      return (a as number) < (b as number) ? -1 : Number((a as number) > (b as number));
    case 1:
      return compareUtf8(a as string, b as string);
    case 2:
      return Number(a) - Number(b);
    case 3:
      return compareLists(a as JsonValue[], b as JsonValue[]);
    case 4:
      return compareKeys(a as JsonObject, b as JsonObject);
    default:
      return 0;
  }
}

function compareLists(a: readonly JsonValue[], b: readonly JsonValue[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const order = compareValues(a[i]!, b[i]!);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function valueRank(value: JsonValue): number {
  if (typeof value === "number" || typeof value === "bigint") return 0;
  if (typeof value === "string") return 1;
  if (typeof value === "boolean") return 2;
  if (value === null) return 5;
  return Array.isArray(value) ? 3 : 4;
}
