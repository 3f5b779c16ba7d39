/** Leaves: which JSON values each type takes, and their canonical form. */

import { canonicalDuration } from "../definition/go-duration.js";
import type { JsonValue } from "../definition/json.js";
import type { ScalarType } from "../definition/schema.js";
import { StacklessError } from "../errors/without-stack.js";
import { canonicalQuantity } from "../schema/quantity.js";
import { canonicalBase64 } from "./base64.js";
import { canonicalMicroTime, canonicalTime } from "./time.js";

/** The canonical leaf, or the name of the JSON type that does not fit, e.g. `number 1.5`. */
export interface ScalarRules {
  /** The type's name in messages. */
  readonly goType: string;
  /** What is written where nothing was said. */
  readonly zero: JsonValue;
  /** Whether the zero value is written even by fields that are omitted when empty: types that are structs in the peer. */
  readonly zeroIsWritten: boolean;
  /** Whether a failure ends decoding at once, as that of types with a decoder of their own does in the peer. */
  readonly ownDecoder: boolean;
  /** The canonical value of anything but null. Throws MisfitError, or an Error with the peer's text. */
  convert(value: JsonValue): JsonValue;
  /** As `convert` for a number whose spelling counts: one that is no integer as spelled, e.g. `1.0`, or one beyond 64 bits. */
  readonly spelled?: (text: string) => JsonValue;
}

/** A JSON value of a type that does not fit. */
export class MisfitError extends StacklessError {
  /** @param found e.g. `number`, `array`, `number 3000000000` */
  constructor(readonly found: string) {
    super(found);
  }
}

/** What the peer calls the type of a JSON value in messages. */
export function jsonTypeName(value: JsonValue): string {
  if (Array.isArray(value)) return "array";
  switch (typeof value) {
    case "boolean":
      return "bool";
    case "bigint":
      return "number";
    case "object":
      return value === null ? "null" : "object";
    default:
      return typeof value;
  }
}

const misfit = (value: JsonValue): never => {
  throw new MisfitError(jsonTypeName(value));
};
const textOf = (value: JsonValue): string => (typeof value === "string" ? value : misfit(value));

const MAXIMUM_INT32 = 2 ** 31 - 1;
const INT64_BOUND = 2 ** 63;
const MAXIMUM_INT64 = 2n ** 63n - 1n;

function int32(value: JsonValue): JsonValue {
  if (typeof value === "number" && Number.isInteger(value) && value <= MAXIMUM_INT32 && value >= -MAXIMUM_INT32 - 1) return value;
  return notInteger(value);
}

function int64(value: JsonValue): JsonValue {
  if (typeof value === "number" && Number.isInteger(value)) {
    if (Number.isSafeInteger(value)) return value;
    // A large number of YAML is a float, which stands for the integer it is printed as.
    if (Math.abs(value) < INT64_BOUND) return BigInt(String(value));
  }
  if (typeof value === "bigint" && value <= MAXIMUM_INT64 && value >= -MAXIMUM_INT64 - 1n) {
    const number = Number(value);
    return Number.isSafeInteger(number) ? number : value;
  }
  return notInteger(value);
}

function notInteger(value: JsonValue): never {
  const isNumber = typeof value === "number" || typeof value === "bigint";
  throw new MisfitError(isNumber ? `number ${value}` : jsonTypeName(value));
}

const notIntegerAsSpelled = (text: string): never => {
  throw new MisfitError(`number ${text}`);
};

function bytes(value: JsonValue): JsonValue {
  if (!Array.isArray(value)) return canonicalBase64(textOf(value));
  const isByte = (item: JsonValue): item is number => typeof item === "number" && Number.isInteger(item) && item >= 0 && item <= 255;
  return Buffer.from(value.map((item) => (isByte(item) ? item : item === null ? 0 : notInteger(item)))).toString("base64");
}

const plain = { zeroIsWritten: false, ownDecoder: false };
const struct = { zeroIsWritten: true, ownDecoder: true };

export const SCALARS: Readonly<Record<ScalarType, ScalarRules>> = {
  string: { ...plain, goType: "string", zero: "", convert: textOf },
  boolean: { ...plain, goType: "bool", zero: false, convert: (value) => (typeof value === "boolean" ? value : misfit(value)) },
  int32: { ...plain, goType: "int32", zero: 0, convert: int32, spelled: notIntegerAsSpelled },
  int64: { ...plain, goType: "int64", zero: 0, convert: int64, spelled: notIntegerAsSpelled },
  double: {
    ...plain,
    goType: "float64",
    zero: 0,
    convert: (value) => (typeof value === "number" ? value : typeof value === "bigint" ? Number(value) : misfit(value)),
  },
  bytes: { ...plain, goType: "[]uint8", zero: "", convert: bytes },
  Quantity: {
    ...struct,
    goType: "resource.Quantity",
    zero: "0",
    convert: (value) => canonicalQuantity(typeof value === "object" ? JSON.stringify(value, writeBigints) : String(value)),
    spelled: canonicalQuantity,
  },
  IntOrString: {
    ...struct,
    goType: "int32",
    zero: 0,
    convert: (value) => (typeof value === "string" ? value : int32(value)),
    spelled: notIntegerAsSpelled,
  },
  Time: { ...struct, goType: "string", zero: null, convert: (value) => canonicalTime(textOf(value)) },
  MicroTime: { ...struct, goType: "string", zero: null, convert: (value) => canonicalMicroTime(textOf(value)) },
  Duration: { ...struct, goType: "string", zero: "0s", convert: (value) => canonicalDuration(textOf(value)) },
};

const writeBigints = (_: string, value: unknown): unknown => (typeof value === "bigint" ? value.toString() : value);
