/** Taking fields out of an object, and the opposite: keeping nothing else. */
import { isJsonObject, type JsonObject, type JsonValue, setOwn } from "../../definition/json.js";
import type { ListSchema, Schema } from "../../definition/schema.js";
import { type FieldSet, isEmptySet, isMemberNode } from "../field-set/field-set.js";
import { isAtomic, itemElement, memberSchema } from "./schema-view.js";

/** What stands for an object or list that lost all it had: a null, which is still a field, or nothing. */
export type Emptied = "null" | "nothing";

/** `object` without the members of `set` and all that is below them. Shares what it keeps; `object` itself when nothing goes. */
export function removeItems(object: JsonObject, set: FieldSet, schema: Schema, emptied: Emptied): JsonObject {
  return isEmptySet(set) ? object : ((removeFrom(object, set, schema, emptied) ?? {}) as JsonObject);
}

/** Undefined when nothing is left. */
function removeFrom(value: JsonValue, set: FieldSet, schema: Schema, emptied: Emptied): JsonValue | undefined {
  if (isAtomic(schema)) return undefined;
  if (schema.kind === "list") return Array.isArray(value) ? removeFromList(value, set, schema, emptied) : value;
  return isJsonObject(value) ? removeFromObject(value, set, schema, emptied) : value;
}

function removeFromObject(object: JsonObject, set: FieldSet, schema: Schema, emptied: Emptied): JsonObject | undefined {
  let isChanged = false;
  let isEmpty = true;
  const out: JsonObject = {};
  for (const name in object) {
    const value = object[name]!;
    const rest = removeValue(value, set[`f:${name}`], memberSchema(schema, name), emptied);
    isChanged ||= rest !== value;
    if (rest === undefined) continue;
    setOwn(out, name, rest);
    isEmpty = false;
  }
  if (!isChanged) return object;
  return isEmpty ? undefined : out;
}

function removeFromList(items: JsonValue[], set: FieldSet, schema: ListSchema, emptied: Emptied): JsonValue[] | undefined {
  let isChanged = false;
  const out: JsonValue[] = [];
  for (const item of items) {
    const element = itemElement(schema, item);
    const rest = element === undefined ? item : removeValue(item, set[element], schema.item, emptied);
    isChanged ||= rest !== item;
    if (rest !== undefined) out.push(rest);
  }
  if (!isChanged) return items;
  return out.length === 0 ? undefined : out;
}

function removeValue(value: JsonValue, node: FieldSet | undefined, schema: Schema, emptied: Emptied): JsonValue | undefined {
  if (node === undefined) return value;
  if (isMemberNode(node)) return undefined;
  const rest = removeFrom(value, node, schema, emptied);
  return rest === undefined && emptied === "null" ? null : rest;
}

/** The part of `object` that the members of `set` are: values of leaves, key fields of list items, and all around them. */
export function extractItems(object: JsonObject, set: FieldSet, schema: Schema): JsonObject {
  return (extractFrom(object, set, schema) ?? {}) as JsonObject;
}

function extractFrom(value: JsonValue, node: FieldSet, schema: Schema): JsonValue | undefined {
  if (schema.kind === "list" && Array.isArray(value) && !isAtomic(schema)) return extractItemsOf(value, node, schema);
  if (isAtomic(schema) || !isJsonObject(value)) return value;
  const out: JsonObject = {};
  for (const name in value) {
    const child = node[`f:${name}`];
    const part = child && extractFrom(value[name]!, child, memberSchema(schema, name));
    if (part !== undefined) setOwn(out, name, part);
  }
  return out;
}

function extractItemsOf(items: readonly JsonValue[], node: FieldSet, schema: ListSchema): JsonValue[] {
  return items.flatMap((item) => {
    const child = node[itemElement(schema, item) ?? ""];
    const part = child && extractFrom(item, child, schema.item);
    return part === undefined ? [] : [part];
  });
}
