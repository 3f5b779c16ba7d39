/** Structs that nobody has set. */
import { type JsonObject, setOwn } from "../definition/json.js";
import type { StructSchema } from "../definition/schema.js";
import { deepCopy } from "./deep-copy.js";
import { applyDefaults } from "./defaults.js";
import { writtenZero } from "./merge/schema-view.js";

const known = new WeakMap<StructSchema, JsonObject>();

/** What the peer writes of a struct that nobody has set: fields that are always written, and defaults. A new object each time. */
export function emptyStruct(schema: StructSchema): JsonObject {
  let empty = known.get(schema);
  if (empty === undefined) {
    empty = zeroOf(schema);
    applyDefaults(empty, schema);
    known.set(schema, empty);
  }
  return deepCopy(empty) as JsonObject;
}

function zeroOf(schema: StructSchema): JsonObject {
  const zero: JsonObject = {};
  for (const [name, field] of Object.entries(schema.fields)) {
    const value = field.schema.kind === "struct" && !field.optional ? zeroOf(field.schema) : writtenZero(field);
    if (value !== undefined) setOwn(zero, name, value);
  }
  return zero;
}
