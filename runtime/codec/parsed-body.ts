/** What parsing a request body gives: the value, and what a strict reader has to say about it. */
import type { JsonValue } from "../definition/json.js";

/** A parsed JSON or YAML document. */
export interface ParsedBody {
  readonly value: JsonValue;
  /**
   * Keys given twice, worded for strict field validation: `duplicate field "data.a"` from JSON,
   * `line 3: key "a" already set in map` from YAML. Computed on first use, since most requests never ask.
   */
  readonly duplicates: readonly string[];
  /**
   * Numbers spelled as no integer is, `1.0` or `1e3`, and integers beyond 64 bits, by path (`spec.drivers[0].allocatable.count`).
   * Undefined when there is none, as in formats that know numbers by their value.
   */
  readonly spelledNumbers?: ReadonlyMap<string, string> | undefined;
  /**
   * Every complaint of strict field validation in the peer's order, given the complaints of conforming
   * (`unknown field "spec.foo"`): document order for JSON; duplicates, then unknown fields by name, for YAML.
   */
  strictErrors(unknown: readonly string[]): StrictErrors;
}

/** Complaints of strict field validation in their two forms. */
export interface StrictErrors {
  /** One `Warning` text each; empty when there is nothing to complain about. */
  readonly warnings: readonly string[];
  /** `strict decoding error: ...`, the whole as one text for the 400 of `fieldValidation=Strict`. */
  readonly message: string;
}

/** Complaints kept of one body, as in the peer. */
export const STRICT_ERROR_LIMIT = 100;

/** A body without duplicates, such as a binary one. */
export function bodyWithoutDuplicates<V extends JsonValue>(value: V): ParsedBody & { readonly value: V } {
  return { value, duplicates: [], strictErrors: (unknown) => strictErrors(unknown) };
}

/** Both forms of a list of complaints that is already in order. */
export function strictErrors(complaints: readonly string[]): StrictErrors {
  return { warnings: complaints, message: `strict decoding error: ${complaints.join(", ")}` };
}
