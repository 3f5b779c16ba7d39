/** What differs between two objects, as field sets. Equal parts are passed over without touching a set. */
import { getOwn, isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import type { ListSchema, Schema } from "../../definition/schema.js";
import { deepEqual } from "../../schema/deep-equal.js";
import { EMPTY_SET, type FieldSet, type FieldSetDraft, isEmptySet, LEAF, sortElements } from "../field-set/field-set.js";
import type { PathElement } from "../field-set/path-element.js";
import { wholeNode } from "./field-set-of.js";
import { declaredField, indexItems, isAtomic, isFilledObject, itemElement, memberSchema, writtenZero } from "./schema-view.js";

/** Fields that the right-hand object adds, changes and lacks. Maps, structs and lists that come or go are members too. */
export interface Comparison {
  readonly added: FieldSet;
  readonly modified: FieldSet;
  readonly removed: FieldSet;
}

/** Same shape while nodes are gathered; an absent one is no difference. */
interface Difference {
  added?: FieldSet;
  modified?: FieldSet;
  removed?: FieldSet;
}

const NO_OBJECT: JsonObject = Object.freeze({});
const SAME: Comparison = { added: EMPTY_SET, modified: EMPTY_SET, removed: EMPTY_SET };

/** Compares two objects of one type. Never fails: list items that cannot be told apart are compared as a whole. */
export function compare(left: JsonObject, right: JsonObject, schema: Schema): Comparison {
  const found = compareMembers(left, right, schema);
  if (found === undefined) return SAME;
  return { added: found.added ?? EMPTY_SET, modified: found.modified ?? EMPTY_SET, removed: found.removed ?? EMPTY_SET };
}

/** Whether nothing differs. */
export function isSame(comparison: Comparison): boolean {
  return isEmptySet(comparison.added) && isEmptySet(comparison.modified) && isEmptySet(comparison.removed);
}

function compareValues(left: JsonValue | undefined, right: JsonValue | undefined, schema: Schema): Difference | undefined {
  if (left === right) return undefined;
  if (left === undefined) return { added: wholeNode(right!, schema) };
  if (right === undefined) return { removed: wholeNode(left, schema) };
  if (isAtomic(schema)) return compareWhole(left, right);
  switch (schema.kind) {
    case "list":
      return compareLists(left, right, schema);
    case "any":
      return compareUntyped(left, right, schema);
    default: {
      const hasContent = isFilledObject(left) || isFilledObject(right);
      if (!hasContent) return compareWhole(left, right);
      return compareMembers(isJsonObject(left) ? left : NO_OBJECT, isJsonObject(right) ? right : NO_OBJECT, schema);
    }
  }
}

function compareWhole(left: JsonValue, right: JsonValue): Difference | undefined {
  return deepEqual(left, right) ? undefined : { modified: LEAF };
}

function compareMembers(left: JsonObject, right: JsonObject, schema: Schema): Difference | undefined {
  let found: Difference | undefined;
  for (const name in left) {
    const l = left[name];
    const r = getOwn(right, name);
    if (l === r || l === undefined) continue;
    found = gather(found, `f:${name}`, compareMember(l, r, name, schema));
  }
  for (const name in right) {
    const r = right[name];
    if (r === undefined || getOwn(left, name) !== undefined) continue;
    found = gather(found, `f:${name}`, compareMember(undefined, r, name, schema));
  }
  return found && sorted(found);
}

function compareMember(left: JsonValue | undefined, right: JsonValue | undefined, name: string, schema: Schema): Difference | undefined {
  if (left === undefined || right === undefined) {
    const field = schema.kind === "struct" ? declaredField(schema, name) : undefined;
    const zero = field && writtenZero(field);
    if (zero !== undefined) return compareValues(left ?? zero, right ?? zero, field!.schema);
  }
  return compareValues(left, right, memberSchema(schema, name));
}

const NO_ITEMS: JsonValue[] = [];

/** Keys are fields whatever they hold; a scalar or list in place of an object is the change of one field. */
function compareUntyped(left: JsonValue, right: JsonValue, schema: Schema): Difference | undefined {
  const leftFilled = isFilledObject(left);
  const rightFilled = isFilledObject(right);
  if (leftFilled && rightFilled) return compareMembers(left, right, schema);
  if (!leftFilled && !rightFilled) return compareWhole(left, right);
  const found = compareMembers(leftFilled ? left : NO_OBJECT, rightFilled ? right : NO_OBJECT, schema) ?? {};
  const other = leftFilled ? right : left;
  return other === null || isJsonObject(other) ? found : { ...found, modified: LEAF };
}

function compareLists(left: JsonValue, right: JsonValue, schema: ListSchema): Difference | undefined {
  const l = Array.isArray(left) ? left : NO_ITEMS;
  const r = Array.isArray(right) ? right : NO_ITEMS;
  if (l.length === 0 && r.length === 0) return compareWhole(left, right);
  const found = l.length === r.length ? comparePairs(l, r, schema) : NOT_PAIRED;
  return found === NOT_PAIRED ? compareIndexed(l, r, schema) : found;
}

const NOT_PAIRED: Difference = {};

/** The usual case: the same items in the same order, few of them changed. */
function comparePairs(left: readonly JsonValue[], right: readonly JsonValue[], schema: ListSchema): Difference | undefined {
  let found: Difference | undefined;
  for (let i = 0; i < left.length; i++) {
    const l = left[i]!;
    const r = right[i]!;
    if (deepEqual(l, r)) continue;
    const element = itemElement(schema, l);
    if (element === undefined || element !== itemElement(schema, r)) return NOT_PAIRED;
    if (found !== undefined && holds(found, element)) return NOT_PAIRED;
    found = gather(found, element, compareValues(l, r, schema.item));
  }
  return found && sorted(found);
}

function holds(found: Difference, element: PathElement): boolean {
  return found.added?.[element] !== undefined || found.modified?.[element] !== undefined || found.removed?.[element] !== undefined;
}

function compareIndexed(left: readonly JsonValue[], right: readonly JsonValue[], schema: ListSchema): Difference | undefined {
  const leftItems = indexItems(schema, left);
  const rightItems = indexItems(schema, right);
  let found: Difference | undefined;
  for (const [element, l] of leftItems) {
    found = gather(found, element, compareSameItems(l, rightItems.get(element) ?? [], schema));
  }
  for (const [element, r] of rightItems) {
    if (!leftItems.has(element)) found = gather(found, element, compareSameItems([], r, schema));
  }
  return found && sorted(found);
}

/** Items with one path element. A list that holds an element several times has it as one field. */
function compareSameItems(left: readonly JsonValue[], right: readonly JsonValue[], schema: ListSchema): Difference | undefined {
  if (left.length <= 1 && right.length <= 1) return compareValues(left[0], right[0], schema.item);
  if (left.length > 1 && right.length > 1) return deepEqual(left as JsonValue[], right as JsonValue[]) ? undefined : { modified: LEAF };
  if (left.length > 1) {
    return { removed: LEAF, ...(right.length === 0 ? {} : { added: wholeNode(right[0]!, schema.item) }) };
  }
  return { added: LEAF, ...(left.length === 0 ? {} : { removed: wholeNode(left[0]!, schema.item) }) };
}

function gather(found: Difference | undefined, element: PathElement, inner: Difference | undefined): Difference | undefined {
  if (inner === undefined) return found;
  const out = found ?? {};
  for (const kind of KINDS) {
    const node = inner[kind];
    if (node === undefined) continue;
    out[kind] ??= {};
    (out[kind] as FieldSetDraft)[element] = node;
  }
  return out;
}

function sorted(found: Difference): Difference {
  for (const kind of KINDS) {
    const draft = found[kind];
    if (draft !== undefined) found[kind] = sortElements(draft as FieldSetDraft);
  }
  return found;
}

const KINDS = ["added", "modified", "removed"] as const;
