/** The fields that a value has: what an apply claims, and what appears with a new value. */
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { ListSchema, Schema } from "../../definition/schema.js";
import { EMPTY_SET, type FieldSet, type FieldSetDraft, isEmptySet, LEAF, SELF, sortElements } from "../field-set/field-set.js";
import { declaredField, isAtomic, isFilledObject, itemElement, memberSchema } from "./schema-view.js";

/**
 * The fields that a configuration names: leaves, list items, map keys, nulls and empty maps, but not the structs and lists
 * around them (SSA-08). An item that a list holds several times is a member without the fields below it.
 */
export function fieldSetOf(value: JsonValue, schema: Schema): FieldSet {
  return innerFields(value, schema);
}

function innerFields(value: JsonValue, schema: Schema): FieldSet {
  if (isAtomic(schema)) return EMPTY_SET;
  if (schema.kind === "list") return Array.isArray(value) ? itemFields(value, schema) : EMPTY_SET;
  return isJsonObject(value) ? memberFields(value, schema) : EMPTY_SET;
}

function memberFields(value: JsonObject, schema: Schema): FieldSet {
  const out: FieldSetDraft = {};
  for (const name in value) {
    const child = value[name];
    if (child === undefined) continue;
    const node = memberNode(child, name, schema);
    if (node !== undefined) out[`f:${name}`] = node;
  }
  return sortElements(out);
}

function memberNode(child: JsonValue, name: string, schema: Schema): FieldSet | undefined {
  const childSchema = memberSchema(schema, name);
  const inner = innerFields(child, childSchema);
  const isLeaf = isAtomic(childSchema) || child === null || (isJsonObject(child) && !isFilledObject(child));
  if (isLeaf) return LEAF;
  if (schema.kind === "struct" && declaredField(schema, name) !== undefined) return isEmptySet(inner) ? undefined : inner;
  return isEmptySet(inner) ? LEAF : { [SELF]: LEAF, ...inner };
}

function itemFields(items: readonly JsonValue[], schema: ListSchema): FieldSet {
  const out: FieldSetDraft = {};
  for (const item of items) {
    const element = itemElement(schema, item);
    if (element === undefined) continue;
    const inner = out[element] === undefined ? innerFields(item, schema.item) : EMPTY_SET;
    out[element] = isEmptySet(inner) ? LEAF : { [SELF]: LEAF, ...inner };
  }
  return sortElements(out);
}

/**
 * The node of a value that appears or goes as a whole: every field of it is a member, maps, structs and lists included.
 */
export function wholeNode(value: JsonValue, schema: Schema): FieldSet {
  if (isAtomic(schema)) return LEAF;
  const out: FieldSetDraft = {};
  if (schema.kind === "list") {
    if (!Array.isArray(value)) return LEAF;
    for (const item of value) {
      const element = itemElement(schema, item);
      if (element !== undefined) out[element] = out[element] === undefined ? wholeNode(item, schema.item) : LEAF;
    }
  } else {
    if (!isJsonObject(value)) return LEAF;
    for (const name in value) {
      const child = value[name];
      if (child !== undefined) out[`f:${name}`] = wholeNode(child, memberSchema(schema, name));
    }
  }
  return isEmptySet(out) ? LEAF : { [SELF]: LEAF, ...sortElements(out) };
}

/** The fields whose value is null, as far as objects reach. */
export function nullFields(object: JsonObject): FieldSet {
  const out: FieldSetDraft = {};
  for (const name in object) {
    const value = object[name];
    const node = isJsonObject(value) ? nullFields(value) : EMPTY_SET;
    if (value === null || !isEmptySet(node)) out[`f:${name}`] = node;
  }
  return sortElements(out);
}
