/** Equality of JSON values: members in any order, numbers by value, a missing member is not a null one. */
import { isJsonObject, type JsonValue } from "../definition/json.js";

/** Whether two JSON values are the same document. A `bigint` equals a `number` of the same value. Recursion follows the document's depth. */
export function deepEqual(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object") return isNumeric(a) && isNumeric(b) && a == b; // biome-ignore lint/suspicious/noDoubleEquals: 1n == 1
  if (a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && equalLists(a, b);
  if (!isJsonObject(b)) return false;
  let members = 0;
  for (const key of Object.keys(a)) {
    const left = a[key];
    if (left === undefined) continue;
    members++;
    if (!Object.hasOwn(b, key) || !deepEqual(left, b[key])) return false;
  }
  for (const key of Object.keys(b)) if (b[key] !== undefined) members--;
  return members === 0;
}

const isNumeric = (value: unknown): boolean => typeof value === "number" || typeof value === "bigint";

function equalLists(a: readonly JsonValue[], b: readonly JsonValue[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!deepEqual(a[i], b[i])) return false;
  return true;
}
