/** Merging a configuration into an object: its values win, nothing is removed, list items keep their places where they can. */
import { getOwn, isJsonObject, type JsonObject, type JsonValue, setOwn } from "../../definition/json.js";
import type { ListSchema, Schema } from "../../definition/schema.js";
import { deepEqual } from "../../schema/deep-equal.js";
import type { PathElement } from "../field-set/path-element.js";
import { indexItems, isAtomic, isFilledObject, itemElement, memberSchema } from "./schema-view.js";

/**
 * `live` with the values of `applied`, which must be free of duplicate list items. The result shares its parts with both, and is
 * `live` itself when the configuration changes nothing.
 */
export function merge<T extends JsonObject>(live: T, applied: JsonObject, schema: Schema): T {
  return mergeMembers(live, applied, schema) as T;
}

function mergeValues(live: JsonValue | undefined, applied: JsonValue, schema: Schema): JsonValue {
  if (live === undefined || live === applied) return applied;
  if (isAtomic(schema)) return deepEqual(live, applied) ? live : applied;
  if (schema.kind === "list") return mergeLists(live, applied, schema);
  if (isJsonObject(live)) {
    if (isJsonObject(applied)) return mergeMembers(live, applied, schema);
    if (applied === null && isFilledObject(live)) return live;
  }
  return deepEqual(live, applied) ? live : applied;
}

function mergeMembers(live: JsonObject, applied: JsonObject, schema: Schema): JsonObject {
  let out: JsonObject | undefined;
  for (const name in applied) {
    const value = applied[name];
    if (value === undefined) continue;
    const before = getOwn(live, name);
    const merged = mergeValues(before, value, memberSchema(schema, name));
    if (merged === before) continue;
    out ??= copyOf(live);
    setOwn(out, name, merged);
  }
  return out ?? live;
}

/** Spreading is faster for small objects, but half as fast for those of hundreds of members, and small ones cost next to nothing. */
function copyOf(object: JsonObject): JsonObject {
  const copy: JsonObject = {};
  for (const name in object) setOwn(copy, name, object[name]!);
  return copy;
}

function mergeLists(live: JsonValue, applied: JsonValue, schema: ListSchema): JsonValue {
  if (!Array.isArray(live) || live.length === 0) return deepEqual(live, applied) ? live : applied;
  if (!Array.isArray(applied) || applied.length === 0) return live;
  const merged = mergePairs(live, applied, schema) ?? mergeItems(live, applied, schema);
  return merged.length === live.length && merged.every((item, i) => item === live[i]) ? live : merged;
}

/** The usual case: the same items in the same order. Undefined when they are not. */
function mergePairs(live: readonly JsonValue[], applied: readonly JsonValue[], schema: ListSchema): JsonValue[] | undefined {
  if (live.length !== applied.length) return undefined;
  const out: JsonValue[] = [];
  for (let i = 0; i < live.length; i++) {
    const element = itemElement(schema, live[i]!);
    if (element === undefined || element !== itemElement(schema, applied[i]!)) return undefined;
    out.push(mergeValues(live[i], applied[i]!, schema.item));
  }
  return out;
}

/** The items of both sides on their way into one list. */
class ItemMerge {
  private readonly applied = new Map<PathElement, JsonValue>();
  private readonly live: Map<PathElement, JsonValue[]>;
  private readonly done = new Set<PathElement>();
  readonly out: JsonValue[] = [];

  constructor(
    live: readonly JsonValue[],
    applied: readonly JsonValue[],
    private readonly schema: ListSchema,
  ) {
    this.live = indexItems(schema, live);
    for (const item of applied) {
      const element = itemElement(schema, item);
      if (element !== undefined) this.applied.set(element, item);
    }
  }

  /** Elements of the applied items, in order, and those of them that `live` has. */
  order(): { readonly applied: readonly PathElement[]; readonly shared: readonly PathElement[] } {
    const applied = [...this.applied.keys()];
    return { applied, shared: applied.filter((element) => this.live.has(element)) };
  }

  isApplied(element: PathElement): boolean {
    return this.applied.has(element);
  }

  isDone(element: PathElement): boolean {
    return this.done.has(element);
  }

  /** Adds an applied item over its live one; where `live` has several, the applied one replaces them. */
  take(element: PathElement): void {
    const same = this.live.get(element);
    this.out.push(mergeValues(same?.length === 1 ? same[0] : undefined, this.applied.get(element)!, this.schema.item));
    this.done.add(element);
  }
}

/** Shared items come in the order of `applied`; items that only `live` has come as early as their place between those allows. */
function mergeItems(live: readonly JsonValue[], applied: readonly JsonValue[], schema: ListSchema): JsonValue[] {
  const items = new ItemMerge(live, applied, schema);
  const order = items.order();
  let l = 0;
  let a = 0;
  let s = 0;
  while (l < live.length || a < order.applied.length) {
    const next = order.applied[a];
    if (l < live.length) {
      const element = itemElement(schema, live[l]!);
      if (element === undefined || !items.isApplied(element)) {
        items.out.push(live[l++]!);
        continue;
      }
      const isNext = element === next;
      const isPassedOver = next !== undefined && order.shared[s] !== undefined && order.shared[s] !== element;
      if (isNext || isPassedOver || items.isDone(element)) l++;
      if (isPassedOver && !isNext) continue;
    }
    if (next === undefined) continue;
    items.take(next);
    if (order.shared[s] === next) s++;
    a++;
  }
  return items.out;
}
