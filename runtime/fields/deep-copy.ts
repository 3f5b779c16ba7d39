/** Copies of JSON values that share nothing with the original. */
import { type JsonObject, type JsonValue, setOwn } from "../definition/json.js";

/** A copy sharing no object or array with `value`; members that are `undefined` are left out. Recursion follows the document's depth. */
export function deepCopy<T extends JsonValue>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  return (Array.isArray(value) ? value.map(deepCopy) : copyObject(value)) as T;
}

function copyObject(source: JsonObject): JsonObject {
  const copy: JsonObject = {};
  for (const key of Object.keys(source)) {
    const value = source[key];
    if (value !== undefined) setOwn(copy, key, deepCopy(value));
  }
  return copy;
}
