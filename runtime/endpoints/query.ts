/** Query parameters, read as the peer reads them: the first of repeated ones counts (specification: Query parameters). */
import { badRequest } from "../errors/constructors.js";

/**
 * The first value of a parameter in an encoded query string, decoded; undefined when it is absent. Scans instead of building
 * a map, because the most frequent requests have no query or one parameter.
 */
export function firstValue(query: string, name: string): string | undefined {
  let start = 0;
  while (start < query.length) {
    let end = query.indexOf("&", start);
    if (end < 0) end = query.length;
    const equals = query.indexOf("=", start);
    const keyEnd = equals < 0 || equals > end ? end : equals;
    if (matches(query.slice(start, keyEnd), name)) {
      const value = keyEnd === end ? "" : decode(query.slice(keyEnd + 1, end));
      if (value !== undefined) return value;
    }
    start = end + 1;
  }
  return undefined;
}

/** Every value of a parameter, in order. */
export function allValues(query: string, name: string): string[] {
  if (!query.includes(name) && !/[%+]/.test(query)) return [];
  return query.split("&").flatMap((pair) => firstValue(pair, name) ?? []);
}

function matches(key: string, name: string): boolean {
  return key === name || (key.length >= name.length && /[%+]/.test(key) && decode(key) === name);
}

/** Undefined for what cannot be decoded: such a pair counts as absent. */
function decode(text: string): string | undefined {
  if (text.includes(";")) return undefined;
  if (!text.includes("%") && !text.includes("+")) return text;
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return /%(?![0-9a-f]{2})/i.test(text) ? undefined : (new URLSearchParams(`x=${text}`).get("x") ?? "");
  }
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

/** A 64-bit integer option, clamped to the safe range. Throws 400 when it is empty or no number, as ParseInt words it. */
export function integerValue(query: string, name: string): number | undefined {
  const text = firstValue(query, name);
  if (text === undefined) return undefined;
  if (!/^[+-]?\d+$/.test(text)) throw badRequest(`strconv.ParseInt: parsing ${JSON.stringify(text)}: invalid syntax`);
  const value = BigInt(text.startsWith("+") ? text.slice(1) : text);
  if (value > INT64_MAX || value < -INT64_MAX - 1n) {
    throw badRequest(`strconv.ParseInt: parsing ${JSON.stringify(text)}: value out of range`);
  }
  return Math.max(Math.min(Number(value), Number.MAX_SAFE_INTEGER), -Number.MAX_SAFE_INTEGER);
}

/** The name that a field selector pins down, "" when it names none or one that no path could hold. */
export function nameOfFieldSelector(selector: string): string {
  for (const term of selector.split(/(?<!\\),/)) {
    const match = /^metadata\.name==?(?!=)(.*)$/s.exec(term);
    if (match === null) continue;
    const name = (match[1] as string).replace(/\\([\\,=])/g, "$1");
    return name === "." || name === ".." || /[/%]/.test(name) ? "" : name;
  }
  return "";
}
