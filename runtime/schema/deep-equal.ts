/** Equality of JSON values: members in any order, numbers by value, a missing member is not a null one. */
import type { JsonObject, JsonValue } from "../definition/json.js";

/** Whether two JSON values are the same document. A `bigint` equals a `number` of the same value. */
export function deepEqual(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  return equal(a, b, 0);
}

/** Levels compared by recursion; deeper ones wait on a list, so that no document is too deep. */
const MAXIMUM_RECURSION = 400;

type Pair = readonly [JsonValue | undefined, JsonValue | undefined];

function equal(a: JsonValue | undefined, b: JsonValue | undefined, depth: number, deeper?: Pair[]): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return equalNumbers(a, b);
  if (depth < MAXIMUM_RECURSION) return equalMembers(a, b, depth + 1, deeper);
  if (deeper !== undefined) return deeper.push([a, b]) > 0;
  return equalDeep(a, b);
}

function equalDeep(a: JsonValue, b: JsonValue): boolean {
  const waiting: Pair[] = [[a, b]];
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    if (!equal(pair[0], pair[1], 0, waiting)) return false;
  }
  return true;
}

function equalNumbers(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (typeof a === "bigint" && typeof b === "number") return Number.isInteger(b) && a === BigInt(b);
  return typeof a === "number" && typeof b === "bigint" && Number.isInteger(a) && BigInt(a) === b;
}

function equalMembers(a: JsonValue[] | JsonObject, b: JsonValue[] | JsonObject, depth: number, deeper: Pair[] | undefined): boolean {
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!equal(a[i], b[i], depth, deeper)) return false;
    return true;
  }
  let members = 0;
  for (const key in a) {
    const left = a[key];
    if (left === undefined) continue;
    members++;
    if (!Object.hasOwn(b, key) || !equal(left, b[key], depth, deeper)) return false;
  }
  for (const key in b) if (b[key] !== undefined) members--;
  return members === 0;
}
