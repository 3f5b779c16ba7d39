/** Items that must differ: each that repeats an earlier one is told. */
import type { JsonValue } from "../../definition/json.js";
import type { UniqueItems } from "../../definition/schema.js";
import { duplicate, type FieldError, MAXIMUM_FIELD_ERRORS } from "../../errors/field-error.js";
import { type Located, memberField, valueBelow, valuesBelow } from "./paths.js";

/** Of lists whose items are compared as they are. */
export const ITSELF: UniqueItems = { keys: [] };

export function duplicateErrors(value: JsonValue, unique: UniqueItems, field: string): FieldError[] {
  const seen = new Set<string>();
  const errors: FieldError[] = [];
  for (const item of valuesBelow(value, unique.items ?? "[*]", field)) {
    if (errors.length >= MAXIMUM_FIELD_ERRORS) break;
    const shown = shownIdentity(item, unique);
    if (shown === undefined) continue;
    const identity = JSON.stringify(shown, (_, part) => (typeof part === "bigint" ? `${part}n` : part));
    if (seen.has(identity)) errors.push(duplicate(blamedField(item, unique), shown));
    seen.add(identity);
  }
  return errors;
}

/** What an item is told by: itself, the value of its key, or those of several with "/" between; undefined for one that is left out. */
function shownIdentity({ value }: Located, { keys, blame }: UniqueItems): JsonValue | undefined {
  const [first, ...others] = keys;
  if (first === undefined) return value;
  const parts = keys.map((key) => valueBelow(value, key));
  const told = blame === undefined ? parts : [valueBelow(value, blame)];
  if (told.every((part) => part === undefined || part === null || part === 0)) return undefined;
  return others.length === 0 ? (parts[0] ?? undefined) : parts.map((part) => String(part ?? "")).join("/");
}

function blamedField({ field }: Located, { keys, blame }: UniqueItems): string {
  const [first, ...others] = keys;
  const path = blame ?? (first !== undefined && others.length === 0 ? first : "");
  return path === "" ? field : memberField(field, path.replace(/^\./, ""));
}
