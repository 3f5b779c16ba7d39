/** Parsers of flag values; each throws RangeError with what is accepted. */
import { isIP } from "node:net";
import { parseGoDuration } from "../definition/go-duration.js";

export const text = (value: string): string => value;

/** A whole number within bounds, inclusive. */
export const integer =
  (minimum: number, maximum: number) =>
  (value: string): number => {
    const number = /^-?\d+$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= minimum && number <= maximum)) throw new RangeError(`must be a whole number from ${minimum} to ${maximum}`);
    return number;
  };

const TRUE = new Set(["1", "t", "T", "TRUE", "true", "True"]);
const FALSE = new Set(["0", "f", "F", "FALSE", "false", "False"]);

export function boolean(value: string): boolean {
  if (TRUE.has(value)) return true;
  if (FALSE.has(value)) return false;
  throw new RangeError("must be true or false");
}

/** A Go duration in milliseconds, at least `minimum` of them. */
export const duration =
  (minimum: number) =>
  (value: string): number => {
    let milliseconds: number;
    try {
      milliseconds = parseGoDuration(value);
    } catch {
      throw new RangeError("must be a duration such as 300ms, 30s, 5m or 1h30m");
    }
    if (milliseconds < minimum) throw new RangeError(minimum === 0 ? "must not be negative" : `must be at least ${minimum}ms`);
    return milliseconds;
  };

export function ipAddress(value: string): string {
  if (isIP(value) === 0) throw new RangeError("must be an IPv4 or IPv6 address");
  return value;
}

/** An address, or nothing. */
export const optionalIpAddress = (value: string): string => (value === "" ? "" : ipAddress(value));

export const oneOf =
  <T extends string>(...accepted: readonly T[]) =>
  (value: string): T => {
    const found = accepted.find((item) => item === value);
    if (found === undefined) throw new RangeError(`must be one of ${accepted.join(", ")}`);
    return found;
  };

/** A comma-separated list of accepted words, at least one, none twice. */
export const listOf =
  <T extends string>(...accepted: readonly T[]) =>
  (value: string): readonly T[] => {
    const items = value.split(",").map((item) => accepted.find((word) => word === item));
    if (items.includes(undefined)) throw new RangeError(`must be a comma-separated list of ${accepted.join(", ")}`);
    if (new Set(items).size < items.length) throw new RangeError("must not name one twice");
    return items as T[];
  };

/** Texts separated by commas, without empty ones. */
export const list = (value: string): readonly string[] =>
  value
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");

/** `30000-32767`: two ports, the smaller first. */
export function portRange(value: string): { readonly first: number; readonly last: number } {
  const [, first = Number.NaN, last = Number.NaN] = (/^(\d+)-(\d+)$/.exec(value) ?? []).map(Number);
  if (!(first >= 1 && first <= last && last <= 65535)) throw new RangeError("must be two ports such as 30000-32767, the smaller first");
  return { first, last };
}

/** `key=value,...` pairs; a key without value gets `implied`. */
export function keyValues(value: string, implied?: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const item of value.split(",")) {
    if (item.trim() === "") continue;
    const at = item.indexOf("=");
    if (at < 0 && implied === undefined) throw new RangeError(`must be a comma-separated list of key=value, not ${JSON.stringify(item)}`);
    pairs.set((at < 0 ? item : item.slice(0, at)).trim(), at < 0 ? (implied as string) : item.slice(at + 1).trim());
  }
  return pairs;
}
