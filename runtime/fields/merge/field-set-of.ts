/** The fields that a value has: what an apply claims, and what appears with a new value. */
import { isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { ListSchema, Schema } from "../../definition/schema.js";
import { EMPTY_SET, type FieldSet, type FieldSetDraft, isEmptySet, LEAF, SELF, sortElements } from "../field-set/field-set.js";
import { fieldElement } from "../field-set/path-element.js";
import { asMember, withoutSelf } from "../field-set/set-algebra.js";
import { declaredField, isAtomic, isFilledObject, itemElement, memberSchema } from "./schema-view.js";

/**
 * The fields that a configuration names: leaves, list items, map keys, nulls and empty maps, but not the structs and lists
 * around them (SSA-08). An item that a list holds several times is a member without the fields below it. Parts of `likely` that
 * turn out to be right are part of the result, so that what did not change is seen to be the same at once.
 */
export function fieldSetOf(value: JsonValue, schema: Schema, likely: FieldSet = EMPTY_SET): FieldSet {
  return innerFields(value, schema, likely);
}

function innerFields(value: JsonValue, schema: Schema, likely: FieldSet): FieldSet {
  if (isAtomic(schema)) return EMPTY_SET;
  if (schema.kind === "list") return Array.isArray(value) ? itemFields(value, schema, likely) : EMPTY_SET;
  return isJsonObject(value) ? memberFields(value, schema, likely) : EMPTY_SET;
}

function memberFields(value: JsonObject, schema: Schema, likely: FieldSet): FieldSet {
  let out: FieldSetDraft | undefined;
  let shared = 0;
  for (const name in value) {
    const child = value[name];
    if (child === undefined) continue;
    const element = fieldElement(name);
    const before = likely[element];
    const node = memberNode(child, name, schema, before ?? LEAF);
    if (out === undefined && node === before) {
      if (node !== undefined) shared++;
      continue;
    }
    out ??= firstOf(value, likely, shared);
    if (node !== undefined) out[element] = node;
  }
  if (out === undefined && shared === 0) return EMPTY_SET;
  if (out === undefined && hasElements(likely, shared)) return likely;
  return sortElements(out ?? firstOf(value, likely, shared));
}

/** The nodes of the first members that have one, which are those of `likely`. */
function firstOf(value: JsonObject, likely: FieldSet, count: number): FieldSetDraft {
  const out: FieldSetDraft = {};
  let left = count;
  for (const name in value) {
    if (left === 0) break;
    const element = fieldElement(name);
    const node = likely[element];
    if (node === undefined || value[name] === undefined) continue;
    out[element] = node;
    left--;
  }
  return out;
}

/** Whether so many elements are in a set, the self mark aside. */
function hasElements(set: FieldSet, count: number): boolean {
  let left = count;
  for (const element in set) if (element !== SELF && --left < 0) return false;
  return left === 0;
}

function memberNode(child: JsonValue, name: string, schema: Schema, likely: FieldSet): FieldSet | undefined {
  const childSchema = memberSchema(schema, name);
  if (isAtomic(childSchema) || child === null) return leaf(likely);
  const inner = innerFields(child, childSchema, likely);
  const isEmpty = isEmptySet(inner);
  if (isEmpty && isJsonObject(child) && !isFilledObject(child)) return leaf(likely);
  if (schema.kind === "struct" && declaredField(schema, name) !== undefined) return isEmpty ? undefined : withoutSelf(inner);
  return isEmpty ? leaf(likely) : asMember(inner);
}

function itemFields(items: readonly JsonValue[], schema: ListSchema, likely: FieldSet): FieldSet {
  const out: FieldSetDraft = {};
  for (const item of items) {
    const element = itemElement(schema, item);
    if (element === undefined) continue;
    const before = likely[element] ?? LEAF;
    const inner = out[element] === undefined ? innerFields(item, schema.item, before) : EMPTY_SET;
    out[element] = isEmptySet(inner) ? leaf(before) : asMember(inner);
  }
  return settled(out, likely);
}

function leaf(likely: FieldSet): FieldSet {
  return isEmptySet(likely) ? likely : LEAF;
}

/** `likely` where it has these very nodes below it, else the nodes in order. */
function settled(nodes: FieldSetDraft, likely: FieldSet): FieldSet {
  let size = 0;
  for (const element in nodes) {
    if (nodes[element] !== likely[element]) return sortElements(nodes);
    size++;
  }
  if (size === 0) return nodes;
  for (const element in likely) if (element !== SELF) size--;
  return size === 0 ? likely : sortElements(nodes);
}

/**
 * The node of a value that appears or goes as a whole: every field of it is a member, maps, structs and lists included.
 */
export function wholeNode(value: JsonValue, schema: Schema): FieldSet {
  if (isAtomic(schema)) return LEAF;
  const out: FieldSetDraft = { [SELF]: LEAF };
  let isLeaf = true;
  if (schema.kind === "list") {
    if (!Array.isArray(value)) return LEAF;
    for (const item of value) {
      const element = itemElement(schema, item);
      if (element === undefined) continue;
      out[element] = out[element] === undefined ? wholeNode(item, schema.item) : LEAF;
      isLeaf = false;
    }
  } else {
    if (!isJsonObject(value)) return LEAF;
    for (const name in value) {
      const child = value[name];
      if (child === undefined) continue;
      out[`f:${name}`] = wholeNode(child, memberSchema(schema, name));
      isLeaf = false;
    }
  }
  return isLeaf ? LEAF : sortElements(out);
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
