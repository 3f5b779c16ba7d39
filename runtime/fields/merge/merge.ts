/** Merging a configuration into an object: its values win, nothing is removed, list items keep their places where they can. */
import { getOwn, isJsonObject, type JsonObject, type JsonValue, setOwn } from "../../definition/json.js";
import type { ListSchema, Schema } from "../../definition/schema.js";
import { deepEqual } from "../../schema/deep-equal.js";
import type { PathElement } from "../field-set/path-element.js";
import { isAtomic, isFilledObject, itemElement, memberSchema } from "./schema-view.js";

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

/** Shared items come in the order of `applied`; items that only `live` has come as early as their place between those allows. */
function mergeItems(live: readonly JsonValue[], applied: readonly JsonValue[], schema: ListSchema): JsonValue[] {
  const byElement = new Map<PathElement, JsonValue>();
  for (const item of applied) {
    const element = itemElement(schema, item);
    if (element !== undefined) byElement.set(element, item);
  }
  const wanted = [...byElement.values()];
  // Elements may be megabytes long, and are compared by their places among the applied ones.
  const places = new Map([...byElement.keys()].map((element, place) => [element, place]));
  const liveAt: JsonValue[][] = wanted.map(() => []);
  const placeOf = live.map((item) => {
    const element = itemElement(schema, item);
    const place = element === undefined ? undefined : places.get(element);
    if (place !== undefined) liveAt[place]?.push(item);
    return place;
  });
  const shared = [...wanted.keys()].filter((place) => liveAt[place]?.length !== 0);
  const out: JsonValue[] = [];
  let [l, next, s] = [0, 0, 0];
  while (l < live.length || next < wanted.length) {
    const isLast = next === wanted.length;
    if (l < live.length) {
      const place = placeOf[l];
      if (place === undefined) {
        out.push(live[l++]!);
        continue;
      }
      const isNext = place === next;
      const isPassedOver = !isLast && shared[s] !== undefined && shared[s] !== place;
      if (isNext || isPassedOver || place < next) l++;
      if (isPassedOver && !isNext) continue;
    }
    if (isLast) continue;
    // Where `live` has several, the applied one replaces them.
    const same = liveAt[next] as JsonValue[];
    out.push(mergeValues(same.length === 1 ? same[0] : undefined, wanted[next]!, schema.item));
    if (shared[s] === next) s++;
    next++;
  }
  return out;
}
