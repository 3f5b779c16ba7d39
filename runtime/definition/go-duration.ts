/** Durations as Go reads and writes them (`1h30m`, `1.5s`): in objects, flags and the `timeout` parameter (specification: Duration). */
import { quoteBytes } from "./quote-bytes.js";

const UNITS: ReadonlyMap<string, bigint> = new Map([
  ["ns", 1n],
  ["us", 1_000n],
  ["µs", 1_000n],
  ["μs", 1_000n],
  ["ms", 1_000_000n],
  ["s", 1_000_000_000n],
  ["m", 60_000_000_000n],
  ["h", 3_600_000_000_000n],
]);
const MAXIMUM = 2n ** 63n - 1n;
/** What people write has a few terms; of megabytes each would be worked on. */
const MAXIMUM_LENGTH = 1024;
const TERM = /^(\d*)(?:\.(\d*))?([^\d.]*)/;

/** Milliseconds. Throws RangeError as {@link parseNanoseconds} does. */
export function parseGoDuration(text: string): number {
  return Number(parseNanoseconds(text)) / 1e6;
}

/** Canonical text, e.g. `1h30m0s` for `90m`. Throws RangeError as {@link parseNanoseconds} does. */
export function canonicalDuration(text: string): string {
  return formatNanoseconds(parseNanoseconds(text));
}

/** Why a text is no duration, in Go's own words; undefined where it is one. */
export function durationMistake(text: string): string | undefined {
  try {
    parseNanoseconds(text);
    return undefined;
  } catch (error) {
    return (error as RangeError).message;
  }
}

/** Exact nanoseconds. Throws RangeError with Go's own text, e.g. `time: invalid duration "x"`, also for a text that is longer than any that means something. */
export function parseNanoseconds(text: string): bigint {
  const negative = text.startsWith("-");
  let rest = /^[+-]/.test(text) ? text.slice(1) : text;
  if (rest === "0") return 0n;
  if (rest === "" || text.length > MAXIMUM_LENGTH) throw invalid(text);
  let total = 0n;
  while (rest !== "") {
    const [whole = "", integer = "", fraction = "", unit = ""] = TERM.exec(rest) ?? [];
    if (integer === "" && fraction === "") throw invalid(text);
    if (unit === "") throw new RangeError(`time: missing unit in duration ${quoteBytes(text)}`);
    const factor = UNITS.get(unit);
    if (factor === undefined) throw new RangeError(`time: unknown unit ${quoteBytes(unit)} in duration ${quoteBytes(text)}`);
    // Twenty digits are more than 64 bits hold.
    if (integer.length > 20) throw invalid(text);
    const digits = fraction.slice(0, 20);
    total += BigInt(integer === "" ? 0 : integer) * factor;
    if (digits !== "") total += (BigInt(digits) * factor) / 10n ** BigInt(digits.length);
    if (total > MAXIMUM) throw invalid(text);
    rest = rest.slice(whole.length);
  }
  return negative ? -total : total;
}

const invalid = (text: string): RangeError => new RangeError(`time: invalid duration ${quoteBytes(text)}`);

/** Go's text, e.g. `1h0m0s`. */
export function formatNanoseconds(nanoseconds: bigint): string {
  if (nanoseconds === 0n) return "0s";
  const sign = nanoseconds < 0n ? "-" : "";
  const size = nanoseconds < 0n ? -nanoseconds : nanoseconds;
  if (size < 1_000n) return `${sign}${size}ns`;
  if (size < 1_000_000n) return `${sign}${decimal(size, 3)}µs`;
  if (size < 1_000_000_000n) return `${sign}${decimal(size, 6)}ms`;
  const minutes = size / 60_000_000_000n;
  const seconds = `${decimal(size % 60_000_000_000n, 9)}s`;
  if (minutes === 0n) return `${sign}${seconds}`;
  if (minutes < 60n) return `${sign}${minutes}m${seconds}`;
  return `${sign}${minutes / 60n}h${minutes % 60n}m${seconds}`;
}

/** `value` with the point `places` digits from the right, without trailing zeros. */
function decimal(value: bigint, places: number): string {
  const digits = value.toString().padStart(places + 1, "0");
  const fraction = digits.slice(-places).replace(/0+$/, "");
  return fraction === "" ? digits.slice(0, -places) : `${digits.slice(0, -places)}.${fraction}`;
}
