/** How large a value is, counted no further than anyone cares. */
import type { JsonValue } from "../../definition/json.js";

/** About the bytes of the value's JSON text (escapes are not counted); some larger number once beyond `limit`. */
export function bytesUpTo(value: JsonValue, limit: number): number {
  return sumUpTo(value, limit, (member, key) => leafBytes(member) + 1 + (key === undefined ? 0 : Buffer.byteLength(key) + 3));
}

/** Members and items at every level; some larger number once beyond `limit`. */
export function membersUpTo(value: JsonValue, limit: number): number {
  return sumUpTo(value, limit, () => 1);
}

function leafBytes(value: JsonValue): number {
  if (typeof value === "string") return Buffer.byteLength(value) + 2;
  return typeof value === "object" && value !== null ? 2 : String(value).length;
}

function sumUpTo(value: JsonValue, limit: number, sizeOf: (member: JsonValue, key?: string) => number): number {
  let sum = 0;
  const waiting: JsonValue[] = [value];
  for (let next = waiting.pop(); next !== undefined && sum <= limit; next = waiting.pop()) {
    if (typeof next !== "object" || next === null) continue;
    if (Array.isArray(next)) {
      for (const item of next) {
        sum += sizeOf(item);
        if (typeof item === "object") waiting.push(item);
      }
    } else {
      for (const key in next) {
        const member = next[key] ?? null;
        sum += sizeOf(member, key);
        if (typeof member === "object") waiting.push(member);
      }
    }
  }
  return sum + (typeof value === "string" ? leafBytes(value) : 0);
}
