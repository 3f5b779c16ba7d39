/** Query parameters, read as the peer reads them: the first of repeated ones counts (specification: Query parameters). */
import { safeInteger } from "../definition/safe-integer.js";
import { badRequest } from "../errors/constructors.js";
import { nameDemandedBy } from "../registry/selectors/field-selector.js";

/** Parameters of a query that are looked at; a request with more is refused before it is served. */
const MAXIMUM_PARAMETERS = 1000;

/**
 * The first value of a parameter in an encoded query string, decoded; undefined when it is absent. Scans instead of building
 * a map, because the most frequent requests have no query or one parameter. Time is linear in the length of the query, whatever is in
 * it: only what is looked for is decoded.
 */
export function firstValue(query: string, name: string): string | undefined {
  for (let start = 0, seen = 0; start < query.length && seen < MAXIMUM_PARAMETERS; seen++) {
    const end = endOfPair(query, start);
    const value = valueOfPair(query, start, end, name);
    if (value !== undefined) return value;
    start = end + 1;
  }
  return undefined;
}

/** Every value of a parameter, in order. */
export function allValues(query: string, name: string): string[] {
  const values: string[] = [];
  for (let start = 0, seen = 0; start < query.length && seen < MAXIMUM_PARAMETERS; seen++) {
    const end = endOfPair(query, start);
    const value = valueOfPair(query, start, end, name);
    if (value !== undefined) values.push(value);
    start = end + 1;
  }
  return values;
}

/** Throws 400 for a query of more parameters than are looked at. */
export function checkParameterCount(query: string): void {
  // So many need as many characters.
  if (query.length < MAXIMUM_PARAMETERS) return;
  let count = 1;
  for (let at = query.indexOf("&"); at >= 0; at = query.indexOf("&", at + 1)) count++;
  if (count > MAXIMUM_PARAMETERS) throw badRequest(`too many query parameters: at most ${MAXIMUM_PARAMETERS} are accepted`);
}

function endOfPair(query: string, start: number): number {
  const end = query.indexOf("&", start);
  return end < 0 ? query.length : end;
}

function valueOfPair(query: string, start: number, end: number, name: string): string | undefined {
  // Most keys are of other parameters, which their first character tells.
  const first = query.charCodeAt(start);
  if (first !== name.charCodeAt(0) && first !== PERCENT && first !== PLUS) return undefined;
  let keyEnd = start;
  while (keyEnd < end && query.charCodeAt(keyEnd) !== EQUALS) {
    // A key that is longer than the name even when all of it is encoded is another one.
    if (keyEnd - start > LONGEST_ENCODING * name.length) return undefined;
    keyEnd++;
  }
  if (!matches(query, start, keyEnd, name)) return undefined;
  return keyEnd === end ? "" : decode(query.slice(keyEnd + 1, end));
}

const EQUALS = "=".charCodeAt(0);
/** Characters of one encoded character of a name, at most: four bytes of three. */
const LONGEST_ENCODING = 12;

/** Compares without decoding: keys that mean something else cost no exception and no copy. Names are ASCII, or compared decoded. */
function matches(query: string, start: number, end: number, name: string): boolean {
  if (end - start < name.length) return false;
  if (end - start === name.length && query.startsWith(name, start)) return true;
  if (!isAscii(name)) return decode(query.slice(start, end)) === name;
  let at = start;
  for (let i = 0; i < name.length; i++) {
    if (at >= end) return false;
    let code = query.charCodeAt(at);
    if (code === PERCENT) {
      code = at + 2 < end ? 16 * hexDigit(query.charCodeAt(at + 1)) + hexDigit(query.charCodeAt(at + 2)) : Number.NaN;
      at += 2;
    } else if (code === PLUS) {
      code = SPACE;
    }
    if (code !== name.charCodeAt(i)) return false;
    at++;
  }
  return at === end;
}

const PERCENT = "%".charCodeAt(0);
const PLUS = "+".charCodeAt(0);
const SPACE = " ".charCodeAt(0);

function hexDigit(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : Number.NaN;
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}

/** Undefined for what cannot be decoded: such a pair counts as absent. */
function decode(text: string): string | undefined {
  if (text.includes(";")) return undefined;
  if (!text.includes("%") && !text.includes("+")) return text;
  // Checked first: a pair like this is passed over, and there can be many; an exception for each would take seconds.
  if (/%(?![0-9a-f]{2})/i.test(text)) return undefined;
  const decoded = isAscii(text) ? decodedBytes(text).toString() : new URLSearchParams(`x=${text}`).get("x");
  return decoded ?? "";
}

/** Of a text of ASCII in which every escape is whole. To have the library find out whether they are UTF-8 takes an exception. */
function decodedBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafe(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === PERCENT) {
      bytes[length++] = 16 * hexDigit(text.charCodeAt(at + 1)) + hexDigit(text.charCodeAt(at + 2));
      at += 2;
    } else bytes[length++] = code === PLUS ? SPACE : code;
  }
  return bytes.subarray(0, length);
}

/** Whether a `watch` parameter asks for a watch: any value but `false` and `0`, the empty one too. */
export function isWatchValue(value: string | undefined): boolean {
  return value !== undefined && value !== "0" && value.toLowerCase() !== "false";
}

const FALSE = new Set(["0", "f", "F", "FALSE", "false", "False"]);
const TRUE = new Set(["1", "t", "T", "TRUE", "true", "True"]);

/** A boolean option: absent is undefined, what ParseBool reads as false is false, anything else true. */
export function booleanValue(query: string, name: string): boolean | undefined {
  const value = firstValue(query, name);
  return value === undefined ? undefined : !FALSE.has(value) && value.toLowerCase() !== "false";
}

/** ParseBool: undefined for what it does not accept. */
export function parseBool(text: string): boolean | undefined {
  return TRUE.has(text) ? true : FALSE.has(text) ? false : undefined;
}

const INT64_MAX = 2n ** 63n - 1n;
/** To make a number of more digits takes longer than it should take to say that they are too many. */
const INT64_DIGITS = 19;

/** A 64-bit integer option, clamped to the safe range. Throws 400 when it is empty or no number, as ParseInt words it. */
export function integerValue(query: string, name: string): number | undefined {
  const text = firstValue(query, name);
  if (text === undefined) return undefined;
  if (!/^[+-]?\d+$/.test(text)) throw badRequest(`strconv.ParseInt: parsing ${JSON.stringify(text)}: invalid syntax`);
  const digits = text.replace(/^[+-]?0*/, "");
  const amount = digits.length > INT64_DIGITS ? INT64_MAX + 2n : BigInt(digits);
  const value = text.startsWith("-") ? -amount : amount;
  if (value > INT64_MAX || value < -INT64_MAX - 1n) {
    throw badRequest(`strconv.ParseInt: parsing ${JSON.stringify(text)}: value out of range`);
  }
  return safeInteger(value);
}

/** The name that a field selector pins down, "" when it names none or one that no path could hold. */
export function nameOfFieldSelector(selector: string): string {
  const name = nameDemandedBy(selector) ?? "";
  return name === "." || name === ".." || /[/%]/.test(name) ? "" : name;
}
