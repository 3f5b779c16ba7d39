/** Quantities: exact decimal numbers with a suffix, such as `1Gi`, `500m` and `1e3` (specification: Quantity). */

/** Why a text is no quantity, worded as the peer words it. */
export class QuantityError extends Error {}

/** The family a suffix belongs to: `Ki`, `k` or `e3`. */
export type QuantityFormat = "binary" | "decimal" | "exponent";

/** The number `unscaled` times ten to the power of `scale`, which is at least -9; exact. */
export interface Quantity {
  readonly unscaled: bigint;
  readonly scale: number;
  readonly format: QuantityFormat;
}

const WRONG_FORMAT = "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'";
const WRONG_SUFFIX = "unable to parse quantity's suffix";
const WRONG_NUMBER = "unable to parse numeric part of quantity";

/** Finest part a quantity keeps; smaller ones are rounded away from zero. */
const NANO = -9;
/** Most digits of a number; longer ones cost more than any quantity is worth. */
const MAXIMUM_DIGITS = 4096;
/** Bounds of an exponent. */
const MAXIMUM_EXPONENT = 2 ** 31 - 1;
/** What binary quantities are capped at: the largest 64-bit integer. */
const MAXIMUM_BINARY = 2n ** 63n - 1n;

/** What a digit belongs to is never in doubt, so that no text is tried in more than one way. */
const SYNTAX = /^([+-]?)0*((?:[1-9]\d*)?)(?:\.(\d*))?((?:[eEinumkKMGTP]+[-+]?\d*|[-+]\d*)?)$/;
const EXPONENT = /^[eE]([+-]?\d+)$/;
const DECIMAL_SUFFIXES = ["n", "u", "m", "", "k", "M", "G", "T", "P", "E"] as const;
const BINARY_SUFFIXES = ["", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"] as const;
/** Texts that are canonical as they are; most quantities are written so. */
const CANONICAL = /^[1-9]\d{0,2}(?:[numkMGTPE]|[KMGTP]i)?$/;

/** Plain whole numbers. */
const PLAIN = /^\d{1,15}$/;

/** Texts of quantities that are remembered, and how long they may be: one object says few, and each is read several times for a write. */
const MOST_KNOWN = 4096;
const LONGEST_KNOWN = 64;

/** What was cut out of a body would hold all of it. */
const ownText = (text: string): string => Buffer.from(text).toString();

/** The work of `read`, done once for a text of usual length. */
function remembering<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > LONGEST_KNOWN) return read(text);
    let found = known.get(text);
    if (found === undefined) {
      found = read(text);
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(ownText(text), found);
    }
    return found;
  };
}

/** Reads a quantity, spaces around it included. Throws QuantityError. */
export const parseQuantity: (text: string) => Quantity = remembering(readQuantity);

function readQuantity(text: string): Quantity {
  if (PLAIN.test(text)) return { unscaled: BigInt(text), scale: 0, format: "decimal" };
  const trimmed = text.trim();
  const parts = trimmed === "" ? null : SYNTAX.exec(trimmed);
  if (parts === null) throw new QuantityError(WRONG_FORMAT);
  const [, sign = "", whole = "", fraction = "", suffix = ""] = parts;
  if (whole + fraction === "" && !/^[+-]?0/.test(trimmed)) throw new QuantityError(WRONG_FORMAT);
  if (whole.length + fraction.length > MAXIMUM_DIGITS) throw new QuantityError(WRONG_NUMBER);
  const digits = BigInt(`${whole}${fraction}`);
  const unscaled = sign === "-" ? -digits : digits;
  return scaled(unscaled, -fraction.length, suffix);
}

function scaled(unscaled: bigint, scale: number, suffix: string): Quantity {
  const decimal = DECIMAL_SUFFIXES.indexOf(suffix as (typeof DECIMAL_SUFFIXES)[number]);
  if (decimal >= 0) return roundedToNano(unscaled, scale + (decimal - 3) * 3, "decimal");
  const binary = BINARY_SUFFIXES.indexOf(suffix as (typeof BINARY_SUFFIXES)[number]);
  if (binary >= 0) return binaryQuantity(unscaled << BigInt(10 * binary), scale);
  const exponent = Number(EXPONENT.exec(suffix)?.[1] ?? Number.NaN);
  if (!(Math.abs(exponent) <= MAXIMUM_EXPONENT)) throw new QuantityError(WRONG_SUFFIX);
  return roundedToNano(unscaled, scale + exponent, "exponent");
}

/** Caps; a value below one becomes a decimal one, since it would otherwise be rounded to a whole number. */
function binaryQuantity(unscaled: bigint, scale: number): Quantity {
  const quantity = roundedToNano(unscaled, scale, "binary");
  const size = { ...quantity, unscaled: quantity.unscaled < 0n ? -quantity.unscaled : quantity.unscaled };
  if (size.unscaled !== 0n && compareQuantities(size, ONE) < 0) return { ...quantity, format: "decimal" };
  if (compareQuantities(size, { ...ONE, unscaled: MAXIMUM_BINARY }) <= 0) return quantity;
  return { unscaled: unscaled < 0n ? -MAXIMUM_BINARY : MAXIMUM_BINARY, scale: 0, format: "binary" };
}

const ONE: Quantity = { unscaled: 1n, scale: 0, format: "decimal" };

function roundedToNano(unscaled: bigint, scale: number, format: QuantityFormat): Quantity {
  if (unscaled === 0n) return { unscaled, scale: 0, format };
  if (scale >= NANO) return { unscaled, scale, format };
  return { unscaled: dividedUp(unscaled, NANO - scale), scale: NANO, format };
}

/** `value` divided by ten to the power of `places`, away from zero. */
function dividedUp(value: bigint, places: number): bigint {
  const size = value < 0n ? -value : value;
  // More places than digits: something remains, and it is less than one.
  const up = places > MAXIMUM_DIGITS + 64 ? 1n : (size + 10n ** BigInt(places) - 1n) / 10n ** BigInt(places);
  return value < 0n ? -up : up;
}

/** The canonical text: no fraction, the largest suffix that needs none, the suffix family the quantity was written in. */
export function formatQuantity(quantity: Quantity): string {
  if (quantity.unscaled === 0n) return "0";
  if (quantity.format === "binary") {
    const whole = wholeNumber(quantity);
    if (whole !== undefined && (whole <= -1024n || whole >= 1024n)) return binaryText(whole);
  }
  return decimalText(quantity);
}

/** Undefined when there is a fraction. */
function wholeNumber({ unscaled, scale }: Quantity): bigint | undefined {
  if (scale >= 0) return unscaled * 10n ** BigInt(scale);
  const unit = 10n ** BigInt(-scale);
  return unscaled % unit === 0n ? unscaled / unit : undefined;
}

function binaryText(whole: bigint): string {
  let number = whole;
  let power = 0;
  while (power < BINARY_SUFFIXES.length - 1 && number % 1024n === 0n) {
    number /= 1024n;
    power++;
  }
  return `${number}${BINARY_SUFFIXES[power]}`;
}

/** Number of digits before the zeros at the end. */
function significantDigits(digits: string): number {
  let count = digits.length;
  while (digits[count - 1] === "0") count--;
  return count;
}

function decimalText({ unscaled, scale, format }: Quantity): string {
  const digits = unscaled.toString();
  const significant = digits.slice(0, significantDigits(digits));
  const power = scale + digits.length - significant.length;
  const highest = format === "exponent" ? power : Math.min(power, 18);
  const exponent = Math.floor(highest / 3) * 3;
  const number = significant + "0".repeat(power - exponent);
  if (format === "exponent") return exponent === 0 ? number : `${number}e${exponent}`;
  return `${number}${DECIMAL_SUFFIXES[exponent / 3 + 3]}`;
}

const canonicalText = remembering((text) => formatQuantity(parseQuantity(text)));

/** Canonical text of a quantity's text. Throws QuantityError. */
export function canonicalQuantity(text: string): string {
  return CANONICAL.test(text) ? text : canonicalText(text);
}

/** Negative, zero or positive as `a` is smaller than, equal to or greater than `b`. */
export function compareQuantities(a: Quantity, b: Quantity): number {
  if (a.scale === b.scale) return a.unscaled < b.unscaled ? -1 : a.unscaled > b.unscaled ? 1 : 0;
  const signs = sign(a) - sign(b);
  if (signs !== 0 || a.unscaled === 0n) return signs;
  // Far apart: comparing magnitudes avoids huge powers.
  const magnitudes = magnitude(a) - magnitude(b);
  if (magnitudes !== 0) return magnitudes * sign(a);
  const low = Math.min(a.scale, b.scale);
  const left = a.unscaled * 10n ** BigInt(a.scale - low);
  const right = b.unscaled * 10n ** BigInt(b.scale - low);
  return left < right ? -1 : left > right ? 1 : 0;
}

const sign = ({ unscaled }: Quantity): number => (unscaled > 0n ? 1 : unscaled < 0n ? -1 : 0);

/** Power of ten of the first digit. */
function magnitude({ unscaled, scale }: Quantity): number {
  const digits = unscaled.toString().length - (unscaled < 0n ? 1 : 0);
  return digits + scale;
}

/** The exact sum, in the format of `a`, or of `b` when `a` is zero. Throws QuantityError when the two are more than 4096 digits apart. */
export function addQuantities(a: Quantity, b: Quantity): Quantity {
  if (a.unscaled === 0n) return b;
  if (b.unscaled === 0n) return a;
  if (Math.abs(a.scale - b.scale) > MAXIMUM_DIGITS) throw new QuantityError(WRONG_NUMBER);
  const low = Math.min(a.scale, b.scale);
  const unscaled = a.unscaled * 10n ** BigInt(a.scale - low) + b.unscaled * 10n ** BigInt(b.scale - low);
  return { unscaled, scale: unscaled === 0n ? 0 : low, format: a.format };
}

/** The quantity with its sign changed, for differences. */
export function negateQuantity(quantity: Quantity): Quantity {
  return { ...quantity, unscaled: -quantity.unscaled };
}
