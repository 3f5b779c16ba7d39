/** What differs between two objects, as field sets, or whether anything does. Equal parts are passed over without touching a set. */
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
  const found = new Walk(false).members(left, right, schema);
  if (found === undefined) return SAME;
  return { added: found.added ?? EMPTY_SET, modified: found.modified ?? EMPTY_SET, removed: found.removed ?? EMPTY_SET };
}

/** Whether {@link compare} would find anything. */
export function differs(left: JsonObject, right: JsonObject, schema: Schema): boolean {
  return new Walk(true).members(left, right, schema) !== undefined;
}

/** Whether nothing differs. */
export function isSame(comparison: Comparison): boolean {
  return isEmptySet(comparison.added) && isEmptySet(comparison.modified) && isEmptySet(comparison.removed);
}

class Walk {
  /** @param stops whether the first difference is enough; what is found is then only that there is one */
  constructor(private readonly stops: boolean) {}

  private values(left: JsonValue | undefined, right: JsonValue | undefined, schema: Schema): Difference | undefined {
    if (left === right) return undefined;
    if (left === undefined) return { added: this.whole(right!, schema) };
    if (right === undefined) return { removed: this.whole(left, schema) };
    if (isAtomic(schema)) return compareWhole(left, right);
    switch (schema.kind) {
      case "list":
        return this.lists(left, right, schema);
      case "any":
        return this.untyped(left, right, schema);
      default: {
        const hasContent = isFilledObject(left) || isFilledObject(right);
        if (!hasContent) return compareWhole(left, right);
        return this.members(isJsonObject(left) ? left : NO_OBJECT, isJsonObject(right) ? right : NO_OBJECT, schema);
      }
    }
  }

  members(left: JsonObject, right: JsonObject, schema: Schema): Difference | undefined {
    let found: Difference | undefined;
    for (const name in left) {
      const l = left[name];
      const r = getOwn(right, name);
      if (l === r || l === undefined) continue;
      found = gather(found, `f:${name}`, this.member(l, r, name, schema));
      if (this.stops && found !== undefined) return found;
    }
    for (const name in right) {
      const r = right[name];
      if (r === undefined || getOwn(left, name) !== undefined) continue;
      found = gather(found, `f:${name}`, this.member(undefined, r, name, schema));
      if (this.stops && found !== undefined) return found;
    }
    return found && sorted(found);
  }

  private member(left: JsonValue | undefined, right: JsonValue | undefined, name: string, schema: Schema): Difference | undefined {
    if (left === undefined || right === undefined) {
      const field = schema.kind === "struct" ? declaredField(schema, name) : undefined;
      const zero = field && writtenZero(field);
      if (zero !== undefined) return this.values(left ?? zero, right ?? zero, field!.schema);
    }
    return this.values(left, right, memberSchema(schema, name));
  }

  /** Keys are fields whatever they hold; a scalar or list in place of an object is the change of one field. */
  private untyped(left: JsonValue, right: JsonValue, schema: Schema): Difference | undefined {
    const leftFilled = isFilledObject(left);
    const rightFilled = isFilledObject(right);
    if (leftFilled && rightFilled) return this.members(left, right, schema);
    if (!leftFilled && !rightFilled) return compareWhole(left, right);
    const found = this.members(leftFilled ? left : NO_OBJECT, rightFilled ? right : NO_OBJECT, schema) ?? {};
    const other = leftFilled ? right : left;
    return other === null || isJsonObject(other) ? found : { ...found, modified: LEAF };
  }

  private lists(left: JsonValue, right: JsonValue, schema: ListSchema): Difference | undefined {
    const l = Array.isArray(left) ? left : NO_ITEMS;
    const r = Array.isArray(right) ? right : NO_ITEMS;
    if (l.length === 0 && r.length === 0) return compareWhole(left, right);
    const found = l.length === r.length ? this.pairs(l, r, schema) : NOT_PAIRED;
    return found === NOT_PAIRED ? this.indexed(l, r, schema) : found;
  }

  /** The usual case: the same items in the same order, few of them changed. */
  private pairs(left: readonly JsonValue[], right: readonly JsonValue[], schema: ListSchema): Difference | undefined {
    let found: Difference | undefined;
    for (let i = 0; i < left.length; i++) {
      const l = left[i]!;
      const r = right[i]!;
      if (deepEqual(l, r)) continue;
      const element = itemElement(schema, l);
      if (element === undefined || element !== itemElement(schema, r)) return NOT_PAIRED;
      if (found !== undefined && holds(found, element)) return NOT_PAIRED;
      found = gather(found, element, this.values(l, r, schema.item));
      if (this.stops && found !== undefined) return found;
    }
    return found && sorted(found);
  }

  private indexed(left: readonly JsonValue[], right: readonly JsonValue[], schema: ListSchema): Difference | undefined {
    const leftItems = indexItems(schema, left);
    const rightItems = indexItems(schema, right);
    let found: Difference | undefined;
    for (const [element, l] of leftItems) {
      found = gather(found, element, this.sameItems(l, rightItems.get(element) ?? [], schema));
      if (this.stops && found !== undefined) return found;
    }
    for (const [element, r] of rightItems) {
      if (leftItems.has(element)) continue;
      found = gather(found, element, this.sameItems([], r, schema));
      if (this.stops) return found;
    }
    return found && sorted(found);
  }

  /** Items with one path element. A list that holds an element several times has it as one field. */
  private sameItems(left: readonly JsonValue[], right: readonly JsonValue[], schema: ListSchema): Difference | undefined {
    if (left.length <= 1 && right.length <= 1) return this.values(left[0], right[0], schema.item);
    if (left.length > 1 && right.length > 1) return deepEqual(left as JsonValue[], right as JsonValue[]) ? undefined : { modified: LEAF };
    if (left.length > 1) {
      return { removed: LEAF, ...(right.length === 0 ? {} : { added: this.whole(right[0]!, schema.item) }) };
    }
    return { added: LEAF, ...(left.length === 0 ? {} : { removed: this.whole(left[0]!, schema.item) }) };
  }

  /** The node of a value that appears or goes as a whole. */
  private whole(value: JsonValue, schema: Schema): FieldSet {
    return this.stops ? LEAF : wholeNode(value, schema);
  }
}

const NO_ITEMS: JsonValue[] = [];
const NOT_PAIRED: Difference = {};

function compareWhole(left: JsonValue, right: JsonValue): Difference | undefined {
  return deepEqual(left, right) ? undefined : { modified: LEAF };
}

function holds(found: Difference, element: PathElement): boolean {
  return found.added?.[element] !== undefined || found.modified?.[element] !== undefined || found.removed?.[element] !== undefined;
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
