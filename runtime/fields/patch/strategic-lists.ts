/** Merging of lists in a strategic merge patch; linear in both lists. */
import { getOwn, isJsonObject, type JsonObject, type JsonValue } from "../../definition/json.js";
import { badRequest } from "../../errors/constructors.js";
import { formatGoValue } from "../go-text.js";
import { doesNotApply } from "./patch-error.js";
import { directiveOf } from "./strategic-directives.js";

/** How the items of a list are told apart and merged. */
export interface ListMerge {
  /** "" for a list of scalars. */
  readonly mergeKey: string;
  mergeItems(original: JsonObject, patch: JsonObject): JsonObject;
  /** An item that meets no other; undefined when nothing of it is left. */
  clean(item: JsonValue): JsonValue | undefined;
}

type List = readonly JsonValue[];

/** The patch's items take the patch's order among themselves and keep their places between the items they do not name. */
export function mergeList(original: List, patch: List, merge: ListMerge): JsonValue[] {
  if (original.length === 0 && patch.length === 0) return [];
  const isScalar = areScalars([original, patch]);
  if (!isScalar && merge.mergeKey === "") throw badRequest("cannot merge lists without merge key for struct");
  const { base, changes, merged } = isScalar ? mergeScalars(original, patch) : mergeObjects(original, patch, merge);
  return interleave(merged, changes, base, isScalar ? "" : merge.mergeKey);
}

/** As {@link mergeList}, but in the order of a `$setElementOrder`, which must hold the patch's items in their order. */
export function orderedBy(
  order: List,
  original: List | undefined,
  patch: List | undefined,
  isMerged: boolean,
  merge: ListMerge,
): JsonValue[] {
  const key = areScalars([original ?? [], patch ?? []]) ? "" : merge.mergeKey;
  checkOrder(patch ?? [], order, key);
  const both = original !== undefined && patch !== undefined;
  const merged = both ? (isMerged ? mergeList(original, patch, merge) : [...patch]) : (original ?? cleaned(patch ?? [], merge));
  return interleave(merged, order, original ?? [], key);
}

const cleaned = (items: List, merge: ListMerge): JsonValue[] => items.map(merge.clean).filter((item) => item !== undefined);

/** Without the items that are in `removed`. */
export function deleteScalars(list: List, removed: List): JsonValue[] {
  if (!areScalars([list, removed])) throw badRequest("invalid patch format of primitive list");
  const gone = new Set(removed);
  return list.filter((item) => !gone.has(item));
}

/** Whether the items are scalars; all must be of one type. */
function areScalars(lists: readonly List[]): boolean {
  let type: string | undefined;
  for (const list of lists) {
    for (const item of list) {
      const itemType = item === null ? "null" : Array.isArray(item) ? "list" : typeof item;
      if (itemType === "list" && type === undefined) throw doesNotApply();
      type ??= itemType;
      if (type !== itemType || type === "null") {
        throw badRequest(`list element types are not identical: ${formatGoValue(lists as JsonValue)}`);
      }
    }
  }
  return type !== "object";
}

/** `base` is what is left of the original, `changes` the patch without directives, `merged` all items of both. */
interface MergedLists {
  readonly base: List;
  readonly changes: List;
  readonly merged: List;
}

function mergeScalars(original: List, patch: List): MergedLists {
  return { base: original, changes: patch, merged: [...new Set([...original, ...patch])] };
}

function mergeObjects(original: List, patch: List, merge: ListMerge): MergedLists {
  const { base, changes } = obeyDirectives(original, patch, merge.mergeKey);
  const merged = [...base];
  const places = new Map<JsonValue | undefined, number>();
  for (const [i, item] of merged.entries()) {
    const key = isJsonObject(item) ? getOwn(item, merge.mergeKey) : undefined;
    if (!places.has(key)) places.set(key, i);
  }
  for (const item of changes) {
    const key = mergeKeyOf(item, merge.mergeKey);
    const place = places.get(key);
    if (place === undefined) {
      places.set(key, merged.length);
      merged.push(merge.clean(item) ?? {});
    } else {
      merged[place] = merge.mergeItems(merged[place] as JsonObject, item as JsonObject);
    }
  }
  return { base, changes, merged };
}

/** `$patch: delete` takes away the items with its key, `$patch: replace` all of them. */
function obeyDirectives(original: List, patch: List, mergeKey: string): { base: List; changes: List } {
  const changes: JsonValue[] = [];
  const deleted = new Set<JsonValue>();
  let isReplaced = false;
  for (const item of patch) {
    const directive = directiveOf(item);
    if (directive === undefined) changes.push(item);
    else if (directive === "delete") deleted.add(mergeKeyOf(item, mergeKey));
    else if (directive === "replace") isReplaced = true;
    else if (directive === "merge") throw badRequest("merging lists cannot yet be specified in the patch");
    else throw badRequest(`unknown patch type: ${formatGoValue(directive)} in map: ${formatGoValue(item)}`);
  }
  if (isReplaced) return { base: changes, changes: [] };
  if (deleted.size === 0) return { base: original, changes };
  return { base: original.filter((item) => !deleted.has(mergeKeyOf(item, mergeKey))), changes };
}

function mergeKeyOf(item: JsonValue, mergeKey: string): JsonValue {
  const key = isJsonObject(item) ? getOwn(item, mergeKey) : undefined;
  if (key === undefined || typeof key === "object") {
    throw badRequest(`map: ${formatGoValue(item)} does not contain declared merge key: ${mergeKey}`);
  }
  return key;
}

/** What tells an item from the others: the scalar itself, or the value of the merge key. */
function identity(item: JsonValue, mergeKey: string): JsonValue {
  return mergeKey === "" ? item : mergeKeyOf(item, mergeKey);
}

/** First place of each item. */
function placesOf(list: List, mergeKey: string): ReadonlyMap<JsonValue, number> {
  const places = new Map<JsonValue, number>();
  for (const [i, item] of list.entries()) {
    const id = identity(item, mergeKey);
    if (!places.has(id)) places.set(id, i);
  }
  return places;
}

/**
 * Puts the items named in `order` in that order and the others in that of `base`, then merges the two rows: one of the others
 * goes first only if `base` has it before the named one.
 */
function interleave(merged: List, order: List, base: List, mergeKey: string): JsonValue[] {
  const inOrder = placesOf(order, mergeKey);
  const inBase = placesOf(base, mergeKey);
  const named: JsonValue[] = [];
  const others: JsonValue[] = [];
  for (const item of merged) (inOrder.has(identity(item, mergeKey)) ? named : others).push(item);
  named.sort((a, b) => place(inOrder, a, mergeKey) - place(inOrder, b, mergeKey));
  others.sort((a, b) => place(inBase, a, mergeKey) - place(inBase, b, mergeKey));

  const result: JsonValue[] = [];
  let next = 0;
  for (const item of others) {
    const before = inBase.get(identity(item, mergeKey));
    while (next < named.length && !isBefore(before, inBase.get(identity(named[next] as JsonValue, mergeKey)))) {
      result.push(named[next++] as JsonValue);
    }
    result.push(item);
  }
  return result.concat(named.slice(next));
}

const place = (places: ReadonlyMap<JsonValue, number>, item: JsonValue, mergeKey: string): number =>
  places.get(identity(item, mergeKey)) ?? Number.MAX_SAFE_INTEGER;

const isBefore = (a: number | undefined, b: number | undefined): boolean => a !== undefined && b !== undefined && a < b;

/** Throws a 400 unless the patch's items come in `order` in the same order. */
function checkOrder(patch: List, order: List, mergeKey: string): void {
  if (order.length === 0 || patch.length === 0) return;
  let next = 0;
  for (const item of patch) {
    if (directiveOf(item) !== undefined) continue;
    const id = identity(item, mergeKey);
    while (next < order.length && identity(order[next] as JsonValue, mergeKey) !== id) next++;
    if (next >= order.length) {
      throw badRequest(
        `The order in patch list:\n${formatGoValue([...patch])}\n doesn't match $setElementOrder list:\n${formatGoValue([...order])}\n`,
      );
    }
    next++;
  }
}
