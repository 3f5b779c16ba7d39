/** How merging sees a schema: which values are one field, which have fields below them, and how list items are told apart. */

import { getOwn, isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { AnySchema, FieldSchema, ListSchema, ScalarType, Schema, StructSchema } from "../../definition/schema.js";
import { compareUtf8 } from "../../definition/utf8-order.js";
import { anyOf, rawExtension } from "../../schema/schema-parts.js";
import { canonicalJson, type PathElement } from "../field-set/path-element.js";

/** Levels of an untyped value that are told apart; what lies deeper is one field, so that recursion ends before the stack does. */
const UNTYPED_LEVELS = 256;

/** Schema of what no schema describes. */
export const ANY: AnySchema = untyped();

function untyped(): AnySchema {
  let schema = rawExtension;
  for (let level = 0; level < UNTYPED_LEVELS; level++) schema = anyOf({ object: false, below: schema });
  return schema;
}

/** Declaration of a struct's field; undefined for a key that is not declared. */
export function declaredField(schema: StructSchema, name: string): FieldSchema | undefined {
  return Object.hasOwn(schema.fields, name) ? schema.fields[name] : undefined;
}

/** Whether the value is one field with nothing below it, whatever its size. */
export function isAtomic(schema: Schema): boolean {
  switch (schema.kind) {
    case "scalar":
      return true;
    case "list":
      return schema.listType === "atomic";
    case "any":
      return schema.atomic === true;
    default:
      return schema.atomic;
  }
}

/** Schema of the value under a key of an object that is not atomic. */
export function memberSchema(schema: Schema, name: string): Schema {
  switch (schema.kind) {
    case "struct":
      return declaredField(schema, name)?.schema ?? ANY;
    case "map":
      return schema.value;
    case "any":
      return schema.below ?? ANY;
    default:
      return ANY;
  }
}

const NO_OBJECT: JsonObject = Object.freeze({});

const ZERO_SCALARS: Readonly<Partial<Record<ScalarType, JsonValue>>> = {
  string: "",
  boolean: false,
  int32: 0,
  int64: 0,
  double: 0,
  bytes: null,
  Quantity: "0",
  Time: null,
  MicroTime: null,
};

/**
 * What the peer writes for a field that is not set: a struct that is no pointer is always there, so nobody adds or removes it;
 * likewise whatever is written even when empty. Undefined for a field that is left out.
 */
export function writtenZero(field: FieldSchema): JsonValue | undefined {
  if (field.optional) return undefined;
  const { schema } = field;
  if (schema.kind === "struct") return NO_OBJECT;
  if (field.omitEmpty) return undefined;
  return schema.kind === "scalar" ? ZERO_SCALARS[schema.type] : null;
}

/** An object with at least one key. */
export function isFilledObject(value: JsonValue | undefined): value is JsonObject {
  if (!isJsonObject(value)) return false;
  for (const _ in value) return true;
  return false;
}

/** Keys of a list, sorted, each with its JSON name and what completes an item that lacks it. */
interface KeyPlan {
  readonly name: string;
  readonly label: string;
  readonly fallback: JsonValue | undefined;
}

const keyPlans = new WeakMap<ListSchema, readonly KeyPlan[]>();

function keyPlanOf(schema: ListSchema): readonly KeyPlan[] {
  let plan = keyPlans.get(schema);
  if (plan === undefined) {
    const { item } = schema;
    plan = [...schema.keys].sort(compareUtf8).map((name) => ({
      name,
      label: `${JSON.stringify(name)}:`,
      fallback: item.kind === "struct" ? keyFallback(declaredField(item, name)) : undefined,
    }));
    keyPlans.set(schema, plan);
  }
  return plan;
}

/** The schema's default, else the zero value of a key that is written even when it is empty. */
function keyFallback(field: FieldSchema | undefined): JsonValue | undefined {
  return field === undefined ? undefined : (field.default ?? writtenZero(field));
}

/** The path element of an item of a set or keyed list; undefined for an item that has none, see {@link itemMistake}. */
export function itemElement(schema: ListSchema, item: JsonValue): PathElement | undefined {
  if (schema.listType === "set") return typeof item === "object" ? undefined : `v:${canonicalJson(item)}`;
  if (!isJsonObject(item)) return undefined;
  let text = "k:{";
  for (const key of keyPlanOf(schema)) {
    const value = getOwn(item, key.name) ?? key.fallback;
    if (value === undefined) return undefined;
    if (text.length > 3) text += ",";
    const json = keyText(value);
    if (json === undefined) return undefined;
    text += key.label + json;
  }
  return `${text}}`;
}

/** Undefined for what tells no items apart: all keys are scalars, and some are other values until they have been checked. */
function keyText(value: JsonValue): string | undefined {
  try {
    return canonicalJson(value);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Why an item has no path element. */
export function itemMistake(schema: ListSchema, item: JsonValue): string {
  if (schema.listType === "set") {
    if (item === null) return "associative list without keys has an element that's an explicit null";
    if (Array.isArray(item)) return "not supported: associative list with lists as elements";
    return "associative list without keys has an element that's a map type";
  }
  if (item === null) return "associative list with keys may not have a null element";
  if (!isJsonObject(item)) return "associative list with keys may not have non-map elements";
  const missing = schema.keys.find(
    (name) => getOwn(item, name) === undefined && keyPlanOf(schema).find((key) => key.name === name)?.fallback === undefined,
  );
  if (missing === undefined) return "associative list with keys has an element with a key that is too deep";
  return `associative list with keys has an element that omits key field ${JSON.stringify(missing)} (and doesn't have default value)`;
}

/** Items of a set or keyed list by path element, in order; an element that several items have maps to all of them. */
export function indexItems(schema: ListSchema, items: readonly JsonValue[]): Map<PathElement, JsonValue[]> {
  const index = new Map<PathElement, JsonValue[]>();
  for (const item of items) {
    const element = itemElement(schema, item);
    if (element === undefined) continue;
    const same = index.get(element);
    if (same === undefined) index.set(element, [item]);
    else same.push(item);
  }
  return index;
}
