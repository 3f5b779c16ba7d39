/** Taking fields out of an object. */
import { isJsonObject, type JsonObject, type JsonValue, setOwn } from "../../definition/json.js";
import type { ListSchema, Schema } from "../../definition/schema.js";
import { type FieldSet, isEmptySet, isMemberNode } from "../field-set/field-set.js";
import type { PathElement } from "../field-set/path-element.js";
import { isAtomic, itemElement, memberSchema } from "./schema-view.js";

/**
 * What is left of an object or list that loses all it had: a null, which is still a field, for "null"; else an empty one where the
 * set says that somebody owns it, and nothing elsewhere.
 */
export type Emptied = "null" | FieldSet;

/** `object` without the members of `set` and all that is below them. Shares what it keeps; `object` itself when nothing goes. */
export function removeItems(object: JsonObject, set: FieldSet, schema: Schema, emptied: Emptied): JsonObject {
  return isEmptySet(set) ? object : ((removeFrom(object, set, schema, emptied) ?? {}) as JsonObject);
}

/** Undefined when nothing is left. */
function removeFrom(value: JsonValue, set: FieldSet, schema: Schema, emptied: Emptied | undefined): JsonValue | undefined {
  if (isAtomic(schema)) return undefined;
  if (schema.kind === "list") return Array.isArray(value) ? removeFromList(value, set, schema, emptied) : value;
  return isJsonObject(value) ? removeFromObject(value, set, schema, emptied) : value;
}

function removeFromObject(object: JsonObject, set: FieldSet, schema: Schema, emptied: Emptied | undefined): JsonObject | undefined {
  let isChanged = false;
  let isEmpty = true;
  const out: JsonObject = {};
  for (const name in object) {
    const value = object[name]!;
    const rest = removeValue(value, `f:${name}`, set, memberSchema(schema, name), emptied);
    isChanged ||= rest !== value;
    if (rest === undefined) continue;
    setOwn(out, name, rest);
    isEmpty = false;
  }
  if (!isChanged) return object;
  return isEmpty ? undefined : out;
}

function removeFromList(items: JsonValue[], set: FieldSet, schema: ListSchema, emptied: Emptied | undefined): JsonValue[] | undefined {
  let isChanged = false;
  const out: JsonValue[] = [];
  for (const item of items) {
    const element = itemElement(schema, item);
    const rest = element === undefined ? item : removeValue(item, element, set, schema.item, emptied);
    isChanged ||= rest !== item;
    if (rest !== undefined) out.push(rest);
  }
  if (!isChanged) return items;
  return out.length === 0 ? undefined : out;
}

function removeValue(
  value: JsonValue,
  element: PathElement,
  set: FieldSet,
  schema: Schema,
  emptied: Emptied | undefined,
): JsonValue | undefined {
  const node = set[element];
  if (node === undefined) return value;
  if (isMemberNode(node)) return undefined;
  const below = emptied === "null" ? emptied : emptied?.[element];
  const rest = removeFrom(value, node, schema, below);
  if (rest !== undefined || below === undefined) return rest;
  if (below === "null") return null;
  if (!isMemberNode(below)) return undefined;
  return Array.isArray(value) ? [] : {};
}
