/** Declared restrictions other than structure and rules: immutable fields and lists without duplicates. */
import { getOwn, isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { ImmutableField, UniqueItems } from "../../definition/resource-definition.js";
import { duplicate, type FieldError, forbiddenField, invalidValue, MAXIMUM_FIELD_ERRORS } from "../../errors/field-error.js";
import { deepEqual } from "../../fields/deep-equal.js";
import { valueAt } from "../write/field-paths.js";
import { valuesAt } from "./field-walk.js";

/** Fields that an update changed though they may not change. */
export function immutableErrors(object: JsonObject, old: JsonObject, fields: readonly ImmutableField[]): FieldError[] {
  const errors: FieldError[] = [];
  for (const { path, message = "field is immutable", reason } of fields) {
    const value = valueAt(object, path);
    if (deepEqual(value, valueAt(old, path))) continue;
    const error = reason === "FieldValueForbidden" ? forbiddenField(path, message) : invalidValue(path, value, message);
    errors.push({ ...error, toldAfter: path.split(".", 1)[0] as string });
  }
  return errors;
}

/** The later of items that repeat an earlier one. */
export function duplicateErrors(object: JsonObject, lists: readonly UniqueItems[]): FieldError[] {
  return lists.flatMap(({ path, key }) => valuesAt(object, path).flatMap(({ value, field }) => repeated(value, field, key)));
}

function repeated(list: JsonValue, field: string, key: string | undefined): FieldError[] {
  if (!Array.isArray(list)) return [];
  const seen = new Set<JsonValue | undefined>();
  const errors: FieldError[] = [];
  for (const [index, item] of list.entries()) {
    if (errors.length >= MAXIMUM_FIELD_ERRORS) break;
    const identity = key === undefined ? item : isJsonObject(item) ? getOwn(item, key) : undefined;
    if (identity === undefined) continue;
    if (seen.has(identity)) errors.push(duplicate(key === undefined ? `${field}[${index}]` : `${field}[${index}].${key}`, identity));
    seen.add(identity);
  }
  return errors;
}
