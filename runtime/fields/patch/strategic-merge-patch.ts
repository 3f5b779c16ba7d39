/** Strategic merge patch: a merge patch that merges lists by key and takes directives (specification: merge strategy markers). */
import type { JsonObject, JsonValue } from "../../definition/json.js";
import type { StructSchema } from "../../definition/schema.js";

/**
 * The document after the merge, directed by patch strategies and merge keys of `schema`. `document` is not mutated; the result
 * may share parts with both. Throws a 400 for a malformed patch or directive, 422 where the patch does not fit the document.
 */
export function applyStrategicMergePatch(document: JsonObject, patch: JsonValue, schema: StructSchema): JsonObject {
  void patch;
  void schema;
  return document;
}
