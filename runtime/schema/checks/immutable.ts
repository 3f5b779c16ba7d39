/** Values that an update changed though they may not change. */
import type { JsonValue } from "../../definition/json.js";
import type { Immutability } from "../../definition/schema.js";
import { type FieldError, forbiddenField, invalidValue } from "../../errors/field-error.js";
import { deepEqual } from "../deep-equal.js";
import { without } from "./paths.js";

export function changeErrors(
  value: JsonValue | undefined,
  old: JsonValue | undefined,
  { except = [], message = "field is immutable", reason }: Immutability,
  field: string,
): FieldError[] {
  const kept = (side: JsonValue | undefined): JsonValue | undefined => except.reduce<JsonValue | undefined>(without, side);
  if (deepEqual(value, old) || deepEqual(kept(value), kept(old))) return [];
  const error = reason === "FieldValueForbidden" ? forbiddenField(field, message) : invalidValue(field, value, message);
  return [{ ...error, toldAfter: field.split(".", 1)[0] as string }];
}
