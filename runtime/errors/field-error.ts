/** Causes of a 422, worded as the peer words them (ERR-04). */
import type { JsonValue } from "../definition/json.js";
import { goText } from "./go-values.js";
import { quoteText } from "./quote-text.js";
import { SHOWN_NAME_CHARACTERS, shown, shownJson } from "./shown-text.js";

export type FieldErrorType =
  | "FieldValueNotFound"
  | "FieldValueRequired"
  | "FieldValueDuplicate"
  | "FieldValueInvalid"
  | "FieldValueNotSupported"
  | "FieldValueForbidden"
  | "FieldValueTooLong"
  | "FieldValueTooMany"
  | "FieldValueTypeInvalid"
  | "InternalError";

const TITLES: Readonly<Record<FieldErrorType, string>> = {
  FieldValueNotFound: "Not found",
  FieldValueRequired: "Required value",
  FieldValueDuplicate: "Duplicate value",
  FieldValueInvalid: "Invalid value",
  FieldValueNotSupported: "Unsupported value",
  FieldValueForbidden: "Forbidden",
  FieldValueTooLong: "Too long",
  FieldValueTooMany: "Too many",
  FieldValueTypeInvalid: "Invalid value",
  InternalError: "Internal error",
};

const WITHOUT_VALUE: ReadonlySet<FieldErrorType> = new Set([
  "FieldValueRequired",
  "FieldValueForbidden",
  "FieldValueTooLong",
  "InternalError",
]);

/** One mistake in one field. */
export interface FieldError {
  readonly type: FieldErrorType;
  /** e.g. `spec.drivers[0].name` or `metadata.labels[a b]`. */
  readonly field: string;
  readonly value?: JsonValue | undefined;
  /** Text of the value, where messages do not show it as JSON. */
  readonly shown?: string;
  readonly detail: string;
  /** Path of the field whose mistakes it is told after, when its own path does not say where it stands among others. */
  readonly toldAfter?: string;
  /** The field should not be there at all: mistakes below it are not told. */
  readonly hidesBelow?: boolean;
}

/** Mistakes that are looked for in one object and told of it; a client that made more fixes these first. */
export const MAXIMUM_FIELD_ERRORS = 200;

/** Adds mistakes to those found so far, up to {@link MAXIMUM_FIELD_ERRORS}. */
export function addFieldErrors(found: FieldError[], more: readonly FieldError[]): void {
  for (const error of more) {
    if (found.length >= MAXIMUM_FIELD_ERRORS) return;
    found.push(error);
  }
}

/** The path of a mistake as messages show it. */
export const shownField = (error: FieldError): string => shown(error.field, SHOWN_NAME_CHARACTERS);

/** `Invalid value: "x": detail`, without the field; long values are cut. */
export function fieldErrorBody(error: FieldError): string {
  const title = TITLES[error.type];
  const head = WITHOUT_VALUE.has(error.type)
    ? title
    : `${title}: ${error.shown === undefined ? showValue(error.value, error.field) : shown(error.shown)}`;
  return error.detail === "" ? head : `${head}: ${shown(error.detail)}`;
}

function showValue(value: JsonValue | undefined, field: string): string {
  if (value === undefined || value === null) return field.endsWith(".labels") ? "map[string]string(nil)" : `"null"`;
  if (typeof value === "string") return quoteText(shown(value));
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return shownTexts(value as readonly string[]);
  const text = goText(value, field);
  return text === undefined ? shownJson(value) : shown(text);
}

/** A list of texts as messages show it, cut when it is long. */
export function shownTexts(texts: readonly string[]): string {
  const pieces: string[] = [];
  let length = 0;
  for (const text of texts) {
    if (length > SHOWN_NAME_CHARACTERS) {
      pieces.push("...");
      break;
    }
    const piece = quoteText(shown(text, SHOWN_NAME_CHARACTERS));
    length += piece.length;
    pieces.push(piece);
  }
  return `[]string{${pieces.join(", ")}}`;
}

/** All mistakes in one text, with brackets around several: for what is no answer to a request. */
export function fieldErrorSummary(errors: readonly FieldError[]): string {
  const texts = [...new Set(errors.map((error) => `${shownField(error)}: ${fieldErrorBody(error)}`))];
  return texts.length === 1 ? (texts[0] as string) : `[${texts.join(", ")}]`;
}

/** Places mistakes after those of `field`, whatever their own field is. */
export const toldAfter = (field: string, errors: readonly FieldError[]): FieldError[] =>
  errors.map((error) => ({ ...error, toldAfter: field }));

/** A list or map of `count` entries. */
export const tooMany = (field: string, count: number, limit: number): FieldError => ({
  type: "FieldValueTooMany",
  field,
  value: count,
  detail: `must have at most ${limit} items`,
});
export const required = (field: string, detail: string): FieldError => ({ type: "FieldValueRequired", field, detail });
export const invalidValue = (field: string, value: JsonValue | undefined, detail: string): FieldError => ({
  type: "FieldValueInvalid",
  field,
  value,
  detail,
});
export const duplicate = (field: string, value: JsonValue | undefined): FieldError => ({
  type: "FieldValueDuplicate",
  field,
  value,
  detail: "",
});
export const forbiddenField = (field: string, detail: string): FieldError => ({ type: "FieldValueForbidden", field, detail });
export const notSupported = (field: string, value: JsonValue | undefined, supported: readonly string[]): FieldError => ({
  type: "FieldValueNotSupported",
  field,
  value,
  detail: supported.length === 0 ? "" : `supported values: ${supported.map((s) => quoteText(s)).join(", ")}`,
});
export const tooLong = (field: string, value: JsonValue | undefined, maximum: number): FieldError => ({
  type: "FieldValueTooLong",
  field,
  value,
  detail: `must have at most ${maximum} bytes`,
});
