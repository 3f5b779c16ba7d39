/** Copies of JSON values that share nothing with the original. */
import { type JsonObject, type JsonValue, setOwn } from "../definition/json.js";

/** A copy sharing no object or array with `value`; members that are `undefined` are left out. */
export function deepCopy<T extends JsonValue>(value: T): T {
  return copy(value, 0) as T;
}

/** Levels copied by recursion; deeper ones wait on a list, so that no document is too deep. */
const MAXIMUM_RECURSION = 400;

/** A container whose members are still those of the original. */
type Waiting = JsonValue[] | JsonObject;

function copy(value: JsonValue, depth: number, deeper?: Waiting[]): JsonValue {
  if (typeof value !== "object" || value === null) return value;
  if (depth < MAXIMUM_RECURSION) return copyMembers(value, depth + 1, deeper);
  const shallow = Array.isArray(value) ? [...value] : { ...value };
  if (deeper !== undefined) deeper.push(shallow);
  else copyDeep(shallow);
  return shallow;
}

function copyDeep(first: Waiting): void {
  const waiting: Waiting[] = [first];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const [key, value] of Object.entries(next)) {
      if (value !== undefined) setOwn(next as JsonObject, key, copy(value, 0, waiting));
    }
  }
}

function copyMembers(value: JsonValue[] | JsonObject, depth: number, deeper: Waiting[] | undefined): JsonValue {
  if (Array.isArray(value)) {
    const list: JsonValue[] = [];
    for (const item of value) list.push(copy(item, depth, deeper));
    return list;
  }
  const object: JsonObject = {};
  for (const key in value) {
    const member = value[key];
    if (member !== undefined) setOwn(object, key, copy(member, depth, deeper));
  }
  return object;
}
