/** Writes what the native JSON writer cannot, 64-bit integers, or not in time: documents that are deep. */
import type { JsonObject, JsonValue } from "../../definition/json.js";

interface Frame {
  readonly closing: "]" | "}";
  readonly values: readonly (JsonValue | undefined)[];
  /** Member names; absent for arrays. */
  readonly keys?: readonly string[];
  next: number;
  first: boolean;
}

/** Compact JSON text of any value, without recursion. */
export function writeJson(root: JsonValue): string {
  const pieces: string[] = [];
  const stack: Frame[] = [];
  writeStart(root, pieces, stack);
  for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
    if (frame.next === frame.values.length) {
      pieces.push(frame.closing);
      stack.pop();
      continue;
    }
    const index = frame.next++;
    const value = frame.values[index];
    // Like the native writer: absent members are left out, absent items are null.
    if (value === undefined && frame.keys !== undefined) continue;
    if (!frame.first) pieces.push(",");
    frame.first = false;
    if (frame.keys !== undefined) pieces.push(JSON.stringify(frame.keys[index]), ":");
    writeStart(value ?? null, pieces, stack);
  }
  return pieces.join("");
}

/** Writes a scalar whole, of a container the opening bracket. */
function writeStart(value: JsonValue, pieces: string[], stack: Frame[]): void {
  if (typeof value === "bigint") {
    pieces.push(value.toString());
  } else if (typeof value !== "object" || value === null) {
    pieces.push(JSON.stringify(value));
  } else if (Array.isArray(value)) {
    pieces.push("[");
    stack.push({ closing: "]", values: value, next: 0, first: true });
  } else {
    pieces.push("{");
    stack.push(objectFrame(value));
  }
}

function objectFrame(value: JsonObject): Frame {
  return { closing: "}", keys: Object.keys(value), values: Object.values(value), next: 0, first: true };
}
